extension Feature {
  static let textFieldStyle = Feature(
    "TextFieldStyle",
    #"""
    /// How text fields look.
    protocol TextFieldStyle {}

    struct DefaultTextFieldStyle: TextFieldStyle { init() {} }
    struct PlainTextFieldStyle: TextFieldStyle { init() {} }
    struct RoundedBorderTextFieldStyle: TextFieldStyle { init() {} }
    struct SquareBorderTextFieldStyle: TextFieldStyle { init() {} }

    extension TextFieldStyle where Self == DefaultTextFieldStyle {
      static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
    }

    extension TextFieldStyle where Self == PlainTextFieldStyle {
      static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
    }

    extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
      static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
    }

    extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
      static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
    }

    extension View {
      /// Sets how text fields look.
      func textFieldStyle<S: TextFieldStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("textFieldStyle", "TextField", style, nil)
      }
    }
    """#)
}
