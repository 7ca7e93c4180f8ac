extension LeafLayout {
  /// The size of the leaf when offered `proposal` inside a stack along `stackAxis`.
  func size(_ proposal: ProposedSize, stackAxis: Axis?) -> Size {
    switch self {
    case .flexible: proposal.replacingUnspecifiedDimensions()
    case .text(let text, let lineLimit):
      TextMetric.size(of: text, lineLimit: lineLimit, proposal)
    case .fixed(let size):
      Size(width: Self.valid(size.width), height: Self.valid(size.height))
    case .spacer(let minLength):
      Self.spacer(Self.valid(minLength ?? LayoutSpacing.standardDistance), proposal, stackAxis)
    case .divider:
      stackAxis == .horizontal
        ? Size(width: 1, height: proposal.height ?? 10)
        : Size(width: proposal.width ?? 10, height: 1)
    case .fillsWidth(let height): Size(width: proposal.width ?? 10, height: Self.valid(height))
    }
  }

  /// Grows along the stack only; outside any stack on both axes (G13, G15).
  private static func spacer(
    _ least: Double, _ proposal: ProposedSize, _ stackAxis: Axis?
  ) -> Size {
    let width = max(least, proposal.width ?? 0)
    let height = max(least, proposal.height ?? 0)
    return switch stackAxis {
    case .horizontal: Size(width: width, height: 0)
    case .vertical: Size(width: 0, height: height)
    case nil: Size(width: width, height: height)
    }
  }

  private static func valid(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }
}
