/// `.offset`: moves what is drawn; to everything around, the view is where it was (G40).
struct OffsetLayout: ModifierLayout {
  let offset: Point

  func sizeThatFits(_ proposal: ProposedSize, child: LayoutProxy) -> Size {
    child.size(proposal)
  }

  func placement(
    in size: Size, proposal: ProposedSize, child: LayoutProxy
  ) -> (origin: Point, offer: ProposedSize) {
    (offset, proposal)
  }
}
