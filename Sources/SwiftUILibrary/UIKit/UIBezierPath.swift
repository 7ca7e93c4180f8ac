extension Feature {
  /// Paths of UIKit and Core Graphics, from which shapes of SwiftUI are often made.
  static let uiBezierPath = Feature(
    "UIBezierPath",
    #"""
    /// A path of Core Graphics.
    class CGPath: Equatable {
      var _path: Path
      init(_path: Path) { self._path = _path }
      convenience init(rect: CGRect, transform: Any? = nil) { self.init(_path: Path(rect)) }
      convenience init(ellipseIn rect: CGRect, transform: Any? = nil) {
        self.init(_path: Path(ellipseIn: rect))
      }
      var boundingBox: CGRect { _path.boundingRect }
      var isEmpty: Bool { _path.isEmpty }
      func union(_ other: CGPath) -> CGPath { CGPath(_path: _path.union(other._path)) }
      @notSimulated("areas are not computed: the first path stays as it is")
      func intersection(_ other: CGPath) -> CGPath { self }
      @notSimulated("areas are not computed: the first path stays as it is")
      func subtracting(_ other: CGPath) -> CGPath { self }
      static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs._path == rhs._path }
    }

    /// A path of Core Graphics that grows.
    class CGMutablePath: CGPath {
      init() { super.init(_path: Path()) }
      func move(to point: CGPoint) { _path.move(to: point) }
      func addLine(to point: CGPoint) { _path.addLine(to: point) }
      func addLines(between points: [CGPoint]) { _path.addLines(points) }
      func addRect(_ rect: CGRect) { _path.addRect(rect) }
      func addEllipse(in rect: CGRect) { _path.addEllipse(in: rect) }
      func addQuadCurve(to end: CGPoint, control: CGPoint) {
        _path.addQuadCurve(to: end, control: control)
      }
      func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        _path.addCurve(to: end, control1: control1, control2: control2)
      }
      func closeSubpath() { _path.closeSubpath() }
    }

    /// Corners of a rectangle.
    struct UIRectCorner: OptionSet {
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static let topLeft = UIRectCorner(rawValue: 1)
      static let topRight = UIRectCorner(rawValue: 2)
      static let bottomLeft = UIRectCorner(rawValue: 4)
      static let bottomRight = UIRectCorner(rawValue: 8)
      static let allCorners = UIRectCorner(rawValue: 15)
    }

    /// A path of UIKit.
    class UIBezierPath: Equatable {
      var _path: Path
      init() { self._path = Path() }
      init(rect: CGRect) { self._path = Path(rect) }
      init(ovalIn rect: CGRect) { self._path = Path(ellipseIn: rect) }
      init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self._path = Path(roundedRect: rect, cornerRadius: cornerRadius)
      }
      init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self._path = Path(roundedRect: rect, cornerRadius: cornerRadii.width)
      }
      init(cgPath: CGPath) { self._path = cgPath._path }
      init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
      ) {
        self._path = Path()
        addArc(
          withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
          clockwise: clockwise)
      }
      var lineWidth: CGFloat = 1
      var cgPath: CGPath {
        get { CGPath(_path: _path) }
        set { _path = newValue._path }
      }
      var bounds: CGRect { _path.boundingRect }
      var isEmpty: Bool { _path.isEmpty }
      var currentPoint: CGPoint { _path.currentPoint ?? .zero }
      func move(to point: CGPoint) { _path.move(to: point) }
      func addLine(to point: CGPoint) { _path.addLine(to: point) }
      func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        _path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
      }
      func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        _path.addQuadCurve(to: end, control: controlPoint)
      }
      func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
      ) {
        _path.addArc(
          center: center, radius: radius, startAngle: .radians(Double(startAngle)),
          endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
      }
      func append(_ path: UIBezierPath) { _path.addPath(path._path) }
      func close() { _path.closeSubpath() }
      static func == (lhs: UIBezierPath, rhs: UIBezierPath) -> Bool { lhs === rhs }
    }

    extension Path {
      init(_ path: CGPath) { self = path._path }
      var cgPath: CGPath { CGPath(_path: self) }
    }
    """#)
}
