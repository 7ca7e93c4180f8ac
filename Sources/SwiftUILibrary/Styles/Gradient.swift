import Interpreter

extension Feature {
  static let gradient = Feature(
    "Gradient",
    #"""
    /// Colors and where each of them lies, from 0 to 1.
    struct Gradient: ShapeStyle, Hashable {
      var stops: [Gradient.Stop]
      init(stops: [Gradient.Stop]) { self.stops = stops }
      init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        self.stops = colors.indices.map {
          Gradient.Stop(color: colors[$0], location: CGFloat($0) / CGFloat(last))
        }
      }

      /// In which space the colors between two stops are found makes no difference here.
      func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self) }

      /// A space of colors to go through.
      struct ColorSpace: Hashable {
        let _name: String
        static let device = ColorSpace(_name: "device")
        static let perceptual = ColorSpace(_name: "perceptual")
      }

      /// A color and its place.
      struct Stop: Hashable {
        var color: Color
        var location: CGFloat
        init(color: Color, location: CGFloat) {
          self.color = color
          self.location = location
        }
      }
    }

    /// The gradient of a single color.
    struct AnyGradient: ShapeStyle, Hashable {
      let _gradient: Gradient
      init(_ gradient: Gradient) { self._gradient = gradient }
      func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
    }
    """#,
    details: [
      "Gradient": { part throws(Trap) in
        "Gradient(colors: [\(try part.elementDetails("stops").joined(separator: ", "))])"
      },
      "Gradient.Stop": { part throws(Trap) in try part.detail("color") },
      "AnyGradient": { part throws(Trap) in try part.detail("_gradient") },
    ])
}
