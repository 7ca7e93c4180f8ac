/// `NavigationStack`: takes the whole space and gives it to the screen on top, which is centred.
struct ScreensLayout: LayoutAlgorithm {
  func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size {
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecifiedDimensions()
    }
    let ideal = children.first?.size(proposal) ?? .zero
    return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  func placements(
    in size: Size, proposal: ProposedSize, children: LayoutProxies
  ) -> [ChildPlacement] { [] }
}
