/// Flattens the render tree into the views that take part in layout (I15, I16).
struct ItemBuilder {
  let tree: any LayoutTree
  let engine: LayoutEngine
  /// How many nodes are around the one to be built.
  let depth: Int

  /// What `node` contributes to the layout around it.
  func contribution(of node: LayoutNodeID) -> LayoutContribution {
    guard depth < LayoutLimits.depth else {
      engine.warn(.tooDeep, at: node)
      return LayoutContribution()
    }
    switch tree.layoutRole(of: node) {
    case .transparent, .secondary: return transparent(node)
    case .leaf(let leaf): return one(self.leaf(leaf, node))
    case .container(.gridRow(let alignment)): return gridRow(alignment, node)
    case .container(let layout): return one(container(layout, node))
    case .custom(let algorithm):
      let inside = content(of: node)
      let program = algorithm as? any ProgramLayout
      program?.childrenDidChange()
      return one(
        LayoutItem(
          node: node, kind: .algorithm(algorithm), children: inside.items, groups: inside.groups,
          program: program))
    case .modifier(let modifier): return modified(modifier, node)
    case .background(let alignment): return layered(node, alignment, isBehind: true)
    case .overlay(let alignment): return layered(node, alignment, isBehind: false)
    case .inset(let inset): return takingRoom(node, inset)
    case .layoutPriority(let priority):
      return traited(
        content(of: node), node, LayoutTraits(priority: priority.isNaN ? 0 : priority))
    case .zIndex(let index):
      return traited(content(of: node), node, LayoutTraits(zIndex: index.isNaN ? 0 : index))
    case .rowInsets(let insets):
      return traited(content(of: node), node, LayoutTraits(rowInsets: insets))
    case .layoutValue(let key, let value):
      return each(of: content(of: node)) { item, groups in
        LayoutItem(
          node: node, kind: .algorithm(PassthroughLayout()), children: [item], groups: groups,
          primary: item,
          traits: LayoutTraits(values: item.values.merging([key: value]) { _, new in new }))
      }
    case .gridCell(let change):
      return each(of: content(of: node)) { item, groups in
        var cell = item.cell
        change(&cell)
        return LayoutItem(
          node: node, kind: .algorithm(PassthroughLayout()), children: [item], groups: groups,
          primary: item, traits: LayoutTraits(cell: cell))
      }
    case .alignmentGuide(let guide, let position):
      return traited(content(of: node), node, LayoutTraits(guide: (guide, position)))
    }
  }

  private func one(_ item: LayoutItem) -> LayoutContribution {
    LayoutContribution(items: [item])
  }

  private func transparent(_ node: LayoutNodeID) -> LayoutContribution {
    var inside = content(of: node)
    if !inside.items.isEmpty {
      inside.groups.append(LayoutGroup(node: node, range: 0..<inside.items.count))
    }
    return inside
  }

  /// The views of a row are cells of the grid around it, which places them.
  private func gridRow(
    _ alignment: VerticalAlignment?, _ node: LayoutNodeID
  ) -> LayoutContribution {
    let inside = transparent(node)
    for item in inside.items {
      item.cell.row = node
      item.cell.rowAlignment = alignment
    }
    return inside
  }

  private func leaf(_ leaf: LeafLayout, _ node: LayoutNodeID) -> LayoutItem {
    var traits = LayoutTraits()
    if case .spacer = leaf { traits = LayoutTraits(priority: -.infinity, spacing: .some(.none)) }
    return LayoutItem(node: node, kind: .leaf(leaf), traits: traits)
  }

  private func container(_ algorithm: any LayoutAlgorithm, _ node: LayoutNodeID) -> LayoutItem {
    let inside = content(of: node)
    return LayoutItem(
      node: node, kind: .algorithm(algorithm), children: inside.items, groups: inside.groups)
  }

  private func container(_ layout: ContainerLayout, _ node: LayoutNodeID) -> LayoutItem {
    switch layout {
    case .vertical(let alignment, let spacing):
      return container(
        StackLayout(axis: .vertical, alignment: .horizontal(alignment), spacing: spacing), node)
    case .horizontal(let alignment, let spacing):
      return container(
        StackLayout(axis: .horizontal, alignment: .vertical(alignment), spacing: spacing), node)
    case .depth(let alignment): return container(DepthLayout(alignment: alignment), node)
    case .lazyVertical(let alignment, let spacing):
      return rows(
        LazyStackLayout(axis: .vertical, alignment: .horizontal(alignment), spacing: spacing),
        of: node, shownAs: node)
    case .lazyHorizontal(let alignment, let spacing):
      return rows(
        LazyStackLayout(axis: .horizontal, alignment: .vertical(alignment), spacing: spacing),
        of: node, shownAs: node)
    case .lazyGrid(let axis, let tracks, let alignment, let spacing):
      return rows(
        LazyStackLayout(
          axis: axis, alignment: alignment.guide(across: axis), spacing: spacing, tracks: tracks),
        of: node, shownAs: node)
    case .section: return container(PassthroughLayout(), node)
    case .scroll(let vertical, let horizontal, let margins):
      let inside = LayoutItem.stacked(content(of: node))
      let layout = ScrollLayout(
        vertical: vertical, horizontal: horizontal, contentMargins: margins)
      return LayoutItem(
        node: node, kind: .scroll(layout), children: inside.items, groups: inside.groups)
    case .list:
      return LayoutItem(
        node: node, kind: .scroll(.list), children: [rows(.list, of: node, shownAs: nil)])
    case .passthrough:
      let inside = LayoutItem.stacked(content(of: node))
      return LayoutItem(
        node: node, kind: .algorithm(PassthroughLayout()), children: inside.items,
        groups: inside.groups, primary: inside.items.first)
    case .screens, .tabs:
      let inside = LayoutItem.stacked(content(of: node))
      return LayoutItem(
        node: node, kind: .algorithm(ScreensLayout()), children: inside.items,
        groups: inside.groups)
    case .gridRow: return container(DepthLayout(alignment: .center), node)
    case .geometry: return container(GeometryLayout(), node)
    case .firstFitting(let horizontal, let vertical):
      return container(
        FirstFittingLayout(horizontal: horizontal, vertical: vertical), node)
    }
  }

  private func rows(
    _ layout: LazyStackLayout, of node: LayoutNodeID, shownAs shown: LayoutNodeID?
  ) -> LayoutItem {
    let rows = LazyRows(node: node, depth: depth + 1)
    return LayoutItem(node: shown, kind: .lazy(layout, rows))
  }

  /// The modifier on each view of its content.
  private func modified(_ modifier: LayoutModifier, _ node: LayoutNodeID) -> LayoutContribution {
    let algorithm = modifier.algorithm { engine.warn($0, at: node) }
    var traits = LayoutTraits()
    // Room around a view is room like any other: what the view wanted at its edge no longer counts.
    if case .padding = modifier { traits.spacing = .standard }
    return each(of: content(of: node)) { item, groups in
      LayoutItem(
        node: node, kind: .algorithm(algorithm), children: [item], groups: groups, primary: item,
        traits: traits)
    }
  }

  private func traited(
    _ content: LayoutContribution, _ node: LayoutNodeID, _ traits: LayoutTraits
  ) -> LayoutContribution {
    each(of: content) { item, groups in
      LayoutItem(
        node: node, kind: .algorithm(PassthroughLayout()), children: [item], groups: groups,
        primary: item, traits: traits)
    }
  }

  private func layered(
    _ node: LayoutNodeID, _ alignment: Alignment, isBehind: Bool
  ) -> LayoutContribution {
    let extra = children(of: node, where: isSecondary)
    let content = children(of: node) { !isSecondary($0) }
    guard !extra.items.isEmpty else { return traited(content, node, LayoutTraits()) }
    // Several views in one closure are a ZStack (G36).
    let layer = LayoutItem(
      node: nil, kind: .algorithm(DepthLayout(alignment: alignment)), children: extra.items,
      groups: extra.groups)
    let layout = BackgroundLayout(isBehind: isBehind, alignment: alignment)
    return each(of: content) { item, groups in
      LayoutItem(
        node: node, kind: .algorithm(layout), children: isBehind ? [layer, item] : [item, layer],
        groups: isBehind ? groups.map { $0.moved(by: 1) } : groups, primary: item)
    }
  }

  private func takingRoom(_ node: LayoutNodeID, _ inset: EdgeInset) -> LayoutContribution {
    let extra = children(of: node, where: isSecondary)
    let content = children(of: node) { !isSecondary($0) }
    guard !extra.items.isEmpty else {
      for item in content.items { _ = item.setInset(nil, of: node) }
      return traited(content, node, LayoutTraits())
    }
    let layer = LayoutItem(
      node: nil, kind: .algorithm(DepthLayout(alignment: inset.alignment)), children: extra.items,
      groups: extra.groups)
    return each(of: content) { item, groups in
      let isOver = item.setInset(ScrollInset(inset: inset, layer: layer, owner: node), of: node)
      return LayoutItem(
        node: node, kind: .algorithm(InsetLayout(inset: inset, isOverScrollView: isOver)),
        children: [item, layer], groups: groups, primary: item)
    }
  }

  private func each(
    of content: LayoutContribution, _ make: (LayoutItem, [LayoutGroup]) -> LayoutItem
  ) -> LayoutContribution {
    var made = LayoutContribution()
    for (index, item) in content.items.enumerated() {
      made.items.append(make(item, content.groups(around: index)))
    }
    return made
  }

  private func content(of node: LayoutNodeID) -> LayoutContribution {
    children(of: node) { _ in true }
  }

  private func children(
    of node: LayoutNodeID, where isWanted: (LayoutNodeID) -> Bool
  ) -> LayoutContribution {
    var all = LayoutContribution()
    tree.visitLayoutChildren(of: node) { child in
      guard isWanted(child) else { return }
      all.append(engine.contribution(of: child, in: tree, depth: depth + 1))
    }
    return all
  }

  private func isSecondary(_ node: LayoutNodeID) -> Bool {
    if case .secondary = tree.layoutRole(of: node) { return true }
    return false
  }
}

extension LayoutItem {
  /// One view in place of several: a vertical stack with default spacing (I30).
  static func stacked(_ content: LayoutContribution) -> LayoutContribution {
    guard content.items.count > 1 else { return content }
    let stack = LayoutItem(
      node: nil,
      kind: .algorithm(
        StackLayout(axis: .vertical, alignment: .horizontal(.center), spacing: nil)),
      children: content.items, groups: content.groups)
    return LayoutContribution(items: [stack])
  }

  /// The window around everything.
  static func root(_ content: LayoutContribution) -> LayoutItem {
    let inside = stacked(content)
    return LayoutItem(
      node: nil, kind: .algorithm(RootLayout()), children: inside.items, groups: inside.groups)
  }
}
