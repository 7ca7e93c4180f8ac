import Interpreter
import ViewRuntime

extension Feature {
  static let linearGradient = Feature(
    "LinearGradient",
    #"""
    /// A gradient along a line.
    struct LinearGradient: ShapeStyle, View, Hashable {
      typealias Body = Never
      let _gradient: Gradient
      let startPoint: UnitPoint
      let endPoint: UnitPoint
      init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self._gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
      }
      init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
      }
      init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
      }
      var body: Never { _primitiveBody() }
    }

    extension ShapeStyle where Self == LinearGradient {
      static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
      ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
      }
      static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
      ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
      }
      static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
      ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
      }
    }
    """#,
    views: [
      "LinearGradient": { part throws(Trap) in
        .primitive(
          LeafElement(
            type: "LinearGradient", detail: try linearGradientDetail(part), layout: .flexible))
      }
    ],
    details: [
      "LinearGradient": { part throws(Trap) in "LinearGradient(\(try linearGradientDetail(part)))" }
    ])

  /// The colors, and where they lie.
  private static func linearGradientDetail(_ part: Part) throws(Trap) -> String {
    Detail.list([
      try part.detail("_gradient"), "startPoint: \(try part.detail("startPoint"))",
      "endPoint: \(try part.detail("endPoint"))",
    ])
  }
}
