extension StandardLibrary {
  /// Order: sorting, least and greatest, and comparing one sequence with another.
  static let sequenceSorting = LibraryEntry(
    "Sequence+Sorting.swift",
    """
    extension Sequence {
      /// The elements in the order a closure says; equal ones keep their order.
      func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
      /// The least element by a closure's order.
      @warn_unqualified_access
      func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      /// The greatest element by a closure's order.
      @warn_unqualified_access
      func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      /// The elements in a random order.
      func shuffled() -> [Element]
      func shuffled<T: RandomNumberGenerator>(using generator: inout T) -> [Element] {
        var result = Array(self)
        result.shuffle(using: &generator)
        return result
      }
    }

    extension Sequence where Element: Comparable {
      /// The elements in ascending order.
      func sorted() -> [Element]
      /// The least element; `nil` if there is none.
      @warn_unqualified_access
      func min() -> Element?
      /// The greatest element; `nil` if there is none.
      @warn_unqualified_access
      func max() -> Element?
    }

    extension Array {
      /// Sorts in place by a closure's order; equal elements keep their order.
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    }

    extension Array where Element: Comparable {
      /// Sorts in ascending order, in place.
      mutating func sort()
    }

    extension ArraySlice where Element: Comparable {
      mutating func sort() { __elements.sort(by: { __isLess($0, $1) }) }
    }
    """,
    natives: sortingNatives)
}

private let sortingNatives: [String: NativeFunction] = [
  "Sequence.sorted(by:)": { call throws(Trap) in
    try call.sorted { elements throws(Trap) in
      try call.evaluator.sort(elements) { left, right throws(Trap) in
        try call.apply(1, left, right).asBool
      }
    }
  },
  "Sequence.sorted()": { call throws(Trap) in
    try call.sorted { elements throws(Trap) in try call.evaluator.sort(elements) }
  },
  "Array.sort(by:)": { call throws(Trap) in
    let count = call.evaluator.elements(of: call[0]).count
    guard let elements = call.evaluator.makeUniqueArray(in: call.slot(0)) else { return .void }
    try call.evaluator.sort(UnsafeMutableBufferPointer(start: elements, count: count)) {
      left, right throws(Trap) in try call.apply(1, left, right).asBool
    }
    return .void
  },
  "Array.sort()": { call throws(Trap) in
    let count = call.evaluator.elements(of: call[0]).count
    guard let elements = call.evaluator.makeUniqueArray(in: call.slot(0)) else { return .void }
    try call.evaluator.sort(UnsafeMutableBufferPointer(start: elements, count: count))
    return .void
  },
  "Sequence.min(by:)": { call throws(Trap) in
    try call.extreme { candidate, best throws(Trap) in
      try call.apply(1, candidate, best).asBool
    }
  },
  "Sequence.max(by:)": { call throws(Trap) in
    try call.extreme { candidate, best throws(Trap) in
      try call.apply(1, best, candidate).asBool
    }
  },
  "Sequence.min()": { call throws(Trap) in
    try call.extreme { candidate, best throws(Trap) in
      try call.evaluator.isLess(candidate, best)
    }
  },
  "Sequence.max()": { call throws(Trap) in
    try call.extreme { candidate, best throws(Trap) in
      try call.evaluator.isLess(best, candidate)
    }
  },
  "Sequence.shuffled()": { call throws(Trap) in
    var elements = try call.evaluator.collect(call[0])
    elements.shuffle(using: &call.evaluator.random)
    return call.makeArray(elements)
  },
]

extension NativeCall {
  /// The receiver's elements, put in order.
  fileprivate func sorted(
    _ sort: (UnsafeMutableBufferPointer<Value>) throws(Trap) -> Void
  ) throws(Trap) -> Value {
    let array = makeArray(try evaluator.collect(self[0]))
    var owned = array
    let count = evaluator.elements(of: array).count
    guard let elements = evaluator.makeUniqueArray(in: &owned) else { return owned }
    do throws(Trap) {
      try sort(UnsafeMutableBufferPointer(start: elements, count: count))
    } catch {
      evaluator.release(owned)
      throw error
    }
    return owned
  }

  /// The element that replaces every earlier one; `nil` for an empty sequence.
  ///
  /// Of equal elements Swift's `min` keeps the first and `max` the last.
  fileprivate func extreme(
    _ replaces: (Value, Value) throws(Trap) -> Bool
  ) throws(Trap) -> Value {
    var best: Value?
    do throws(Trap) {
      try evaluator.forEach(in: self[0]) { element throws(Trap) in
        if let current = best {
          guard try replaces(element, current) else { return true }
          evaluator.release(current)
        }
        best = element.copied
        return true
      }
    } catch {
      if let best { evaluator.release(best) }
      throw error
    }
    return best?.wrapped ?? .none
  }
}
