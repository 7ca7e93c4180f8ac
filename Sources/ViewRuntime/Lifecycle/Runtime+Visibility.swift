extension Runtime {
  /// Takes a row or other retained content off the screen, or back on it: nodes and their state
  /// stay, what is inside disappears or appears (L17, L19, L22).
  func setHidden(_ place: NodeIndex, _ isHidden: Bool) {
    guard tree[place].flags.contains(.hidesItself) != isHidden else { return }
    if isHidden {
      tree[place].flags.insert(.hidesItself)
    } else {
      tree[place].flags.remove(.hidesItself)
    }
    let parent = tree[place].parent
    guard parent == .none || !tree[parent].flags.contains(.isHidden) else { return }
    tree.walk(place) { node in
      if node != place, tree[node].flags.contains(.hidesItself) { return false }
      setEffectivelyHidden(node, isHidden)
      return true
    }
  }

  private func setEffectivelyHidden(_ node: NodeIndex, _ isHidden: Bool) {
    if isHidden {
      tree[node].flags.insert(.isHidden)
      queueDeparture(of: node)
    } else {
      tree[node].flags.remove(.isHidden)
      if case .modifier(let element) = tree[node].payload {
        queueAppearance(of: node, element.effect)
      }
    }
  }
}
