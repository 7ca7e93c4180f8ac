import Interpreter

extension Feature {
  static let onChange = Feature(
    "OnChange",
    #"""
    struct _ValueActionModifier<Value> {
      let _value: Value
      let _initial: Bool
      let _action: (Value, Value) -> Void
      /// The form with one parameter runs the action of the body before (U147).
      let _usesPreviousAction: Bool
    }

    extension View {
      /// Runs an action when a value differs from that of the last body (U140).
      func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
      ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
        ModifiedContent(
          content: self,
          modifier: _ValueActionModifier(
            _value: value, _initial: initial, _action: action, _usesPreviousAction: false))
      }
      func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
      ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
        ModifiedContent(
          content: self,
          modifier: _ValueActionModifier(
            _value: value, _initial: initial, _action: { _, _ in action() },
            _usesPreviousAction: false))
      }
      /// The older form, with the new value only.
      func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
      ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
        ModifiedContent(
          content: self,
          modifier: _ValueActionModifier(
            _value: value, _initial: false, _action: { _, new in action(new) },
            _usesPreviousAction: true))
      }
    }
    """#,
    modifiers: [
      "_ValueActionModifier": { part throws(Trap) in try valueAction(part) }
    ])
}
