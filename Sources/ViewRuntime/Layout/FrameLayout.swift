/// `.frame(width:height:alignment:)`: offers its own lengths and takes them whatever the child
/// answers; the child is aligned, not clipped (G26, G27).
struct FrameLayout: ModifierLayout {
  let width: Double?
  let height: Double?
  let alignment: Alignment

  /// A length that no frame can have is left out, with a warning (G46).
  init(
    width: Double?, height: Double?, alignment: Alignment,
    warn: (LayoutWarning.Reason) -> Void = { _ in }
  ) {
    func valid(_ length: Double?) -> Double? {
      guard let length else { return nil }
      if length.isFinite && length >= 0 { return length }
      warn(.invalidFrame)
      return nil
    }
    self.width = valid(width)
    self.height = valid(height)
    self.alignment = alignment
  }

  func sizeThatFits(_ proposal: ProposedSize, child: LayoutProxy) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let size = child.size(offer(proposal))
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  func placement(
    in size: Size, proposal: ProposedSize, child: LayoutProxy
  ) -> (origin: Point, offer: ProposedSize) {
    let offer = offer(proposal)
    return (alignment.origin(of: child, offer, in: size), offer)
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}
