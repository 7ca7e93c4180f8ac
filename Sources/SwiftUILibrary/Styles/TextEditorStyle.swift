extension Feature {
  static let textEditorStyle = Feature(
    "TextEditorStyle",
    #"""
    /// How text editors look.
    protocol TextEditorStyle {}

    struct AutomaticTextEditorStyle: TextEditorStyle { init() {} }
    struct PlainTextEditorStyle: TextEditorStyle { init() {} }
    struct RoundedBorderTextEditorStyle: TextEditorStyle { init() {} }

    extension TextEditorStyle where Self == AutomaticTextEditorStyle {
      static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
    }

    extension TextEditorStyle where Self == PlainTextEditorStyle {
      static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
    }

    extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
      static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
    }

    extension View {
      /// Sets how text editors look.
      func textEditorStyle<S: TextEditorStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("textEditorStyle", "TextEditor", style, nil)
      }
    }
    """#)
}
