import Interpreter

extension Feature {
  static let toggleStyle = Feature(
    "ToggleStyle",
    #"""
    /// How toggles look.
    protocol ToggleStyle {}

    struct DefaultToggleStyle: ToggleStyle { init() {} }
    struct SwitchToggleStyle: ToggleStyle { init() {} }
    struct ButtonToggleStyle: ToggleStyle { init() {} }

    extension ToggleStyle where Self == DefaultToggleStyle {
      static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
    }

    extension ToggleStyle where Self == SwitchToggleStyle {
      static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    }

    extension ToggleStyle where Self == ButtonToggleStyle {
      static var button: ButtonToggleStyle { ButtonToggleStyle() }
    }

    struct _ToggleStyleModifier<Style> {
      let _style: Style
    }

    extension View {
      /// Sets how toggles look.
      func toggleStyle<S: ToggleStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _ToggleStyleModifier<S>> {
        ModifiedContent(content: self, modifier: _ToggleStyleModifier(_style: style))
      }
    }
    """#,
    modifiers: [
      "_ToggleStyleModifier": { part throws(Trap) in
        Modification("toggleStyle", detail: try part.styleDetail("_style"))
      }
    ])
}
