extension Feature {
  /// What fonts look like, on views that are no `Text`.
  static let fontStyles = Feature(
    "FontStyles",
    #"""
    struct _FontModifier {
      let _value: Any?
      var _name: String = "bold"
    }

    extension View {
      /// Sets the weight of text in this view.
      func fontWeight(_ weight: Font.Weight?) -> ModifiedContent<Self, _FontModifier> {
        ModifiedContent(
          content: self, modifier: _FontModifier(_value: weight, _name: "fontWeight"))
      }
      /// Sets the design of text in this view.
      func fontDesign(_ design: Font.Design?) -> ModifiedContent<Self, _FontModifier> {
        ModifiedContent(
          content: self, modifier: _FontModifier(_value: design, _name: "fontDesign"))
      }
      /// Sets the width of text in this view.
      func fontWidth(_ width: Font.Width?) -> ModifiedContent<Self, _FontModifier> {
        ModifiedContent(content: self, modifier: _FontModifier(_value: width, _name: "fontWidth"))
      }
      /// Sets the space between characters.
      func kerning(_ kerning: CGFloat) -> ModifiedContent<Self, _FontModifier> {
        ModifiedContent(content: self, modifier: _FontModifier(_value: kerning, _name: "kerning"))
      }
      /// Sets the space after characters.
      func tracking(_ tracking: CGFloat) -> ModifiedContent<Self, _FontModifier> {
        ModifiedContent(
          content: self, modifier: _FontModifier(_value: tracking, _name: "tracking"))
      }
      /// Moves text off its baseline.
      func baselineOffset(_ baselineOffset: CGFloat) -> ModifiedContent<Self, _FontModifier> {
        ModifiedContent(
          content: self, modifier: _FontModifier(_value: baselineOffset, _name: "baselineOffset"))
      }
    }
    """#)
}
