extension StandardLibrary {
  /// An array that is always stored in one piece; here it is one of those, with a name of its own.
  static let contiguousArray = LibraryEntry(
    "ContiguousArray.swift",
    """
    /// An ordered list of elements that are always stored in one piece.
    struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection,
      RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible,
      CustomDebugStringConvertible
    {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<[Element]>
      typealias SubSequence = ArraySlice<Element>
      typealias ArrayLiteralElement = Element

      var __elements: [Element]

      init() { self.__elements = [] }
      init(arrayLiteral elements: Element...) { self.init(elements) }
      init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.__elements = Array(elements)
      }
      init(repeating repeatedValue: Element, count: Int) {
        self.__elements = Array(repeating: repeatedValue, count: count)
      }

      /// The number of elements.
      var count: Int { __elements.count }
      var isEmpty: Bool { __elements.isEmpty }
      var first: Element? { __elements.first }
      var last: Element? { __elements.last }
      var startIndex: Int { 0 }
      var endIndex: Int { __elements.count }
      var indices: Range<Int> { 0..<__elements.count }
      var capacity: Int { __elements.capacity }
      var description: String { __elements.description }
      var debugDescription: String { "ContiguousArray(" + __elements.debugDescription + ")" }

      subscript(index: Int) -> Element {
        get { __elements[index] }
        set { __elements[index] = newValue }
      }
      subscript(bounds: Range<Int>) -> ArraySlice<Element> {
        get { __elements[bounds] }
        set { __elements.replaceSubrange(bounds, with: newValue) }
      }
      subscript<R: RangeExpression>(bounds: R) -> ArraySlice<Element> where R.Bound == Int {
        get { __elements[bounds.relative(to: self)] }
        set {
          let range = bounds.relative(to: self)
          __elements.replaceSubrange(range, with: newValue)
        }
      }

      func makeIterator() -> IndexingIterator<[Element]> { __elements.makeIterator() }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
      func distance(from start: Int, to end: Int) -> Int { end - start }

      mutating func append(_ newElement: Element) { __elements.append(newElement) }
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
        __elements.append(contentsOf: newElements)
      }
      mutating func insert(_ newElement: Element, at i: Int) {
        __elements.insert(newElement, at: i)
      }
      @discardableResult
      mutating func remove(at index: Int) -> Element { __elements.remove(at: index) }
      @discardableResult
      mutating func removeLast() -> Element { __elements.removeLast() }
      @discardableResult
      mutating func removeFirst() -> Element { __elements.removeFirst() }
      mutating func popLast() -> Element? { __elements.popLast() }
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
        __elements.removeAll()
      }
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
        where C.Element == Element
      {
        __elements.replaceSubrange(subrange, with: newElements)
      }
      mutating func reserveCapacity(_ minimumCapacity: Int) {
        __elements.reserveCapacity(minimumCapacity)
      }
      mutating func swapAt(_ i: Int, _ j: Int) { __elements.swapAt(i, j) }
      mutating func reverse() { __elements.reverse() }
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        try __elements.sort(by: areInIncreasingOrder)
      }

      func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R {
        try __elements.withUnsafeBufferPointer(body)
      }
      mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
      ) rethrows -> R {
        try __elements.withUnsafeMutableBufferPointer(body)
      }
      mutating func withUnsafeMutableBytes<R>(
        _ body: (UnsafeMutableRawBufferPointer) throws -> R
      ) rethrows -> R {
        try __elements.withUnsafeMutableBytes(body)
      }
    }

    extension ContiguousArray: CustomReflectable {
      var customMirror: Mirror {
        Mirror(self, unlabeledChildren: __elements, displayStyle: .collection)
      }
    }
    extension ContiguousArray: Equatable where Element: Equatable {
      static func == (lhs: ContiguousArray<Element>, rhs: ContiguousArray<Element>) -> Bool {
        __areEqual(lhs.__elements, rhs.__elements)
      }
    }
    extension ContiguousArray: Hashable where Element: Hashable {
      func hash(into hasher: inout Hasher) { hasher.__combine(__elements) }
    }
    extension ContiguousArray: Sendable where Element: Sendable {}
    extension ContiguousArray: Encodable where Element: Encodable {
      func encode(to encoder: any Encoder) throws { try __elements.encode(to: encoder) }
    }
    extension ContiguousArray: Decodable where Element: Decodable {
      init(from decoder: any Decoder) throws { self.__elements = try Array(from: decoder) }
    }
    """)
}
