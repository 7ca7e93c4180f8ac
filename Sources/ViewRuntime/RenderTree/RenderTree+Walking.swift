extension RenderTree {
  /// Calls `visit` for each child record, first to last; `visit` may detach it.
  func forEachChild(of node: NodeIndex, _ visit: (NodeIndex) -> Void) {
    var child = self[node].firstChild
    while child != .none {
      let next = self[child].next
      visit(child)
      child = next
    }
  }

  /// Calls `visit` for `node` and everything below, parents first, without using the call stack.
  ///
  /// `visit` tells whether to go on below the record; it must not change links.
  func walk(_ node: NodeIndex, _ visit: (NodeIndex) -> Bool) {
    var current = node
    while true {
      if visit(current), self[current].firstChild != .none {
        current = self[current].firstChild
        continue
      }
      while current != node, self[current].next == .none { current = self[current].parent }
      guard current != node else { return }
      current = self[current].next
    }
  }

  /// The nodes a container sees as its children: places are looked through (I15).
  func forEachVisibleChild(of node: NodeIndex, _ visit: (NodeIndex) -> Void) {
    forEachChild(of: node) { child in
      if self[child].kind.isNode {
        visit(child)
      } else if self[child].kind != .secondary {
        forEachVisibleChild(of: child, visit)
      }
    }
  }

  /// The nearest composite above a record whose body made it.
  ///
  /// What a view modifier places as its content comes from the body that applied it (I25).
  func owner(of node: NodeIndex) -> NodeIndex {
    var parent = self[node].parent
    var contents = 0
    while parent != .none {
      if self[parent].kind == .content {
        contents += 1
      } else if self[parent].kind == .composite {
        guard contents > 0 else { break }
        contents -= 1
      }
      parent = self[parent].parent
    }
    return parent
  }

  /// True if `node` is `ancestor` or below it.
  func isInside(_ node: NodeIndex, of ancestor: NodeIndex) -> Bool {
    let depth = self[ancestor].depth
    var node = node
    while node != .none, self[node].depth > depth { node = self[node].parent }
    return node == ancestor
  }
}

extension RenderTree {
  /// The nearest container around a record.
  func parentContainer(of node: NodeIndex) -> NodeIndex {
    var parent = self[node].parent
    while parent != .none, self[parent].kind != .container { parent = self[parent].parent }
    return parent
  }

  /// The views below a record that take part in layout on their own: composites and modifiers are
  /// looked through, because several views inside them stay several views (I15, I16).
  func forEachLaidOutView(below node: NodeIndex, _ visit: (NodeIndex) -> Void) {
    forEachVisibleChild(of: node) { child in
      switch self[child].kind {
      case .primitive, .container: visit(child)
      default: forEachLaidOutView(below: child, visit)
      }
    }
  }

  /// The first child that is not secondary content.
  func firstContent(of node: NodeIndex) -> NodeIndex {
    let child = self[node].firstChild
    return child != .none && self[child].kind == .secondary ? .none : child
  }

  /// The place of a modifier's secondary content.
  func secondary(of node: NodeIndex) -> NodeIndex {
    var found = NodeIndex.none
    forEachChild(of: node) { if self[$0].kind == .secondary { found = $0 } }
    return found
  }
}
