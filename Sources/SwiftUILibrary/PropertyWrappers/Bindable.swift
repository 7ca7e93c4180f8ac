extension Feature {
  static let bindable = Feature(
    "Bindable",
    #"""
    /// Makes bindings to the properties of an `@Observable` object (U94).
    @propertyWrapper @dynamicMemberLookup struct Bindable<Value> {
      var _object: Value
      init(wrappedValue: Value) { self._object = wrappedValue }
      init(_ wrappedValue: Value) { self._object = wrappedValue }
      var wrappedValue: Value {
        get { _object }
        set { _object = newValue }
      }
      var projectedValue: Bindable<Value> { self }
      subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
      ) -> Binding<Subject> {
        Binding<Subject>(
          _value: _object[keyPath: keyPath], _location: _objectLocation(_object, keyPath))
      }
    }
    """#)
}
