extension Feature {
  static let pathOperations = Feature(
    "Path+Operations",
    #"""
    extension Path {
      init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(rect)
      }
      init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle
      ) {
        self.init(rect)
      }
      init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
      ) {
        self.init(rect)
      }
      /// Reads a path as SVG writes it; only its length is known.
      init?(_ string: String) { self.init() }
      mutating func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
      }
      mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
      ) {
        addRect(rect)
      }
      mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
      ) {
        addArc(
          center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
          clockwise: false)
      }
      mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        _add("arc", [tangent1End, tangent2End])
      }
      mutating func addPath(_ path: Path, transform: CGAffineTransform) {
        addPath(path.applying(transform))
      }
      mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform) {
        for rect in rects { addRect(rect, transform: transform) }
      }
      mutating func addLines(_ lines: [CGPoint], transform: CGAffineTransform) {
        addLines(lines.map { $0.applying(transform) })
      }
      mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform
      ) {
        addPath(
          Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
      }
      mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous, transform: CGAffineTransform
      ) {
        addPath(
          Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
      }
      mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform
      ) {
        var arc = Path()
        arc.addArc(
          center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
          clockwise: clockwise)
        addPath(arc, transform: transform)
      }
      mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform
      ) {
        addArc(
          center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
          clockwise: false, transform: transform)
      }
      mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform
      ) {
        addArc(
          tangent1End: tangent1End.applying(transform),
          tangent2End: tangent2End.applying(transform), radius: radius)
      }
      mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(rect).applying(transform))
      }
      mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(ellipseIn: rect).applying(transform))
      }
      /// Moves, turns and bends the path.
      func applying(_ transform: CGAffineTransform) -> Path {
        var path = self
        path._points = _points.map { $0.applying(transform) }
        return path
      }
      func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        var path = self
        path._points = _points.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
        return path
      }
      /// The outline of the path as a path of its own.
      @notSimulated func strokedPath(_ style: StrokeStyle) -> Path { self }
      /// A part of the path, from 0 to 1.
      @notSimulated func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
      /// True if the smallest rectangle around the path contains a point.
      @notSimulated
      func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(p) }
      func union(_ other: Path, eoFill: Bool = false) -> Path {
        var path = self
        path.addPath(other)
        return path
      }
      @notSimulated func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
      @notSimulated func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
      func normalized(eoFill: Bool = true) -> Path { self }
    }

    /// A radius for each corner of a rectangle.
    struct RectangleCornerRadii: Hashable {
      var topLeading: CGFloat
      var bottomLeading: CGFloat
      var bottomTrailing: CGFloat
      var topTrailing: CGFloat
      init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
      ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
      }
    }

    extension UnevenRoundedRectangle {
      init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init(
          topLeadingRadius: cornerRadii.topLeading,
          bottomLeadingRadius: cornerRadii.bottomLeading,
          bottomTrailingRadius: cornerRadii.bottomTrailing,
          topTrailingRadius: cornerRadii.topTrailing)
      }
      var cornerRadii: RectangleCornerRadii {
        RectangleCornerRadii(
          topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
          bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
      }
    }

    extension Shape where Self == UnevenRoundedRectangle {
      static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
      ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
          topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
          bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
      }
      static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
      ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii)
      }
    }

    extension Shape where Self == RoundedRectangle {
      static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
      ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
      }
    }

    extension Shape where Self == Capsule {
      static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
    }
    """#)
}
