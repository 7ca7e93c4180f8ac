/// `ScrollView`, and the viewport of a `List`.
///
/// The content is offered no length along the axis it scrolls on, so it takes its ideal one; the
/// viewport itself takes what it is offered there, and is as wide as its content across. A list
/// takes what it is offered both ways. Content shorter than the viewport lies at its start.
struct ScrollLayout {
  let vertical: Bool
  let horizontal: Bool
  /// What `contentMargins` keeps free around the content.
  var contentMargins = EdgeInsets.zero
  var fillsBreadth = false

  static let list = ScrollLayout(vertical: true, horizontal: false, fillsBreadth: true)

  func size(
    _ proposal: ProposedSize, of item: LayoutItem, in pass: LayoutPass, _ context: LayoutContext
  ) -> Size {
    if fillsBreadth { return proposal.replacingUnspecifiedDimensions() }
    let margins = margins(of: item, proposal, pass, context)
    let ideal = contentSize(of: item, proposal, margins, pass, inside(context, proposal))
    return Size(
      width: horizontal ? proposal.width ?? ideal.width : ideal.width,
      height: vertical ? proposal.height ?? ideal.height : ideal.height)
  }

  func place(
    _ item: LayoutItem, in bounds: Rectangle, _ proposal: ProposedSize, pass: LayoutPass,
    _ context: LayoutContext, _ viewport: Rectangle?
  ) {
    guard let node = item.node else { return }
    let proposal = fillsBreadth ? ProposedSize(bounds.size) : proposal
    let margins = margins(of: item, proposal, pass, context)
    let inner = inside(context, proposal)
    let content = contentSize(of: item, proposal, margins, pass, inner)
    let wanted = pass.tree.scrollOffset(of: node)
    let offset = Point(
      x: possible(wanted.x, content.width - bounds.size.width, isScrolling: horizontal),
      y: possible(wanted.y, content.height - bounds.size.height, isScrolling: vertical))
    pass.result.scrolling[node] = ScrollGeometry(
      viewport: bounds, contentSize: content, offset: offset)
    guard let child = item.children.first else { return }
    let origin = Point(
      x: bounds.origin.x - offset.x + margins.leading,
      y: bounds.origin.y - offset.y + margins.top)
    let seen = viewport.map { bounds.intersection($0) } ?? bounds
    let placed = pass.place(child, at: origin, offer(proposal, margins), inner, in: seen)
    pass.record(item.groups, around: [placed])
  }

  private func possible(_ wanted: Double, _ most: Double, isScrolling: Bool) -> Double {
    guard isScrolling, most > 0, !wanted.isNaN else { return 0 }
    return min(max(wanted, 0), most)
  }

  private func offer(_ proposal: ProposedSize, _ margins: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: horizontal ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
      height: vertical ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
  }

  /// What can be scrolled through: the content and the margins around it.
  private func contentSize(
    of item: LayoutItem, _ proposal: ProposedSize, _ margins: EdgeInsets, _ pass: LayoutPass,
    _ inner: LayoutContext
  ) -> Size {
    guard let content = item.children.first else { return .zero }
    let size = pass.size(of: content, offer(proposal, margins), inner)
    return Size(width: size.width + margins.horizontal, height: size.height + margins.vertical)
  }

  /// The room that views at the edges take from the content, and its own margins.
  private func margins(
    of item: LayoutItem, _ proposal: ProposedSize, _ pass: LayoutPass, _ context: LayoutContext
  ) -> EdgeInsets {
    var margins = contentMargins
    for over in item.insets {
      let layer = pass.size(of: over.layer, over.inset.offer(proposal), context)
      over.inset.add(to: &margins, over.inset.length(of: layer))
    }
    return margins
  }

  private func inside(_ context: LayoutContext, _ proposal: ProposedSize) -> LayoutContext {
    var inner = context.inside(.none)
    let (width, height) = (context.container.width, context.container.height)
    inner.container = Size(
      width: max(0, (proposal.width ?? width) - contentMargins.horizontal),
      height: max(0, (proposal.height ?? height) - contentMargins.vertical))
    if horizontal { inner.scrollsHorizontally = true }
    if vertical { inner.scrollsVertically = true }
    return inner
  }
}
