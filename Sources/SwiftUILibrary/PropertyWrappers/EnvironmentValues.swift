import Interpreter

extension Feature {
  static let environmentValues = Feature(
    "EnvironmentValues",
    #"""
    /// A value of the environment that the program defines.
    protocol EnvironmentKey {
      associatedtype Value
      /// What is read where nobody set anything.
      static var defaultValue: Value { get }
    }

    /// The values that flow down the view tree.
    struct EnvironmentValues {
      /// Where reads and writes go; nothing outside of a view.
      var _store: _Location?
      init() { self._store = nil }
      init(_store: _Location?) { self._store = _store }
      subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
          if let value = _environmentValue(_store, key) { return value as! K.Value }
          return K.defaultValue
        }
        set { _setEnvironmentValue(_store, key, newValue) }
      }
    }

    func _environmentValue(_ store: _Location?, _ key: Any.Type) -> Any?
    func _setEnvironmentValue(_ store: _Location?, _ key: Any.Type, _ value: Any)
    """#,
    natives: [
      "_environmentValue(_:_:)": readEnvironment,
      "_setEnvironmentValue(_:_:_:)": writeEnvironment,
    ])
}
