import Interpreter

extension Feature {
  static let font = Feature(
    "Font",
    #"""
    /// `CTFont`, which is not modelled.
    final class _PlatformFont {}

    /// A font; text is measured in a fixed metric whatever its font is.
    struct Font: Hashable {
      /// The font as it would be written.
      let _description: String
      init(_description: String) { self._description = _description }
      /// A font of Core Text, of which nothing is known.
      init(_ font: _PlatformFont) { self._description = "Font(…)" }
      static let largeTitle = Font(_description: ".largeTitle")
      static let title = Font(_description: ".title")
      static let title2 = Font(_description: ".title2")
      static let title3 = Font(_description: ".title3")
      static let headline = Font(_description: ".headline")
      static let subheadline = Font(_description: ".subheadline")
      static let body = Font(_description: ".body")
      static let callout = Font(_description: ".callout")
      static let footnote = Font(_description: ".footnote")
      static let caption = Font(_description: ".caption")
      static let caption2 = Font(_description: ".caption2")
      /// The system font of a size.
      static func system(
        size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
      ) -> Font {
        Font(
          _description: ".system(size: " + _reader(size)
            + (weight == nil ? "" : ", weight: " + _reader(weight))
            + (design == nil ? "" : ", design: " + _reader(design)) + ")")
      }
      /// The system font of a text style.
      static func system(
        _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
      ) -> Font {
        Font(
          _description: ".system(" + _reader(style)
            + (design == nil ? "" : ", design: " + _reader(design))
            + (weight == nil ? "" : ", weight: " + _reader(weight)) + ")")
      }
      /// A font by name.
      static func custom(_ name: String, size: CGFloat) -> Font {
        Font(_description: ".custom(\"\(name)\", size: " + _reader(size) + ")")
      }
      static func custom(
        _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
      ) -> Font {
        custom(name, size: size)
      }
      static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        custom(name, size: fixedSize)
      }
      func _with(_ suffix: String) -> Font { Font(_description: _description + "." + suffix) }
      /// Makes the font bold.
      func bold() -> Font { _with("bold()") }
      func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
      /// Makes the font italic.
      func italic() -> Font { _with("italic()") }
      func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
      /// Sets the weight of the font.
      func weight(_ weight: Font.Weight) -> Font { _with("weight(" + _reader(weight) + ")") }
      /// Sets the width of the font.
      func width(_ width: Font.Width) -> Font { _with("width(" + _reader(width) + ")") }
      func width(_ width: CGFloat) -> Font { _with("width(" + _reader(width) + ")") }
      /// Sets the space between lines.
      func leading(_ leading: Font.Leading) -> Font { _with("leading(" + _reader(leading) + ")") }
      /// Makes all characters equally wide.
      func monospaced() -> Font { _with("monospaced()") }
      func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
      /// Makes all digits equally wide.
      func monospacedDigit() -> Font { _with("monospacedDigit()") }
      /// Uses small capitals.
      func lowercaseSmallCaps() -> Font { _with("lowercaseSmallCaps()") }
      func uppercaseSmallCaps() -> Font { _with("uppercaseSmallCaps()") }
      func smallCaps() -> Font { _with("smallCaps()") }
      func lowercaseSmallCaps(_ isActive: Bool) -> Font {
        isActive ? lowercaseSmallCaps() : self
      }
      func uppercaseSmallCaps(_ isActive: Bool) -> Font {
        isActive ? uppercaseSmallCaps() : self
      }
      func smallCaps(_ isActive: Bool) -> Font { isActive ? smallCaps() : self }
      /// Makes the font larger or smaller.
      func scaled(by factor: CGFloat) -> Font { _with("scaled(by: " + _reader(factor) + ")") }
      func pointSize(_ size: CGFloat) -> Font { _with("pointSize(" + _reader(size) + ")") }
      static let `default` = Font(_description: ".default")

      /// A role of text.
      enum TextStyle: Hashable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
        case caption, caption2
      }

      /// The shape of letters.
      enum Design: Hashable { case `default`, serif, rounded, monospaced }

      /// The space between lines.
      enum Leading: Hashable { case standard, tight, loose }

      /// The thickness of strokes.
      struct Weight: Hashable {
        let _name: String
        static let ultraLight = Weight(_name: "ultraLight")
        static let thin = Weight(_name: "thin")
        static let light = Weight(_name: "light")
        static let regular = Weight(_name: "regular")
        static let medium = Weight(_name: "medium")
        static let semibold = Weight(_name: "semibold")
        static let bold = Weight(_name: "bold")
        static let heavy = Weight(_name: "heavy")
        static let black = Weight(_name: "black")
      }

      /// The width of letters.
      struct Width: Hashable {
        let _name: String
        static let compressed = Width(_name: "compressed")
        static let condensed = Width(_name: "condensed")
        static let standard = Width(_name: "standard")
        static let expanded = Width(_name: "expanded")
      }
    }
    """#,
    details: [
      "Font": { part throws(Trap) in part.string("_description") },
      "Font.Weight": { part throws(Trap) in "." + part.string("_name") },
      "Font.Width": { part throws(Trap) in "." + part.string("_name") },
    ])
}
