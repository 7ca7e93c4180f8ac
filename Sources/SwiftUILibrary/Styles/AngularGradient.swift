import Interpreter
import ViewRuntime

extension Feature {
  static let angularGradient = Feature(
    "AngularGradient",
    #"""
    /// A gradient around a center.
    struct AngularGradient: ShapeStyle, View, Hashable {
      typealias Body = Never
      let _gradient: Gradient
      let center: UnitPoint
      let startAngle: Angle
      let endAngle: Angle
      init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
      ) {
        self._gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
      }
      init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(
          gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
          endAngle: endAngle)
      }
      init(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero,
        endAngle: Angle = .zero
      ) {
        self.init(
          gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
          endAngle: endAngle)
      }
      init(gradient: Gradient, center: UnitPoint, angle: Angle) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
      }
      init(colors: [Color], center: UnitPoint, angle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
      }
      init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
      }
      var body: Never { _primitiveBody() }
    }

    extension ShapeStyle where Self == AngularGradient {
      static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
      ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
      }
      static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
      ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
      }
      static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
      ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
      }
      static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
      ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
      }
      static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero,
        endAngle: Angle = .zero
      ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
      }
      static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
      ) -> AngularGradient {
        AngularGradient(
          gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
      }
    }
    """#,
    views: [
      "AngularGradient": { part throws(Trap) in
        .primitive(
          LeafElement(
            type: "AngularGradient", detail: try angularGradientDetail(part), layout: .flexible))
      }
    ],
    details: [
      "AngularGradient": { part throws(Trap) in
        "AngularGradient(\(try angularGradientDetail(part)))"
      }
    ])

  /// The colors, and where they lie.
  private static func angularGradientDetail(_ part: Part) throws(Trap) -> String {
    Detail.list([
      try part.detail("_gradient"), "center: \(try part.detail("center"))",
      "startAngle: \(try part.detail("startAngle"))",
      "endAngle: \(try part.detail("endAngle"))",
    ])
  }
}
