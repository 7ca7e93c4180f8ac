/// Changes nothing: traits, and containers that look like what they hold.
struct PassthroughLayout: ModifierLayout {
  func sizeThatFits(_ proposal: ProposedSize, child: LayoutProxy) -> Size {
    child.size(proposal)
  }

  func placement(
    in size: Size, proposal: ProposedSize, child: LayoutProxy
  ) -> (origin: Point, offer: ProposedSize) {
    (.zero, proposal)
  }
}
