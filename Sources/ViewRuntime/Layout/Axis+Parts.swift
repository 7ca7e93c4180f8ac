extension Axis {
  /// The other one.
  var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// A size of `length` along `axis` and `breadth` across it.
  init(along axis: Axis, length: Double, breadth: Double) {
    self =
      axis == .horizontal
      ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
  }

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Point {
  package static let zero = Point(x: 0, y: 0)

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  func moved(by offset: Point) -> Point { Point(x: x + offset.x, y: y + offset.y) }
}

extension ProposedSize {
  /// Asks for the ideal size on both axes.
  package static let unspecified = ProposedSize(width: nil, height: nil)

  /// Offers exactly `size`.
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Offers `length` along `axis` and `breadth` across it.
  init(along axis: Axis, length: Double?, breadth: Double?) {
    self =
      axis == .horizontal
      ? ProposedSize(width: length, height: breadth)
      : ProposedSize(width: breadth, height: length)
  }

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The offered size, with 10 where nothing is offered (G02).
  package func replacingUnspecifiedDimensions() -> Size {
    Size(width: width ?? 10, height: height ?? 10)
  }

  /// The proposal without what no layout could use: less than nothing, or not a number.
  var sanitised: ProposedSize {
    ProposedSize(width: Self.sanitised(width), height: Self.sanitised(height))
  }

  private static func sanitised(_ length: Double?) -> Double? {
    guard let length, !length.isNaN else { return nil }
    return max(0, length)
  }
}
