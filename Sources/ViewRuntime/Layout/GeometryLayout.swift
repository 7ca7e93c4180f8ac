/// `GeometryReader`: takes what is offered, 10 where nothing is; children lie at the top left, one
/// over the other (G39).
struct GeometryLayout: LayoutAlgorithm {
  func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placements(
    in size: Size, proposal: ProposedSize, children: LayoutProxies
  ) -> [ChildPlacement] {
    children.map { _ in .at(.zero, ProposedSize(size)) }
  }
}
