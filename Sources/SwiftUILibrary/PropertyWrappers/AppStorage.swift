extension Feature {
  static let appStorage = Feature(
    "AppStorage",
    #"""
    /// A value kept under a key for as long as the session lasts, whichever view shows it (U162).
    @propertyWrapper struct AppStorage<Value>: DynamicProperty {
      var _value: Value
      var _location: _Location?
      let _key: String
      init(wrappedValue: Value, _ key: String, store: Any? = nil) {
        self._value = wrappedValue
        self._location = nil
        self._key = key
      }
      init<T>(_ key: String, store: Any? = nil) where Value == T? {
        self._value = nil
        self._location = nil
        self._key = key
      }
      var wrappedValue: Value { get nonmutating set }
      var projectedValue: Binding<Value> {
        Binding(_value: _value, _location: _location ?? _constantLocation(_value))
      }
    }

    /// A value kept under a key for one scene; Grove has one scene.
    @propertyWrapper struct SceneStorage<Value>: DynamicProperty {
      var _value: Value
      var _location: _Location?
      let _key: String
      init(wrappedValue: Value, _ key: String) {
        self._value = wrappedValue
        self._location = nil
        self._key = key
      }
      init<T>(_ key: String) where Value == T? {
        self._value = nil
        self._location = nil
        self._key = key
      }
      var wrappedValue: Value { get nonmutating set }
      var projectedValue: Binding<Value> {
        Binding(_value: _value, _location: _location ?? _constantLocation(_value))
      }
    }
    """#,
    natives: [
      "AppStorage.wrappedValue": readState,
      "AppStorage.wrappedValue=": writeState,
      "SceneStorage.wrappedValue": readState,
      "SceneStorage.wrappedValue=": writeState,
    ])
}
