extension StandardLibrary {
  /// Dictionaries: what nearly every program uses.
  static let dictionary = LibraryEntry(
    "Dictionary.swift",
    """
    /// Values found by key.
    struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral,
      CustomStringConvertible, CustomDebugStringConvertible
    {
      typealias Element = (key: Key, value: Value)
      typealias Iterator = IndexingIterator<[Key: Value]>
      typealias SubSequence = Slice<[Key: Value]>
      typealias Keys = [Key]
      typealias Values = [Value]

      /// A position in a dictionary.
      struct Index: Comparable, Hashable {
        @native("Index.<(_:_:)")
        static func < (lhs: Index, rhs: Index) -> Bool
      }

      init()
      init(dictionaryLiteral elements: (Key, Value)...)
      @native("Dictionary.init(minimumCapacity:)")
      init(minimumCapacity: Int)
      init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)
      init<S: Sequence>(
        _ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value
      ) rethrows where S.Element == (Key, Value) {
        self.init()
        for (key, value) in keysAndValues {
          if let old = self[key] {
            self[key] = try combine(old, value)
          } else {
            self.updateValue(value, forKey: key)
          }
        }
      }
      @native("Dictionary.init(grouping:by:)")
      init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows
        where Value == [S.Element]

      /// The number of pairs.
      var count: Int { get }
      /// Whether there are no pairs.
      var isEmpty: Bool { get }
      /// The keys, in the order of the pairs.
      var keys: [Key] { get }
      /// The values, in the order of the pairs.
      var values: [Value] { get }
      var description: String { get }
      var debugDescription: String { get }
      var startIndex: Index { get }
      var endIndex: Index { get }
      func index(after i: Index) -> Index

      /// The value for a key; `nil` if there is none. Assigning `nil` removes the pair.
      @native("Dictionary.subscript(key)")
      subscript(key: Key) -> Value? { get set }
      /// The value for a key, or a default that is also what an update starts from.
      @native("Dictionary.subscript(default)")
      subscript(key: Key, default defaultValue: Value) -> Value { get set }
      @native("Dictionary.subscript(position)")
      subscript(position: Index) -> (key: Key, value: Value) { get }

      /// Sets the value for a key and returns the one it replaces.
      @discardableResult
      mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
      /// Removes the pair with a key and returns its value.
      @discardableResult
      mutating func removeValue(forKey key: Key) -> Value?
      /// Removes all pairs.
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    }

    typealias DictionaryIndex<Key: Hashable, Value> = Dictionary<Key, Value>.Index
    typealias DictionaryIterator<Key: Hashable, Value> = Dictionary<Key, Value>.Iterator

    extension Dictionary {
      /// The value for a key, or a default that is computed if there is none.
      subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
        get {
          if let value = self[key] { return value }
          return defaultValue()
        }
        set { updateValue(newValue, forKey: key) }
      }
    }

    extension Dictionary: Equatable where Value: Equatable {}
    extension Dictionary: Hashable where Value: Hashable {}
    extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}
    extension Dictionary: Encodable where Key: Encodable, Value: Encodable {}
    extension Dictionary: Decodable where Key: Decodable, Value: Decodable {}
    """,
    natives: dictionaryNatives)

  /// The rarer members of dictionaries.
  static let dictionaryTransforming = LibraryEntry(
    "Dictionary+Transforming.swift",
    """
    extension Dictionary {
      /// The pairs that satisfy a condition, as a dictionary.
      func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]
      /// The same keys with transformed values.
      func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
      /// The same keys with those transformed values that are not `nil`.
      func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
        var result: [Key: T] = [:]
        for (key, value) in self {
          if let new = try transform(value) { result[key] = new }
        }
        return result
      }
      /// Adds the pairs of another dictionary.
      mutating func merge(
        _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
      ) rethrows {
        for (key, value) in other {
          if let old = self[key] {
            self[key] = try combine(old, value)
          } else {
            self.updateValue(value, forKey: key)
          }
        }
      }
      /// Adds the pairs of a sequence.
      mutating func merge<S: Sequence>(
        _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
      ) rethrows where S.Element == (Key, Value) {
        for (key, value) in other {
          if let old = self[key] {
            self[key] = try combine(old, value)
          } else {
            self.updateValue(value, forKey: key)
          }
        }
      }
      /// The pairs of both dictionaries.
      func merging(
        _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
      ) rethrows -> [Key: Value] {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
      }
      /// The pairs of the dictionary and those of a sequence.
      func merging<S: Sequence>(
        _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
      ) rethrows -> [Key: Value] where S.Element == (Key, Value) {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
      }
      /// The position of a key; `nil` if it is not there.
      func index(forKey key: Key) -> Index?
      /// Removes and returns the pair at a position.
      @discardableResult
      mutating func remove(at index: Index) -> (key: Key, value: Value) {
        let pair = self[index]
        removeValue(forKey: pair.key)
        return pair
      }
      /// Removes and returns some pair; `nil` if there is none.
      mutating func popFirst() -> (key: Key, value: Value)? {
        if isEmpty { return nil }
        let pair = self[startIndex]
        removeValue(forKey: pair.key)
        return pair
      }
      /// Makes room; Grove needs none.
      mutating func reserveCapacity(_ minimumCapacity: Int) {}
    }
    """,
    natives: transformingNatives)
}

private let dictionaryNatives: [String: NativeFunction] = [
  "Dictionary.init()": { call throws(Trap) in
    call.evaluator.makeDictionary(type: call.resultType)
  },
  "Dictionary.init(minimumCapacity:)": { call throws(Trap) in
    call.evaluator.makeDictionary(type: call.resultType)
  },
  "Dictionary.init(dictionaryLiteral:)": { call throws(Trap) in
    try call.makeDictionary(pairs: call[0], "Dictionary literal contains duplicate keys")
  },
  "Dictionary.init(uniqueKeysWithValues:)": { call throws(Trap) in
    try call.makeDictionary(pairs: call[0], "Duplicate values for key")
  },
  "Dictionary.init(grouping:by:)": { call throws(Trap) in
    try call.makeDictionary(grouping: call[0])
  },
  "Dictionary.count": { call throws(Trap) in .integer(call.evaluator.tableCount(call[0])) },
  "Dictionary.isEmpty": { call throws(Trap) in .bool(call.evaluator.tableCount(call[0]) == 0) },
  "Dictionary.keys": { call throws(Trap) in
    call.tableColumn { evaluator, position in evaluator.key(in: call[0], at: position) }
  },
  "Dictionary.values": { call throws(Trap) in
    call.tableColumn { evaluator, position in evaluator.value(in: call[0], at: position) }
  },
  "Dictionary.description": { call throws(Trap) in
    call.make(try call.evaluator.text(of: call[0], debug: false))
  },
  "Dictionary.debugDescription": { call throws(Trap) in
    call.make(try call.evaluator.text(of: call[0], debug: true))
  },
  "Dictionary.startIndex": { call throws(Trap) in call.tableIndex(from: 0) },
  "Dictionary.endIndex": { call throws(Trap) in .integer(Int.max, type: call.resultType) },
  "Dictionary.index(after:)": { call throws(Trap) in
    call.tableIndex(from: call.integer(1) &+ 1)
  },
  "Dictionary.subscript(position)": { call throws(Trap) in
    let position = call.integer(1)
    guard let found = call.evaluator.nextPosition(in: call[0], from: max(0, position)),
      found == position
    else { throw Trap("Attempting to access Dictionary elements using an invalid Index") }
    return call.evaluator.makeTuple(
      [
        call.evaluator.key(in: call[0], at: position).copied,
        call.evaluator.value(in: call[0], at: position).copied,
      ], type: call.evaluator.pairType(of: call[0].type))
  },
  "Dictionary.subscript(key)": { call throws(Trap) in
    guard let position = try call.evaluator.position(of: call[1], in: call[0]) else {
      return .none
    }
    return call.evaluator.value(in: call[0], at: position).copiedAsOptional
  },
  "Dictionary.subscript(key)=": { call throws(Trap) in
    if call[2].isNone {
      if let old = try call.evaluator.remove(call[1], fromTableIn: call.slot(0)) {
        call.evaluator.release(old.key)
        call.evaluator.release(old.value)
      }
      return .void
    }
    return try call.store(call[2].unwrapped)
  },
  "Dictionary.subscript(default)": { call throws(Trap) in
    guard let position = try call.evaluator.position(of: call[1], in: call[0]) else {
      return call[2].copied
    }
    return call.evaluator.value(in: call[0], at: position).copied
  },
  "Dictionary.subscript(default)=": { call throws(Trap) in try call.store(call[3]) },
  "Dictionary.updateValue(_:forKey:)": { call throws(Trap) in
    let old = try call.evaluator.insert(
      call[2].copied, call[1].copied, intoTableIn: call.slot(0))
    return old?.wrapped ?? .none
  },
  "Dictionary.removeValue(forKey:)": { call throws(Trap) in
    guard let old = try call.evaluator.remove(call[1], fromTableIn: call.slot(0)) else {
      return .none
    }
    call.evaluator.release(old.key)
    return old.value.wrapped
  },
  "Dictionary.removeAll(keepingCapacity:)": { call throws(Trap) in
    let empty = call.evaluator.makeDictionary(type: call[0].type)
    call.evaluator.release(call[0])
    call[0] = empty
    return .void
  },
  "Index.<(_:_:)": { call throws(Trap) in
    // Static members have their type as receiver.
    .bool(call.integer(call.count - 2) < call.integer(call.count - 1))
  },
]

private let transformingNatives: [String: NativeFunction] = [
  "Dictionary.filter(_:)": { call throws(Trap) in
    let evaluator = call.evaluator
    var result = evaluator.makeDictionary(type: call[0].type)
    do throws(Trap) {
      try evaluator.forEach(in: call[0]) { pair throws(Trap) in
        guard try call.test(1, pair) else { return true }
        let fields = evaluator.fields(of: pair)
        try evaluator.insert(fields[0].copied, fields[1].copied, intoTableIn: &result)
        return true
      }
    } catch {
      evaluator.release(result)
      throw error
    }
    return result
  },
  "Dictionary.mapValues(_:)": { call throws(Trap) in
    let evaluator = call.evaluator
    let source = call[0].copied
    defer { evaluator.release(source) }
    var result = evaluator.makeDictionary(
      capacity: evaluator.tableCount(source), type: call.resultType)
    var position = 0
    do throws(Trap) {
      while let found = evaluator.nextPosition(in: source, from: position) {
        let value = try call.apply(1, evaluator.value(in: source, at: found))
        try evaluator.insert(
          evaluator.key(in: source, at: found).copied, value, intoTableIn: &result)
        position = found + 1
      }
    } catch {
      evaluator.release(result)
      throw error
    }
    return result
  },
  "Dictionary.index(forKey:)": { call throws(Trap) in
    guard let position = try call.evaluator.position(of: call[1], in: call[0]) else {
      return .none
    }
    return .integer(position, type: call.optionalResultPayload)
  },
]
