/// How a view is drawn larger, turned or elsewhere while its place in the layout stays.
package enum DrawingTransform {
  /// Around a point of the view, given as parts of its size.
  case around(Point, AffineTransform)
  /// What a `GeometryEffect` makes of the view's size; `nil` for one that keeps no lines parallel.
  case computed((Size) throws -> AffineTransform?)

  /// True if nobody can tell the two apart; of a closure nobody knows.
  func isAlike(_ other: DrawingTransform) -> Bool {
    guard case .around(let anchor, let own) = self, case .around(let point, let new) = other else {
      return false
    }
    return anchor == point && own == new
  }

  /// The change of the coordinates that `bounds` is given in.
  func transform(in bounds: Rectangle) throws -> AffineTransform {
    switch self {
    case .around(let anchor, let transform):
      let point = Point(x: bounds.size.width * anchor.x, y: bounds.size.height * anchor.y)
      return transform.around(bounds.origin.moved(by: point))
    case .computed(let make): return (try make(bounds.size) ?? .identity).around(bounds.origin)
    }
  }
}

/// Where layout has put a view, and what effects around it make of those coordinates.
package struct DrawnBounds: Hashable, Sendable {
  /// In the window, as if there were no effects.
  package let bounds: Rectangle
  /// From there to where it is seen; `nil` where no effect is around.
  package let transform: AffineTransform?

  /// The smallest upright rectangle around where the view is seen.
  var frame: Rectangle { transform?.applied(to: bounds) ?? bounds }

  /// From the view's own coordinates to where it is seen.
  var ownTransform: AffineTransform {
    let placement = AffineTransform.translation(bounds.origin)
    return transform.map(placement.then) ?? placement
  }
}
