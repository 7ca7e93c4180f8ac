import Interpreter

extension Feature {
  static let disabled = Feature(
    "Disabled",
    #"""
    struct _EnvironmentKeyTransformModifier<Value> {
      let _value: Value
    }

    extension View {
      /// Says whether controls in this view answer.
      func disabled(
        _ disabled: Bool
      ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>> {
        ModifiedContent(
          content: self,
          modifier: _EnvironmentKeyTransformModifier(_value: disabled))
      }
    }
    """#,
    modifiers: [
      "_EnvironmentKeyTransformModifier": { part throws(Trap) in
        Modification(
          "disabled", detail: try part.detail("_value"), .disabled(part.flag("_value")))
      }
    ])
}
