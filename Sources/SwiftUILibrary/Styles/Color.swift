import Interpreter
import ViewRuntime

extension Feature {
  static let color = Feature(
    "Color",
    #"""
    /// A color; as a view it fills the space it is offered.
    struct Color: ShapeStyle, View, Hashable, CustomStringConvertible {
      typealias Body = Never
      /// The standard color's name, or the asset's; empty for one made of components.
      let _name: String
      let _red: Double
      let _green: Double
      let _blue: Double
      let _opacity: Double
      init(_name: String) {
        self.init(_name: _name, _red: 0, _green: 0, _blue: 0, _opacity: 1)
      }
      init(_name: String, _red: Double, _green: Double, _blue: Double, _opacity: Double) {
        self._name = _name
        self._red = _red
        self._green = _green
        self._blue = _blue
        self._opacity = _opacity
      }
      /// A color of a color set, by name.
      init(_ name: String, bundle: Bundle? = nil) { self.init(_name: "Color(\"\(name)\")") }
      init(_ resource: ColorResource) { self.init(resource._name) }
      init(_ color: Color) { self = color }
      /// A color of red, green and blue components, from 0 to 1.
      init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(_name: "", _red: red, _green: green, _blue: blue, _opacity: opacity)
      }
      init(
        _ colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double,
        opacity: Double = 1
      ) {
        self.init(_name: "", _red: red, _green: green, _blue: blue, _opacity: opacity)
      }
      /// A shade of gray, from 0 to 1.
      init(white: Double, opacity: Double = 1) {
        self.init(_name: "", _red: white, _green: white, _blue: white, _opacity: opacity)
      }
      init(_ colorSpace: Color.RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(white: white, opacity: opacity)
      }
      /// A color by hue, saturation and brightness, from 0 to 1.
      init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        let index = Int(sector)
        let fraction = sector - Double(index)
        let p = brightness * (1 - saturation)
        let q = brightness * (1 - saturation * fraction)
        let t = brightness * (1 - saturation * (1 - fraction))
        switch index {
        case 0: self.init(red: brightness, green: t, blue: p, opacity: opacity)
        case 1: self.init(red: q, green: brightness, blue: p, opacity: opacity)
        case 2: self.init(red: p, green: brightness, blue: t, opacity: opacity)
        case 3: self.init(red: p, green: q, blue: brightness, opacity: opacity)
        case 4: self.init(red: t, green: p, blue: brightness, opacity: opacity)
        default: self.init(red: brightness, green: p, blue: q, opacity: opacity)
        }
      }
      static let red = Color(_name: "red")
      static let orange = Color(_name: "orange")
      static let yellow = Color(_name: "yellow")
      static let green = Color(_name: "green")
      static let mint = Color(_name: "mint")
      static let teal = Color(_name: "teal")
      static let cyan = Color(_name: "cyan")
      static let blue = Color(_name: "blue")
      static let indigo = Color(_name: "indigo")
      static let purple = Color(_name: "purple")
      static let pink = Color(_name: "pink")
      static let brown = Color(_name: "brown")
      static let white = Color(_name: "white")
      static let gray = Color(_name: "gray")
      static let black = Color(_name: "black")
      static let clear = Color(_name: "clear")
      static let primary = Color(_name: "primary")
      static let secondary = Color(_name: "secondary")
      static let accentColor = Color(_name: "accentColor")
      /// Returns the color with another opacity, from 0 to 1.
      func opacity(_ opacity: Double) -> Color {
        Color(
          _name: _name, _red: _red, _green: _green, _blue: _blue, _opacity: _opacity * opacity)
      }
      /// Returns a mixture of this color and another one.
      func mix(with rhs: Color, by fraction: Double) -> Color {
        Color(
          _name: "", _red: _red + (rhs._red - _red) * fraction,
          _green: _green + (rhs._green - _green) * fraction,
          _blue: _blue + (rhs._blue - _blue) * fraction,
          _opacity: _opacity + (rhs._opacity - _opacity) * fraction)
      }
      /// In which space colors are mixed makes no difference here.
      func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace
      ) -> Color {
        mix(with: rhs, by: fraction)
      }
      /// Brightness beyond that of white is not modelled.
      func headroom(_ headroom: Double?) -> Color { self }
      func exposureAdjust(_ stops: Double) -> Color { self }
      /// A gentle gradient of the color.
      var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
      var description: String {
        guard _name.isEmpty else {
          if _name.hasPrefix("Color(\"") {
            return "NamedColor(name: \(_name.dropFirst(6).dropLast()), bundle: nil)"
          }
          return _opacity == 1 ? _name : "\(Int((_opacity * 100).rounded()))% \(_name)"
        }
        let bytes = [_red, _green, _blue, _opacity].map { component in
          let byte = Int((min(max(component, 0), 1) * 255).rounded())
          return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "#" + bytes.joined()
      }
      var body: Never { _primitiveBody() }

      /// A space of colors.
      enum RGBColorSpace: Hashable { case sRGB, sRGBLinear, displayP3 }
    }

    /// The name of a color in a catalog.
    struct ColorResource: Hashable {
      let _name: String
      init(name: String, bundle: Bundle? = nil) { self._name = name }
    }
    """#,
    views: [
      "Color": { part throws(Trap) in
        .primitive(
          LeafElement(type: "Color", detail: Detail.color(part), layout: .flexible))
      }
    ],
    details: ["Color": { part throws(Trap) in Detail.color(part) }])
}
