import Interpreter

extension Feature {
  static let blendMode = Feature(
    "BlendMode",
    #"""
    /// How a view's colors mix with what lies behind it.
    enum BlendMode: Hashable {
      case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
      case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
      case destinationOver, destinationOut, plusDarker, plusLighter
    }

    /// How a shape's edge is drawn.
    struct StrokeStyle: Equatable {
      var lineWidth: CGFloat
      var lineCap: CGLineCap
      var lineJoin: CGLineJoin
      var miterLimit: CGFloat
      var dash: [CGFloat]
      var dashPhase: CGFloat
      init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
      ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
      }
    }

    /// How a shape is filled.
    struct FillStyle: Equatable {
      var isEOFilled: Bool
      var isAntialiased: Bool
      init(eoFill: Bool = false, antialiased: Bool = true) {
        self.isEOFilled = eoFill
        self.isAntialiased = antialiased
      }
    }

    /// The end of a line.
    enum CGLineCap: Int32, Hashable { case butt, round, square }

    /// The corner of a line.
    enum CGLineJoin: Int32, Hashable { case miter, round, bevel }

    /// How a corner is rounded.
    enum RoundedCornerStyle: Hashable { case circular, continuous }
    """#,
    details: [
      "StrokeStyle": { part throws(Trap) in
        "StrokeStyle(lineWidth: \(Detail.number(part.number("lineWidth"))))"
      }
    ])
}
