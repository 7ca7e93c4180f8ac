extension Feature {
  static let gestureState = Feature(
    "GestureState",
    #"""
    /// A value that lasts as long as a gesture does (U161).
    @propertyWrapper struct GestureState<Value>: DynamicProperty {
      var _value: Value
      var _location: _Location?
      var _resets: Int
      /// What it falls back to when the gesture ends.
      let _initial: Value
      init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
      init(initialValue: Value) {
        self._value = initialValue
        self._location = nil
        self._resets = 0
        self._initial = initialValue
      }
      init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue)
      }
      var wrappedValue: Value { get }
      var projectedValue: GestureState<Value> { self }
      func _write(_ value: Value)
      func _reset() { _write(_initial) }
    }
    """#,
    natives: [
      "GestureState.wrappedValue": readState,
      "GestureState._write(_:)": writeState,
    ])
}
