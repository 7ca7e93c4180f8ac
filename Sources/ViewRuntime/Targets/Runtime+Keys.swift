extension Runtime {
  /// Presses a key for a view, else for the one that has the focus: the key goes to what is
  /// innermost there and from there outwards, until somebody has used it.
  ///
  /// Without a focus it goes to the only view that waits for keys (modelled: the focus is not
  /// moved by a keyboard here). False if nobody has used the key.
  package func press(_ key: KeyInput, on node: Int?) throws -> Bool {
    var current = keyStart(node)
    while current != .none, !presentations.contains(current) {
      if let handle = keyHandler(of: current), !isDisabled(current), try handle(key) {
        return true
      }
      current = tree[current].parent
    }
    return false
  }

  /// True if a key would go somewhere.
  package func hasKeyTarget(_ node: Int?) -> Bool { keyStart(node) != .none }

  /// Where a key comes in: at the innermost of the modifiers that are applied to one view.
  private func keyStart(_ node: Int?) -> NodeIndex {
    var deepest: NodeIndex
    if let node = node ?? focusedField {
      deepest = tree.node(shown: node)
    } else {
      var waiting: [NodeIndex] = []
      tree.walk(tree.root) { node in
        guard !tree[node].flags.contains(.isHidden) else { return false }
        guard keyHandler(of: node) != nil else { return true }
        waiting.append(node)
        return false
      }
      deepest = waiting.count == 1 ? waiting[0] : .none
    }
    var current = deepest
    while current != .none {
      var children: [NodeIndex] = []
      tree.forEachVisibleChild(of: current) { children.append($0) }
      current = children.count == 1 ? children[0] : .none
      if current != .none, keyHandler(of: current) != nil { deepest = current }
    }
    return deepest
  }

  private func keyHandler(of node: NodeIndex) -> ((KeyInput) throws -> Bool)? {
    guard case .modifier(let element) = tree[node].payload,
      case .keyPress(let handle) = element.effect
    else { return nil }
    return handle
  }
}
