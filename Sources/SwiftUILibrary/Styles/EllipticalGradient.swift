import Interpreter
import ViewRuntime

extension Feature {
  static let ellipticalGradient = Feature(
    "EllipticalGradient",
    #"""
    /// A gradient from a center outwards, as wide and high as the shape.
    struct EllipticalGradient: ShapeStyle, View, Hashable {
      typealias Body = Never
      let _gradient: Gradient
      let center: UnitPoint
      let startRadiusFraction: CGFloat
      let endRadiusFraction: CGFloat
      init(
        gradient: Gradient, center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
      ) {
        self._gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
      }
      init(
        colors: [Color], center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
      ) {
        self.init(
          gradient: Gradient(colors: colors), center: center,
          startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
      }
      init(
        stops: [Gradient.Stop], center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
      ) {
        self.init(
          gradient: Gradient(stops: stops), center: center,
          startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
      }
      var body: Never { _primitiveBody() }
    }

    extension ShapeStyle where Self == EllipticalGradient {
      static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
      ) -> EllipticalGradient {
        EllipticalGradient(
          colors: colors, center: center, startRadiusFraction: startRadiusFraction,
          endRadiusFraction: endRadiusFraction)
      }
      static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
      ) -> EllipticalGradient {
        EllipticalGradient(
          stops: stops, center: center, startRadiusFraction: startRadiusFraction,
          endRadiusFraction: endRadiusFraction)
      }
      static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
      ) -> EllipticalGradient {
        EllipticalGradient(
          gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
          endRadiusFraction: endRadiusFraction)
      }
    }
    """#,
    views: [
      "EllipticalGradient": { part throws(Trap) in
        .primitive(
          LeafElement(
            type: "EllipticalGradient", detail: try ellipticalGradientDetail(part),
            layout: .flexible))
      }
    ],
    details: [
      "EllipticalGradient": { part throws(Trap) in
        "EllipticalGradient(\(try ellipticalGradientDetail(part)))"
      }
    ])

  /// The colors, and where they lie.
  private static func ellipticalGradientDetail(_ part: Part) throws(Trap) -> String {
    Detail.list([
      try part.detail("_gradient"), "center: \(try part.detail("center"))",
      "startRadiusFraction: \(Detail.number(part.number("startRadiusFraction")))",
      "endRadiusFraction: \(Detail.number(part.number("endRadiusFraction")))",
    ])
  }
}
