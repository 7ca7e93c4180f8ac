import Interpreter

extension Feature {
  static let path = Feature(
    "Path",
    #"""
    /// Lines and curves; Grove keeps the points and draws nothing.
    struct Path: Shape, Equatable {
      var _points: [CGPoint]
      var _operations: [String]
      init() {
        self._points = []
        self._operations = []
      }
      init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
      }
      init(_ rect: CGRect) {
        self.init()
        addRect(rect)
      }
      init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
      }
      init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        addRect(rect)
      }
      mutating func _add(_ operation: String, _ points: [CGPoint]) {
        _operations.append(operation)
        _points.append(contentsOf: points)
      }
      /// Starts a new line.
      mutating func move(to end: CGPoint) { _add("move", [end]) }
      /// Draws a straight line.
      mutating func addLine(to end: CGPoint) { _add("line", [end]) }
      mutating func addLines(_ lines: [CGPoint]) { _add("lines", lines) }
      /// Draws a curve with one control point.
      mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        _add("quadCurve", [control, end])
      }
      /// Draws a curve with two control points.
      mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        _add("curve", [control1, control2, end])
      }
      /// Draws a part of a circle.
      mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
      ) {
        _add("arc", [
          CGPoint(x: center.x - radius, y: center.y - radius),
          CGPoint(x: center.x + radius, y: center.y + radius),
        ])
      }
      mutating func addRect(_ rect: CGRect) {
        _add("rect", [
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        ])
      }
      mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
      ) {
        addRect(rect)
      }
      mutating func addEllipse(in rect: CGRect) { addRect(rect) }
      mutating func addPath(_ path: Path) {
        _operations.append(contentsOf: path._operations)
        _points.append(contentsOf: path._points)
      }
      /// Ends the line where it began.
      mutating func closeSubpath() { _add("close", []) }
      var isEmpty: Bool { _operations.isEmpty }
      var currentPoint: CGPoint? { _points.last }
      /// The smallest rectangle around all points.
      var boundingRect: CGRect {
        guard let first = _points.first else { return CGRect.zero }
        var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
        for point in _points {
          minX = min(minX, point.x)
          minY = min(minY, point.y)
          maxX = max(maxX, point.x)
          maxY = max(maxY, point.y)
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
      }
      func path(in rect: CGRect) -> Path { self }
    }
    """#,
    views: [
      "Path": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      }
    ])
}
