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
      mutating func insert(integersIn range: Range<Int>) { formUnion(IndexSet(integersIn: range)) }
      mutating func insert(integersIn range: ClosedRange<Int>) {
        formUnion(IndexSet(integersIn: range))
      }
      mutating func remove(integersIn range: Range<Int>) {
        __elements.removeAll { range.contains($0) }
      }
      mutating func remove(integersIn range: ClosedRange<Int>) {
        __elements.removeAll { range.contains($0) }
      }
      mutating func removeAll() { __elements = [] }
      mutating func formUnion(_ other: IndexSet) { self = union(other) }
      func intersection(_ other: IndexSet) -> IndexSet {
        IndexSet(__elements.filter { other.contains($0) })
      }
      func subtracting(_ other: IndexSet) -> IndexSet {
        IndexSet(__elements.filter { !other.contains($0) })
      }
      func symmetricDifference(_ other: IndexSet) -> IndexSet {
        subtracting(other).union(other.subtracting(self))
      }
      func contains(integersIn range: Range<Int>) -> Bool {
        range.allSatisfy { contains($0) }
      }
      func contains(integersIn range: ClosedRange<Int>) -> Bool {
        range.allSatisfy { contains($0) }
      }
      func isSubset(of other: IndexSet) -> Bool { __elements.allSatisfy { other.contains($0) } }
      func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet {
        IndexSet(try __elements.filter(includeInteger))
      }
      func integerGreaterThan(_ integer: Int) -> Int? { __elements.first { $0 > integer } }
      func integerLessThan(_ integer: Int) -> Int? { __elements.last { $0 < integer } }
      func integerGreaterThanOrEqualTo(_ integer: Int) -> Int? {
        __elements.first { $0 >= integer }
      }
      func integerLessThanOrEqualTo(_ integer: Int) -> Int? { __elements.last { $0 <= integer } }
      /// The runs of neighbours.
      var rangeView: [Range<Int>] {
        var runs: [Range<Int>] = []
        for element in __elements {
          if let last = runs.last, last.upperBound == element {
            runs[runs.count - 1] = last.lowerBound..<element + 1
          } else {
            runs.append(element..<element + 1)
          }
        }
        return runs
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
