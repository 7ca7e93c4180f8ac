extension Feature {
  /// How text is set.
  static let lineLimit = Feature(
    "LineLimit",
    #"""
    extension View {
      /// Limits the lines that text may take.
      func lineLimit(
        _ number: Int?
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Int?>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: \EnvironmentValues.lineLimit, value: number, _name: "lineLimit"))
      }
      func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
      func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
      }
      func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }
      func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }
      /// Says how lines of text lie beside each other.
      func multilineTextAlignment(
        _ alignment: TextAlignment
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<TextAlignment>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: \EnvironmentValues.multilineTextAlignment, value: alignment,
            _name: "multilineTextAlignment"))
      }
      func multilineTextAlignment(
        strategy: Text.AlignmentStrategy
      ) -> some View {
        _decorated("multilineTextAlignment", "strategy:", strategy)
      }
      /// Sets the space between lines.
      func lineSpacing(
        _ lineSpacing: CGFloat
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: \EnvironmentValues.lineSpacing, value: lineSpacing, _name: "lineSpacing"))
      }
      /// Says which end of a long line gives way.
      func truncationMode(
        _ mode: Text.TruncationMode
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Text.TruncationMode>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: \EnvironmentValues.truncationMode, value: mode, _name: "truncationMode"))
      }
      /// Says how far text may shrink to fit.
      func minimumScaleFactor(
        _ factor: CGFloat
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: \EnvironmentValues.minimumScaleFactor, value: factor,
            _name: "minimumScaleFactor"))
      }
      /// Changes the case of text.
      func textCase(
        _ textCase: Text.Case?
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Text.Case?>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: \EnvironmentValues.textCase, value: textCase, _name: "textCase"))
      }
    }
    """#)
}
