extension StandardLibrary {
  /// `map`, `filter`, `reduce` and their kin, for every sequence at once.
  static let sequenceTransforming = LibraryEntry(
    "Sequence+Transforming.swift",
    """
    extension Sequence {
      /// An array of the results of a closure called with each element.
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
      /// An array of those results that are not `nil`.
      func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]
      /// An array of the elements of all results.
      func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element]
      /// An array of the elements that satisfy a condition.
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
      /// Combines the elements, one after the other, into one value.
      func reduce<Result>(
        _ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result
      ) rethrows -> Result
      /// Combines the elements by changing one value in place.
      func reduce<Result>(
        into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> ()
      ) rethrows -> Result {
        var result = initialResult
        for element in self { try updateAccumulatingResult(&result, element) }
        return result
      }
      /// Calls a closure with each element, in order.
      func forEach(_ body: (Element) throws -> Void) rethrows
      /// The elements in reverse order.
      func reversed() -> [Element]
    }
    """,
    natives: transformingNatives)
}

private let transformingNatives: [String: NativeFunction] = [
  "Sequence.map(_:)": { call throws(Trap) in
    try call.buildArray { call, array throws(Trap) in
      try call.evaluator.forEach(in: call[0]) { element throws(Trap) in
        call.evaluator.append(try call.apply(1, element), toArrayIn: array)
        return true
      }
    }
  },
  "Sequence.compactMap(_:)": { call throws(Trap) in
    try call.buildArray { call, array throws(Trap) in
      try call.evaluator.forEach(in: call[0]) { element throws(Trap) in
        let result = try call.apply(1, element)
        if !result.isNone { call.evaluator.append(result.unwrapped, toArrayIn: array) }
        return true
      }
    }
  },
  "Sequence.flatMap(_:)": { call throws(Trap) in
    try call.buildArray { call, array throws(Trap) in
      try call.evaluator.forEach(in: call[0]) { element throws(Trap) in
        let part = try call.apply(1, element)
        defer { call.evaluator.release(part) }
        try call.evaluator.append(contentsOf: part, toArrayIn: array)
        return true
      }
    }
  },
  "Sequence.filter(_:)": { call throws(Trap) in
    try call.buildArray { call, array throws(Trap) in
      try call.evaluator.forEach(in: call[0]) { element throws(Trap) in
        if try call.test(1, element) {
          call.evaluator.append(element.copied, toArrayIn: array)
        }
        return true
      }
    }
  },
  "Sequence.reduce(_:_:)": { call throws(Trap) in
    let evaluator = call.evaluator
    var result = call[1].copied
    try evaluator.forEach(in: call[0]) { element throws(Trap) in
      // The closure takes the partial result over, so that it may change it in place.
      result = try evaluator.call(closure: call[2], result, element.copied)
      return true
    }
    return result
  },
  "Sequence.forEach(_:)": { call throws(Trap) in
    try call.evaluator.forEach(in: call[0]) { element throws(Trap) in
      call.evaluator.release(try call.apply(1, element))
      return true
    }
    return .void
  },
  "Sequence.reversed()": { call throws(Trap) in
    var elements = try call.evaluator.collect(call[0])
    elements.reverse()
    return call.makeArray(elements)
  },
]

extension NativeCall {
  /// Fills an array of the type the caller expects; gives it back if that fails.
  @inline(__always)
  func buildArray(
    _ fill: (borrowing NativeCall, UnsafeMutablePointer<Value>) throws(Trap) -> Void
  ) throws(Trap) -> Value {
    var array = evaluator.makeArray(
      capacity: self[0].kind == .array ? evaluator.elements(of: self[0]).count : 0,
      type: resultType)
    do throws(Trap) {
      try fill(self, &array)
    } catch {
      evaluator.release(array)
      throw error
    }
    return evaluator.relabel(array)
  }
}
