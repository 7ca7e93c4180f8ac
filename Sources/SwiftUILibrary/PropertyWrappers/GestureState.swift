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
      /// Says with what transaction it falls back.
      var _onReset: ((Value, inout Transaction) -> Void)? = nil
      init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
      init(initialValue: Value) {
        self._value = initialValue
        self._location = nil
        self._resets = 0
        self._initial = initialValue
      }
      init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: initialValue)
        self._onReset = reset
      }
      init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
      }
      init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: initialValue, reset: { $1 = resetTransaction })
      }
      init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
      }
      var wrappedValue: Value { get }
      var projectedValue: GestureState<Value> { self }
      func _write(_ value: Value)
      func _reset() {
        guard let _onReset else { return _write(_initial) }
        var transaction = Transaction()
        _onReset(wrappedValue, &transaction)
        withTransaction(transaction) { _write(_initial) }
      }
    }

    extension GestureState where Value: ExpressibleByNilLiteral {
      init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: nil, reset: reset)
      }
      init(resetTransaction: Transaction) {
        self.init(initialValue: nil, resetTransaction: resetTransaction)
      }
    }
    """#,
    natives: [
      "GestureState.wrappedValue": readState,
      "GestureState._write(_:)": writeState,
    ])
}
