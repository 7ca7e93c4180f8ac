import VirtualTime

extension Runtime {
  /// The animation under which a record is removed; `nil` if it goes at once.
  ///
  /// A transition of its own counts first, then an `animation(_:value:)` around it whose value
  /// changed, then the transaction's. An identity transition takes no time (I37); nor does the
  /// exchange inside an `AnyView` (C06), nor what a container or a screen does by itself.
  func removalAnimation(of node: NodeIndex, _ cause: Cause) -> AnimationSpan? {
    let manner = manner(around: node)
    if manner.disablesAnimations { return nil }
    switch cause {
    case .released, .mounted, .erasure, .realised, .revived: return nil
    case .appeared, .vanished, .branch, .identity, .type, .row, .rowGone: break
    }
    switch tree[node].kind {
    case .screen, .secondary, .erased: return nil
    default: break
    }
    if let transition = transition(of: node) {
      if transition.isIdentity { return nil }
      if let own = transition.animation { return own }
    }
    return manner.animation
  }

  /// True if a node is the first one a reader sees of a record and what it holds.
  func isTopNode(_ node: NodeIndex, of place: NodeIndex) -> Bool {
    var current = node
    while current != .none, current != place {
      current = tree[current].parent
      if current != .none, tree[current].kind.isNode { return false }
    }
    return current == place
  }

  /// The `.transition` of what a record shows, if it has one.
  func transition(of node: NodeIndex) -> Transition? {
    var current = node
    while current != .none {
      switch tree[current].payload {
      case .modifier(let element):
        if case .trait(.transition(let transition)) = element.effect { return transition }
      case .primitive, .container, .composite: return nil
      default: break
      }
      let child = tree.firstContent(of: current)
      guard child != .none, tree[child].next == .none || tree[tree[child].next].kind == .secondary
      else { return nil }
      current = child
    }
    return nil
  }

  /// How a node that left in this step is under way; `nil` if it is gone for good.
  func departure(of node: NodeIndex) -> (animation: AnimationSpan?, isTop: Bool)? {
    guard !log.departures.isEmpty else { return nil }
    var current = node
    while current != .none {
      if let animation = log.departures[current] {
        guard departing.contains(where: { $0.node == current }) else { return nil }
        return (animation, isTopNode(node, of: current))
      }
      current = tree[current].parent
    }
    return nil
  }

  /// True for a view with an `.id` of its own in a lazy container, when another id takes its
  /// place: it is parked, and found again if the id comes back there (I41).
  func isParked(_ node: NodeIndex, _ cause: Cause) -> Bool {
    guard case .identity(_?, _?) = cause, tree[node].kind == .identified,
      tree[node].parent != .none
    else { return false }
    return tree[tree[node].parent].flags.contains(.isLazy)
  }

  /// Takes a subtree out of the tree and keeps it alive: until its transition has ended, or,
  /// without an animation, until it is wanted again or too many others are.
  func depart(_ node: NodeIndex, under animation: AnimationSpan?) {
    let parent = tree[node].parent
    tree.walk(node) { record in
      mark(record, .removed)
      tree.setAside(record)
      if tree[record].kind.isNode {
        log.removed += 1
        log.touched -= 1
      }
      return true
    }
    log.departures[node] = animation
    let alarm = animation.map { animation in
      clock.schedule(after: animation.interval) { [unowned self] in
        finishDeparture(of: node)
        runCallbacks()
      }
    }
    departing.append(
      Departing(
        node: node, parent: parent, slot: tree[node].slot, rowID: log.removedRowIDs[node],
        alarm: alarm))
    let parked = departing.filter { $0.alarm == nil }
    if parked.count > Runtime.parkingLimit { finishDeparture(of: parked[0].node) }
  }

  /// Subtrees that lazy containers park at most.
  static let parkingLimit = 64

  /// Brings back what stood at a position and is still on its way out, if `element` continues its
  /// identity (I31).
  func revive(
    _ element: ViewElement, under owner: NodeIndex, after previous: NodeIndex, slot: Int32
  ) -> NodeIndex? {
    let index = departing.firstIndex {
      $0.parent == owner && $0.slot == slot && $0.rowID == nil && matches($0.node, element)
    }
    return index.map { revive(departing.remove(at: $0), after: previous, slot: slot) }
  }

  /// The same for an element of a `ForEach`.
  func reviveRow(
    _ id: ExplicitID, of collection: NodeIndex, after previous: NodeIndex, slot: Int32
  ) -> NodeIndex? {
    let index = departing.firstIndex { $0.parent == collection && $0.rowID == id }
    return index.map { revive(departing.remove(at: $0), after: previous, slot: slot) }
  }

  /// Ends at once the transitions of what lay in records that are gone.
  func finishOrphans() {
    guard !departing.isEmpty else { return }
    for entry in departing where !isAlive(entry.parent) || tree[entry.parent].kind == .free {
      if let alarm = entry.alarm { clock.cancel(alarm) }
      finishDeparture(of: entry.node)
    }
  }

  /// The type of the first view in a subtree, whatever modifies it.
  private func viewName(in place: NodeIndex) -> String {
    var name: String?
    tree.walk(place) { node in
      if name == nil, tree[node].kind.isNode, tree[node].kind != .modifier {
        name = typeName(of: node)
      }
      return name == nil
    }
    return name ?? "view"
  }

  private func revive(_ entry: Departing, after previous: NodeIndex, slot: Int32) -> NodeIndex {
    if let alarm = entry.alarm { clock.cancel(alarm) }
    tree[entry.node].slot = slot
    tree.link(entry.node, after: previous)
    tree.walk(entry.node) { record in
      tree.bringBack(record)
      clearMarks(of: record)
      mark(record, .revived)
      if tree[record].kind.isNode { log.created += 1 }
      return true
    }
    log.effects += 1
    log.creations.append(entry.node, .revived)
    invalidateLayout(at: entry.parent)
    setHidden(entry.node, false)
    return entry.node
  }

  /// The transition is over: now the state is destroyed and what appeared disappears (L13).
  private func finishDeparture(of node: NodeIndex) {
    guard let index = departing.firstIndex(where: { $0.node == node }) else { return }
    let entry = departing.remove(at: index)
    if entry.alarm != nil { log.report.endedTransitions.append(viewName(in: node)) }
    let removed = log.removed
    if let id = entry.rowID { log.removedRowIDs[node] = id }
    tree.walk(node) { record in
      retire(record, isEarly: false)
      return true
    }
    log.removed = removed
    finishOrphans()
  }
}
