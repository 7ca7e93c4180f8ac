extension StandardLibrary {
  /// Orders as values.
  static let sortDescriptors = LibraryEntry(
    "SortDescriptor.swift",
    """
    /// Which of two orders.
    enum SortOrder: Hashable, Encodable, Decodable, Sendable { case forward, reverse }

    /// Compares two values, in one order or the other.
    protocol SortComparator<Compared>: Hashable {
      associatedtype Compared
      var order: SortOrder { get set }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
    }

    func __turned(_ result: ComparisonResult, _ order: SortOrder) -> ComparisonResult {
      if order == .forward { return result }
      switch result {
      case .orderedAscending: return .orderedDescending
      case .orderedDescending: return .orderedAscending
      case .orderedSame: return .orderedSame
      }
    }

    func __compared<T: Comparable>(_ lhs: T, _ rhs: T) -> ComparisonResult {
      if __isNil(lhs) { return __isNil(rhs) ? .orderedSame : .orderedAscending }
      if __isNil(rhs) { return .orderedDescending }
      return lhs < rhs ? .orderedAscending : rhs < lhs ? .orderedDescending : .orderedSame
    }

    /// The order that values have of themselves.
    struct ComparableComparator<Compared: Comparable>: SortComparator {
      var order: SortOrder
      init(order: SortOrder = .forward) { self.order = order }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
        __turned(__compared(lhs, rhs), order)
      }
    }

    extension String {
      /// How texts are compared.
      struct StandardComparator: SortComparator, Sendable {
        typealias Compared = String
        let __options: Int
        var order: SortOrder
        init(_ base: StandardComparator, order: SortOrder = .forward) {
          self.__options = base.__options
          self.order = order
        }
        init(__options: Int) {
          self.__options = __options
          self.order = .forward
        }
        static var localizedStandard: StandardComparator { StandardComparator(__options: 65) }
        static var localized: StandardComparator { StandardComparator(__options: 0) }
        static var lexical: StandardComparator { StandardComparator(__options: -1) }
        func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
          let result = __options < 0
            ? __compared(lhs, rhs) : __comparisonResult(lhs.__order(rhs, __options))
          return __turned(result, order)
        }
      }
    }

    extension String {
      /// Compares texts with the options of a search.
      struct Comparator: SortComparator, Sendable {
        typealias Compared = String
        let options: String.CompareOptions
        let locale: Locale?
        var order: SortOrder
        init(options: String.CompareOptions, locale: Locale? = nil, order: SortOrder = .forward) {
          self.options = options
          self.locale = locale
          self.order = order
        }
        init(_ standard: StandardComparator, order: SortOrder = .forward) {
          self.options =
            standard.__options < 0 ? [] : String.CompareOptions(rawValue: standard.__options)
          self.locale = nil
          self.order = order
        }
        func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
          __turned(lhs.compare(rhs, options: options), order)
        }
      }
    }

    extension SortComparator where Self == String.StandardComparator {
      static var localizedStandard: String.StandardComparator { .localizedStandard }
      static var localized: String.StandardComparator { .localized }
    }

    /// Compares values by a property.
    struct KeyPathComparator<Compared>: SortComparator {
      var order: SortOrder
      let keyPath: PartialKeyPath<Compared>
      let __compare: (Compared, Compared) -> ComparisonResult
      init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
        self.order = order
        self.keyPath = keyPath
        self.__compare = { __compared($0[keyPath: keyPath], $1[keyPath: keyPath]) }
      }
      init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
        self.order = order
        self.keyPath = keyPath
        self.__compare = { lhs, rhs in
          guard let a = lhs[keyPath: keyPath] else {
            return rhs[keyPath: keyPath] == nil ? .orderedSame : .orderedAscending
          }
          guard let b = rhs[keyPath: keyPath] else { return .orderedDescending }
          return __compared(a, b)
        }
      }
      init<Value, Comparator: SortComparator>(
        _ keyPath: KeyPath<Compared, Value>, comparator: Comparator, order: SortOrder = .forward
      ) where Comparator.Compared == Value {
        self.order = order
        self.keyPath = keyPath
        self.__compare = { comparator.compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
      }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
        __turned(__compare(lhs, rhs), order)
      }
      static func == (lhs: KeyPathComparator, rhs: KeyPathComparator) -> Bool {
        lhs.order == rhs.order && lhs.keyPath == rhs.keyPath
      }
      func hash(into hasher: inout Hasher) { hasher.combine(order) }
    }

    /// Compares values by a property, texts as people order them.
    struct SortDescriptor<Compared>: SortComparator {
      var order: SortOrder
      let keyPath: PartialKeyPath<Compared>?
      let __compare: (Compared, Compared) -> ComparisonResult
      init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
      }
      init(
        _ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator,
        order: SortOrder = .forward
      ) {
        self.order = order
        self.keyPath = keyPath
        self.__compare = { comparator.compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
      }
      init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
        self.order = order
        self.keyPath = keyPath
        self.__compare = { __compared($0[keyPath: keyPath], $1[keyPath: keyPath]) }
      }
      init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
        let inner = KeyPathComparator(keyPath)
        self.order = order
        self.keyPath = keyPath
        self.__compare = { inner.compare($0, $1) }
      }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
        __turned(__compare(lhs, rhs), order)
      }
      static func == (lhs: SortDescriptor, rhs: SortDescriptor) -> Bool {
        lhs.order == rhs.order && lhs.keyPath == rhs.keyPath
      }
      func hash(into hasher: inout Hasher) { hasher.combine(order) }
    }

    extension Sequence {
      /// The elements in an order.
      func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element]
        where Comparator.Compared == Element
      { self.sorted { comparator.compare($0, $1) == .orderedAscending } }
      /// The elements in several orders: what the first calls the same, the next decides.
      func sorted<Comparator: SortComparator>(using comparators: [Comparator]) -> [Element]
        where Comparator.Compared == Element
      {
        self.sorted { lhs, rhs in
          for comparator in comparators {
            let result = comparator.compare(lhs, rhs)
            if result != .orderedSame { return result == .orderedAscending }
          }
          return false
        }
      }
    }

    extension Array {
      mutating func sort<Comparator: SortComparator>(using comparator: Comparator)
        where Comparator.Compared == Element
      { self = self.sorted(using: comparator) }
      mutating func sort<Comparator: SortComparator>(using comparators: [Comparator])
        where Comparator.Compared == Element
      { self = self.sorted(using: comparators) }
    }
    """)
}
