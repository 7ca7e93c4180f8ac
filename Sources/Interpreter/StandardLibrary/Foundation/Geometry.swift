extension StandardLibrary {
  /// Points, sizes, rectangles and vectors, printed as Apple's platforms print them.
  static let geometry: [LibraryEntry] = [
    point, size, rectangle, vector, geometryNames,
  ]

  private static let point = LibraryEntry(
    "CGPoint.swift",
    """
    /// A point in a plane.
    struct CGPoint: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Encodable,
      Decodable, Sendable
    {
      var x: CGFloat
      var y: CGFloat
      init() {
        self.x = 0
        self.y = 0
      }
      init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
      }
      init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
      /// The origin.
      static var zero: CGPoint { CGPoint(x: 0, y: 0) }
      var description: String { "(\\(x), \\(y))" }
      var debugDescription: String { "(\\(x), \\(y))" }
      /// The point moved by a transform.
      func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
      }
    }
    """)

  private static let size = LibraryEntry(
    "CGSize.swift",
    """
    /// A width and a height.
    struct CGSize: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Encodable,
      Decodable, Sendable
    {
      var width: CGFloat
      var height: CGFloat
      init() {
        self.width = 0
        self.height = 0
      }
      init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
      }
      /// The size after a change of coordinates, which a translation leaves as it is.
      func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
      }
      init(width: Int, height: Int) {
        self.init(width: CGFloat(width), height: CGFloat(height))
      }
      /// No size at all.
      static var zero: CGSize { CGSize(width: 0, height: 0) }
      var description: String { "(\\(width), \\(height))" }
      var debugDescription: String { "(\\(width), \\(height))" }
    }
    """)

  private static let vector = LibraryEntry(
    "CGVector.swift",
    """
    /// A distance in both directions.
    struct CGVector: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Encodable,
      Decodable, Sendable
    {
      var dx: CGFloat
      var dy: CGFloat
      init() {
        self.dx = 0
        self.dy = 0
      }
      init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
      }
      init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
      static var zero: CGVector { CGVector(dx: 0, dy: 0) }
      var description: String { "(\\(dx), \\(dy))" }
      var debugDescription: String { "(\\(dx), \\(dy))" }
    }

    /// A change of coordinates.
    struct CGAffineTransform: Hashable, Sendable {
      var a: CGFloat
      var b: CGFloat
      var c: CGFloat
      var d: CGFloat
      var tx: CGFloat
      var ty: CGFloat
      init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
      }
      init(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
      ) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
      }
      init() { self = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
      init(translationX tx: CGFloat, y ty: CGFloat) {
        self = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
      }
      init(scaleX sx: CGFloat, y sy: CGFloat) {
        self = CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
      }
      init(rotationAngle angle: CGFloat) {
        self = CGAffineTransform(
          a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
      }
      /// The transform that changes nothing.
      static var identity: CGAffineTransform { CGAffineTransform() }
      var isIdentity: Bool { self == CGAffineTransform() }
      /// What undoes this transform; where nothing does, the transform itself.
      func inverted() -> CGAffineTransform {
        let scale = a * d - b * c
        guard scale != 0 else { return self }
        return CGAffineTransform(
          a: d / scale, b: -b / scale, c: -c / scale, d: a / scale,
          tx: (c * ty - d * tx) / scale, ty: (b * tx - a * ty) / scale)
      }
      /// This transform, then another.
      func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
          a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d,
          tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
      }
      func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
      }
      func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
      }
      func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
      }
    }
    """)

  private static let rectangle = LibraryEntry(
    "CGRect.swift",
    """
    /// A side of a rectangle.
    enum CGRectEdge: UInt32 { case minXEdge, minYEdge, maxXEdge, maxYEdge }

    /// A rectangle.
    struct CGRect: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Encodable,
      Decodable, Sendable
    {
      var origin: CGPoint
      var size: CGSize
      init() {
        self.origin = CGPoint(x: 0, y: 0)
        self.size = CGSize(width: 0, height: 0)
      }
      init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
      }
      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.origin = CGPoint(x: x, y: y)
        self.size = CGSize(width: width, height: height)
      }
      init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
      }
      /// The empty rectangle at the origin.
      static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
      /// The rectangle that is nowhere.
      static var null: CGRect { CGRect(x: .infinity, y: .infinity, width: 0, height: 0) }
      static var infinite: CGRect {
        let half = -CGFloat.greatestFiniteMagnitude / 2
        return CGRect(x: half, y: half, width: half * -2, height: half * -2)
      }
      var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
      var isInfinite: Bool { self == .infinite }
      /// The same rectangle without negative sizes.
      var standardized: CGRect {
        isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
      }
      /// The smallest rectangle around this one that has whole coordinates.
      var integral: CGRect {
        if isNull { return .null }
        let left = minX.rounded(.down)
        let top = minY.rounded(.down)
        return CGRect(
          x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
      }
      var width: CGFloat { size.width < 0 ? -size.width : size.width }
      var height: CGFloat { size.height < 0 ? -size.height : size.height }
      var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
      var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
      var midX: CGFloat { minX + width / 2 }
      var midY: CGFloat { minY + height / 2 }
      var maxX: CGFloat { minX + width }
      var maxY: CGFloat { minY + height }
      var isEmpty: Bool { isNull || width == 0 || height == 0 }
      var description: String {
        "(\\(origin.x), \\(origin.y), \\(size.width), \\(size.height))"
      }
      var debugDescription: String { description }
      /// The rectangle with its sides moved inwards.
      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
      }
      /// The rectangle moved.
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
      }
      /// The smallest rectangle around the corners after a change of coordinates.
      func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull else { return self }
        let corners = [minX, maxX].flatMap { x in
          [minY, maxY].map { y in CGPoint(x: x, y: y).applying(t) }
        }
        let xs = corners.map { $0.x }
        let ys = corners.map { $0.y }
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(
          x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
      }
      /// Whether a point lies inside.
      func contains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
      }
      /// Whether another rectangle lies inside.
      func contains(_ other: CGRect) -> Bool {
        if other.isNull { return true }
        return other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
      }
      /// Whether both rectangles share a point.
      func intersects(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      }
      /// The parts on both sides of a line at a distance from an edge.
      func divided(
        atDistance: CGFloat, from fromEdge: CGRectEdge
      ) -> (slice: CGRect, remainder: CGRect) {
        let all = CGRect(x: minX, y: minY, width: width, height: height)
        let isAcross = fromEdge == .minXEdge || fromEdge == .maxXEdge
        let length = isAcross ? all.width : all.height
        let near = max(0, min(length, atDistance))
        let isFromEnd = fromEdge == .maxXEdge || fromEdge == .maxYEdge
        let cut = isFromEnd ? length - near : near
        let first: CGRect
        let second: CGRect
        if isAcross {
          first = CGRect(x: all.minX, y: all.minY, width: cut, height: all.height)
          second = CGRect(x: all.minX + cut, y: all.minY, width: length - cut, height: all.height)
        } else {
          first = CGRect(x: all.minX, y: all.minY, width: all.width, height: cut)
          second = CGRect(x: all.minX, y: all.minY + cut, width: all.width, height: length - cut)
        }
        return isFromEnd ? (second, first) : (first, second)
      }
      /// The smallest rectangle around both.
      func union(_ other: CGRect) -> CGRect {
        if isNull { return other }
        if other.isNull { return self }
        let left = minX < other.minX ? minX : other.minX
        let top = minY < other.minY ? minY : other.minY
        let right = maxX > other.maxX ? maxX : other.maxX
        let bottom = maxY > other.maxY ? maxY : other.maxY
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      }
      /// The part that both share.
      func intersection(_ other: CGRect) -> CGRect {
        let left = minX > other.minX ? minX : other.minX
        let top = minY > other.minY ? minY : other.minY
        let right = maxX < other.maxX ? maxX : other.maxX
        let bottom = maxY < other.maxY ? maxY : other.maxY
        if right < left || bottom < top { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      }
    }
    """)
}
