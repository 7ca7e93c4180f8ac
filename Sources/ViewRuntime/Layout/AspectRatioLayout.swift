/// `.aspectRatio`: offers the largest size of a ratio inside the proposal, or the smallest outside.
///
/// The child may still answer with another size (G34).
struct AspectRatioLayout: ModifierLayout {
  /// Width over height; `nil` for that of the child's ideal size.
  let ratio: Double?
  let isFill: Bool

  func sizeThatFits(_ proposal: ProposedSize, child: LayoutProxy) -> Size {
    child.size(offer(proposal, child))
  }

  func placement(
    in size: Size, proposal: ProposedSize, child: LayoutProxy
  ) -> (origin: Point, offer: ProposedSize) {
    let offer = offer(proposal, child)
    return (child.size(offer).centred(in: size), offer)
  }

  private func offer(_ proposal: ProposedSize, _ child: LayoutProxy) -> ProposedSize {
    if proposal == .unspecified { return proposal }
    let ideal = ratio.map { Size(width: $0, height: 1) } ?? child.size(.unspecified)
    guard ideal.width > 0, ideal.height > 0, ideal.width.isFinite, ideal.height.isFinite else {
      return proposal
    }
    let scales = [
      proposal.width.map { $0 / ideal.width }, proposal.height.map { $0 / ideal.height },
    ].compactMap { $0 }
    guard let scale = isFill ? scales.max() : scales.min() else { return proposal }
    return ProposedSize(width: ideal.width * scale, height: ideal.height * scale)
  }
}
