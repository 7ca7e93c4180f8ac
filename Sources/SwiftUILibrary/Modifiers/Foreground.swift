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

    struct _ForegroundStyleModifier3<S1, S2, S3> {
      let _primary: S1
      let _secondary: S2
      let _tertiary: S3
      var _name: String = "foregroundStyle"
    }

    extension View {
      /// Sets the color of text and symbols.
      func foregroundColor(
        _ color: Color?
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Color?>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyWritingModifier(
            keyPath: \EnvironmentValues._foregroundColor, value: color,
            _name: "foregroundColor"))
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
      func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
      ) -> ModifiedContent<Self, _ForegroundStyleModifier3<S1, S2, S3>> {
        ModifiedContent(
          content: self,
          modifier: _ForegroundStyleModifier3(
            _primary: primary, _secondary: secondary, _tertiary: tertiary))
      }
    }

    extension EnvironmentValues {
      var _foregroundColor: Color? {
        get { self[_ForegroundColorKey.self] }
        set { self[_ForegroundColorKey.self] = newValue }
      }
    }

    struct _ForegroundColorKey: EnvironmentKey {
      static var defaultValue: Color? { nil }
    }
    """#)
}
