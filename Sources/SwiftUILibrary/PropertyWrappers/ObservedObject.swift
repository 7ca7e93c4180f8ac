extension Feature {
  static let observedObject = Feature(
    "ObservedObject",
    #"""
    /// An object that someone else owns; every signal of it runs the body again (U60).
    @propertyWrapper struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
      var _object: ObjectType
      /// How many signals the installed wrapper has seen, so that captured copies differ (U122).
      var _seed: Int
      init(wrappedValue: ObjectType) {
        self._object = wrappedValue
        self._seed = 0
      }
      init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }
      var wrappedValue: ObjectType {
        get { _object }
        set { _object = newValue }
      }
      var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(_object: _object) }

      /// Makes bindings to the object's properties.
      @dynamicMemberLookup struct Wrapper {
        let _object: ObjectType
        subscript<Subject>(
          dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
          Binding<Subject>(
            _value: _object[keyPath: keyPath], _location: _objectLocation(_object, keyPath))
        }
      }
    }
    """#)
}
