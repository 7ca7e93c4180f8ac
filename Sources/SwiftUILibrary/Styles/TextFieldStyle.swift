import Interpreter

extension Feature {
  static let textFieldStyle = Feature(
    "TextFieldStyle",
    #"""
    /// How text fields look.
    protocol TextFieldStyle {}

    struct DefaultTextFieldStyle: TextFieldStyle { init() {} }
    struct PlainTextFieldStyle: TextFieldStyle { init() {} }
    struct RoundedBorderTextFieldStyle: TextFieldStyle { init() {} }

    extension TextFieldStyle where Self == DefaultTextFieldStyle {
      static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
    }

    extension TextFieldStyle where Self == PlainTextFieldStyle {
      static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
    }

    extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
      static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
    }

    struct _TextFieldStyleModifier<Style> {
      let _style: Style
    }

    extension View {
      /// Sets how text fields look.
      func textFieldStyle<S: TextFieldStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _TextFieldStyleModifier<S>> {
        ModifiedContent(content: self, modifier: _TextFieldStyleModifier(_style: style))
      }
    }
    """#,
    modifiers: [
      "_TextFieldStyleModifier": { part throws(Trap) in
        Modification("textFieldStyle", detail: try part.styleDetail("_style"))
      }
    ])
}
