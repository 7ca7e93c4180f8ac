import Interpreter
import ViewRuntime

extension Feature {
  static let focused = Feature(
    "Focused",
    #"""
    struct _FocusedModifier {
      let _value: Any?
      let _isOn: () -> Bool
      let _set: (Bool) -> Void
    }

    extension View {
      /// Ties the focus of this view to a value that is true while it is there (U160).
      func focused(
        _ condition: FocusState<Bool>.Binding
      ) -> ModifiedContent<Self, _FocusedModifier> {
        ModifiedContent(
          content: self,
          modifier: _FocusedModifier(
            _value: nil, _isOn: { condition.wrappedValue },
            _set: { condition.wrappedValue = $0 }))
      }
      /// Ties the focus of this view to a value that equals another one while it is there.
      func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
      ) -> ModifiedContent<Self, _FocusedModifier> {
        ModifiedContent(
          content: self,
          modifier: _FocusedModifier(
            _value: value, _isOn: { binding.wrappedValue == value },
            _set: { binding.wrappedValue = $0 ? value : _noFocus() }))
      }
    }

    /// The value of a focus state, an optional, while the focus is nowhere.
    func _noFocus<Value>() -> Value
    """#,
    natives: ["_noFocus()": { _ throws(Trap) in .none }],
    modifiers: [
      "_FocusedModifier": { part throws(Trap) in
        let value = part.value("_value")
        let kept = part.kept()
        return Modification(
          "focused", detail: value.isNone ? "" : "equals: \(try part.detail("_value"))",
          .focus(
            FocusBinding(isOn: { kept.isFocused }, set: { try kept.setFocused($0) })))
      }
    ])
}

extension KeptPart {
  /// What the program's value says; a failure counts as no.
  fileprivate var isFocused: Bool { (try? callField("_isOn", []))?.asBool ?? false }

  fileprivate func setFocused(_ isFocused: Bool) throws(Trap) {
    bridge.evaluator.release(try callField("_set", [.bool(isFocused)]))
  }
}
