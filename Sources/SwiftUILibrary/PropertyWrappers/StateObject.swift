import Interpreter

extension Feature {
  static let stateObject = Feature(
    "StateObject",
    #"""
    /// An object that the view owns: made once per identity, right before its first body (U66).
    @propertyWrapper struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
      let _make: () -> ObjectType
      var _object: ObjectType?
      var _seed: Int
      init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        self._make = thunk
        self._object = nil
        self._seed = 0
      }
      var wrappedValue: ObjectType {
        if let object = _object { return object }
        _warn(
          "Accessing StateObject's object without being installed on a View. "
            + "This will create a new instance each time.")
        return _make()
      }
      var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(_object: wrappedValue)
      }
    }

    func _warn(_ text: String)
    """#,
    natives: ["_warn(_:)": warn])
}
