/// What a command asked for and the tree cannot do.
struct Refusal: Error, CustomStringConvertible {
  let description: String
}

extension Runtime {
  /// Moves the content of a scroll view along its axis; layout limits the offset to what there is.
  func moveContent(of node: Int?, by distance: Double?, to offset: Double?) throws {
    let target = scrollView(near: node)
    guard target != .none, case .container(let element) = tree[target].payload else {
      throw Refusal(description: "nothing here scrolls")
    }
    var position = scrollOffsets[target] ?? Point(x: 0, y: 0)
    let isVertical = element.layout.scrollsVertically
    let old = isVertical ? position.y : position.x
    let new = offset ?? old + (distance ?? 0)
    if isVertical { position.y = new } else { position.x = new }
    scrollOffsets[target] = position
    scrolledViews.append(target)
    layoutIsOutOfDate = true
  }

  /// The scroll view a command means: the node itself, the one around it or the first one in it;
  /// without a node the first on screen.
  func scrollView(near node: Int?, searchesInsideFirst: Bool = false) -> NodeIndex {
    guard isMounted else { return .none }
    guard let node else { return firstScrollView(in: tree.root) }
    let start = tree.node(shown: node)
    if searchesInsideFirst, start != .none {
      let inside = firstScrollView(in: start)
      if inside != .none { return inside }
    }
    var current = start
    while current != .none {
      if isScrollView(current) { return current }
      current = tree[current].parent
    }
    return start == .none ? .none : firstScrollView(in: start)
  }

  func firstScrollView(in node: NodeIndex) -> NodeIndex {
    var found = NodeIndex.none
    tree.walk(node) { record in
      if found == .none, isScrollView(record), !tree[record].flags.contains(.isHidden) {
        found = record
      }
      return found == .none
    }
    return found
  }

  func isScrollView(_ node: NodeIndex) -> Bool {
    guard case .container(let element) = tree[node].payload else { return false }
    switch element.layout {
    case .scroll, .list: return true
    default: return false
    }
  }
}

extension ContainerLayout {
  /// The axis a `:scroll` without further words moves along.
  fileprivate var scrollsVertically: Bool {
    if case .scroll(let vertical, _, _) = self { return vertical }
    return true
  }
}
