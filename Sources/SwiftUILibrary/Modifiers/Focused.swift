import Interpreter

extension Feature {
  static let focused = Feature(
    "Focused",
    #"""
    struct _FocusedModifier {
      let _location: _Location?
      let _value: Any?
    }

    extension View {
      /// Ties the focus of this view to a value that is true while it is there (U160).
      func focused(
        _ condition: FocusState<Bool>.Binding
      ) -> ModifiedContent<Self, _FocusedModifier> {
        ModifiedContent(
          content: self, modifier: _FocusedModifier(_location: condition._location, _value: nil))
      }
      /// Ties the focus of this view to a value that equals another one while it is there.
      func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
      ) -> ModifiedContent<Self, _FocusedModifier> {
        ModifiedContent(
          content: self, modifier: _FocusedModifier(_location: binding._location, _value: value))
      }
    }
    """#,
    modifiers: [
      "_FocusedModifier": { part throws(Trap) in
        let value = part.value("_value")
        return Modification(
          "focused", detail: value.isNone ? "" : "equals: \(try part.detail("_value"))")
      }
    ])
}
