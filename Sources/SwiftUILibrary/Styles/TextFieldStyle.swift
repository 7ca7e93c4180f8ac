extension Feature {
  static let textFieldStyle = Feature(
    "TextFieldStyle",
    #"""
    /// How text fields look: a view made of the field.
    protocol TextFieldStyle {
      associatedtype _Body: View
      typealias _Label = _StyleContent
      @ViewBuilder func _body(configuration: TextField<_StyleContent>) -> _Body
    }

    struct DefaultTextFieldStyle: TextFieldStyle, _StandardStyle { init() {} }
    struct PlainTextFieldStyle: TextFieldStyle, _StandardStyle { init() {} }
    struct RoundedBorderTextFieldStyle: TextFieldStyle, _StandardStyle { init() {} }
    struct SquareBorderTextFieldStyle: TextFieldStyle, _StandardStyle { init() {} }

    extension TextFieldStyle where Self: _StandardStyle {
      func _body(configuration: TextField<_StyleContent>) -> some View {
        configuration.textFieldStyle(self)
      }
    }

    extension TextField {
      func _configuration() -> TextField<_StyleContent> {
        var field = TextField<_StyleContent>(
          _text: _text, _prompt: _prompt, _label: _StyleContent(_content: _label))
        field._onCommit = _onCommit
        field._onEditing = _onEditing
        return field
      }
    }

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
        _styled("textFieldStyle", "TextField", style,
          style is _StandardStyle
            ? nil
            : { (configuration: TextField<_StyleContent>) -> Any in
              style._body(configuration: configuration)
            })
      }
    }
    """#)
}
