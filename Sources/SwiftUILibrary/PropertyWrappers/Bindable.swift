extension Feature {
  static let bindable = Feature(
    "Bindable",
    #"""
    /// Makes bindings to the properties of an `@Observable` object (U94).
    @propertyWrapper @dynamicMemberLookup struct Bindable<Value> {
      var wrappedValue: Value
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
      var projectedValue: Bindable<Value> { self }
      subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
      ) -> Binding<Subject> {
        Binding<Subject>(
          _value: wrappedValue[keyPath: keyPath], _location: _objectLocation(wrappedValue, keyPath))
      }
    }
    """#)
}
