/// The window: offers all of itself, and centres the answer (DESIGN §9).
struct RootLayout: ModifierLayout {
  var childAxis: ChildAxis { .none }

  func sizeThatFits(_ proposal: ProposedSize, child: LayoutProxy) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placement(
    in size: Size, proposal: ProposedSize, child: LayoutProxy
  ) -> (origin: Point, offer: ProposedSize) {
    (child.size(proposal).centred(in: size), proposal)
  }
}
