import Interpreter

extension Feature {
  /// The modifiers of `Text` that give a `Text` back (T38).
  static let textStyles = Feature(
    "Text+Styles",
    #"""
    extension Text {
      /// Makes the text bold.
      func bold() -> Text { _styled("bold") }
      func bold(_ isActive: Bool) -> Text { isActive ? _styled("bold") : self }
      /// Makes the text italic.
      func italic() -> Text { _styled("italic") }
      func italic(_ isActive: Bool) -> Text { isActive ? _styled("italic") : self }
      /// Sets the font of the text.
      func font(_ font: Font?) -> Text { _styled("font: " + _reader(font)) }
      /// Sets the weight of the font.
      func fontWeight(_ weight: Font.Weight?) -> Text { _styled("fontWeight: " + _reader(weight)) }
      /// Sets the design of the font.
      func fontDesign(_ design: Font.Design?) -> Text { _styled("fontDesign: " + _reader(design)) }
      /// Sets the width of the font.
      func fontWidth(_ width: Font.Width?) -> Text { _styled("fontWidth: " + _reader(width)) }
      /// Sets the color of the text.
      func foregroundColor(_ color: Color?) -> Text {
        _styled("foregroundColor: " + _reader(color))
      }
      /// Sets the style the text is drawn with.
      func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        _styled("foregroundStyle: " + _reader(style))
      }
      /// Strikes the text through.
      func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        isActive ? _styled("strikethrough") : self
      }
      /// Underlines the text.
      func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        isActive ? _styled("underline") : self
      }
      /// Sets the space between characters.
      func kerning(_ kerning: CGFloat) -> Text { _styled("kerning: " + _reader(kerning)) }
      /// Sets the space after characters.
      func tracking(_ tracking: CGFloat) -> Text { _styled("tracking: " + _reader(tracking)) }
      /// Moves the text off its baseline.
      func baselineOffset(_ offset: CGFloat) -> Text {
        _styled("baselineOffset: " + _reader(offset))
      }
      /// Uses a fixed-width font.
      func monospaced(_ isActive: Bool = true) -> Text { isActive ? _styled("monospaced") : self }
      /// Uses digits of one width.
      func monospacedDigit() -> Text { _styled("monospacedDigit") }
      /// Uses a secondary size.
      func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? _styled("textScale: " + _reader(scale)) : self
      }
      func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
      ) -> Text {
        isActive ? _styled("underline") : self
      }
      func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
      ) -> Text {
        isActive ? _styled("strikethrough") : self
      }

      /// A size of text beside the usual one.
      struct Scale: Hashable {
        let _name: String
        static let `default` = Scale(_name: "default")
        static let secondary = Scale(_name: "secondary")
      }

      /// A line under or through text.
      struct LineStyle: Hashable {
        var pattern: Pattern
        init(pattern: Pattern = .solid, color: Color? = nil) { self.pattern = pattern }
        static let single = LineStyle()

        /// Dots and dashes.
        struct Pattern: Hashable {
          let _name: String
          static let solid = Pattern(_name: "solid")
          static let dot = Pattern(_name: "dot")
          static let dash = Pattern(_name: "dash")
          static let dashDot = Pattern(_name: "dashDot")
          static let dashDotDot = Pattern(_name: "dashDotDot")
        }
      }
    }

    /// A value as the trees show it.
    func _reader(_ value: Any) -> String
    """#,
    natives: [
      "_reader(_:)": { call throws(Trap) in
        call.evaluator.makeString(try ViewBridge.of(call).detail(call[0]))
      }
    ])
}
