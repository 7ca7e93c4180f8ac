extension Runtime {
  /// Brings a built-in modifier up to its new element: it is updated if its arguments differ;
  /// closures do not count.
  func refresh(_ node: NodeIndex, from old: ModifierElement, to new: ModifierElement) {
    guard old !== new else { return }
    tree[node].payload = .modifier(new)
    let isLaidOutAnew = !isLaidOutAlike(old.effect, new.effect)
    let isShownAnew = isLaidOutAnew && !isClosure(new.effect)
    if isShownAnew || old.detail != new.detail || !isShownAlike(old.effect, new.effect) {
      noteUpdate(of: node, from: .modifier(old))
    }
    if isLaidOutAnew { invalidateLayout(at: node) }
    if case .environment(let key, let before) = old.effect,
      case .environment(_, let after) = new.effect
    {
      environmentDidChange(at: node, key: key, from: before, to: after)
    }
    if case .offer(let before) = old.effect, case .offer(let after) = new.effect {
      offerDidChange(from: before, to: after)
    }
    preferenceDidChange(at: node, from: old.effect, to: new.effect)
    scrollPositionDidChange(at: node, from: old.effect, to: new.effect)
    if case .geometryChange = new.effect { geometryObservers[node]?.handle = nil }
    noteManner(at: node, from: old.effect, to: new.effect)
    queueChange(at: node, from: old, to: new)
    compareContent(of: node, with: new.content)
    compareSecondary(of: node, new.effect)
  }

  /// Compares what `background {}` or `overlay {}` shows, in a slot of its own.
  func compareSecondary(of node: NodeIndex, _ effect: ModifierEffect) {
    switch effect {
    case .background(let content, _), .overlay(let content, _), .mask(let content, _),
      .inset(let content, _):
      compareSecondary(of: node, with: content)
    case .attached(let content, let attachment):
      compareSecondary(of: node, with: content, attachment)
    default: compareSecondary(of: node, with: nil)
    }
  }

  /// Compares what belongs to a node beside its content.
  func compareSecondary(
    of node: NodeIndex, with content: ViewElement?, _ attachment: Attachment? = nil
  ) {
    let existing = tree.secondary(of: node)
    guard let content else {
      if existing != .none { remove(existing, .vanished) }
      return
    }
    if existing != .none {
      compareContent(of: existing, with: content)
      return
    }
    var last = NodeIndex.none
    tree.forEachChild(of: node) { last = $0 }
    let place = add(.secondary, under: node, after: last, slot: RenderTree.secondarySlot, .appeared)
    if let attachment, attachment != .bar { presentations.insert(place) }
    compareContent(of: place, with: content)
  }

  /// True if two effects look the same and lay out the same.
  func isAlike(_ old: ModifierEffect, _ new: ModifierEffect) -> Bool {
    isLaidOutAlike(old, new) && isShownAlike(old, new)
  }

  private func isLaidOutAlike(_ old: ModifierEffect, _ new: ModifierEffect) -> Bool {
    switch (old, new) {
    case (.layout(let old), .layout(let new)): old == new
    case (.drawing(let old), .drawing(let new)): old.isAlike(new)
    case (.background(_, let old), .background(_, let new)),
      (.overlay(_, let old), .overlay(_, let new)), (.mask(_, let old), .mask(_, let new)):
      old == new
    case (.inset(_, let old), .inset(_, let new)): old == new
    case (.trait(.layoutPriority(let old)), .trait(.layoutPriority(let new))),
      (.trait(.zIndex(let old)), .trait(.zIndex(let new))):
      old == new
    case (.trait(.rowInsets(let old)), .trait(.rowInsets(let new))): old == new
    case (.layout, _), (_, .layout): false
    case (.trait(.layoutValue(let key, let old)), .trait(.layoutValue(let newKey, let new))):
      key == newKey && new.isEqual(to: old)
    // These are closures: nothing tells whether they still say the same.
    case (.alignmentGuide, _), (_, .alignmentGuide), (.trait(.gridCell), _), (_, .trait(.gridCell)):
      false
    default: true
    }
  }

  private func isClosure(_ effect: ModifierEffect) -> Bool {
    switch effect {
    case .alignmentGuide, .trait(.gridCell), .drawing(.computed): true
    default: false
    }
  }

  private func isShownAlike(_ old: ModifierEffect, _ new: ModifierEffect) -> Bool {
    switch (old, new) {
    case (.environment(_, let old), .environment(_, let new)): new.isEqual(to: old)
    case (.ignoresTouches(let old), .ignoresTouches(let new)): old == new
    case (.coordinateSpace(let old), .coordinateSpace(let new)): new.isEqual(to: old)
    case (.trait(.tag(let old)), .trait(.tag(let new))): new.isEqual(to: old)
    default: true
    }
  }
}
