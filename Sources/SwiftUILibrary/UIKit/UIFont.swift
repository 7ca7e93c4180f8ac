extension Feature {
  /// Fonts of UIKit: their names and measures.
  ///
  /// The measures of the system font are Apple's, as parts of the size; other fonts are taken to be
  /// as tall (modelled).
  static let uiFont = Feature(
    "UIFont",
    #"""
    /// A font of UIKit. Every name stands for a font that is there.
    class UIFont: NSObject {
      /// The thickness of strokes.
      struct Weight: RawRepresentable, Hashable {
        let rawValue: CGFloat
        init(rawValue: CGFloat) { self.rawValue = rawValue }
        init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        static let ultraLight = Weight(-0.8)
        static let thin = Weight(-0.6)
        static let light = Weight(-0.4)
        static let regular = Weight(0)
        static let medium = Weight(0.23)
        static let semibold = Weight(0.3)
        static let bold = Weight(0.4)
        static let heavy = Weight(0.56)
        static let black = Weight(0.62)
        var _name: String {
          switch self {
          case .ultraLight: "ultraLight"
          case .thin: "thin"
          case .light: "light"
          case .regular: "regular"
          case .medium: "medium"
          case .semibold: "semibold"
          case .bold: "bold"
          case .heavy: "heavy"
          case .black: "black"
          default: "init(\(rawValue))"
          }
        }
      }

      /// What a text is for; the size is that of the standard setting.
      struct TextStyle: RawRepresentable, Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let largeTitle = TextStyle(rawValue: "largeTitle")
        static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
        static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
        static let title1 = TextStyle(rawValue: "title1")
        static let title2 = TextStyle(rawValue: "title2")
        static let title3 = TextStyle(rawValue: "title3")
        static let headline = TextStyle(rawValue: "headline")
        static let subheadline = TextStyle(rawValue: "subheadline")
        static let body = TextStyle(rawValue: "body")
        static let callout = TextStyle(rawValue: "callout")
        static let footnote = TextStyle(rawValue: "footnote")
        static let caption1 = TextStyle(rawValue: "caption1")
        static let caption2 = TextStyle(rawValue: "caption2")
        var _size: CGFloat {
          switch self {
          case .extraLargeTitle: 36
          case .largeTitle: 34
          case .title1, .extraLargeTitle2: 28
          case .title2: 22
          case .title3: 20
          case .callout: 16
          case .subheadline: 15
          case .footnote: 13
          case .caption1: 12
          case .caption2: 11
          default: 17
          }
        }
      }

      /// The font as it would be written.
      let _written: String
      let fontName: String
      let pointSize: CGFloat
      init(_written: String, _name: String, _size: CGFloat) {
        self._written = _written
        self.fontName = _name
        self.pointSize = _size
      }
      convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(
          _written: "UIFont(name: \"\(fontName)\", size: " + _reader(fontSize) + ")",
          _name: fontName, _size: fontSize)
      }
      convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
          _written: descriptor._written, _name: descriptor.postscriptName,
          _size: pointSize > 0 ? pointSize : descriptor.pointSize)
      }

      var familyName: String {
        fontName.hasPrefix(".SFUI")
          ? ".AppleSystemUIFont" : fontName.split(separator: "-").first.map(String.init) ?? fontName
      }
      var lineHeight: CGFloat { pointSize * 1.193359375 }
      var ascender: CGFloat { pointSize * 0.9521484375 }
      var descender: CGFloat { pointSize * -0.2412109375 }
      var capHeight: CGFloat { pointSize * 0.70458984375 }
      var xHeight: CGFloat { pointSize * 0.5263671875 }
      var leading: CGFloat { 0 }
      var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(_written: _written, _name: fontName, _size: pointSize)
      }
      func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(
          _written: _written + ".withSize(" + _reader(fontSize) + ")", _name: fontName,
          _size: fontSize)
      }
      override var description: String {
        "<UICTFont> font-family: \"\(familyName)\"; font-size: \(pointSize)pt"
      }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && pointSize == other.pointSize
      }
      override var hash: Int { fontName.hashValue }

      static func _system(
        _ name: String, _ size: CGFloat, _ weight: UIFont.Weight?, suffix: String
      ) -> UIFont {
        var arguments = "ofSize: " + _reader(size)
        if let weight { arguments += ", weight: ." + weight._name }
        return UIFont(_written: ".\(name)(\(arguments))", _name: ".SFUI-" + suffix, _size: size)
      }
      static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        _system("systemFont", fontSize, nil, suffix: "Regular")
      }
      static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        _system("systemFont", fontSize, weight, suffix: weight._name.capitalized)
      }
      static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        _system("boldSystemFont", fontSize, nil, suffix: "Semibold")
      }
      static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        _system("italicSystemFont", fontSize, nil, suffix: "RegularItalic")
      }
      static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        _system("monospacedSystemFont", fontSize, weight, suffix: "Mono" + weight._name.capitalized)
      }
      static func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat, weight: UIFont.Weight
      ) -> UIFont {
        _system("monospacedDigitSystemFont", fontSize, weight, suffix: weight._name.capitalized)
      }
      static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        UIFont(
          _written: ".preferredFont(forTextStyle: ." + style.rawValue + ")",
          _name: style == .headline ? ".SFUI-Semibold" : ".SFUI-Regular", _size: style._size)
      }
      static var labelFontSize: CGFloat { 17 }
      static var buttonFontSize: CGFloat { 18 }
      static var systemFontSize: CGFloat { 14 }
      static var smallSystemFontSize: CGFloat { 12 }
      /// The fonts of the device, of which nothing is known.
      static var familyNames: [String] { [] }
      static func fontNames(forFamilyName familyName: String) -> [String] { [] }
    }

    /// What a font is asked for by.
    class UIFontDescriptor: NSObject {
      struct SymbolicTraits: OptionSet {
        let rawValue: UInt32
        init(rawValue: UInt32) { self.rawValue = rawValue }
        static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
      }
      enum SystemDesign { case `default`, serif, rounded, monospaced }

      let _written: String
      let postscriptName: String
      let pointSize: CGFloat
      var symbolicTraits: UIFontDescriptor.SymbolicTraits = []
      init(_written: String, _name: String, _size: CGFloat) {
        self._written = _written
        self.postscriptName = _name
        self.pointSize = _size
      }
      convenience init(name fontName: String, size fontSize: CGFloat) {
        self.init(
          _written: "UIFont(name: \"\(fontName)\", size: " + _reader(fontSize) + ")",
          _name: fontName, _size: fontSize)
      }
      func withSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        let made = UIFontDescriptor(_written: _written, _name: postscriptName, _size: pointSize)
        made.symbolicTraits = traits
        return made
      }
      func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { self }
      func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(_written: _written, _name: postscriptName, _size: newPointSize)
      }
      static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
      ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
      }
    }

    /// Sizes that follow the reader's setting, which is the standard one.
    class UIFontMetrics: NSObject {
      static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
      init(forTextStyle textStyle: UIFont.TextStyle) {}
      func scaledFont(for font: UIFont) -> UIFont { font }
      func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
      }
      func scaledValue(for value: CGFloat) -> CGFloat { value }
    }

    extension Font {
      init(_ font: UIFont) { self._description = "Font(" + font._written + ")" }
    }
    """#)
}
