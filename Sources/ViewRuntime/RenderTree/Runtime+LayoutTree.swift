/// The render tree as layout reads it: every record is a layout node, by its place in the arena.
extension Runtime: LayoutTree {
  /// What a record means to layout; places and composites are looked through (I15).
  package func layoutRole(of node: LayoutNodeID) -> LayoutRole {
    let record = tree[NodeIndex(rawValue: node)]
    switch record.payload {
    case .primitive(let element): return .leaf(element.layout)
    case .container(let element) where element.layout == .section: return .transparent
    case .container(let element):
      return element.algorithm.map { .custom($0) } ?? .container(element.layout)
    case .modifier(let element): return layoutRole(of: element.effect)
    default: return record.kind == .secondary ? .secondary : .transparent
    }
  }

  /// Visits the children in order; content that is kept off screen has none.
  package func visitLayoutChildren(of node: LayoutNodeID, _ visit: (LayoutNodeID) -> Void) {
    let index = NodeIndex(rawValue: node)
    if tree[index].kind == .retained, tree[index].flags.contains(.hidesItself) { return }
    if tree[index].kind == .screen, tree[index].flags.contains(.hidesItself) { return }
    if attachment(of: index) != nil {
      tree.forEachChild(of: index) { if tree[$0].kind != .secondary { visit($0.rawValue) } }
      return
    }
    tree.forEachChild(of: index) { visit($0.rawValue) }
  }

  /// How far a scroll view has been moved; the same offset serves its layout of the next step.
  package func scrollOffset(of node: LayoutNodeID) -> Point {
    scrollOffsets[NodeIndex(rawValue: node)] ?? Point(x: 0, y: 0)
  }

  private func layoutRole(of effect: ModifierEffect) -> LayoutRole {
    switch effect {
    case .layout(let modifier): .modifier(modifier)
    case .background(_, let alignment): .background(alignment)
    case .overlay(_, let alignment), .mask(_, let alignment): .overlay(alignment)
    case .inset(_, let inset): .inset(inset)
    case .trait(.layoutPriority(let priority)): .layoutPriority(priority)
    case .trait(.zIndex(let index)): .zIndex(index)
    case .trait(.rowInsets(let insets)): .rowInsets(insets)
    case .trait(.layoutValue(let key, let value)): .layoutValue(key, value)
    case .trait(.gridCell(let change)): .gridCell(change)
    case .alignmentGuide(let guide, let position): .alignmentGuide(guide, position)
    default: .transparent
    }
  }

  /// True if layout looks through a modifier with this effect.
  func isTransparent(_ effect: ModifierEffect) -> Bool {
    if case .transparent = layoutRole(of: effect) { return true }
    return false
  }
}
