extension Feature {
  static let navigationPath = Feature(
    "NavigationPath",
    #"""
    /// The values of the screens on a stack, of any types.
    struct NavigationPath: Equatable {
      var _values: [AnyHashable]
      init() { self._values = [] }
      init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self._values = elements.map { element in AnyHashable(element) }
      }
      var count: Int { _values.count }
      var isEmpty: Bool { _values.isEmpty }
      mutating func append<V: Hashable>(_ value: V) { _values.append(AnyHashable(value)) }
      mutating func removeLast(_ k: Int = 1) { _values.removeLast(k) }
      func _appending(_ value: Any) -> NavigationPath {
        var path = self
        path._values.append(AnyHashable(value as! any Hashable))
        return path
      }
      func _shortened(_ count: Int) -> NavigationPath {
        var path = self
        path._values = Array(_values.prefix(count))
        return path
      }
    }
    """#)
}
