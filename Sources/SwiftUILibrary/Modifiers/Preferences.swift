import Interpreter

extension Feature {
  static let preferences = Feature(
    "Preferences",
    #"""
    /// A value that views hand up to the views around them.
    protocol PreferenceKey {
      associatedtype Value
      /// What is read where no view sets anything.
      static var defaultValue: Value { get }
      /// Adds the value of the next view.
      static func reduce(value: inout Value, nextValue: () -> Value)
    }

    extension PreferenceKey where Value: ExpressibleByNilLiteral {
      static var defaultValue: Value { Value(nilLiteral: ()) }
    }

    /// What the runtime needs of a key.
    struct _PreferenceMethods<Key: PreferenceKey> {
      init() {}
      func _initial() -> Key.Value { Key.defaultValue }
      func _reduced(_ value: Key.Value, _ next: Key.Value) -> Key.Value {
        var value = value
        Key.reduce(value: &value) { next }
        return value
      }
    }

    struct _PreferenceWritingModifier<Key: PreferenceKey> {
      let _methods: _PreferenceMethods<Key>
      let value: Key.Value
      init(_methods: _PreferenceMethods<Key>, value: Key.Value) {
        self._methods = _methods
        self.value = value
      }
    }

    struct _PreferenceTransformModifier<Key: PreferenceKey> {
      let _methods: _PreferenceMethods<Key>
      let transform: (inout Key.Value) -> Void
      init(_methods: _PreferenceMethods<Key>, transform: @escaping (inout Key.Value) -> Void) {
        self._methods = _methods
        self.transform = transform
      }
      func _transformed(_ value: Key.Value) -> Key.Value {
        var value = value
        transform(&value)
        return value
      }
    }

    struct _PreferenceActionModifier<Key: PreferenceKey> {
      let _methods: _PreferenceMethods<Key>
      let action: (Key.Value) -> Void
      init(_methods: _PreferenceMethods<Key>, action: @escaping (Key.Value) -> Void) {
        self._methods = _methods
        self.action = action
      }
    }

    /// Views made from a preference, over or behind the view that says it.
    struct _PreferenceReadingModifier<Key: PreferenceKey, Content: View> {
      let _methods: _PreferenceMethods<Key>
      let alignment: Alignment
      let _isBehind: Bool
      let transform: (Key.Value) -> Content
    }

    extension View {
      /// Hands a value up to the views around this one.
      func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
      ) -> ModifiedContent<Self, _PreferenceWritingModifier<K>> {
        ModifiedContent(
          content: self,
          modifier: _PreferenceWritingModifier<K>(
            _methods: _PreferenceMethods<K>(), value: value))
      }
      /// Changes a value on its way up.
      func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
      ) -> ModifiedContent<Self, _PreferenceTransformModifier<K>> {
        ModifiedContent(
          content: self,
          modifier: _PreferenceTransformModifier<K>(
            _methods: _PreferenceMethods<K>(), transform: callback))
      }
      /// Runs an action with the first value and with every one that differs.
      func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
      ) -> ModifiedContent<Self, _PreferenceActionModifier<K>> {
        ModifiedContent(
          content: self,
          modifier: _PreferenceActionModifier<K>(
            _methods: _PreferenceMethods<K>(), action: action))
      }
      /// Puts views made from a preference of this view over it.
      func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
      ) -> ModifiedContent<Self, _PreferenceReadingModifier<K, V>> {
        ModifiedContent(
          content: self,
          modifier: _PreferenceReadingModifier<K, V>(
            _methods: _PreferenceMethods<K>(), alignment: alignment, _isBehind: false,
            transform: transform))
      }
      /// Puts views made from a preference of this view behind it.
      func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
      ) -> ModifiedContent<Self, _PreferenceReadingModifier<K, V>> {
        ModifiedContent(
          content: self,
          modifier: _PreferenceReadingModifier<K, V>(
            _methods: _PreferenceMethods<K>(), alignment: alignment, _isBehind: true,
            transform: transform))
      }
    }
    """#,
    modifiers: [
      "_PreferenceWritingModifier": { part throws(Trap) in
        Modification(
          "preference", detail: try preferenceDetail(part, try part.detail("value")),
          .preference(try preferenceKey(part), part.comparable("value")))
      },
      "_PreferenceTransformModifier": { part throws(Trap) in try preferenceTransform(part) },
      "_PreferenceActionModifier": { part throws(Trap) in try preferenceAction(part) },
      "_PreferenceReadingModifier": { part throws(Trap) in try preferenceReading(part) },
    ])
}
