extension Feature {
  /// Colors of UIKit and Core Graphics: kept by name or components.
  static let uiColor = Feature(
    "UIColor",
    #"""
    /// A color of UIKit, by name or components.
    struct UIColor: Hashable {
      let _color: Color
      /// What a dynamic color is in the light and in the dark; for others nothing.
      var _light: Color? = nil
      var _dark: Color? = nil
      init(_color: Color) { self._color = _color }
      init(_ color: Color) { self._color = color }
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self._color = Color(
          red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
      }
      init(_colorLiteralRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
      }
      init(white: CGFloat, alpha: CGFloat) {
        self._color = Color(white: Double(white), opacity: Double(alpha))
      }
      init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self._color = Color(
          hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
          opacity: Double(alpha))
      }
      init?(named name: String) { self._color = Color(name) }
      init(cgColor: CGColor) { self._color = cgColor._color }
      init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
      }
      /// A color that is one in the light and another one in the dark; it says both.
      init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        self._light = light._color
        self._dark = dark._color
        let names = "light: \(_colorTerm(light._color)), dark: \(_colorTerm(dark._color))"
        self._color = light == dark ? light._color : Color(_name: "Color(\(names))")
      }
      /// What the color is for some traits.
      func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let color = traitCollection.userInterfaceStyle == .dark ? _dark : _light
        return color.map { UIColor(_color: $0) } ?? self
      }
      var cgColor: CGColor { CGColor(_color: _color) }
      /// What is drawn next; nothing is drawn.
      @notSimulated func set() {}
      @notSimulated func setFill() {}
      @notSimulated func setStroke() {}
      /// Red, green, blue and opacity; `false` where they are not known.
      @discardableResult
      func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
      ) -> Bool {
        guard _color._name.isEmpty else { return false }
        red?.pointee = CGFloat(_color._red)
        green?.pointee = CGFloat(_color._green)
        blue?.pointee = CGFloat(_color._blue)
        alpha?.pointee = CGFloat(_color._opacity)
        return true
      }
      /// Hue, saturation, brightness and opacity; `false` where they are not known.
      @discardableResult
      func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
      ) -> Bool {
        guard _color._name.isEmpty else { return false }
        let (red, green, blue) = (_color._red, _color._green, _color._blue)
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        var sixth = 0.0
        if range > 0 {
          if most == red {
            sixth = (green - blue) / range + (green < blue ? 6 : 0)
          } else if most == green {
            sixth = (blue - red) / range + 2
          } else {
            sixth = (red - green) / range + 4
          }
        }
        hue?.pointee = CGFloat(sixth / 6)
        let share: Double = most > 0 ? range / most : 0
        saturation?.pointee = CGFloat(share)
        brightness?.pointee = CGFloat(most)
        alpha?.pointee = CGFloat(_color._opacity)
        return true
      }
      /// Brightness and opacity of a grey; `false` for other colors.
      @discardableResult
      func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
      ) -> Bool {
        guard _color._name.isEmpty, _color._red == _color._green, _color._green == _color._blue
        else { return false }
        white?.pointee = CGFloat(_color._red)
        alpha?.pointee = CGFloat(_color._opacity)
        return true
      }
      func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(_color: _color.opacity(Double(alpha)))
      }
      static func _named(_ name: String) -> UIColor {
        UIColor(_color: Color(_name: "Color(.\(name))"))
      }
      static var red: UIColor { UIColor(_color: Color.red) }
      static var orange: UIColor { UIColor(_color: Color.orange) }
      static var yellow: UIColor { UIColor(_color: Color.yellow) }
      static var green: UIColor { UIColor(_color: Color.green) }
      static var cyan: UIColor { UIColor(_color: Color.cyan) }
      static var blue: UIColor { UIColor(_color: Color.blue) }
      static var purple: UIColor { UIColor(_color: Color.purple) }
      static var magenta: UIColor { _named("magenta") }
      static var brown: UIColor { UIColor(_color: Color.brown) }
      static var white: UIColor { UIColor(_color: Color.white) }
      static var gray: UIColor { UIColor(_color: Color.gray) }
      static var lightGray: UIColor { _named("lightGray") }
      static var darkGray: UIColor { _named("darkGray") }
      static var black: UIColor { UIColor(_color: Color.black) }
      static var clear: UIColor { UIColor(_color: Color.clear) }
      static var systemRed: UIColor { _named("systemRed") }
      static var systemOrange: UIColor { _named("systemOrange") }
      static var systemYellow: UIColor { _named("systemYellow") }
      static var systemGreen: UIColor { _named("systemGreen") }
      static var systemMint: UIColor { _named("systemMint") }
      static var systemTeal: UIColor { _named("systemTeal") }
      static var systemCyan: UIColor { _named("systemCyan") }
      static var systemBlue: UIColor { _named("systemBlue") }
      static var systemIndigo: UIColor { _named("systemIndigo") }
      static var systemPurple: UIColor { _named("systemPurple") }
      static var systemPink: UIColor { _named("systemPink") }
      static var systemBrown: UIColor { _named("systemBrown") }
      static var systemGray: UIColor { _named("systemGray") }
      static var systemGray2: UIColor { _named("systemGray2") }
      static var systemGray3: UIColor { _named("systemGray3") }
      static var systemGray4: UIColor { _named("systemGray4") }
      static var systemGray5: UIColor { _named("systemGray5") }
      static var systemGray6: UIColor { _named("systemGray6") }
      static var systemBackground: UIColor { _named("systemBackground") }
      static var secondarySystemBackground: UIColor { _named("secondarySystemBackground") }
      static var tertiarySystemBackground: UIColor { _named("tertiarySystemBackground") }
      static var systemGroupedBackground: UIColor { _named("systemGroupedBackground") }
      static var secondarySystemGroupedBackground: UIColor {
        _named("secondarySystemGroupedBackground")
      }
      static var tertiarySystemGroupedBackground: UIColor {
        _named("tertiarySystemGroupedBackground")
      }
      static var systemFill: UIColor { _named("systemFill") }
      static var secondarySystemFill: UIColor { _named("secondarySystemFill") }
      static var tertiarySystemFill: UIColor { _named("tertiarySystemFill") }
      static var quaternarySystemFill: UIColor { _named("quaternarySystemFill") }
      static var label: UIColor { _named("label") }
      static var secondaryLabel: UIColor { _named("secondaryLabel") }
      static var tertiaryLabel: UIColor { _named("tertiaryLabel") }
      static var quaternaryLabel: UIColor { _named("quaternaryLabel") }
      static var placeholderText: UIColor { _named("placeholderText") }
      static var separator: UIColor { _named("separator") }
      static var opaqueSeparator: UIColor { _named("opaqueSeparator") }
      static var link: UIColor { _named("link") }
      static var tintColor: UIColor { _named("tintColor") }
    }

    extension Color {
      init(uiColor: UIColor) { self = uiColor._color }
      @_disfavoredOverload
      init(_ color: UIColor) { self = color._color }
      init(cgColor: CGColor) { self = cgColor._color }
      init(_ cgColor: CGColor) { self = cgColor._color }
      /// The color's components, if it was made of some; others depend on where they are shown.
      var cgColor: CGColor? { _name.isEmpty ? CGColor(_color: self) : nil }
    }

    /// A color of Core Graphics.
    struct CGColor: Hashable {
      let _color: Color
      init(_color: Color) { self._color = _color }
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self._color = Color(
          red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
      }
      /// Red, green, blue and opacity, where they are known.
      var components: [CGFloat]? {
        _color._name.isEmpty ? [_color._red, _color._green, _color._blue, _color._opacity] : nil
      }
      var numberOfComponents: Int { 4 }
      var alpha: CGFloat { _color._opacity }
      init(gray: CGFloat, alpha: CGFloat) {
        self._color = Color(white: Double(gray), opacity: Double(alpha))
      }
    }
    """#)
}
