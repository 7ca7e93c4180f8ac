extension StandardLibrary {
  /// A part of an array that keeps the array's positions.
  ///
  /// It holds its own copy of the elements: the sharing that the real one does cannot be seen.
  static let arraySlice = LibraryEntry(
    "ArraySlice.swift",
    """
    /// A part of an array, with the positions it had there.
    struct ArraySlice<Element>: RandomAccessCollection, MutableCollection,
      RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible,
      CustomDebugStringConvertible
    {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<[Element]>
      typealias SubSequence = ArraySlice<Element>
      typealias ArrayLiteralElement = Element

      var __elements: [Element]
      var startIndex: Int

      init(__elements: [Element], startIndex: Int) {
        self.__elements = __elements
        self.startIndex = startIndex
      }
      init() {
        self.__elements = []
        self.startIndex = 0
      }
      /// The number of elements.
      var count: Int { __elements.count }
      var isEmpty: Bool { __elements.isEmpty }
      var first: Element? { __elements.first }
      var last: Element? { __elements.last }
      var endIndex: Int { startIndex + __elements.count }
      var indices: Range<Int> { startIndex..<endIndex }
      var description: String { __elements.description }
      var debugDescription: String { "ArraySlice(" + __elements.debugDescription + ")" }

      subscript(index: Int) -> Element {
        get { __elements[__checked(index)] }
        set { __elements[__checked(index)] = newValue }
      }
      subscript(bounds: Range<Int>) -> ArraySlice<Element> {
        get {
          ArraySlice(
            __elements: __elements.__copy(
              bounds.lowerBound - startIndex, bounds.upperBound - startIndex),
            startIndex: bounds.lowerBound)
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

      func makeIterator() -> IndexingIterator<[Element]> { __elements.makeIterator() }
      func __checked(_ index: Int) -> Int {
        if index < startIndex || index >= endIndex { __trap("Index out of bounds") }
        return index - startIndex
      }
    }

    extension ArraySlice: CustomReflectable {
      var customMirror: Mirror {
        Mirror(self, unlabeledChildren: __elements, displayStyle: .collection)
      }
    }
    extension ArraySlice: Equatable where Element: Equatable {
      static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool {
        __areEqual(lhs.__elements, rhs.__elements)
      }
    }
    extension ArraySlice: Hashable where Element: Hashable {
      func hash(into hasher: inout Hasher) { hasher.__combine(__elements) }
    }
    """)

  /// The rest of what slices can do.
  static let arraySliceMembers = LibraryEntry(
    "ArraySlice+Members.swift",
    """
    extension ArraySlice {
      init(arrayLiteral elements: Element...) { self.init(elements) }
      init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.__elements = Array(elements)
        self.startIndex = 0
      }
      init(repeating repeatedValue: Element, count: Int) {
        self.__elements = Array(repeating: repeatedValue, count: count)
        self.startIndex = 0
      }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
      func distance(from start: Int, to end: Int) -> Int { end - start }

      mutating func append(_ newElement: Element) { __elements.append(newElement) }
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
        __elements.append(contentsOf: newElements)
      }
      mutating func insert(_ newElement: Element, at i: Int) {
        __elements.insert(newElement, at: i - startIndex)
      }
      @discardableResult
      mutating func remove(at index: Int) -> Element { __elements.remove(at: index - startIndex) }
      @discardableResult
      mutating func removeLast() -> Element { __elements.removeLast() }
      @discardableResult
      mutating func removeFirst() -> Element {
        startIndex += 1
        return __elements.removeFirst()
      }
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
        __elements.removeAll()
        startIndex = 0
      }
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
        where C.Element == Element
      {
        __elements.replaceSubrange(
          (subrange.lowerBound - startIndex)..<(subrange.upperBound - startIndex),
          with: newElements)
      }
      mutating func swapAt(_ i: Int, _ j: Int) {
        __elements.swapAt(i - startIndex, j - startIndex)
      }
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        try __elements.sort(by: areInIncreasingOrder)
      }
      mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
      mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
    }
    """)
}
