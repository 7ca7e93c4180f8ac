extension StandardLibrary {
  /// Sets: what nearly every program uses.
  static let set = LibraryEntry(
    "Set.swift",
    """
    /// Distinct elements without order.
    struct Set<Element: Hashable>: SetAlgebra, Hashable, Collection, ExpressibleByArrayLiteral,
      CustomStringConvertible, CustomDebugStringConvertible
    {
      typealias Iterator = IndexingIterator<Set<Element>>
      typealias SubSequence = Slice<Set<Element>>
      typealias ArrayLiteralElement = Element

      /// A position in a set.
      struct Index: Comparable, Hashable {
        @native("Index.<(_:_:)")
        static func < (lhs: Index, rhs: Index) -> Bool
      }

      init()
      @native("Set.init(minimumCapacity:)")
      init(minimumCapacity: Int)
      init<S: Sequence>(_ sequence: S) where S.Element == Element
      init(arrayLiteral elements: Element...) { self.init(elements) }

      /// The number of elements.
      var count: Int { get }
      /// Whether there are no elements.
      var isEmpty: Bool { get }
      var description: String { get }
      var debugDescription: String { get }
      var startIndex: Index { get }
      var endIndex: Index { get }
      func index(after i: Index) -> Index
      subscript(position: Index) -> Element { get }

      /// Whether an element is there.
      func contains(_ member: Element) -> Bool
      /// Adds an element unless an equal one is there.
      @discardableResult
      mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      /// Removes an element and returns it.
      @discardableResult
      mutating func remove(_ member: Element) -> Element?
      /// Removes all elements.
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    }

    typealias SetIndex<Element: Hashable> = Set<Element>.Index
    typealias SetIterator<Element: Hashable> = Set<Element>.Iterator

    extension Set: Sendable where Element: Sendable {}
    extension Set: Encodable where Element: Encodable {}
    extension Set: Decodable where Element: Decodable {}
    """,
    natives: setNatives)

  /// The algebra of sets.
  static let setAlgebra = LibraryEntry(
    "Set+Algebra.swift",
    """
    extension Set {
      /// The elements of both.
      func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
      /// The elements that both have.
      func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
      /// The elements that only one of both has.
      func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
      /// The elements that the other does not have.
      func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
      mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element {
        self = union(other)
      }
      mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
        self = intersection(other)
      }
      mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element {
        self = symmetricDifference(other)
      }
      mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element {
        self = subtracting(other)
      }
      /// Whether every element is in the other.
      func isSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
        let all = Set(other)
        return allSatisfy { all.contains($0) }
      }
      /// Whether every element of the other is here.
      func isSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
        other.allSatisfy { contains($0) }
      }
      func isStrictSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
        let all = Set(other)
        return all.count > count && isSubset(of: all)
      }
      func isStrictSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
        let all = Set(other)
        return all.count < count && isSuperset(of: all)
      }
      /// Whether both have no element in common.
      func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
        !other.contains { contains($0) }
      }
      /// The elements that satisfy a condition, as a set.
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
      /// Adds an element in place of an equal one, which is returned.
      @discardableResult
      mutating func update(with newMember: Element) -> Element? {
        let old = remove(newMember)
        insert(newMember)
        return old
      }
      /// The position of an element; `nil` if it is not there.
      func firstIndex(of member: Element) -> Index?
      /// Removes and returns the element at a position.
      @discardableResult
      mutating func remove(at position: Index) -> Element {
        let element = self[position]
        remove(element)
        return element
      }
      /// Removes and returns some element; traps if there is none.
      @discardableResult
      mutating func removeFirst() -> Element {
        if isEmpty { __trap("Can't removeFirst from an empty Set") }
        let element = self[startIndex]
        remove(element)
        return element
      }
      /// Removes and returns some element; `nil` if there is none.
      mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
      /// Makes room; Grove needs none.
      mutating func reserveCapacity(_ minimumCapacity: Int) {}
    }
    """,
    natives: algebraNatives)
}

private let setNatives: [String: NativeFunction] = [
  "Set.init()": { call throws(Trap) in call.evaluator.makeSet(type: call.resultType) },
  "Set.init(minimumCapacity:)": { call throws(Trap) in
    call.evaluator.makeSet(type: call.resultType)
  },
  "Set.init(_:)": { call throws(Trap) in try call.makeSet(call[0], type: call.resultType) },
  "Set.count": { call throws(Trap) in .integer(call.evaluator.tableCount(call[0])) },
  "Set.isEmpty": { call throws(Trap) in .bool(call.evaluator.tableCount(call[0]) == 0) },
  "Set.description": { call throws(Trap) in
    call.make(try call.evaluator.text(of: call[0], debug: false))
  },
  "Set.debugDescription": { call throws(Trap) in
    call.make(try call.evaluator.text(of: call[0], debug: true))
  },
  "Set.startIndex": { call throws(Trap) in call.tableIndex(from: 0) },
  "Set.endIndex": { call throws(Trap) in .integer(Int.max, type: call.resultType) },
  "Set.index(after:)": { call throws(Trap) in call.tableIndex(from: call.integer(1) &+ 1) },
  "Set.subscript(_:)": { call throws(Trap) in
    let position = call.integer(1)
    guard let found = call.evaluator.nextPosition(in: call[0], from: max(0, position)),
      found == position
    else { throw Trap("Attempting to access Set elements using an invalid Index") }
    return call.evaluator.key(in: call[0], at: position).copied
  },
  "Set.contains(_:)": { call throws(Trap) in
    .bool(try call.evaluator.position(of: call[1], in: call[0]) != nil)
  },
  "Set.insert(_:)": { call throws(Trap) in
    let evaluator = call.evaluator
    if let position = try evaluator.position(of: call[1], in: call[0]) {
      let member = evaluator.key(in: call[0], at: position).copied
      return evaluator.makeTuple([.bool(false), member], type: call.resultType)
    }
    try evaluator.insert(call[1].copied, .uninitialised, intoTableIn: call.slot(0))
    return evaluator.makeTuple([.bool(true), call[1].copied], type: call.resultType)
  },
  "Set.remove(_:)": { call throws(Trap) in
    try call.evaluator.remove(call[1], fromTableIn: call.slot(0))?.key.wrapped ?? .none
  },
  "Set.removeAll(keepingCapacity:)": { call throws(Trap) in
    let empty = call.evaluator.makeSet(type: call[0].type)
    call.evaluator.release(call[0])
    call[0] = empty
    return .void
  },
]

private let algebraNatives: [String: NativeFunction] = [
  "Set.union(_:)": { call throws(Trap) in
    var result = call[0].copied
    do throws(Trap) {
      try call.evaluator.forEach(in: call[1]) { element throws(Trap) in
        if try call.evaluator.position(of: element, in: result) == nil {
          try call.evaluator.insert(element.copied, .uninitialised, intoTableIn: &result)
        }
        return true
      }
    } catch {
      call.evaluator.release(result)
      throw error
    }
    return result
  },
  "Set.intersection(_:)": { call throws(Trap) in
    let other = try call.makeSet(call[1], type: call[0].type)
    defer { call.evaluator.release(other) }
    return try call.filterSet { element throws(Trap) in
      try call.evaluator.position(of: element, in: other) != nil
    }
  },
  "Set.subtracting(_:)": { call throws(Trap) in
    let other = try call.makeSet(call[1], type: call[0].type)
    defer { call.evaluator.release(other) }
    return try call.filterSet { element throws(Trap) in
      try call.evaluator.position(of: element, in: other) == nil
    }
  },
  "Set.symmetricDifference(_:)": { call throws(Trap) in
    let other = try call.makeSet(call[1], type: call[0].type)
    defer { call.evaluator.release(other) }
    var result = try call.filterSet { element throws(Trap) in
      try call.evaluator.position(of: element, in: other) == nil
    }
    do throws(Trap) {
      try call.evaluator.forEach(in: other) { element throws(Trap) in
        if try call.evaluator.position(of: element, in: call[0]) == nil {
          try call.evaluator.insert(element.copied, .uninitialised, intoTableIn: &result)
        }
        return true
      }
    } catch {
      call.evaluator.release(result)
      throw error
    }
    return result
  },
  "Set.filter(_:)": { call throws(Trap) in
    try call.filterSet { element throws(Trap) in try call.test(1, element) }
  },
  "Set.firstIndex(of:)": { call throws(Trap) in
    guard let position = try call.evaluator.position(of: call[1], in: call[0]) else {
      return .none
    }
    return .integer(position, type: call.optionalResultPayload)
  },
]

extension NativeCall {
  /// The elements of the receiver that satisfy a condition, as a set.
  fileprivate func filterSet(_ isIncluded: (Value) throws(Trap) -> Bool) throws(Trap) -> Value {
    var result = evaluator.makeSet(type: self[0].type)
    do throws(Trap) {
      try evaluator.forEach(in: self[0]) { element throws(Trap) in
        if try isIncluded(element) {
          try evaluator.insert(element.copied, .uninitialised, intoTableIn: &result)
        }
        return true
      }
    } catch {
      evaluator.release(result)
      throw error
    }
    return result
  }
}
