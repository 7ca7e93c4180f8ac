extension Feature {
  static let environmentObject = Feature(
    "EnvironmentObject",
    #"""
    /// An object that an ancestor put into the environment (U61, U71).
    @propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
      var _object: ObjectType?
      var _seed: Int
      init() {
        self._object = nil
        self._seed = 0
      }
      var wrappedValue: ObjectType {
        guard let object = _object else {
          // The type itself is not known.
          if ObjectType.self == Any.self { return _OpaqueView("object", []) as! ObjectType }
          fatalError(
            "No ObservableObject of type \(ObjectType.self) found. "
              + "A View.environmentObject(_:) for \(ObjectType.self) may be missing "
              + "as an ancestor of this view.")
        }
        return object
      }
      var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(_object: wrappedValue)
      }
    }
    """#)
}
