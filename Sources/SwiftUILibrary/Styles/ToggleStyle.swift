extension Feature {
  static let toggleStyle = Feature(
    "ToggleStyle",
    #"""
    /// How toggles look: a view made of their parts.
    protocol ToggleStyle {
      associatedtype Body: View
      typealias Configuration = ToggleStyleConfiguration
      @ViewBuilder func makeBody(configuration: ToggleStyleConfiguration) -> Body
    }

    /// What a style of toggles works with.
    struct ToggleStyleConfiguration {
      typealias Label = _StyleContent
      let label: Label
      @Binding var isOn: Bool
      var isMixed: Bool { false }
    }

    struct DefaultToggleStyle: ToggleStyle, _StandardStyle { init() {} }
    struct SwitchToggleStyle: ToggleStyle, _StandardStyle {
      init() {}
      init(tint: Color) {}
    }
    struct ButtonToggleStyle: ToggleStyle, _StandardStyle { init() {} }
    struct CheckboxToggleStyle: ToggleStyle, _StandardStyle { init() {} }

    extension ToggleStyle where Self == DefaultToggleStyle {
      static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
    }

    extension ToggleStyle where Self == SwitchToggleStyle {
      static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    }

    extension ToggleStyle where Self == ButtonToggleStyle {
      static var button: ButtonToggleStyle { ButtonToggleStyle() }
    }

    extension ToggleStyle where Self == CheckboxToggleStyle {
      static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
    }

    extension ToggleStyle where Self: _StandardStyle {
      func makeBody(configuration: ToggleStyleConfiguration) -> some View {
        Toggle(configuration).toggleStyle(self)
      }
    }

    extension View {
      /// Sets how toggles look.
      func toggleStyle<S: ToggleStyle>(_ style: S) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("toggleStyle", "Toggle", style,
          style is _StandardStyle
            ? nil
            : { (configuration: ToggleStyleConfiguration) -> Any in
              style.makeBody(configuration: configuration)
            })
      }
    }
    """#)
}
