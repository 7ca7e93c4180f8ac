import Interpreter

extension Feature {
  static let state = Feature(
    "State",
    #"""
    /// A value that a view owns, kept for as long as the view's identity lasts.
    @propertyWrapper struct State<Value>: DynamicProperty {
      /// The initial value; once installed, the value when the body ran.
      var _value: Value
      var _location: _Location?
      init(wrappedValue value: Value) {
        self._value = value
        self._location = nil
      }
      /// Creates a state with a value that counts for a new identity only (U31).
      init(initialValue value: Value) {
        self._value = value
        self._location = nil
      }
      /// The current value; reading it in a body makes the body depend on it.
      var wrappedValue: Value { get nonmutating set }
      /// A binding to the value; making one is no read (U50).
      var projectedValue: Binding<Value> {
        Binding(_value: _value, _location: _location ?? _constantLocation(_value))
      }
    }
    """#,
    natives: [
      "State.wrappedValue": readState,
      "State.wrappedValue=": writeState,
    ])
}
