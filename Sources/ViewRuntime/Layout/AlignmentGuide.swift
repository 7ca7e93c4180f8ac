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

  /// Where the guide is in a view of `size` that says nothing about it; a guide of the program's
  /// own is not known here.
  ///
  /// Without text a view's baseline is its lower edge.
  func standardPosition(in size: Size) -> Double? {
    switch self {
    case .horizontal(.leading), .vertical(.top): 0
    case .horizontal(.center): size.width / 2
    case .horizontal(.trailing): size.width
    case .vertical(.center): size.height / 2
    case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline):
      size.height
    case .horizontal(.custom), .vertical(.custom): nil
    }
  }

  var custom: CustomGuide? {
    switch self {
    case .horizontal(.custom(let guide)), .vertical(.custom(let guide)): guide
    default: nil
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
    case .horizontal(.custom(let guide)), .vertical(.custom(let guide)):
      AlignmentGuideMask(rawValue: 256 << UInt64(guide.number % 56))
    }
  }
}

/// Which guides are given explicitly somewhere in a subtree.
///
/// Without it every alignment would walk the whole subtree to find that nothing was said. Guides of
/// the program's own may share a bit.
struct AlignmentGuideMask: OptionSet {
  let rawValue: UInt64

  static let textBaselines = AlignmentGuideMask(rawValue: 64 + 128)
  static let all = AlignmentGuideMask(rawValue: .max)
}
