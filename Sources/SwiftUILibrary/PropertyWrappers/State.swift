import Interpreter

extension Feature {
  static let state = Feature(
    "State",
    #"""
    /// A value that a view owns, kept for as long as the view's identity lasts.
    @propertyWrapper struct State<Value>: DynamicProperty {
      /// The initial value, or the closure that makes it; once installed, the value when the body
      /// ran.
      var _value: Value
      var _location: _Location?
      /// The value is made when the state begins (C5).
      var _isLazy: Bool
      init(wrappedValue thunk: @autoclosure @escaping () -> Value) {
        self._isLazy = _stateIsLazy()
        self._value = _isLazy ? _unevaluated(thunk) : thunk()
        self._location = nil
      }
      /// Creates a state with a value that counts for a new identity only (U31).
      init(initialValue value: Value) {
        self._value = value
        self._location = nil
        self._isLazy = false
      }
      /// The current value; reading it in a body makes the body depend on it.
      var wrappedValue: Value { get nonmutating set }
      /// A binding to the value; making one is no read (U50).
      var projectedValue: Binding<Value> {
        Binding(_value: _value, _location: _location ?? _constantLocation(_value))
      }
    }

    func _stateIsLazy() -> Bool
    /// The closure itself, in the place of what it makes.
    func _unevaluated<Value>(_ thunk: () -> Value) -> Value
    """#,
    natives: [
      "_stateIsLazy()": isStateLazy,
      "_unevaluated(_:)": unevaluated,
      "State.wrappedValue": readState,
      "State.wrappedValue=": writeState,
    ])
}
