extension Feature {
  /// Fonts of views that are no `Text`.
  static let fontModifiers = Feature(
    "FontModifiers",
    #"""
    extension View {
      /// Sets the font of text in this view.
      func font(_ font: Font?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Font?>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: \EnvironmentValues.font, value: font, _name: "font"))
      }
    }
    """#)
}
