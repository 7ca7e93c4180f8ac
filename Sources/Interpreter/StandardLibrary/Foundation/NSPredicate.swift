extension StandardLibrary {
  /// Conditions as objects.
  static let nsPredicate = LibraryEntry(
    "NSPredicate.swift",
    """
    /// A condition on an object.
    class NSPredicate: NSObject {
      let __test: (Any?, [String: Any]?) -> Bool
      let predicateFormat: String
      init(value: Bool) {
        self.__test = { _, _ in value }
        self.predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        super.init()
      }
      init(block: @escaping (Any?, [String: Any]?) -> Bool) {
        self.__test = block
        self.predicateFormat = "BLOCKPREDICATE"
        super.init()
      }
      /// The format is kept; what it says about an object is not simulated.
      init(format predicateFormat: String, _ args: Any...) {
        self.predicateFormat = predicateFormat
        self.__test = { _, _ in
          __trap("NSPredicate(format:) is not simulated: properties are not found by their names")
        }
        super.init()
      }
      init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.predicateFormat = predicateFormat
        self.__test = { _, _ in
          __trap("NSPredicate(format:) is not simulated: properties are not found by their names")
        }
        super.init()
      }
      func evaluate(with object: Any?) -> Bool { __test(object, nil) }
      func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        __test(object, bindings)
      }
      override var description: String { predicateFormat }
    }

    /// Conditions that hold together, or one of which holds.
    class NSCompoundPredicate: NSPredicate {
      enum LogicalType: UInt, Sendable { case not, and, or }
      let compoundPredicateType: LogicalType
      let subpredicates: [Any]
      init(type: LogicalType, subpredicates: [NSPredicate]) {
        self.compoundPredicateType = type
        self.subpredicates = subpredicates
        super.init { object, bindings in
          switch type {
          case .not: return !subpredicates[0].__test(object, bindings)
          case .and: return subpredicates.allSatisfy { $0.__test(object, bindings) }
          case .or: return subpredicates.contains { $0.__test(object, bindings) }
          }
        }
      }
      convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .and, subpredicates: subpredicates)
      }
      convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .or, subpredicates: subpredicates)
      }
      convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
        self.init(type: .not, subpredicates: [predicate])
      }
    }

    /// An order by a property, as an object.
    class NSSortDescriptor: NSObject {
      let key: String?
      let keyPath: AnyKeyPath?
      let ascending: Bool
      let __compare: (Any, Any) -> ComparisonResult
      init(key: String?, ascending: Bool) {
        self.key = key
        self.keyPath = nil
        self.ascending = ascending
        self.__compare = { _, _ in
          __trap("NSSortDescriptor(key:) is not simulated: properties are not found by their names")
        }
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

    extension Array {
      func filtered(using predicate: NSPredicate) -> [Element] {
        filter { predicate.evaluate(with: $0) }
      }
    }
    """)
}
