extension StandardLibrary {
  /// Orders as objects.
  static let nsSortDescriptor = LibraryEntry(
    "NSSortDescriptor.swift",
    """
    /// An order by a property, as an object.
    class NSSortDescriptor: NSObject {
      let key: String?
      let keyPath: AnyKeyPath?
      let ascending: Bool
      let __compare: (Any, Any) -> ComparisonResult
      /// Properties are not found by their names.
      @notSimulated init(key: String?, ascending: Bool) {
        self.key = key
        self.keyPath = nil
        self.ascending = ascending
        self.__compare = { _, _ in .orderedSame }
        super.init()
      }
      init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.key = nil
        self.keyPath = keyPath
        self.ascending = ascending
        self.__compare = { left, right in
          guard let left = left as? Root, let right = right as? Root else { return .orderedSame }
          return __anyOrder(left[keyPath: keyPath], right[keyPath: keyPath])
        }
        super.init()
      }
      init<Root, Value>(
        keyPath: KeyPath<Root, Value>, ascending: Bool,
        comparator cmptr: @escaping (Any, Any) -> ComparisonResult
      ) {
        self.key = nil
        self.keyPath = keyPath
        self.ascending = ascending
        self.__compare = { left, right in
          guard let left = left as? Root, let right = right as? Root else { return .orderedSame }
          return cmptr(left[keyPath: keyPath], right[keyPath: keyPath])
        }
        super.init()
      }
      func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let order = __compare(object1, object2)
        if ascending || order == .orderedSame { return order }
        return order == .orderedAscending ? .orderedDescending : .orderedAscending
      }
      var reversedSortDescriptor: Any {
        NSSortDescriptor(__compare, keyPath, !ascending)
      }
      init(
        _ compare: @escaping (Any, Any) -> ComparisonResult, _ keyPath: AnyKeyPath?,
        _ ascending: Bool
      ) {
        self.key = nil
        self.keyPath = keyPath
        self.ascending = ascending
        self.__compare = compare
        super.init()
      }
    }
    func __anyOrder(_ left: Any, _ right: Any) -> ComparisonResult {
      if let left = left as? String, let right = right as? String { return left.compare(right) }
      if let left = left as? any Comparable { return __opened(left, right) }
      return .orderedSame
    }
    func __opened<T: Comparable>(_ left: T, _ right: Any) -> ComparisonResult {
      guard let right = right as? T else { return .orderedSame }
      return left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
    }
    """)
}
