extension Runtime {
  /// Notes that something happened to a record in this step; true the first time.
  @discardableResult
  func mark(_ node: NodeIndex, _ mark: NodeMarks, isShown: Bool = true) -> Bool {
    let known = tree.marks[node]
    guard !known.contains(mark) else { return false }
    tree.marks[node] = known.union(mark).union(isShown ? .isShown : [])
    if isShown, !known.contains(.isShown), tree[node].kind.isNode { log.touched += 1 }
    return true
  }

  /// Takes back what was noted of a record in this step.
  func clearMarks(of node: NodeIndex) { tree.marks[node] = [] }

  /// The marks a record has from this step.
  func marks(of node: NodeIndex) -> NodeMarks { tree.marks[node] }

  /// Adds a record and counts it; only the topmost one of something new is logged with its cause.
  func add(
    _ kind: NodeRecord.Kind, _ payload: Payload = .none, under parent: NodeIndex,
    after previous: NodeIndex, slot: Int32, _ cause: Cause
  ) -> NodeIndex {
    let node = tree.insert(kind, payload, under: parent, after: previous, slot: slot)
    mark(node, .created)
    if kind.isNode { log.created += 1 }
    log.effects += 1
    if parent == .none || !marks(of: parent).contains(.created) {
      log.creations.append(node, cause)
      if parent != .none {
        invalidateLayout(at: parent)
        if kind != .row { callbacks.inserted.append(node) }
      }
    } else if layoutEngine.knows(parent.rawValue) {
      // Made earlier in this step, and laid out since.
      invalidateLayout(at: parent)
    }
    layoutDidInsert(node)
    return node
  }

  /// Notes that a node's own arguments changed; `old` is what it showed before.
  func noteUpdate(of node: NodeIndex, from old: Payload) {
    log.effects += 1
    // What the library keeps around views nobody sees, so it does not count.
    guard tree[node].kind.isNode, !marks(of: node).contains(.created) else { return }
    // A later update of the step may be the animated one (U41).
    if isAnimatable(node), let animation = manner(around: node).animation {
      log.animations[node] = animation
    }
    guard mark(node, .updated) else {
      log.repeatedUpdates.insert(node)
      return
    }
    log.updated += 1
    log.changes.append(.init(node: node, old: old))
  }

  /// True if another value of the node can be seen; an `onChange` or a tag shows nothing.
  private func isAnimatable(_ node: NodeIndex) -> Bool {
    guard case .modifier(let element) = tree[node].payload else { return true }
    return switch element.effect {
    case .none, .layout, .drawing, .background, .overlay, .mask, .inset, .environment,
      .alignmentGuide:
      true
    default: false
    }
  }

  /// Takes back the marks of what was updated several times and is as it was before the step: a
  /// button that was pressed and let go.
  func forgetUndoneUpdates() {
    guard !log.repeatedUpdates.isEmpty else { return }
    let changes = log.changes
    log.changes = changes.filter { change in
      let node = change.node
      guard log.repeatedUpdates.contains(node), isShown(node, as: change.old) else { return true }
      tree.marks[node].remove(.updated)
      log.updated -= 1
      if tree.marks[node] == .isShown {
        clearMarks(of: node)
        log.touched -= 1
      }
      return false
    }
  }

  /// True if a node that is still there shows what it showed with an older payload.
  private func isShown(_ node: NodeIndex, as old: Payload) -> Bool {
    guard !marks(of: node).contains(.removed) else { return false }
    switch (old, tree[node].payload) {
    case (.modifier(let old), .modifier(let new)):
      return old.detail == new.detail && isAlike(old.effect, new.effect)
    case (.primitive(let old), .primitive(let new)):
      return new.isShown(as: old)
    case (.container(let old), .container(let new)):
      return old.detail == new.detail && old.layout == new.layout
    default: return false
    }
  }

  /// Notes that the nodes of a row changed their place among the others.
  func noteMove(of row: NodeIndex) {
    log.effects += 1
    if !preferences.writers.isEmpty { preferences.isOutOfDate = true }
    tree.forEachVisibleChild(of: row) { node in
      guard !marks(of: node).contains(.created), mark(node, .moved) else { return }
      log.moved += 1
      log.movedNodes.append(node)
    }
  }

  /// Asks for the body of a node, or the content of a place, to run in this update.
  func schedule(_ node: NodeIndex) {
    guard !tree[node].flags.contains(.isScheduled) else { return }
    tree[node].flags.insert(.isScheduled)
    batch.append(node)
  }
}
