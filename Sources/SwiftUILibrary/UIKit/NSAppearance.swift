extension Feature {
  /// Whether the windows of AppKit are light or dark; they are light.
  static let nsAppearance = Feature(
    "NSAppearance",
    #"""
    /// Whether windows are light or dark.
    @_unmodelled struct NSAppearance: Hashable {
      /// What an appearance is called.
      struct Name: Hashable, RawRepresentable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(_ rawValue: String) { self.rawValue = rawValue }
        static let aqua = Name("NSAppearanceNameAqua")
        static let darkAqua = Name("NSAppearanceNameDarkAqua")
        static let vibrantLight = Name("NSAppearanceNameVibrantLight")
        static let vibrantDark = Name("NSAppearanceNameVibrantDark")
        static let accessibilityHighContrastAqua = Name("NSAppearanceNameAccessibilityAqua")
        static let accessibilityHighContrastDarkAqua = Name(
          "NSAppearanceNameAccessibilityDarkAqua")
      }
      let name: Name
      init(_name: Name) { self.name = _name }
      init?(named name: Name) { self.name = name }
      /// The first of some names that is that of this appearance.
      func bestMatch(from names: [Name]) -> Name? { names.first { $0 == name } }
      static var current: NSAppearance! { NSAppearance(_name: .aqua) }
      static func currentDrawing() -> NSAppearance { NSAppearance(_name: .aqua) }
    }
    """#)
}
