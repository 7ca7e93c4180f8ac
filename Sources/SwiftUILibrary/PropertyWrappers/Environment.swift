import Interpreter

extension Feature {
  static let environment = Feature(
    "Environment",
    #"""
    /// A value read from the surroundings of the view.
    @propertyWrapper struct Environment<Value>: DynamicProperty {
      /// Which value: a key path, or nothing for an object found by its type.
      var _keyPath: KeyPath<EnvironmentValues, Value>?
      var _objectType: Any?
      /// True if a missing object is an error (U100).
      var _isRequired: Bool
      /// The value found when the body ran.
      var _value: Value?
      init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self._keyPath = keyPath
        self._objectType = nil
        self._isRequired = false
        self._value = nil
      }
      /// Reads an `@Observable` object by its type (U95).
      init(_ objectType: Value.Type) {
        self._keyPath = nil
        self._objectType = objectType
        self._isRequired = true
        self._value = nil
      }
      init<T>(_ objectType: T.Type) where Value == T? {
        self._keyPath = nil
        self._objectType = objectType
        self._isRequired = false
        self._value = nil
      }
      var wrappedValue: Value {
        if let value = _value { return value }
        if let keyPath = _keyPath {
          _warn(
            "Accessing Environment<\(Value.self)>'s value outside of being installed on a View. "
              + "This will always read the default value and will not update.")
          return EnvironmentValues()[keyPath: keyPath]
        }
        // The type itself is not known.
        if Value.self == Any.self { return _OpaqueView("object", []) as! Value }
        return _missingObject()
      }
      func _missingObject() -> Value
      /// Reads the key path in the surroundings of an instance.
      func _read(_ values: EnvironmentValues) -> Value? {
        if let keyPath = _keyPath { return values[keyPath: keyPath] }
        return nil
      }
    }
    """#,
    natives: ["Environment._missingObject()": reportMissingObject])
}
