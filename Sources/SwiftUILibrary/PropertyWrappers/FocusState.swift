import Interpreter

extension Feature {
  static let focusState = Feature(
    "FocusState",
    #"""
    /// Where the focus is; it follows the rule of `State` (U160).
    @propertyWrapper struct FocusState<Value: Hashable>: DynamicProperty {
      var _value: Value
      var _location: _Location?
      init() where Value == Bool {
        self._value = false
        self._location = nil
      }
      init<T: Hashable>() where Value == T? {
        self._value = nil
        self._location = nil
      }
      var wrappedValue: Value { get nonmutating set }
      var projectedValue: FocusState<Value>.Binding {
        FocusState<Value>.Binding(_value: _value, _location: _location)
      }

      /// A way to read and write where the focus is.
      @propertyWrapper struct Binding {
        var _value: Value
        var _location: _Location?
        var wrappedValue: Value { get nonmutating set }
        var projectedValue: FocusState<Value>.Binding { self }
      }
    }
    """#,
    natives: [
      "FocusState.wrappedValue": readState,
      "FocusState.wrappedValue=": writeState,
      "FocusState.Binding.wrappedValue": readState,
      "FocusState.Binding.wrappedValue=": writeState,
    ])
}
