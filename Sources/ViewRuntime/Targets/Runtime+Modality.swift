extension Runtime {
  /// Where what belongs to a node is shown, if not in the layout around it.
  func attachment(of node: NodeIndex) -> Attachment? {
    switch tree[node].payload {
    case .modifier(let element):
      if case .attached(_, let attachment) = element.effect { return attachment }
      return nil
    case .container(let element): return element.attached?.attachment
    default: return nil
    }
  }

  /// What a person can touch: everything, or what was presented last and lies over the rest.
  var touchableRoot: NodeIndex {
    var top = tree.root
    var latest = Int32(0)
    for place in presentations where isAlive(place) && attachment(of: tree[place].parent) == .modal
    {
      var first = firstShownNode(in: place)
      // A sheet without content lies over the rest all the same.
      if first == .none, isOpen(place) { first = tree[place].parent }
      guard first != .none, tree[first].shownID > latest else { continue }
      latest = tree[first].shownID
      top = place
    }
    return top
  }

  /// True if something else that was presented lies over a node.
  func isCovered(_ node: NodeIndex) -> Bool {
    let top = touchableRoot
    return top != tree.root && !tree.isInside(node, of: top)
  }

  /// The type of the presentation that covers a node, for saying why it cannot be used.
  package func cover(of node: Int) -> String? {
    let index = tree.node(shown: node)
    guard index != .none, isCovered(index) else { return nil }
    return typeName(of: tree[touchableRoot].parent)
  }

  /// True if what is in a place is there to be shown, be it empty.
  private func isOpen(_ place: NodeIndex) -> Bool {
    let child = tree[place].firstChild
    guard child != .none, case .dynamic(let dynamic) = tree[child].payload else { return false }
    return dynamic.memory?.closing != nil
  }

  private func firstShownNode(in place: NodeIndex) -> NodeIndex {
    var first = NodeIndex.none
    tree.walk(place) { node in
      guard first == .none, !tree[node].flags.contains(.isHidden) else { return false }
      if tree[node].kind.isNode { first = node }
      return first == .none
    }
    return first
  }
}
