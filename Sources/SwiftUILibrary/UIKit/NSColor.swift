extension Feature {
  /// Colors of AppKit: kept by name or components.
  static let nsColor = Feature(
    "NSColor",
    #"""
    /// A color of AppKit, by name or components.
    @_unmodelled struct NSColor: Hashable {
      typealias Name = String
      let _color: Color
      init(_color: Color) { self._color = _color }
      init(_ color: Color) { self._color = color }
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self._color = Color(
          red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
      }
      init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
      }
      init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
      }
      init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
      }
      init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
      }
      init(white: CGFloat, alpha: CGFloat) {
        self._color = Color(white: Double(white), opacity: Double(alpha))
      }
      init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
      }
      init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
      init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self._color = Color(
          hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
          opacity: Double(alpha))
      }
      init(
        calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
      ) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
      }
      init?(named name: String) { self._color = Color(name) }
      init?(named name: String, bundle: Bundle?) { self._color = Color(name) }
      init?(cgColor: CGColor) { self._color = cgColor._color }
      /// A color that is one in the light and another one in the dark; it says both.
      init(name: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        let light = dynamicProvider(NSAppearance(_name: .aqua))
        let dark = dynamicProvider(NSAppearance(_name: .darkAqua))
        let names = "light: \(_colorTerm(light._color)), dark: \(_colorTerm(dark._color))"
        self._color = light == dark ? light._color : Color(_name: "Color(\(names))")
      }
      var cgColor: CGColor { CGColor(_color: _color) }
      var redComponent: CGFloat { _color._red }
      var greenComponent: CGFloat { _color._green }
      var blueComponent: CGFloat { _color._blue }
      var alphaComponent: CGFloat { _color._opacity }
      /// The color in another space: all components are taken for those of sRGB.
      func usingColorSpace(_ space: NSColorSpace) -> NSColor? { _color._name.isEmpty ? self : nil }
      /// Red, green, blue and opacity, where they are known.
      func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
      ) {
        UIColor(_color: _color).getRed(red, green: green, blue: blue, alpha: alpha)
      }
      func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
        NSColor(_color: _color.opacity(Double(alpha)))
      }
      /// What is drawn next; nothing is drawn.
      @notSimulated func set() {}
      @notSimulated func setFill() {}
      @notSimulated func setStroke() {}
      static func _named(_ name: String) -> NSColor {
        NSColor(_color: Color(_name: "Color(nsColor: .\(name))"))
      }
      static var red: NSColor { NSColor(_color: Color.red) }
      static var orange: NSColor { NSColor(_color: Color.orange) }
      static var yellow: NSColor { NSColor(_color: Color.yellow) }
      static var green: NSColor { NSColor(_color: Color.green) }
      static var cyan: NSColor { NSColor(_color: Color.cyan) }
      static var blue: NSColor { NSColor(_color: Color.blue) }
      static var purple: NSColor { NSColor(_color: Color.purple) }
      static var brown: NSColor { NSColor(_color: Color.brown) }
      static var white: NSColor { NSColor(_color: Color.white) }
      static var gray: NSColor { NSColor(_color: Color.gray) }
      static var black: NSColor { NSColor(_color: Color.black) }
      static var clear: NSColor { NSColor(_color: Color.clear) }
      static var magenta: NSColor { _named("magenta") }
      static var lightGray: NSColor { _named("lightGray") }
      static var darkGray: NSColor { _named("darkGray") }
      static var systemRed: NSColor { _named("systemRed") }
      static var systemOrange: NSColor { _named("systemOrange") }
      static var systemYellow: NSColor { _named("systemYellow") }
      static var systemGreen: NSColor { _named("systemGreen") }
      static var systemMint: NSColor { _named("systemMint") }
      static var systemTeal: NSColor { _named("systemTeal") }
      static var systemCyan: NSColor { _named("systemCyan") }
      static var systemBlue: NSColor { _named("systemBlue") }
      static var systemIndigo: NSColor { _named("systemIndigo") }
      static var systemPurple: NSColor { _named("systemPurple") }
      static var systemPink: NSColor { _named("systemPink") }
      static var systemBrown: NSColor { _named("systemBrown") }
      static var systemGray: NSColor { _named("systemGray") }
      static var labelColor: NSColor { _named("labelColor") }
      static var secondaryLabelColor: NSColor { _named("secondaryLabelColor") }
      static var tertiaryLabelColor: NSColor { _named("tertiaryLabelColor") }
      static var quaternaryLabelColor: NSColor { _named("quaternaryLabelColor") }
      static var quinaryLabelColor: NSColor { _named("quinaryLabelColor") }
      static var textColor: NSColor { _named("textColor") }
      static var placeholderTextColor: NSColor { _named("placeholderTextColor") }
      static var selectedTextColor: NSColor { _named("selectedTextColor") }
      static var textBackgroundColor: NSColor { _named("textBackgroundColor") }
      static var selectedTextBackgroundColor: NSColor { _named("selectedTextBackgroundColor") }
      static var textInsertionPointColor: NSColor { _named("textInsertionPointColor") }
      static var keyboardFocusIndicatorColor: NSColor { _named("keyboardFocusIndicatorColor") }
      static var unemphasizedSelectedTextColor: NSColor { _named("unemphasizedSelectedTextColor") }
      static var unemphasizedSelectedTextBackgroundColor: NSColor {
        _named("unemphasizedSelectedTextBackgroundColor")
      }
      static var linkColor: NSColor { _named("linkColor") }
      static var separatorColor: NSColor { _named("separatorColor") }
      static var selectedContentBackgroundColor: NSColor {
        _named("selectedContentBackgroundColor")
      }
      static var unemphasizedSelectedContentBackgroundColor: NSColor {
        _named("unemphasizedSelectedContentBackgroundColor")
      }
      static var selectedMenuItemTextColor: NSColor { _named("selectedMenuItemTextColor") }
      static var gridColor: NSColor { _named("gridColor") }
      static var headerTextColor: NSColor { _named("headerTextColor") }
      static var controlAccentColor: NSColor { _named("controlAccentColor") }
      static var controlColor: NSColor { _named("controlColor") }
      static var controlBackgroundColor: NSColor { _named("controlBackgroundColor") }
      static var controlTextColor: NSColor { _named("controlTextColor") }
      static var disabledControlTextColor: NSColor { _named("disabledControlTextColor") }
      static var selectedControlColor: NSColor { _named("selectedControlColor") }
      static var selectedControlTextColor: NSColor { _named("selectedControlTextColor") }
      static var alternateSelectedControlTextColor: NSColor {
        _named("alternateSelectedControlTextColor")
      }
      static var windowBackgroundColor: NSColor { _named("windowBackgroundColor") }
      static var windowFrameTextColor: NSColor { _named("windowFrameTextColor") }
      static var underPageBackgroundColor: NSColor { _named("underPageBackgroundColor") }
      static var findHighlightColor: NSColor { _named("findHighlightColor") }
      static var highlightColor: NSColor { _named("highlightColor") }
      static var shadowColor: NSColor { _named("shadowColor") }
      static var systemFill: NSColor { _named("systemFill") }
      static var secondarySystemFill: NSColor { _named("secondarySystemFill") }
      static var tertiarySystemFill: NSColor { _named("tertiarySystemFill") }
      static var quaternarySystemFill: NSColor { _named("quaternarySystemFill") }
      static var quinarySystemFill: NSColor { _named("quinarySystemFill") }
      static var alternatingContentBackgroundColors: [NSColor] {
        [_named("controlBackgroundColor"), _named("alternatingContentBackgroundColors[1]")]
      }
    }

    extension Color {
      init(nsColor: NSColor) { self = nsColor._color }
      @_disfavoredOverload
      init(_ color: NSColor) { self = color._color }
    }

    /// What the components of a color mean.
    @_unmodelled struct NSColorSpace: Hashable {
      let _name: String
      static let sRGB = NSColorSpace(_name: "sRGB")
      static let extendedSRGB = NSColorSpace(_name: "extendedSRGB")
      static let deviceRGB = NSColorSpace(_name: "deviceRGB")
      static let genericRGB = NSColorSpace(_name: "genericRGB")
      static let displayP3 = NSColorSpace(_name: "displayP3")
      static let deviceGray = NSColorSpace(_name: "deviceGray")
      static let genericGamma22Gray = NSColorSpace(_name: "genericGamma22Gray")
    }
    """#)
}
