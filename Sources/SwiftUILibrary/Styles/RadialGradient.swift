import Interpreter
import ViewRuntime

extension Feature {
  static let radialGradient = Feature(
    "RadialGradient",
    #"""
    /// A gradient from a center outwards.
    struct RadialGradient: ShapeStyle, View, Hashable {
      typealias Body = Never
      let _gradient: Gradient
      let center: UnitPoint
      let startRadius: CGFloat
      let endRadius: CGFloat
      init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self._gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
      }
      init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
          gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
          endRadius: endRadius)
      }
      init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
          gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
          endRadius: endRadius)
      }
      var body: Never { _primitiveBody() }
    }

    extension ShapeStyle where Self == RadialGradient {
      static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
      ) -> RadialGradient {
        RadialGradient(
          colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
      }
      static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
      ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
      }
      static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
      ) -> RadialGradient {
        RadialGradient(
          gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
      }
    }
    """#,
    views: [
      "RadialGradient": { part throws(Trap) in
        .primitive(
          LeafElement(
            type: "RadialGradient", detail: try radialGradientDetail(part), layout: .flexible))
      }
    ],
    details: [
      "RadialGradient": { part throws(Trap) in "RadialGradient(\(try radialGradientDetail(part)))" }
    ])

  /// The colors, and where they lie.
  private static func radialGradientDetail(_ part: Part) throws(Trap) -> String {
    Detail.list([
      try part.detail("_gradient"), "center: \(try part.detail("center"))",
      "startRadius: \(Detail.number(part.number("startRadius")))",
      "endRadius: \(Detail.number(part.number("endRadius")))",
    ])
  }
}
