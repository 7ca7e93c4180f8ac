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
      /// Grove's taps are over at once.
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
    }

    /// What a primitive button style works with.
    struct PrimitiveButtonStyleConfiguration {
      let role: ButtonRole?
    }

    struct DefaultButtonStyle: PrimitiveButtonStyle { init() {} }
    struct PlainButtonStyle: PrimitiveButtonStyle { init() {} }
    struct BorderedButtonStyle: PrimitiveButtonStyle { init() {} }
    struct BorderedProminentButtonStyle: PrimitiveButtonStyle { init() {} }
    struct BorderlessButtonStyle: PrimitiveButtonStyle { init() {} }

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

    extension View {
      /// Sets how the buttons in this view look.
      func buttonStyle<S: ButtonStyle>(
        _ style: S
      ) -> ModifiedContent<Self, ButtonStyleModifier<S>> {
        ModifiedContent(
          content: self,
          modifier: ButtonStyleModifier(style: style, _make: { role, label in
            style.makeBody(
              configuration: ButtonStyleConfiguration(
                role: role, label: ButtonStyleConfiguration.Label(_content: label),
                isPressed: false))
          }))
      }
      func buttonStyle<S: PrimitiveButtonStyle>(
        _ style: S
      ) -> ModifiedContent<Self, ButtonStyleModifier<S>> {
        ModifiedContent(content: self, modifier: ButtonStyleModifier(style: style, _make: nil))
      }
    }

    struct ButtonStyleModifier<Style> {
      let style: Style
      let _make: ((ButtonRole?, Any) -> Any)?
    }
    """#,
    views: [
      "ButtonStyleConfiguration.Label": { part throws(Trap) in try part.element("_content") }
    ],
    modifiers: [
      "ButtonStyleModifier": { part throws(Trap) in
        let make = part.value("_make")
        let held = make.isNone ? nil : HeldValue(borrowing: make, part.bridge.evaluator)
        return Modification("buttonStyle", detail: try part.styleDetail("style")) {
          $0.buttonStyle = held
        }
      }
    ])
}
