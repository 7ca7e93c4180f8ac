extension StandardLibrary {
  /// Sets of positions, as lists hand them to `onDelete` and `onMove`.
  static let indexSet = LibraryEntry(
    "IndexSet.swift",
    """
    /// Distinct positions in ascending order.
    struct IndexSet: Hashable, Sequence, Collection, ExpressibleByArrayLiteral,
      CustomStringConvertible, Sendable
    {
      typealias Element = Int
      typealias Index = Int
      typealias Iterator = IndexingIterator<[Int]>
      typealias SubSequence = Slice<IndexSet>
      typealias ArrayLiteralElement = Int
      var __elements: [Int]

      init() { self.__elements = [] }
      init(integer: Int) { self.__elements = [integer] }
      init<S: Sequence>(_ elements: S) where S.Element == Int {
        self.__elements = Set(elements).sorted()
      }
      init(integersIn range: Range<Int>) { self.__elements = Array(range) }
      init(integersIn range: ClosedRange<Int>) { self.__elements = Array(range) }

      /// The number of positions.
      var count: Int { __elements.count }
      var isEmpty: Bool { __elements.isEmpty }
      var first: Int? { __elements.first }
      var last: Int? { __elements.last }
      var startIndex: Int { 0 }
      var endIndex: Int { __elements.count }
      var description: String { "\\(__elements.count) indexes" }
      subscript(index: Int) -> Int { __elements[index] }
      func index(after i: Int) -> Int { i + 1 }
      func makeIterator() -> IndexingIterator<[Int]> { __elements.makeIterator() }
      /// Whether a position is in the set.
      func contains(_ integer: Int) -> Bool { __elements.contains(integer) }
      /// Adds a position.
      @discardableResult
      mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
        if __elements.contains(integer) { return (false, integer) }
        __elements.append(integer)
        __elements.sort()
        return (true, integer)
      }
      /// Removes a position.
      @discardableResult
      mutating func remove(_ integer: Int) -> Int? {
        guard let i = __elements.firstIndex(of: integer) else { return nil }
        return __elements.remove(at: i)
      }
      func union(_ other: IndexSet) -> IndexSet { IndexSet(__elements + other.__elements) }
    }
    """)

  /// What lists do with sets of positions.
  static let offsets = LibraryEntry(
    "Array+Offsets.swift",
    """
    extension Array {
      /// Removes the elements at the given positions.
      mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.__elements.reversed() { remove(at: offset) }
      }
      /// Moves the elements at the given positions before another.
      mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.__elements.map { self[$0] }
        var position = destination
        for offset in source.__elements.reversed() {
          remove(at: offset)
          if offset < destination { position -= 1 }
        }
        insert(contentsOf: moved, at: position)
      }
    }
    """)
}
