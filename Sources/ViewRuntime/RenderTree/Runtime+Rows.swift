import AttributeGraph

extension Runtime {
  /// Makes the rows of a new `ForEach`; inside a lazy container none yet (Z01).
  func makeRows(of node: NodeIndex, _ place: CollectionPlace) -> NodeIndex {
    findRepeatedIDs(in: place, of: node, inserted: nil)
    if tree[node].flags.contains(.isLazy) { place.isExpanded = expandsRows(of: node, place) }
    guard place.isExpanded || !tree[node].flags.contains(.isLazy) else { return node }
    var previous = NodeIndex.none
    for index in place.rows.indices {
      previous = makeRow(index, of: node, place, after: previous, .row)
    }
    return node
  }

  /// Makes one row and its content.
  func makeRow(
    _ index: Int, of node: NodeIndex, _ place: CollectionPlace, after previous: NodeIndex,
    _ cause: Cause
  ) -> NodeIndex {
    if !departing.isEmpty,
      let row = reviveRow(place.ids[index], of: node, after: previous, slot: Int32(index))
    {
      place.rows[index] = row
      evaluateRow(row)
      return row
    }
    let row = add(.row, under: node, after: previous, slot: Int32(index), cause)
    place.rows[index] = row
    if place.isExpanded { tree[row].flags.insert(.isLazy) }
    evaluateRow(row)
    return row
  }

  /// Whether a `ForEach` in a lazy container is looked into: for the rows of its sections, and in a
  /// list also where rows are of unknown number or have ids of their own (Z08, Z13).
  private func expandsRows(of node: NodeIndex, _ place: CollectionPlace) -> Bool {
    switch place.element.rowShape {
    case .plain: return false
    case .nested: return true
    case .unknown:
      var container = tree.parentContainer(of: node)
      while container != .none, case .container(let element) = tree[container].payload {
        if element.layout.isLazy { return element.layout == .list }
        container = tree.parentContainer(of: container)
      }
      return false
    }
  }

  /// Runs the row closure for one element and compares the row's content.
  ///
  /// The closure runs in a rule of its own: an observable property read there belongs to the row
  /// and not to the body around the `ForEach` (U96). Most read none, so the rule is kept only if
  /// it has something to depend on.
  func evaluateRow(_ row: NodeIndex) {
    let known = rowRules.isEmpty ? nil : rowRules[row]
    let rule =
      known ?? graph.addRule(named: "ForEach row", tag: row.rawValue, runner: runner)
    let element = produce(rule)
    if graph.hasDependencies(rule) {
      if known == nil { rowRules[row] = rule }
    } else {
      if known != nil { rowRules.removeValue(forKey: row) }
      graph.remove(rule)
    }
    if let element { compareContent(of: row, with: element) }
  }

  /// Runs the closure of the `ForEach` around a row; a repeated id shows its first element (C17).
  func rowContent(of row: NodeIndex) throws -> ViewElement {
    guard case .collection(let place) = tree[tree[row].parent].payload else { return .empty }
    let index = Int(tree[row].slot)
    return try place.element.content(place.repeated[index] ?? index)
  }

  /// Finds ids that occur more than once and warns, once for each (I52).
  ///
  /// `inserted` are the indices that can have added one; a few of them are looked up one by one,
  /// so that inserting a row does not hash all the others.
  func findRepeatedIDs(in place: CollectionPlace, of node: NodeIndex, inserted: [Int]?) {
    // The numbers of a range are all different.
    guard !place.element.isConstantRange else { return }
    if let inserted, place.repeated.isEmpty, inserted.count <= 4 {
      let isRepeated = inserted.contains { index in
        place.ids.indices.contains { $0 != index && place.ids[$0] == place.ids[index] }
      }
      guard isRepeated else { return }
    }
    place.repeated.removeAll()
    var firsts: [ExplicitID: Int] = [:]
    firsts.reserveCapacity(place.ids.count)
    for (index, id) in place.ids.enumerated() {
      guard let first = firsts[id] else {
        firsts[id] = index
        continue
      }
      place.repeated[index] = first
      if place.warnedIDs.insert(id).inserted { warnAboutRepeated(id, in: place, of: node) }
    }
  }

  /// SwiftUI's words for an id that occurs twice (I52), and in a lazy stack once more (I53).
  private func warnAboutRepeated(_ id: ExplicitID, in place: CollectionPlace, of node: NodeIndex) {
    warn(
      "\(place.element.typeName): the ID \(id.display) occurs multiple times within the "
        + "collection, this will give undefined results!")
    let container = tree.parentContainer(of: node)
    guard container != .none, case .container(let element) = tree[container].payload else { return }
    switch element.layout {
    case .lazyVertical, .lazyHorizontal:
      warn(
        "\(element.type)Layout: the ID \(id.display) is used by multiple child views, this will "
          + "give undefined results!")
    default: break
    }
  }
}
