extension Runtime {
  /// Brings a built-in modifier up to its new element: it is updated if its arguments differ;
  /// closures do not count.
  func refresh(_ node: NodeIndex, from old: ModifierElement, to new: ModifierElement) {
    guard old !== new else { return }
    tree[node].payload = .modifier(new)
    let isLaidOutAnew = !isLaidOutAlike(old.effect, new.effect)
    let isShownAnew = isLaidOutAnew && !isGuide(new.effect)
    if isShownAnew || old.detail != new.detail || !isShownAlike(old.effect, new.effect) {
      noteUpdate(of: node, from: .modifier(old))
    }
    if isLaidOutAnew { invalidateLayout(at: node) }
    if case .environment(let key, let before) = old.effect,
      case .environment(_, let after) = new.effect
    {
      environmentDidChange(at: node, key: key, from: before, to: after)
    }
    queueChange(at: node, from: old, to: new)
    compareContent(of: node, with: new.content)
    compareSecondary(of: node, new.effect)
  }

  /// Compares what `background {}` or `overlay {}` shows, in a slot of its own.
  func compareSecondary(of node: NodeIndex, _ effect: ModifierEffect) {
    let existing = tree.secondary(of: node)
    switch effect {
    case .background(let content, _), .overlay(let content, _):
      if existing != .none {
        compareContent(of: existing, with: content)
        return
      }
      var last = NodeIndex.none
      tree.forEachChild(of: node) { last = $0 }
      let place = add(
        .secondary, under: node, after: last, slot: RenderTree.secondarySlot, .appeared)
      compareContent(of: place, with: content)
    default:
      if existing != .none { remove(existing, .vanished) }
    }
  }

  private func isLaidOutAlike(_ old: ModifierEffect, _ new: ModifierEffect) -> Bool {
    switch (old, new) {
    case (.layout(let old), .layout(let new)): old == new
    case (.background(_, let old), .background(_, let new)),
      (.overlay(_, let old), .overlay(_, let new)):
      old == new
    case (.trait(.layoutPriority(let old)), .trait(.layoutPriority(let new))),
      (.trait(.zIndex(let old)), .trait(.zIndex(let new))):
      old == new
    case (.layout, _), (_, .layout): false
    // A guide is a closure: nothing tells whether it still says the same.
    case (.alignmentGuide, _), (_, .alignmentGuide): false
    default: true
    }
  }

  private func isGuide(_ effect: ModifierEffect) -> Bool {
    if case .alignmentGuide = effect { return true }
    return false
  }

  private func isShownAlike(_ old: ModifierEffect, _ new: ModifierEffect) -> Bool {
    switch (old, new) {
    case (.environment(_, let old), .environment(_, let new)): new.isEqual(to: old)
    case (.disabled(let old), .disabled(let new)): old == new
    case (.trait(.tag(let old)), .trait(.tag(let new))): new.isEqual(to: old)
    default: true
    }
  }
}
