extension StandardLibrary {
  /// The older names of points, sizes and rectangles, as AppKit has them.
  static let geometryNames = LibraryEntry(
    "GeometryNames.swift",
    """
    typealias NSPoint = CGPoint
    typealias NSSize = CGSize
    typealias NSRect = CGRect
    let NSZeroPoint: CGPoint = CGPoint.zero
    let NSZeroSize: CGSize = CGSize.zero
    let NSZeroRect: CGRect = CGRect.zero
    func NSMakePoint(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    func NSMakeSize(_ w: CGFloat, _ h: CGFloat) -> CGSize { CGSize(width: w, height: h) }
    func NSMakeRect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: w, height: h)
    }
    func NSInsetRect(_ aRect: CGRect, _ dX: CGFloat, _ dY: CGFloat) -> CGRect {
      aRect.insetBy(dx: dX, dy: dY)
    }
    func NSOffsetRect(_ aRect: CGRect, _ dX: CGFloat, _ dY: CGFloat) -> CGRect {
      aRect.offsetBy(dx: dX, dy: dY)
    }
    func NSUnionRect(_ aRect: CGRect, _ bRect: CGRect) -> CGRect { aRect.union(bRect) }
    func NSIntersectionRect(_ aRect: CGRect, _ bRect: CGRect) -> CGRect {
      aRect.intersection(bRect)
    }
    func NSPointInRect(_ aPoint: CGPoint, _ aRect: CGRect) -> Bool { aRect.contains(aPoint) }
    func NSContainsRect(_ aRect: CGRect, _ bRect: CGRect) -> Bool { aRect.contains(bRect) }
    func NSIntersectsRect(_ aRect: CGRect, _ bRect: CGRect) -> Bool { aRect.intersects(bRect) }
    func NSEqualRects(_ aRect: CGRect, _ bRect: CGRect) -> Bool { aRect == bRect }
    func NSIsEmptyRect(_ aRect: CGRect) -> Bool { aRect.isEmpty }
    """)
}
