extension Feature {
  static let namespace = Feature(
    "Namespace",
    #"""
    /// A name space that lasts as long as the identity of its view.
    @propertyWrapper struct Namespace: DynamicProperty {
      /// 0 until the view is installed.
      var _number: Int
      init() { self._number = 0 }
      var wrappedValue: Namespace.ID { ID(id: _number) }

      /// What tells one name space from another.
      struct ID: Hashable {
        let id: Int
      }
    }
    """#)
}
