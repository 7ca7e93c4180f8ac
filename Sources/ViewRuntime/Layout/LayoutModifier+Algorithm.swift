extension LayoutModifier {
  /// The layout that does what the modifier says; `warn` is told of numbers that it cannot use.
  func algorithm(warn: (LayoutWarning.Reason) -> Void) -> any LayoutAlgorithm {
    func finite(_ number: Double, in modifier: String) -> Double {
      if number.isFinite { return number }
      warn(.invalidNumber(modifier: modifier))
      return 0
    }
    switch self {
    case .padding(let insets):
      return PaddingLayout(
        insets: EdgeInsets(
          top: finite(insets.top, in: "padding"), leading: finite(insets.leading, in: "padding"),
          bottom: finite(insets.bottom, in: "padding"),
          trailing: finite(insets.trailing, in: "padding")))
    case .frame(let width, let height, let alignment):
      return FrameLayout(width: width, height: height, alignment: alignment, warn: warn)
    case .flexibleFrame(
      let minWidth, let idealWidth, let maxWidth, let minHeight, let idealHeight, let maxHeight,
      let alignment):
      return FlexibleFrameLayout(
        width: .init(minWidth, idealWidth, maxWidth, warn: warn),
        height: .init(minHeight, idealHeight, maxHeight, warn: warn), alignment: alignment)
    case .relativeFrame(let horizontal, let vertical, let alignment, let length):
      return RelativeFrameLayout(
        horizontal: horizontal, vertical: vertical, alignment: alignment, length: length)
    case .fixedSize(let horizontal, let vertical):
      return FixedSizeLayout(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let isFill):
      return AspectRatioLayout(ratio: validRatio(ratio, warn), isFill: isFill)
    case .offset(let x, let y):
      return OffsetLayout(offset: Point(x: finite(x, in: "offset"), y: finite(y, in: "offset")))
    case .position(let x, let y):
      return PositionLayout(
        centre: Point(x: finite(x, in: "position"), y: finite(y, in: "position")))
    }
  }

  private func validRatio(_ ratio: Double?, _ warn: (LayoutWarning.Reason) -> Void) -> Double? {
    guard let ratio else { return nil }
    if ratio.isFinite && ratio > 0 { return ratio }
    warn(.invalidNumber(modifier: "aspectRatio"))
    return nil
  }
}
