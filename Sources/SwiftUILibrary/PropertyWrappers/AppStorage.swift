import Interpreter

extension Feature {
  static let appStorage = Feature(
    "AppStorage",
    #"""
    /// A value kept under a key for as long as the session lasts, whichever view shows it (U162).
    ///
    /// It is one of the user's defaults: views and objects see what is set there, and the reverse.
    @propertyWrapper struct AppStorage<Value>: DynamicProperty {
      var _value: Value
      var _location: _Location?
      let _key: String
      let _store: UserDefaults
      /// In an object: announces changes from elsewhere.
      var _watch: _AppStorageWatch?
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self._value = wrappedValue
        self._location = nil
        self._key = key
        self._store = store ?? UserDefaults.standard
      }
      init<T>(_ key: String, store: UserDefaults? = nil) where Value == T? {
        self._value = nil
        self._location = nil
        self._key = key
        self._store = store ?? UserDefaults.standard
      }
      var wrappedValue: Value {
        get { _location == nil ? _kept() : _shown }
        nonmutating set {
          if _location == nil { _keep(_stored(newValue)) } else { _shown = newValue }
        }
      }
      /// The value as the view shows it that the property is installed in.
      var _shown: Value { get nonmutating set }
      var projectedValue: Binding<Value> {
        guard let location = _location else {
          return Binding(get: { _kept() }, set: { _keep(_stored($0)) })
        }
        return Binding(_value: _value, _location: location)
      }
      /// In an object, a change is announced as that of a published property is.
      static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, AppStorage<Value>>
      ) -> Value {
        get {
          _ = owner[keyPath: storageKeyPath]._follow(for: owner)
          return owner[keyPath: storageKeyPath]._kept()
        }
        set {
          let watch = owner[keyPath: storageKeyPath]._follow(for: owner)
          _objectWillChange(owner)
          let storage = owner[keyPath: storageKeyPath]
          watch.isSilent = true
          storage._keep(storage._stored(newValue))
          watch.isSilent = false
        }
      }
      mutating func _follow(for owner: AnyObject) -> _AppStorageWatch {
        if let watch = _watch { return watch }
        let watch = _AppStorageWatch()
        _watch = watch
        let own = _key
        _store.__suite.watchers.append { [weak owner, weak watch] key in
          guard key == own, let owner, let watch, !watch.isSilent else { return }
          _objectWillChange(owner)
        }
        return watch
      }
      func _kept() -> Value {
        guard let stored = _store.object(forKey: _key) else { return _value }
        return _restored(stored)
      }
      func _keep(_ stored: Any?) { _store.set(stored, forKey: _key) }
      /// What is stored now; from now on views are told of changes.
      func _load() -> Any? {
        let suite = _store.__suite
        if !suite.isShown {
          suite.isShown = true
          let name = suite.name
          suite.watchers.append { key in
            let suite = __DefaultsSuite.named(name)
            _storedValueChanged(name, key, suite.values[key] ?? suite.fallbacks[key])
          }
        }
        return _store.object(forKey: _key)
      }
      func _suite() -> String { _store.__suite.name }
      /// A value of an enumeration is stored as its raw value.
      func _stored(_ value: Value) -> Any? {
        let stored = _storedContent(value)
        if let raw = stored as? any RawRepresentable { return raw.rawValue }
        return stored
      }
      /// What a stored value means here: the default value if it is of another type.
      func _restored(_ stored: Any) -> Value {
        if let value = stored as? Value { return value }
        var type: Any.Type = Value.self
        if let optional = type as? any _OptionalStoredValue.Type { type = optional._contentType }
        guard let raw = type as? any RawRepresentable.Type else { return _value }
        return _rawStoredValue(raw, stored) as? Value ?? _value
      }
    }

    /// What an object's stored property listens with; silent while the object itself stores, which
    /// has announced that before.
    final class _AppStorageWatch {
      var isSilent = false
    }

    /// What a type wraps that may be an optional.
    protocol _OptionalStoredValue {
      static var _contentType: Any.Type { get }
    }

    extension Optional: _OptionalStoredValue {
      static var _contentType: Any.Type { Wrapped.self }
    }

    func _rawStoredValue<T: RawRepresentable>(_ type: T.Type, _ stored: Any) -> T? {
      (stored as? T.RawValue).flatMap { T(rawValue: $0) }
    }

    /// The value inside an optional, or the value itself.
    func _storedContent(_ value: Any) -> Any?
    func _storedValueChanged(_ suite: String, _ key: String, _ value: Any?)

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
      "AppStorage._shown": readState,
      "AppStorage._shown=": writeState,
      "_storedContent(_:)": { call throws(Trap) in call.evaluator.opened(call[0]).copied },
      "_storedValueChanged(_:_:_:)": { call throws(Trap) in
        let bridge = try ViewBridge.of(call)
        bridge.stored.follow(
          call[2], key: call.evaluator.string(of: call[1]),
          suite: call.evaluator.string(of: call[0]), bridge)
        return .void
      },
      "SceneStorage.wrappedValue": readState,
      "SceneStorage.wrappedValue=": writeState,
    ])
}
