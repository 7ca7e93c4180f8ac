import AttributeGraph

extension Runtime {
  /// The preference of the views that the running rule's content is put over or behind.
  ///
  /// The content is made again when the value differs.
  package func readPreference(_ key: PreferenceKey) throws -> any ComparableValue {
    guard let rule = graph.runningRule else { return try key.initial() }
    let reader = NodeIndex(rawValue: graph.tag(of: rule))
    let value = try preference(key, read: reader)
    preferences.readers[reader] = PreferenceTable.Reader(key: key, value: value)
    return value
  }

  /// Notes a modifier that sets, transforms or watches a preference.
  func addPreference(_ effect: ModifierEffect, at node: NodeIndex) {
    switch effect {
    case .preference, .preferenceTransform:
      preferences.writers.insert(node)
      preferences.isOutOfDate = true
    case .anchorPreference:
      preferences.writers.insert(node)
      preferences.anchors[node] = .some(nil)
      preferences.isOutOfDate = true
    case .preferenceChange:
      preferences.observers[node] = .some(nil)
      preferences.isOutOfDate = true
    default: break
    }
  }

  /// Forgets what a record has to do with preferences.
  func removePreference(of node: NodeIndex) {
    guard preferences.hasReaders || !preferences.writers.isEmpty else { return }
    if preferences.writers.remove(node) != nil { preferences.isOutOfDate = true }
    preferences.anchors.removeValue(forKey: node)
    preferences.transforms.removeValue(forKey: node)
    preferences.observers.removeValue(forKey: node)
    preferences.readers.removeValue(forKey: node)
  }

  /// Marks preferences out of date if a modifier sets another value; a closure may do anything.
  func preferenceDidChange(
    at node: NodeIndex, from old: ModifierEffect, to new: ModifierEffect
  ) {
    switch (old, new) {
    case (.preference(_, let before), .preference(_, let after)):
      if !after.isEqual(to: before) { preferences.isOutOfDate = true }
    case (.preferenceTransform, .preferenceTransform):
      preferences.transforms.removeValue(forKey: node)
      preferences.isOutOfDate = true
    case (.anchorPreference, .anchorPreference):
      preferences.anchors[node] = .some(nil)
      preferences.isOutOfDate = true
    default: break
    }
  }

  /// Makes content again that shows a preference which differs now; true if there was any.
  func settlePreferenceReaders() -> Bool {
    noteSpreadPreferences()
    guard preferences.isOutOfDate, !preferences.readers.isEmpty else { return false }
    var isChanged = false
    for (node, reader) in preferences.readers.sorted(by: { tree.precedes($0.key, $1.key) })
    where isAlive(node) {
      guard case .deferred(let place) = tree[node].payload,
        let value = attempt({ try preference(reader.key, read: node) }),
        !value.isEqual(to: reader.value)
      else { continue }
      place.isOutOfDate = false
      place.lastUpdate = updateNumber
      evaluate(node, place.rule)
      invalidateLayout(at: node)
      isChanged = true
    }
    if isChanged { flushBatch(inside: .none) }
    return isChanged
  }

  /// Queues `onPreferenceChange` for the values that differ when an update is done; the first value
  /// counts as different.
  func queuePreferenceChanges() {
    noteSpreadPreferences()
    guard preferences.isOutOfDate else { return }
    preferences.isOutOfDate = false
    for (node, last) in preferences.observers.sorted(by: { tree.isWrittenBefore($0.key, $1.key) })
    where isAlive(node) {
      guard case .modifier(let element) = tree[node].payload,
        case .preferenceChange(let key, let action) = element.effect,
        let value = attempt({ try preference(key, below: node, without: .none) ?? key.initial() })
      else { continue }
      if let last, value.isEqual(to: last) { continue }
      preferences.observers[node] = .some(value)
      callbacks.preferences.append(.init(node: node, key: key, value: value, action: action))
    }
  }

  /// The preference of the content that a reader's modifier is applied to.
  private func preference(
    _ key: PreferenceKey, read reader: NodeIndex
  ) throws -> any ComparableValue {
    var place = reader
    while place != .none, tree[place].kind != .secondary { place = tree[place].parent }
    guard place != .none else { return try key.initial() }
    return try preference(key, below: tree[place].parent, without: place) ?? key.initial()
  }

  /// What the views below a record say, in tree order; `nil` if none says anything.
  ///
  /// Of several modifiers around one view the outermost counts.
  private func preference(
    _ key: PreferenceKey, below owner: NodeIndex, without excluded: NodeIndex
  ) throws -> (any ComparableValue)? {
    var result: (any ComparableValue)?
    var covering = NodeIndex.none
    for node in preferences.writers.sorted(by: { tree.precedes($0, $1) })
    where node != owner && isAlive(node) && isInside(node, owner) {
      guard covering == .none || !isInside(node, covering),
        excluded == .none || !isInside(node, excluded),
        case .modifier(let element) = tree[node].payload
      else { continue }
      let value: any ComparableValue
      var copies = 1
      switch element.effect {
      case .preference(key, let own):
        value = own
        copies = self.copies(of: node)
      case .preferenceTransform(key, let transform):
        value = try transformed(
          node, preference(key, below: node, without: .none) ?? key.initial(), transform)
      case .anchorPreference(key, let isTransform, let make):
        guard let bounds = lastLayout.flatMap({ drawnBounds(of: node, $0) }) else { continue }
        let base =
          isTransform
          ? try preference(key, below: node, without: .none) ?? key.initial() : nil
        value = try anchored(node, at: bounds, base, make)
      default: continue
      }
      covering = node
      for _ in 0..<copies {
        result = if let before = result { try key.reduce(before, value) } else { value }
      }
    }
    return result
  }

  /// Calls what makes another value of one, unless it is known what that makes of it.
  private func transformed(
    _ node: NodeIndex, _ input: any ComparableValue,
    _ transform: (any ComparableValue) throws -> any ComparableValue
  ) throws -> any ComparableValue {
    if let known = preferences.transforms[node], known.input.isEqual(to: input) {
      return known.value
    }
    let value = try transform(input)
    preferences.transforms[node] = PreferenceTable.Transformed(input: input, value: value)
    return value
  }

  /// Calls what makes a value from the place of a view, unless it is known for that place.
  private func anchored(
    _ node: NodeIndex, at bounds: DrawnBounds, _ base: (any ComparableValue)?,
    _ make: (DrawnBounds, (any ComparableValue)?) throws -> any ComparableValue
  ) throws -> any ComparableValue {
    if base == nil, case .some(.some(let known)) = preferences.anchors[node], known.bounds == bounds
    {
      return known.value
    }
    let value = try make(bounds, base)
    preferences.anchors[node] = PreferenceTable.Anchored(bounds: bounds, value: value)
    return value
  }

  /// Marks preferences out of date if a view that hands up its place is somewhere else; true if
  /// one is.
  func noteMovedAnchors(in layout: LayoutResult) -> Bool {
    let isAnyMoved = preferences.anchors.contains { node, known in
      drawnBounds(of: node, layout) != known?.bounds
    }
    if isAnyMoved { preferences.isOutOfDate = true }
    return isAnyMoved
  }

  /// Views over the window keep their preferences to themselves.
  private func isInside(_ node: NodeIndex, _ ancestor: NodeIndex) -> Bool {
    var current = node
    while current != .none, current != ancestor {
      if presentations.contains(current) { return false }
      current = tree[current].parent
    }
    return current == ancestor
  }

  /// A result, or nothing if the program fails; that is reported.
  func attempt<Result>(_ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      fail(error)
      return nil
    }
  }
}
