import Interpreter

extension Feature {
  static let buttonStyle = Feature(
    "ButtonStyle",
    #"""
    /// How buttons look: a view made from each button's label.
    protocol ButtonStyle {
      associatedtype Body: View
      typealias Configuration = ButtonStyleConfiguration
      @ViewBuilder func makeBody(configuration: ButtonStyleConfiguration) -> Body
    }

    /// What a button style works with.
    struct ButtonStyleConfiguration {
      let role: ButtonRole?
      let label: ButtonStyleConfiguration.Label
      /// True while a finger is on the button: a tap puts it down and lifts it.
      let isPressed: Bool

      /// The label of the button.
      struct Label: View {
        typealias Body = Never
        let _content: Any
        var body: Never { _primitiveBody() }
      }
    }

    /// How buttons look and when they act.
    protocol PrimitiveButtonStyle {
      associatedtype Body: View
      typealias Configuration = PrimitiveButtonStyleConfiguration
      @ViewBuilder func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Body
    }

    extension PrimitiveButtonStyle where Self: _StandardStyle {
      func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).buttonStyle(self)
      }
    }

    /// What a primitive button style works with.
    struct PrimitiveButtonStyleConfiguration {
      typealias Label = _StyleContent
      let role: ButtonRole?
      let label: Label
      let _action: () -> Void
      /// Does what the button does.
      func trigger() { _action() }
    }

    struct DefaultButtonStyle: PrimitiveButtonStyle, _StandardStyle { init() {} }
    struct PlainButtonStyle: PrimitiveButtonStyle, _StandardStyle { init() {} }
    struct BorderedButtonStyle: PrimitiveButtonStyle, _StandardStyle { init() {} }
    struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _StandardStyle { init() {} }
    struct BorderlessButtonStyle: PrimitiveButtonStyle, _StandardStyle { init() {} }
    struct GlassButtonStyle: PrimitiveButtonStyle, _StandardStyle {
      init() {}
      init(_ glass: Glass) {}
    }
    struct GlassProminentButtonStyle: PrimitiveButtonStyle, _StandardStyle { init() {} }

    extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
      static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
    }
    extension PrimitiveButtonStyle where Self == PlainButtonStyle {
      static var plain: PlainButtonStyle { PlainButtonStyle() }
    }
    extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
      static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
    }
    extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
      static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
    }
    extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
      static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
    }
    extension PrimitiveButtonStyle where Self == GlassButtonStyle {
      static var glass: GlassButtonStyle { GlassButtonStyle() }
      static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
    }
    extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
      static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
    }

    extension View {
      /// Sets how the buttons in this view look.
      func buttonStyle<S: ButtonStyle>(
        _ style: S
      ) -> ModifiedContent<Self, ButtonStyleModifier<S>> {
        ModifiedContent(
          content: self,
          modifier: ButtonStyleModifier(
            style: style, _make: { style.makeBody(configuration: $0) }))
      }
      func buttonStyle<S: PrimitiveButtonStyle>(
        _ style: S
      ) -> ModifiedContent<Self, _StyleModifier<S>> {
        _styled("buttonStyle", "Button", style,
          style is _StandardStyle
            ? nil
            : { (configuration: PrimitiveButtonStyleConfiguration) -> Any in
              style.makeBody(configuration: configuration)
            })
      }
    }

    struct ButtonStyleModifier<Style> {
      let style: Style
      let _make: ((ButtonStyleConfiguration) -> Any)?
    }
    """#,
    views: [
      "ButtonStyleConfiguration.Label": { part throws(Trap) in try part.element("_content") }
    ],
    modifiers: [
      "ButtonStyleModifier": { part throws(Trap) in
        let custom = CustomStyle(part, style: "style", make: "_make")
        return Modification("buttonStyle", detail: try part.styleDetail("style")) {
          $0.buttonStyle = custom
          $0.isVariable = true
          $0.styles["Button"] = nil
        }
      }
    ])
}
