extension Feature {
  /// Bold, italic and their like, on views that are no `Text`.
  static let fontFlags = Feature(
    "FontFlags",
    #"""
    struct _FontFlagModifier {
      let _isActive: Bool?
      var _name: String = "bold"
    }

    extension View {
      /// Makes text in this view bold.
      func bold(_ isActive: Bool = true) -> ModifiedContent<Self, _FontFlagModifier> {
        ModifiedContent(
          content: self, modifier: _FontFlagModifier(_isActive: isActive ? nil : false))
      }
      /// Makes text in this view italic.
      func italic(_ isActive: Bool = true) -> ModifiedContent<Self, _FontFlagModifier> {
        ModifiedContent(
          content: self,
          modifier: _FontFlagModifier(_isActive: isActive ? nil : false, _name: "italic"))
      }
      /// Underlines text in this view.
      func underline(
        _ isActive: Bool = true, color: Color? = nil
      ) -> ModifiedContent<Self, _FontFlagModifier> {
        ModifiedContent(
          content: self,
          modifier: _FontFlagModifier(_isActive: isActive ? nil : false, _name: "underline"))
      }
      func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
      ) -> ModifiedContent<Self, _FontFlagModifier> {
        underline(isActive, color: color)
      }
      func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
      ) -> ModifiedContent<Self, _FontFlagModifier> {
        strikethrough(isActive, color: color)
      }
      /// Strikes text in this view through.
      func strikethrough(
        _ isActive: Bool = true, color: Color? = nil
      ) -> ModifiedContent<Self, _FontFlagModifier> {
        ModifiedContent(
          content: self,
          modifier: _FontFlagModifier(_isActive: isActive ? nil : false, _name: "strikethrough"))
      }
      /// Uses a fixed-width font.
      func monospaced(_ isActive: Bool = true) -> ModifiedContent<Self, _FontFlagModifier> {
        ModifiedContent(
          content: self,
          modifier: _FontFlagModifier(_isActive: isActive ? nil : false, _name: "monospaced"))
      }
      /// Uses digits of one width.
      func monospacedDigit() -> ModifiedContent<Self, _FontFlagModifier> {
        ModifiedContent(
          content: self, modifier: _FontFlagModifier(_isActive: nil, _name: "monospacedDigit"))
      }
      /// Squeezes text where that helps.
      func allowsTightening(_ flag: Bool) -> ModifiedContent<Self, _FontFlagModifier> {
        ModifiedContent(
          content: self, modifier: _FontFlagModifier(_isActive: flag, _name: "allowsTightening"))
      }
    }
    """#)
}
