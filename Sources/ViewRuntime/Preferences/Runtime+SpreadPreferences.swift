extension Runtime {
  /// How often a modifier writes its preference: once for each view of what it is applied to, as
  /// any modifier of a `Group` is applied to each of its views (I16).
  ///
  /// What stands on its own, as the content of a background or a root view does, is one view. No
  /// view at all counts as one, too: it may be one that is still to be made.
  func copies(of writer: NodeIndex) -> Int {
    guard !isSingle(tree.firstContent(of: writer)), isInContainer(writer) else { return 1 }
    preferences.isSpread = true
    var views = 0
    tree.forEachLaidOutView(below: writer) { _ in views += 1 }
    return max(1, views)
  }

  /// Marks preferences out of date if views came or went where one is written for each of them.
  func noteSpreadPreferences() {
    guard preferences.isSpread else { return }
    if !log.creations.isEmpty || !log.removals.isEmpty { preferences.isOutOfDate = true }
  }

  /// True for a place whose type leaves room for one view only.
  private func isSingle(_ place: NodeIndex) -> Bool {
    var place = place
    while place != .none, tree[place].next == .none {
      switch tree[place].kind {
      case .primitive, .container: return true
      case .composite, .modifier: place = tree.firstContent(of: place)
      default: return false
      }
    }
    return false
  }

  private func isInContainer(_ node: NodeIndex) -> Bool {
    var parent = tree[node].parent
    while parent != .none {
      switch tree[parent].kind {
      case .container: return true
      case .secondary, .screen: return false
      default: parent = tree[parent].parent
      }
    }
    return false
  }
}
