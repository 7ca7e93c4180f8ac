/// A line of a view that can be brought in line with the same one of another view.
package enum AlignmentGuide: Hashable, Sendable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  /// The axis along which the guide is measured.
  package var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }

  /// Where the guide is in a view of `size` that says nothing about it.
  ///
  /// Without text a view's baseline is its lower edge.
  package func position(in size: Size) -> Double {
    switch self {
    case .horizontal(.leading), .vertical(.top): 0
    case .horizontal(.center): size.width / 2
    case .horizontal(.trailing): size.width
    case .vertical(.center): size.height / 2
    case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline):
      size.height
    }
  }

  /// One position out of those that several children give explicitly: the outermost baseline, and
  /// the mean of any other guide.
  func combined(_ positions: [Double]) -> Double? {
    switch self {
    case .vertical(.firstTextBaseline): positions.min()
    case .vertical(.lastTextBaseline): positions.max()
    default: positions.isEmpty ? nil : positions.reduce(0, +) / Double(positions.count)
    }
  }

  /// A set with this guide alone.
  var mask: AlignmentGuideMask {
    switch self {
    case .horizontal(.leading): AlignmentGuideMask(rawValue: 1)
    case .horizontal(.center): AlignmentGuideMask(rawValue: 2)
    case .horizontal(.trailing): AlignmentGuideMask(rawValue: 4)
    case .vertical(.top): AlignmentGuideMask(rawValue: 8)
    case .vertical(.center): AlignmentGuideMask(rawValue: 16)
    case .vertical(.bottom): AlignmentGuideMask(rawValue: 32)
    case .vertical(.firstTextBaseline): AlignmentGuideMask(rawValue: 64)
    case .vertical(.lastTextBaseline): AlignmentGuideMask(rawValue: 128)
    }
  }
}

/// Which guides are given explicitly somewhere in a subtree; without it every alignment would walk
/// the whole subtree to find that nothing was said.
struct AlignmentGuideMask: OptionSet {
  let rawValue: UInt8

  static let textBaselines = AlignmentGuideMask(rawValue: 64 + 128)
}
