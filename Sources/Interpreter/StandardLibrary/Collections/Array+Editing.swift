extension StandardLibrary {
  /// The rarer ways to change an array, and to join two.
  static let arrayEditing = LibraryEntry(
    "Array+Editing.swift",
    """
    extension Array {
      /// Removes and returns the last element; `nil` if there is none.
      mutating func popLast() -> Element?
      /// Removes a number of elements from the end.
      mutating func removeLast(_ k: Int)
      /// Removes a number of elements from the start.
      mutating func removeFirst(_ k: Int)
      /// Removes the elements that satisfy a condition.
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
      /// Removes the elements of a range.
      mutating func removeSubrange(_ bounds: Range<Int>)
      mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Int {
        let range = bounds.relative(to: self)
        replaceSubrange(range, with: [])
      }
      mutating func replaceSubrange<C: Collection, R: RangeExpression>(
        _ subrange: R, with newElements: C
      ) where C.Element == Element, R.Bound == Int {
        let range = subrange.relative(to: self)
        replaceSubrange(range, with: newElements)
      }
      /// Inserts the elements of a collection before a position.
      mutating func insert<C: Collection>(contentsOf newElements: C, at i: Int)
        where C.Element == Element
      /// Makes room for a number of elements.
      mutating func reserveCapacity(_ minimumCapacity: Int)
      /// The number of elements that fit without more memory.
      var capacity: Int { get }
      /// Exchanges two elements.
      mutating func swapAt(_ i: Int, _ j: Int)
      /// Reverses the order of the elements in place.
      mutating func reverse()
      /// Puts the elements into a random order.
      mutating func shuffle()
      mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
        var amount = count
        var current = 0
        while amount > 1 {
          let random = Int(generator.next(upperBound: UInt64(amount)))
          amount -= 1
          swapAt(current, current + random)
          current += 1
        }
      }
      /// Reorders the elements so that those satisfying a condition come last.
      mutating func partition(
        by belongsInSecondPartition: (Element) throws -> Bool
      ) rethrows -> Int {
        var low = 0
        var high = count
        while true {
          while true {
            if low >= high { return low }
            if try belongsInSecondPartition(self[low]) { break }
            low += 1
          }
          while true {
            high -= 1
            if low >= high { return low }
            if try !belongsInSecondPartition(self[high]) { break }
          }
          swapAt(low, high)
          low += 1
        }
      }
    }

    @native("Array.+(_:_:)")
    func + <Element>(lhs: [Element], rhs: [Element]) -> [Element]
    @native("Array.+(_:_:)")
    func + <Element, S: Sequence>(lhs: [Element], rhs: S) -> [Element] where S.Element == Element
    @native("Array.+=(_:_:)")
    func += <Element>(lhs: inout [Element], rhs: [Element])
    @native("Array.+=(_:_:)")
    func += <Element, S: Sequence>(lhs: inout [Element], rhs: S) where S.Element == Element
    """,
    natives: editingNatives)
}

private let editingNatives: [String: NativeFunction] = [
  "Array.popLast()": { call throws(Trap) in
    let count = call.evaluator.elements(of: call[0]).count
    return count == 0 ? .none : call.removeElement(at: count - 1).wrapped
  },
  "Array.removeLast(_:)": { call throws(Trap) in
    let (count, k) = (call.evaluator.elements(of: call[0]).count, call.integer(1))
    guard k >= 0 else { throw Trap("Number of elements to remove should be non-negative") }
    guard k <= count else {
      throw Trap("Can't remove more items from a collection than it contains")
    }
    try call.replace(count - k..<count, with: [])
    return .void
  },
  "Array.removeFirst(_:)": { call throws(Trap) in
    let (count, k) = (call.evaluator.elements(of: call[0]).count, call.integer(1))
    guard k >= 0 else { throw Trap("Number of elements to remove should be non-negative") }
    guard k <= count else {
      throw Trap("Can't remove more items from a collection than it has")
    }
    try call.replace(0..<k, with: [])
    return .void
  },
  "Array.removeAll(where:)": { call throws(Trap) in
    try call.retainElements { element throws(Trap) in !(try call.test(1, element)) }
    return .void
  },
  "Array.removeSubrange(_:)": { call throws(Trap) in
    let bounds = call.evaluator.fields(of: call[1])
    guard bounds.count == 2 else { throw .internalError("a range without bounds") }
    try call.replace(bounds[0].asInt..<max(bounds[0].asInt, bounds[1].asInt), with: [])
    return .void
  },
  "Array.insert(contentsOf:at:)": { call throws(Trap) in
    let index = call.integer(2)
    try call.replace(index..<index, with: try call.evaluator.collect(call[1]))
    return .void
  },
  "Array.reserveCapacity(_:)": { call throws(Trap) in
    // Room is only a promise: nobody sees that a large one is not kept.
    let room = min(max(0, call.integer(1)), 1 << 16)
    _ = call.evaluator.makeUniqueArray(in: call.slot(0), capacity: room)
    return .void
  },
  "Array.capacity": { call throws(Trap) in
    guard call[0].kind == .array else { return .integer(0) }
    return .integer(Int(call[0].block.header.pointee.capacity))
  },
  "Array.swapAt(_:_:)": { call throws(Trap) in
    let count = call.evaluator.elements(of: call[0]).count
    let (i, j) = (call.integer(1), call.integer(2))
    guard i >= 0, i < count, j >= 0, j < count,
      let elements = call.evaluator.makeUniqueArray(in: call.slot(0))
    else { throw Trap("Index out of range") }
    (elements[i], elements[j]) = (elements[j], elements[i])
    return .void
  },
  "Array.reverse()": { call throws(Trap) in
    let count = call.evaluator.elements(of: call[0]).count
    guard let elements = call.evaluator.makeUniqueArray(in: call.slot(0)) else { return .void }
    var all = UnsafeMutableBufferPointer(start: elements, count: count)
    all.reverse()
    return .void
  },
  "Array.shuffle()": { call throws(Trap) in
    let count = call.evaluator.elements(of: call[0]).count
    guard let elements = call.evaluator.makeUniqueArray(in: call.slot(0)) else { return .void }
    var all = UnsafeMutableBufferPointer(start: elements, count: count)
    all.shuffle(using: &call.evaluator.random)
    return .void
  },
  "Array.+(_:_:)": { call throws(Trap) in
    var sum = call[0].copied
    do throws(Trap) {
      try call.evaluator.append(contentsOf: call[1], toArrayIn: &sum)
    } catch {
      call.evaluator.release(sum)
      throw error
    }
    return sum
  },
  "Array.+=(_:_:)": { call throws(Trap) in
    try call.evaluator.append(contentsOf: call[1], toArrayIn: call.slot(0))
    return .void
  },
]
