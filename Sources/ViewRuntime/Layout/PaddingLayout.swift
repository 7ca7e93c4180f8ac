/// Insets one child: the insets come off the offer and go back onto the answer (G24).
struct PaddingLayout: ModifierLayout {
  let insets: EdgeInsets

  /// What `.padding()` adds on every edge (G23).
  static let standardInset = 16.0

  func sizeThatFits(_ proposal: ProposedSize, child: LayoutProxy) -> Size {
    let size = child.size(offer(proposal))
    return Size(
      width: max(0, size.width + insets.horizontal),
      height: max(0, size.height + insets.vertical))
  }

  func placement(
    in size: Size, proposal: ProposedSize, child: LayoutProxy
  ) -> (origin: Point, offer: ProposedSize) {
    (Point(x: insets.leading, y: insets.top), offer(proposal))
  }

  /// An axis on which nothing is offered stays so.
  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }
}

extension EdgeInsets {
  /// What `.padding()` adds: 16 points on every edge (G23).
  package static let standard = EdgeInsets(
    top: PaddingLayout.standardInset, leading: PaddingLayout.standardInset,
    bottom: PaddingLayout.standardInset, trailing: PaddingLayout.standardInset)

  var horizontal: Double { leading + trailing }
  var vertical: Double { top + bottom }
}
