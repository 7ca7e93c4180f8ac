/// One walk over the whole tree: sizes on the way down, bounds in the result.
final class LayoutPass {
  let tree: any LayoutTree
  let engine: LayoutEngine
  let listsDrawing: Bool
  /// Different for each pass of the engine.
  let number: Int
  var result = LayoutResult()
  /// How often rows were made that changed the size of something already placed; after that, all
  /// around it has to be sized and placed again.
  var resizings = 0
  private var sizings = 0

  init(tree: any LayoutTree, engine: LayoutEngine, listsDrawing: Bool) {
    self.tree = tree
    self.engine = engine
    self.listsDrawing = listsDrawing
    number = engine.nextPassNumber()
  }

  /// The size `item` takes when offered `proposal`, computed once per proposal (G43).
  func size(
    of item: LayoutItem, _ proposal: ProposedSize, _ context: LayoutContext
  ) -> Size {
    let proposal = proposal.sanitised
    let key = SizeMemo.Key(proposal, context)
    item.enter(context.container)
    if let known = item.sizes[key] { return known }
    sizings += 1
    guard sizings <= LayoutLimits.sizings else {
      engine.warn(.tooMuchWork, at: nil)
      return proposal.replacingUnspecifiedDimensions()
    }
    let size = checked(computedSize(of: item, proposal, context), for: proposal, of: item)
    item.sizes.remember(size, for: key)
    return size
  }

  private func computedSize(
    of item: LayoutItem, _ proposal: ProposedSize, _ context: LayoutContext
  ) -> Size {
    switch item.kind {
    case .leaf(let leaf): leaf.size(proposal, stackAxis: context.stackAxis)
    case .algorithm(let algorithm):
      algorithm.sizeThatFits(proposal, children: proxies(of: item, algorithm, context))
    case .scroll(let layout): layout.size(proposal, of: item, in: self, context)
    case .lazy(let layout, let rows): layout.size(proposal, of: rows, in: self, context)
    }
  }

  func proxies(
    of item: LayoutItem, _ algorithm: any LayoutAlgorithm, _ context: LayoutContext
  ) -> LayoutProxies {
    LayoutProxies(items: item.children, pass: self, context: context.inside(algorithm.childAxis))
  }

  /// A size that others can count with: an infinite answer is right only for an infinite offer.
  private func checked(_ size: Size, for proposal: ProposedSize, of item: LayoutItem) -> Size {
    let isInfiniteOffer = proposal.width == .infinity || proposal.height == .infinity
    func isValid(_ length: Double) -> Bool {
      length >= 0 && (length.isFinite || isInfiniteOffer)
    }
    if isValid(size.width) && isValid(size.height) { return size }
    engine.warn(.invalidSize, at: item.node)
    let offered = proposal.replacingUnspecifiedDimensions()
    func repaired(_ length: Double, _ offer: Double) -> Double {
      if isValid(length) { return length }
      return length == .infinity ? offer : 0
    }
    return Size(
      width: repaired(size.width, offered.width), height: repaired(size.height, offered.height))
  }

  /// Where the program, or text, says that `guide` is in `item`; in the item's coordinates.
  ///
  /// Several children that say so are combined; a layout that is placed elsewhere shifts the
  /// guide with it, which is why this needs placements (G21).
  func explicitPosition(
    of guide: AlignmentGuide, in item: LayoutItem, _ proposal: ProposedSize,
    _ context: LayoutContext
  ) -> Double? {
    guard !item.guides.isDisjoint(with: guide.mask) else { return nil }
    let proposal = proposal.sanitised
    let key = LayoutItem.GuideKey(guide: guide, key: SizeMemo.Key(proposal, context))
    item.enter(context.container)
    if let known = item.guidePositions[key] { return known }
    let position = computedPosition(of: guide, in: item, proposal, context)
    item.guidePositions[key] = .some(position.flatMap { $0.isFinite ? $0 : nil })
    return position
  }

  private func computedPosition(
    of guide: AlignmentGuide, in item: LayoutItem, _ proposal: ProposedSize,
    _ context: LayoutContext
  ) -> Double? {
    let size = size(of: item, proposal, context)
    if let own = item.ownGuide, own.guide == guide, let content = item.children.first {
      let view = LayoutProxy(item: content, pass: self, context: context)
      return own.position(GuideContext(of: view, proposal))
    }
    switch item.kind {
    case .leaf(.text): return TextMetric.baseline(guide, height: size.height)
    case .leaf, .scroll, .lazy: return nil
    case .algorithm(let algorithm):
      let children = proxies(of: item, algorithm, context)
      if let program = item.program,
        let position = program.explicitPosition(
          of: guide, in: size, proposal: proposal, children: children)
      {
        return position
      }
      let placements = placements(of: item, algorithm, in: size, proposal, children)
      let positions = zip(children, placements).compactMap { child, placement -> Double? in
        guard case .at(let origin, let offer) = placement,
          let position = child.explicitPosition(of: guide, offer)
        else { return nil }
        return origin[guide.axis] + position
      }
      return guide.combined(positions)
    }
  }
}
