/// Scroll positions that the program binds: its wishes are followed, and what a person does to the
/// scroll view is told to it.
extension Runtime {
  /// Follows the wish of a new `scrollPosition`.
  func addScrollPosition(_ effect: ModifierEffect, at node: NodeIndex) {
    guard case .scrollPosition(let position) = effect else { return }
    ask(for: position, at: node)
  }

  /// Follows a new wish; what the program was just told of is none.
  func scrollPositionDidChange(
    at node: NodeIndex, from old: ModifierEffect, to new: ModifierEffect
  ) {
    guard case .scrollPosition(let before) = old, case .scrollPosition(let after) = new,
      !after.value.isEqual(to: before.value)
    else { return }
    if case .id(let id) = after.wish, reportedPositions[node] == id { return }
    ask(for: after, at: node)
  }

  private func ask(for position: ScrollPositionElement, at node: NodeIndex) {
    guard let wish = position.wish else { return }
    reportedPositions.removeValue(forKey: node)
    scrollRequests.append(ScrollRequest(wish: wish, anchor: position.anchor, scope: node))
  }

  /// Tells the `scrollPosition` around a scroll view that a person has moved it.
  func reportPosition(of scroll: NodeIndex) {
    guard isAlive(scroll), let (node, position) = scrollPosition(around: scroll) else { return }
    let id = target(in: scroll, position.anchor)
    reportedPositions[node] = id
    callbacks.changes.append(
      CallbackQueue.Change(node: node, old: position.value, new: position.value) { _, _ in
        try position.report(id)
      })
    runCallbacks()
  }

  private func scrollPosition(
    around scroll: NodeIndex
  ) -> (node: NodeIndex, position: ScrollPositionElement)? {
    var node = tree[scroll].parent
    while node != .none, !isScrollView(node) {
      if case .modifier(let element) = tree[node].payload,
        case .scrollPosition(let position) = element.effect
      {
        return (node, position)
      }
      node = tree[node].parent
    }
    return nil
  }

  /// The id of the first target that reaches beyond the anchor, which is the start of the viewport
  /// if none is named.
  private func target(in scroll: NodeIndex, _ anchor: Point?) -> ExplicitID? {
    let layout = currentLayout()
    guard let geometry = layout.scrolling[scroll.rawValue],
      case .container(let element) = tree[scroll].payload
    else { return nil }
    let axis: Axis = element.layout.scrolls(along: .vertical) ? .vertical : .horizontal
    let viewport = geometry.viewport
    let line = viewport.origin[axis] + (anchor?[axis] ?? 0) * viewport.size[axis]
    let seen = scrollTargets(in: scroll).compactMap { target in
      layout.bounds[target.node.rawValue].map { (id: target.id, bounds: $0) }
    }
    let beyond = seen.filter {
      $0.bounds.origin[axis] + $0.bounds.size[axis] > line + LazyExtent.tolerance
    }
    return beyond.min { $0.bounds.origin[axis] < $1.bounds.origin[axis] }?.id
  }

  /// What is identified directly in the target layout of a scroll view.
  func scrollTargets(in scroll: NodeIndex) -> [(id: ExplicitID, node: NodeIndex)] {
    var found: [(id: ExplicitID, node: NodeIndex)] = []
    var layout = NodeIndex.none
    tree.walk(scroll) { node in
      if layout == .none, case .modifier(let element) = tree[node].payload,
        case .scrollTargets = element.effect
      {
        layout = node
      }
      return layout == .none
    }
    guard layout != .none else { return [] }
    tree.walk(layout) { node in
      switch tree[node].payload {
      case .label(let label):
        guard let id = label.id else { return true }
        found.append((id, node))
        return false
      case .collection(let place):
        for index in place.realised { found.append((place.ids[index], place.rows[index])) }
        return false
      default: return true
      }
    }
    return found
  }
}
