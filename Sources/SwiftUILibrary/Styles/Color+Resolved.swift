extension Feature {
  /// The components of colors, and grids of colors that are made of them.
  static let resolvedColor = Feature(
    "Color+Resolved",
    #"""
    extension Color {
      /// The components of a color where it is shown.
      struct Resolved: ShapeStyle, Hashable, Codable, CustomStringConvertible {
        var red: Float
        var green: Float
        var blue: Float
        var opacity: Float
        init(
          colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
          opacity: Float = 1
        ) {
          self.red = red
          self.green = green
          self.blue = blue
          self.opacity = opacity
        }
        var linearRed: Float { _linear(red) }
        var linearGreen: Float { _linear(green) }
        var linearBlue: Float { _linear(blue) }
        var cgColor: CGColor { CGColor(_color: Color(self)) }
        var description: String { Color(self).description }
      }

      /// A color as its components are somewhere.
      init(_ resolved: Color.Resolved) {
        self.init(
          red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
          opacity: Double(resolved.opacity))
      }
      @notSimulated("the components of a color with a name are not known")
      func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let level = _name == "white" ? 1 : 0.0
        return Resolved(
          red: Float(_name.isEmpty ? _red : level), green: Float(_name.isEmpty ? _green : level),
          blue: Float(_name.isEmpty ? _blue : level),
          opacity: _name == "clear" ? 0 : Float(_opacity))
      }
    }

    /// A component of a color, as much light as it is.
    func _linear(_ component: Float) -> Float {
      component <= 0.04045
        ? component / 12.92 : Float(pow((Double(component) + 0.055) / 1.055, 2.4))
    }

    extension MeshGradient {
      init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color.Resolved = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0),
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
      ) {
        self.init(
          width: width, height: height, points: points,
          colors: resolvedColors.map { Color($0) })
      }
      init(
        width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
      ) {
        self.init(
          width: width, height: height, points: bezierPoints.map { $0.position }, colors: colors)
      }
      init(
        width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors,
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
      ) {
        self.init(
          width: width, height: height, points: locations._points, colors: colors._colors)
      }

      /// Where the colors of a grid are.
      enum Locations: Equatable {
        case points([SIMD2<Float>])
        case bezierPoints([MeshGradient.BezierPoint])
        var _points: [SIMD2<Float>] {
          switch self {
          case .points(let points): points
          case .bezierPoints(let points): points.map { $0.position }
          }
        }
      }

      /// The colors of a grid.
      enum Colors: Equatable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
        var _colors: [Color] {
          switch self {
          case .colors(let colors): colors
          case .resolvedColors(let colors): colors.map { Color($0) }
          }
        }
      }

      /// A point of a grid, and where the lines through it lead.
      struct BezierPoint: Equatable {
        var position: SIMD2<Float>
        var leadingControlPoint: SIMD2<Float>
        var topControlPoint: SIMD2<Float>
        var trailingControlPoint: SIMD2<Float>
        var bottomControlPoint: SIMD2<Float>
      }
    }
    """#)
}
