/// `.fixedSize`: offers nothing on the chosen axes, so the child takes its ideal length (G33).
struct FixedSizeLayout: ModifierLayout {
  let horizontal: Bool
  let vertical: Bool

  func sizeThatFits(_ proposal: ProposedSize, child: LayoutProxy) -> Size {
    child.size(offer(proposal))
  }

  func placement(
    in size: Size, proposal: ProposedSize, child: LayoutProxy
  ) -> (origin: Point, offer: ProposedSize) {
    (.zero, offer(proposal))
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
