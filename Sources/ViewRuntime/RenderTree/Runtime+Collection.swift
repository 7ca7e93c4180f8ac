extension Runtime {
  /// Brings the rows of a `ForEach` up to a new value: rows follow their ids (I42–I48).
  func refresh(_ node: NodeIndex, _ place: CollectionPlace, with element: CollectionElement) {
    let old = place.element
    guard old !== element, !isEqual(old, element), isWithinLimit(element) else { return }
    place.element = element
    if element.isConstantRange, element.count != place.ids.count {
      warnAboutCount(of: place)
      refreshRows(of: node, place, from: old, diff: nil, oldCount: place.ids.count)
      return
    }
    let oldIDs = place.ids
    let newIDs = ExplicitIDs(count: element.count, element.id)
    let diff = KeyedDiff(from: oldIDs, to: newIDs)
    arrange(node, place, diff, newIDs)
    refreshRows(of: node, place, from: old, diff: diff, oldCount: oldIDs.count)
  }

  private func isEqual(_ old: CollectionElement, _ new: CollectionElement) -> Bool {
    guard let before = old.value, let after = new.value else { return false }
    return after.isEqual(to: before)
  }

  /// Removes rows whose id is gone and puts the others where the new order has them.
  private func arrange(
    _ node: NodeIndex, _ place: CollectionPlace, _ diff: KeyedDiff, _ newIDs: ExplicitIDs
  ) {
    let oldIDs = place.ids
    removeRows(of: place, diff, oldIDs)
    let middle = diff.prefix..<(oldIDs.count - diff.suffix)
    let rows = diff.sources.map { $0 < 0 ? NodeIndex.none : place.rows[$0] }
    place.rows.replaceSubrange(middle, with: rows)
    place.ids = newIDs
    let inserted = diff.sources.indices.filter { diff.sources[$0] < 0 }.map { $0 + diff.prefix }
    // A lazy row that is new is made later, by layout; the body that asked for it had an effect.
    if !inserted.isEmpty {
      log.effects += 1
      if tree[node].flags.contains(.isLazy), !place.isExpanded {
        log.lazyInserts[node, default: []].formUnion(inserted.map { newIDs[$0] })
      }
    }
    if !inserted.isEmpty || !place.repeated.isEmpty {
      findRepeatedIDs(in: place, of: node, inserted: inserted)
    }
    let isShifted = oldIDs.count != newIDs.count
    let changed = diff.prefix..<(isShifted ? newIDs.count : newIDs.count - diff.suffix)
    for index in changed where place.rows[index] != .none {
      tree[place.rows[index]].slot = Int32(index)
    }
    if !changed.isEmpty { invalidateLayout(at: node) }
    relink(node, place, diff)
  }

  private func removeRows(of place: CollectionPlace, _ diff: KeyedDiff, _ ids: ExplicitIDs) {
    var previous = lastRow(in: place, before: diff.prefix)
    var next = diff.prefix
    for index in diff.removed {
      for row in place.rows[next..<index] where row != .none { previous = row }
      next = index + 1
      let row = place.rows[index]
      guard row != .none else { continue }
      log.removedRowIDs[row] = ids[index]
      remove(row, .rowGone, after: previous)
    }
  }

  /// Puts the rows between those that kept their places in their new order.
  private func relink(_ node: NodeIndex, _ place: CollectionPlace, _ diff: KeyedDiff) {
    guard diff.isMoved.contains(true) else { return }
    let middle = diff.prefix..<diff.prefix + diff.isMoved.count
    let next = place.rows[middle.upperBound...].first { $0 != .none }
    tree.reorder(
      place.rows[middle], of: node, after: lastRow(in: place, before: diff.prefix),
      before: next ?? .none)
    for (row, isMoved) in zip(place.rows[middle], diff.isMoved) where isMoved && row != .none {
      noteMove(of: row)
    }
  }

  /// Makes the rows that are new and compares the others, in order; a row whose element and
  /// closure are equal is left alone.
  private func refreshRows(
    of node: NodeIndex, _ place: CollectionPlace, from old: CollectionElement, diff: KeyedDiff?,
    oldCount: Int
  ) {
    let isLazy = tree[node].flags.contains(.isLazy) && !place.isExpanded
    let count = place.ids.count
    let isEqual = place.element.rowEquality?(old)
    var previous = NodeIndex.none
    for index in 0..<count {
      let row = place.rows[index]
      let source = diff?.source(of: index, newCount: count, oldCount: oldCount) ?? index
      if row == .none {
        guard source < 0, !isLazy else { continue }
        previous = makeRow(index, of: node, place, after: previous, .row)
        continue
      }
      previous = row
      if let isEqual, isEqual(index, source) { continue }
      evaluateRow(row)
    }
  }

  /// The nearest row before `index` that is made.
  func lastRow(in place: CollectionPlace, before index: Int) -> NodeIndex {
    var index = index - 1
    while index >= 0, place.rows[index] == .none { index -= 1 }
    return index >= 0 ? place.rows[index] : .none
  }

  /// SwiftUI's own words for a constant range that changed (I49); the rows stay as they were.
  private func warnAboutCount(of place: CollectionPlace) {
    guard !place.hasWarnedCount else { return }
    place.hasWarnedCount = true
    warn(
      "\(place.element.typeName) count (\(place.element.count)) != its initial count "
        + "(\(place.ids.count)). `ForEach(_:content:)` should only be used for *constant* data. "
        + "Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an "
        + "explicit `id`!")
  }
}
