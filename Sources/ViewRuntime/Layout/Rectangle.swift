/// A rectangle, in points.
package struct Rectangle: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  /// The rectangle of `size` whose top left corner is `origin`.
  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The same from four numbers.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The right edge.
  package var maxX: Double { origin.x + size.width }
  /// The lower edge.
  package var maxY: Double { origin.y + size.height }

  /// The smallest rectangle around both.
  package func union(_ other: Rectangle) -> Rectangle {
    let x = min(origin.x, other.origin.x)
    let y = min(origin.y, other.origin.y)
    return Rectangle(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// What both have in common; of no size if they are apart.
  package func intersection(_ other: Rectangle) -> Rectangle {
    let x = max(origin.x, other.origin.x)
    let y = max(origin.y, other.origin.y)
    return Rectangle(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }

  /// Where it begins and ends along `axis`.
  func range(along axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (origin.x, maxX) : (origin.y, maxY)
  }
}
