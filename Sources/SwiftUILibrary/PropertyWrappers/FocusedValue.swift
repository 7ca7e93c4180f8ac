extension Feature {
  /// Values that the focused view offers to menus: declared; nothing has them, for Grove has no
  /// menu bar.
  static let focusedValue = Feature(
    "FocusedValue",
    #"""
    /// Values of the focused view.
    @notSimulated struct FocusedValues {
      init() {}
      subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
      }
      subscript<Key: _FocusedEntryKey>(key: Key.Type) -> Key.Value {
        get { key.defaultValue }
        set {}
      }
    }

    /// Names a value of the focused view.
    protocol FocusedValueKey {
      associatedtype Value
    }

    /// What `@Entry` writes for a value of the focused view.
    protocol _FocusedEntryKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }

    /// Reads a value of the focused view.
    @notSimulated @propertyWrapper struct FocusedValue<Value>: DynamicProperty {
      init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
      init(_ objectType: Value.Type) {}
      var wrappedValue: Value? { nil }
    }

    /// A binding that the focused view offers.
    @notSimulated @propertyWrapper struct FocusedBinding<Value>: DynamicProperty {
      init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
      var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
      }
      var projectedValue: Binding<Value?> { Binding.constant(nil) }
    }

    /// An object that the focused view offers.
    @notSimulated @propertyWrapper struct FocusedObject<ObjectType: ObservableObject>:
      DynamicProperty
    {
      init() {}
      var wrappedValue: ObjectType? { nil }
    }

    extension View {
      /// Offers a value while the focus is inside; not simulated.
      @notSimulated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
      ) -> some View {
        _decorated("focusedValue", "_:_:", value)
      }
      @notSimulated @_disfavoredOverload func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
      ) -> some View {
        _decorated("focusedValue", "_:_:", value)
      }
      @notSimulated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
      ) -> some View {
        _decorated("focusedSceneValue", "_:_:", value)
      }
      @notSimulated @_disfavoredOverload func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
      ) -> some View {
        _decorated("focusedSceneValue", "_:_:", value)
      }
    }
    """#)
}
