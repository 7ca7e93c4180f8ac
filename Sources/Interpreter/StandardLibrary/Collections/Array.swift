extension StandardLibrary {
  /// Arrays: what nearly every program uses.
  static let array = LibraryEntry(
    "Array.swift",
    """
    /// An ordered list of elements.
    struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
      ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible
    {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<[Element]>
      typealias SubSequence = ArraySlice<Element>
      typealias ArrayLiteralElement = Element

      init()
      @native("Array.init(sequence)")
      init<S: Sequence>(_ elements: S) where S.Element == Element
      init(arrayLiteral elements: Element...) { self = elements }
      init(repeating repeatedValue: Element, count: Int)

      /// The number of elements.
      var count: Int { get }
      /// Whether there are no elements.
      var isEmpty: Bool { get }
      /// The first element; `nil` if there is none.
      var first: Element? { get }
      /// The last element; `nil` if there is none.
      var last: Element? { get }
      var startIndex: Int { get }
      /// The position after the last element.
      var endIndex: Int { get }
      /// The valid positions, in order.
      var indices: Range<Int> { 0..<count }
      var description: String { get }
      var debugDescription: String { get }

      /// The elements that satisfy a condition.
      @native("Sequence.filter(_:)")
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]

      /// The element at a position; traps outside the array.
      subscript(index: Int) -> Element { get set }
      subscript(bounds: Range<Int>) -> ArraySlice<Element> {
        get {
          ArraySlice(
            __elements: __copy(bounds.lowerBound, bounds.upperBound), startIndex: bounds.lowerBound)
        }
        set { replaceSubrange(bounds, with: newValue) }
      }
      subscript<R: RangeExpression>(bounds: R) -> ArraySlice<Element> where R.Bound == Int {
        get { self[bounds.relative(to: self)] }
        set {
          let range = bounds.relative(to: self)
          replaceSubrange(range, with: newValue)
        }
      }

      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
      func distance(from start: Int, to end: Int) -> Int { end - start }

      /// Adds an element at the end.
      mutating func append(_ newElement: Element)
      /// Adds the elements of a sequence at the end.
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
      /// Inserts an element before a position.
      mutating func insert(_ newElement: Element, at i: Int)
      /// Removes and returns the element at a position.
      @discardableResult
      mutating func remove(at index: Int) -> Element
      /// Removes and returns the last element; traps if there is none.
      @discardableResult
      mutating func removeLast() -> Element
      /// Removes and returns the first element; traps if there is none.
      @discardableResult
      mutating func removeFirst() -> Element
      /// Removes all elements.
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      /// Replaces the elements of a range.
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
        where C.Element == Element

      func __copy(_ lower: Int, _ upper: Int) -> [Element]
    }

    extension Array: Equatable where Element: Equatable {}
    extension Array: Hashable where Element: Hashable {}
    extension Array: Sendable where Element: Sendable {}
    extension Array: Encodable where Element: Encodable {}
    extension Array: Decodable where Element: Decodable {}
    """,
    natives: arrayNatives)
}

private let arrayNatives: [String: NativeFunction] = [
  "Array.init()": { call throws(Trap) in call.makeArray([]) },
  "Array.init(sequence)": { call throws(Trap) in
    if call[0].kind == .array { return call[0].copied }
    return call.makeArray(try call.evaluator.collect(call[0]))
  },
  "Array.init(repeating:count:)": { call throws(Trap) in
    let count = call.integer(1)
    guard count >= 0 else { throw Trap("Can't construct Array with count < 0") }
    try call.evaluator.reserve(elements: count)
    var array = call.evaluator.makeArray(capacity: count, type: call.resultType)
    for _ in 0..<count { call.evaluator.append(call[0].copied, toArrayIn: &array) }
    return array
  },
  "Array.count": { call throws(Trap) in .integer(call.evaluator.elements(of: call[0]).count) },
  "Array.startIndex": { _ throws(Trap) in .integer(0) },
  "Array.endIndex": { call throws(Trap) in .integer(call.evaluator.elements(of: call[0]).count) },
  "Array.isEmpty": { call throws(Trap) in .bool(call.evaluator.elements(of: call[0]).isEmpty) },
  "Array.first": { call throws(Trap) in
    call.evaluator.elements(of: call[0]).first?.copiedAsOptional ?? .none
  },
  "Array.last": { call throws(Trap) in
    call.evaluator.elements(of: call[0]).last?.copiedAsOptional ?? .none
  },
  "Array.description": { call throws(Trap) in
    call.make(try call.evaluator.text(of: call[0], debug: false))
  },
  "Array.debugDescription": { call throws(Trap) in
    call.make(try call.evaluator.text(of: call[0], debug: true))
  },
  "Array.subscript(_:)": { call throws(Trap) in
    let elements = call.evaluator.elements(of: call[0])
    let index = call.integer(1)
    guard index >= 0, index < elements.count else { throw Trap("Index out of range") }
    return elements[index].copied
  },
  "Array.subscript(_:)=": { call throws(Trap) in
    let index = call.integer(1)
    guard index >= 0, index < call.evaluator.elements(of: call[0]).count,
      let elements = call.evaluator.makeUniqueArray(in: call.slot(0))
    else { throw Trap("Index out of range") }
    let old = elements[index]
    elements[index] = call[2].copied
    call.evaluator.release(old)
    return .void
  },
  "Array.__copy(_:_:)": copyPart,
  "Array.append(_:)": { call throws(Trap) in
    call.evaluator.append(call[1].copied, toArrayIn: call.slot(0))
    return .void
  },
  "Array.append(contentsOf:)": { call throws(Trap) in
    try call.evaluator.append(contentsOf: call[1], toArrayIn: call.slot(0))
    return .void
  },
  "Array.insert(_:at:)": { call throws(Trap) in
    try call.replace(call.integer(2)..<call.integer(2), with: [call[1].copied])
    return .void
  },
  "Array.remove(at:)": { call throws(Trap) in
    let index = call.integer(1)
    guard index >= 0, index < call.evaluator.elements(of: call[0]).count else {
      throw Trap("Index out of range")
    }
    return call.removeElement(at: index)
  },
  "Array.removeLast()": { call throws(Trap) in
    let count = call.evaluator.elements(of: call[0]).count
    guard count > 0 else { throw Trap("Can't remove last element from an empty collection") }
    return call.removeElement(at: count - 1)
  },
  "Array.removeFirst()": { call throws(Trap) in
    guard !call.evaluator.elements(of: call[0]).isEmpty else {
      throw Trap("Can't remove first element from an empty collection")
    }
    return call.removeElement(at: 0)
  },
  "Array.removeAll(keepingCapacity:)": { call throws(Trap) in
    try call.replace(0..<call.evaluator.elements(of: call[0]).count, with: [])
    return .void
  },
  "Array.replaceSubrange(_:with:)": { call throws(Trap) in
    let bounds = call.evaluator.fields(of: call[1])
    guard bounds.count == 2 else { throw .internalError("a range without bounds") }
    let range = bounds[0].asInt..<max(bounds[0].asInt, bounds[1].asInt)
    try call.replace(range, with: try call.evaluator.collect(call[2]))
    return .void
  },
]

/// Copies the elements between two positions.
private func copyPart(_ call: NativeCall) throws(Trap) -> Value {
  let elements = call.evaluator.elements(of: call[0])
  let (lower, upper) = (call.integer(1), call.integer(2))
  guard lower >= 0, upper <= elements.count else { throw Trap("Array index is out of range") }
  guard lower <= upper else { throw Trap("Range requires lowerBound <= upperBound") }
  try call.evaluator.reserve(elements: upper - lower)
  var part = call.evaluator.makeArray(capacity: upper - lower, type: call[0].type)
  for index in lower..<upper { call.evaluator.append(elements[index].copied, toArrayIn: &part) }
  return part
}
