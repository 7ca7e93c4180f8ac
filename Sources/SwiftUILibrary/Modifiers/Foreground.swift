extension Feature {
  static let foreground = Feature(
    "Foreground",
    #"""
    struct _ForegroundStyleModifier<Style> {
      let _style: Style
      var _name: String = "foregroundStyle"
    }

    struct _ForegroundStyleModifier2<S1, S2> {
      let _primary: S1
      let _secondary: S2
      var _name: String = "foregroundStyle"
    }

    struct _ForegroundColorModifier {
      let _color: Color?
      var _name: String = "foregroundColor"
    }

    extension View {
      /// Sets the color of text and symbols.
      func foregroundColor(_ color: Color?) -> ModifiedContent<Self, _ForegroundColorModifier> {
        ModifiedContent(content: self, modifier: _ForegroundColorModifier(_color: color))
      }
      /// Sets the style that text, symbols and shapes are drawn with.
      func foregroundStyle<S: ShapeStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _ForegroundStyleModifier<S>> {
        ModifiedContent(content: self, modifier: _ForegroundStyleModifier(_style: style))
      }
      func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
      ) -> ModifiedContent<Self, _ForegroundStyleModifier2<S1, S2>> {
        ModifiedContent(
          content: self,
          modifier: _ForegroundStyleModifier2(_primary: primary, _secondary: secondary))
      }
    }
    """#)
}
