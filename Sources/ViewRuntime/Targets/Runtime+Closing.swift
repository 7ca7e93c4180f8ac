extension Runtime {
  /// What closes the presentation on top: a sheet, an alert, a menu; and its type.
  package func dismissal() -> (type: String, close: Action)? {
    guard isMounted else { return nil }
    let top = touchableRoot
    guard top != tree.root, let close = closing(of: top) else { return nil }
    return (typeName(of: tree[top].parent), close)
  }

  /// What takes the screen on top off the navigation stack that is on the screen; the innermost
  /// one that has a screen above its root.
  package func wayBack() -> Action? {
    guard isMounted else { return nil }
    var found: Action?
    tree.walk(touchableRoot) { node in
      guard !tree[node].flags.contains(.isHidden) else { return false }
      if case .container(let element) = tree[node].payload, element.layout == .screens,
        let close = memory(above: node)?.closing
      {
        found = close
      }
      return true
    }
    return found
  }

  /// How the presentation in a place is closed: by what keeps it open, inside or around it.
  private func closing(of place: NodeIndex) -> Action? {
    let child = tree[place].firstChild
    if child != .none, case .dynamic(let dynamic) = tree[child].payload,
      let close = dynamic.memory?.closing
    {
      return close
    }
    return memory(above: tree[place].parent)?.closing
  }

  /// The memory of the nearest view of the library around a record that has one.
  private func memory(above node: NodeIndex) -> (any PlaceMemory)? {
    var current = node
    while current != .none {
      if case .dynamic(let place) = tree[current].payload, let memory = place.memory {
        return memory
      }
      current = tree[current].parent
    }
    return nil
  }
}
