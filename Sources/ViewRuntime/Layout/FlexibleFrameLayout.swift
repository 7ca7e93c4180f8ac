/// `.frame(minWidth:idealWidth:maxWidth:…)`: each axis on its own terms (G28–G32).
struct FlexibleFrameLayout: ModifierLayout {
  let width: Limits
  let height: Limits
  let alignment: Alignment

  /// What is asked of one axis.
  struct Limits {
    let least: Double?
    let ideal: Double?
    let most: Double?

    /// Repairs limits that contradict each other, with a warning (G46).
    init(
      _ least: Double?, _ ideal: Double?, _ most: Double?,
      warn: (LayoutWarning.Reason) -> Void = { _ in }
    ) {
      let isInvalid =
        [least, ideal].contains { $0.map { !$0.isFinite } ?? false } || most?.isNaN ?? false
      let lower = least.flatMap { $0.isFinite ? max(0, $0) : nil }
      let wanted = ideal.flatMap { $0.isFinite ? max(0, $0) : nil }
      let upper = most.flatMap { $0.isNaN ? nil : max(0, $0) }
      let isContradictory =
        (lower ?? 0) > (wanted ?? upper ?? .infinity) || (wanted ?? 0) > (upper ?? .infinity)
      if isInvalid { warn(.invalidFrame) }
      if isContradictory { warn(.contradictoryFrame) }
      self.least = lower
      self.ideal = wanted.map { max(lower ?? 0, $0) }
      self.most = upper.map { max(ideal ?? lower ?? 0, $0) }
    }

    /// What the child is offered: the ideal where nothing is, within the limits.
    func offer(_ proposal: Double?) -> Double? {
      (proposal ?? ideal).map { min(max($0, least ?? 0), most ?? .infinity) }
    }

    /// The length that is known before the child is asked: with both limits the child has no say
    /// (G28), and an ideal answers an offer of nothing (G32).
    func known(_ proposal: Double?) -> Double? {
      guard let proposal else { return ideal }
      guard let least, let most else { return nil }
      return min(max(proposal, least), most)
    }

    /// The length of the frame: what is offered, but not below the least or, without one, the
    /// child; nor above the most or, without one, the child (G29–G31).
    func length(_ proposal: Double?, child: Double) -> Double {
      if let known = known(proposal) { return known }
      let lower = least ?? min(child, most ?? .infinity)
      let upper = most ?? max(child, lower)
      return min(max(proposal ?? child, lower), upper)
    }

    /// What the child is offered in a frame of `length`: just that, unless the length was the
    /// child's own choice.
    func offer(in length: Double, _ proposal: Double?) -> Double? {
      let isChildsChoice =
        proposal == nil && ideal == nil && (least ?? -.infinity) < length
        && length < (most ?? .infinity)
      return isChildsChoice ? nil : length
    }
  }

  func sizeThatFits(_ proposal: ProposedSize, child: LayoutProxy) -> Size {
    if let width = width.known(proposal.width), let height = height.known(proposal.height) {
      return Size(width: width, height: height)
    }
    let size = child.size(
      ProposedSize(width: width.offer(proposal.width), height: height.offer(proposal.height)))
    return Size(
      width: width.length(proposal.width, child: size.width),
      height: height.length(proposal.height, child: size.height))
  }

  func placement(
    in size: Size, proposal: ProposedSize, child: LayoutProxy
  ) -> (origin: Point, offer: ProposedSize) {
    let offer = ProposedSize(
      width: width.offer(in: size.width, proposal.width),
      height: height.offer(in: size.height, proposal.height))
    return (alignment.origin(of: child, offer, in: size), offer)
  }
}
