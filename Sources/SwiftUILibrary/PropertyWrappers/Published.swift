extension Feature {
  static let published = Feature(
    "Published",
    #"""
    /// A property that announces every assignment through its object's `objectWillChange` (U63).
    @propertyWrapper struct Published<Value> {
      var _value: Value
      init(wrappedValue: Value) { self._value = wrappedValue }
      init(initialValue: Value) { self._value = initialValue }
      var wrappedValue: Value {
        get { _value }
        set { _value = newValue }
      }
      /// Called by the property's setter with the object it belongs to.
      func _willSet(in object: AnyObject) { _objectWillChange(object) }
    }
    """#)
}
