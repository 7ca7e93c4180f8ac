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
      /// Until it is installed `nil`, or where the value is made when the state begins (C5).
      var _location: _Location?
      init(wrappedValue thunk: @autoclosure @escaping () -> Value) {
        let lazily = _unmadeLocation()
        self._location = lazily
        self._value = lazily == nil ? thunk() : _unevaluated(thunk)
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
        guard let location = _installed(_location) else { return .constant(wrappedValue) }
        return Binding(_value: _value, _location: location)
      }
    }

    /// Where a value is that is not made yet; `nil` if it has to be made with the wrapper.
    func _unmadeLocation() -> _Location?
    func _installed(_ location: _Location?) -> _Location?
    /// The closure itself, in the place of what it makes.
    func _unevaluated<Value>(_ thunk: () -> Value) -> Value
    """#,
    natives: [
      "_unmadeLocation()": unmadeLocation,
      "_installed(_:)": installedLocation,
      "_unevaluated(_:)": unevaluated,
      "State.wrappedValue": readState,
      "State.wrappedValue=": writeState,
    ])
}
