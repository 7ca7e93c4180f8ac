extension StandardLibrary {
  /// Looking for elements and asking about all of them.
  static let sequenceSearching = LibraryEntry(
    "Sequence+Searching.swift",
    """
    extension Sequence {
      /// Whether some element satisfies a condition.
      func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
      /// Whether every element satisfies a condition.
      func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
      /// The first element that satisfies a condition.
      func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
      /// The number of elements that satisfy a condition.
      func count(where predicate: (Element) throws -> Bool) rethrows -> Int
    }

    extension Sequence where Element: Equatable {
      /// Whether an equal element is there.
      func contains(_ element: Element) -> Bool
    }

    extension Collection {
      /// The position of the first element that satisfies a condition.
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var i = startIndex
        while i != endIndex {
          if try predicate(self[i]) { return i }
          i = index(after: i)
        }
        return nil
      }
    }

    extension Collection where Element: Equatable {
      /// The position of the first element equal to the given one.
      func firstIndex(of element: Element) -> Index? {
        var i = startIndex
        while i != endIndex {
          if __areEqual(self[i], element) { return i }
          i = index(after: i)
        }
        return nil
      }
    }

    extension Collection {
      /// What `firstIndex(where:)` was called before Swift 5.
      func index(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        try firstIndex(where: predicate)
      }
    }

    extension Collection where Element: Equatable {
      /// What `firstIndex(of:)` was called before Swift 5.
      func index(of element: Element) -> Index? { firstIndex(of: element) }
    }

    extension BidirectionalCollection {
      /// The last element that satisfies a condition.
      func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        var i = endIndex
        while i != startIndex {
          i = index(before: i)
          let element = self[i]
          if try predicate(element) { return element }
        }
        return nil
      }
      /// The position of the last element that satisfies a condition.
      func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var i = endIndex
        while i != startIndex {
          i = index(before: i)
          if try predicate(self[i]) { return i }
        }
        return nil
      }
    }

    extension BidirectionalCollection where Element: Equatable {
      /// The position of the last element equal to the given one.
      func lastIndex(of element: Element) -> Index? {
        var i = endIndex
        while i != startIndex {
          i = index(before: i)
          if __areEqual(self[i], element) { return i }
        }
        return nil
      }
    }

    extension Array {
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?
    }

    extension Array where Element: Equatable {
      func firstIndex(of element: Element) -> Int?
    }
    """,
    natives: searchingNatives)
}

private let searchingNatives: [String: NativeFunction] = [
  "Sequence.contains(where:)": { call throws(Trap) in
    var found = false
    try call.evaluator.forEach(in: call[0]) { element throws(Trap) in
      found = try call.test(1, element)
      return !found
    }
    return .bool(found)
  },
  "Sequence.allSatisfy(_:)": { call throws(Trap) in
    var holds = true
    try call.evaluator.forEach(in: call[0]) { element throws(Trap) in
      holds = try call.test(1, element)
      return holds
    }
    return .bool(holds)
  },
  "Sequence.first(where:)": { call throws(Trap) in
    var found = Value.none
    try call.evaluator.forEach(in: call[0]) { element throws(Trap) in
      guard try call.test(1, element) else { return true }
      found = element.copiedAsOptional
      return false
    }
    return found
  },
  "Sequence.count(where:)": { call throws(Trap) in
    var count = 0
    try call.evaluator.forEach(in: call[0]) { element throws(Trap) in
      if try call.test(1, element) { count += 1 }
      return true
    }
    return .integer(count)
  },
  "Sequence.contains(_:)": { call throws(Trap) in
    var found = false
    try call.evaluator.forEach(in: call[0]) { element throws(Trap) in
      found = try call.evaluator.areEqual(element, call[1])
      return !found
    }
    return .bool(found)
  },
  "Array.firstIndex(where:)": { call throws(Trap) in
    var index = 0
    var found = Value.none
    try call.evaluator.forEach(in: call[0]) { element throws(Trap) in
      if try call.test(1, element) { found = .integer(index) }
      index += 1
      return found.isNone
    }
    return found
  },
  "Array.firstIndex(of:)": { call throws(Trap) in
    var index = 0
    var found = Value.none
    try call.evaluator.forEach(in: call[0]) { element throws(Trap) in
      if try call.evaluator.areEqual(element, call[1]) { found = .integer(index) }
      index += 1
      return found.isNone
    }
    return found
  },
]
