/// A change of coordinates that keeps straight lines straight and parallel ones parallel.
///
/// Written as Core Graphics writes it: a point is a row before the matrix.
package struct AffineTransform: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var x: Double
  package var y: Double

  package init(a: Double, b: Double, c: Double, d: Double, x: Double = 0, y: Double = 0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.x = x
    self.y = y
  }

  /// Changes nothing.
  package static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1)

  /// Moves everything.
  package static func translation(_ offset: Point) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, x: offset.x, y: offset.y)
  }

  /// This change, then another one.
  package func then(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      x: x * next.a + y * next.c + next.x, y: x * next.b + y * next.d + next.y)
  }

  /// This change around a point instead of the origin.
  func around(_ point: Point) -> AffineTransform {
    AffineTransform.translation(point.negated).then(self).then(.translation(point))
  }

  /// What undoes it; `nil` where everything falls into one line.
  package var inverse: AffineTransform? {
    let area = a * d - b * c
    guard area != 0, area.isFinite else { return nil }
    return AffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      x: (c * y - d * x) / area, y: (b * x - a * y) / area)
  }

  /// False if the program's numbers lead nowhere.
  var isFinite: Bool { [a, b, c, d, x, y].allSatisfy(\.isFinite) }

  /// Where a point comes to lie.
  package func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
  }

  /// The smallest upright rectangle around where a rectangle comes to lie.
  package func applied(to rectangle: Rectangle) -> Rectangle {
    let corners = [
      rectangle.origin, Point(x: rectangle.maxX, y: rectangle.origin.y),
      Point(x: rectangle.origin.x, y: rectangle.maxY),
      Point(x: rectangle.maxX, y: rectangle.maxY),
    ].map { applied(to: $0) }
    var bounds = Rectangle(origin: corners[0], size: .zero)
    for corner in corners.dropFirst() {
      bounds = bounds.union(Rectangle(origin: corner, size: .zero))
    }
    return bounds
  }
}

extension Point {
  var negated: Point { Point(x: -x, y: -y) }
}
