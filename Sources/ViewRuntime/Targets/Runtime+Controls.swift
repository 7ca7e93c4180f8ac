extension Runtime {
  /// Everything on the screen that a person can act on, in tree order: what a command may mean
  /// when it names no target.
  package func controls() -> [Target] {
    visibleNodes { node in
      switch tree[node].payload {
      case .container(let element): return element.interaction != nil
      case .modifier(let element):
        if case .gesture = element.effect { return true }
        return false
      default: return false
      }
    }
  }

  /// Everything on the screen that scrolls, in tree order.
  package func scrollViews() -> [Target] {
    visibleNodes { node in
      guard case .container(let element) = tree[node].payload else { return false }
      switch element.layout {
      case .scroll, .list: return true
      default: return false
      }
    }
  }

  func visibleNodes(_ isWanted: (NodeIndex) -> Bool) -> [Target] {
    guard isMounted else { return [] }
    var found: [Target] = []
    tree.walk(touchableRoot) { node in
      guard !tree[node].flags.contains(.isHidden) else { return false }
      if tree[node].kind.isNode, isWanted(node) {
        found.append(
          Target(
            node: Int(tree[node].shownID), path: path(of: node), type: typeName(of: node),
            label: label(of: node)))
      }
      return true
    }
    return found
  }
}
