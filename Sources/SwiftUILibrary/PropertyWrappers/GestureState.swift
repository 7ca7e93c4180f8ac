extension Feature {
  static let gestureState = Feature(
    "GestureState",
    #"""
    /// A value that lasts as long as a gesture does; gestures that move are not simulated.
    @propertyWrapper struct GestureState<Value>: DynamicProperty {
      var _value: Value
      var _location: _Location?
      init(wrappedValue: Value) {
        self._value = wrappedValue
        self._location = nil
      }
      init(initialValue: Value) {
        self._value = initialValue
        self._location = nil
      }
      var wrappedValue: Value { get }
      var projectedValue: GestureState<Value> { self }
    }
    """#)
}
