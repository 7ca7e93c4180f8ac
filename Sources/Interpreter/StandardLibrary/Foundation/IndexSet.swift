extension StandardLibrary {
  /// Sets of positions, as lists hand them to `onDelete` and `onMove`.
  static let indexSet = LibraryEntry(
    "IndexSet.swift",
    """
    /// Distinct positions in ascending order.
    struct IndexSet: Hashable, BidirectionalCollection, SetAlgebra,
      CustomStringConvertible, Encodable, Decodable, Sendable
    {
      typealias Element = Int
      typealias Index = Int
      typealias Iterator = IndexingIterator<[Int]>
      typealias SubSequence = Slice<IndexSet>
      typealias ArrayLiteralElement = Int
      var __elements: [Int]

      init() { self.__elements = [] }
      init(integer: Int) { self.__elements = [integer] }
      init(arrayLiteral elements: Int...) { self.__elements = Set(elements).sorted() }
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
      func index(before i: Int) -> Int { i - 1 }
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

  /// What programs rarely do with sets of positions.
  static let indexSetMembers = LibraryEntry(
    "IndexSet+Members.swift",
    """
    extension IndexSet {
      mutating func update(with integer: Int) -> Int? {
        insert(integer).inserted ? nil : integer
      }
      mutating func subtract(_ other: IndexSet) { self = subtracting(other) }
      mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
      mutating func formSymmetricDifference(_ other: IndexSet) {
        self = symmetricDifference(other)
      }
      func isSuperset(of other: IndexSet) -> Bool { other.isSubset(of: self) }
      func isDisjoint(with other: IndexSet) -> Bool { intersection(other).isEmpty }
      func isStrictSubset(of other: IndexSet) -> Bool { isSubset(of: other) && self != other }
      func isStrictSuperset(of other: IndexSet) -> Bool { other.isStrictSubset(of: self) }
      func contains(integersIn indexSet: IndexSet) -> Bool { indexSet.isSubset(of: self) }
      func intersects(integersIn range: Range<Int>) -> Bool {
        __elements.contains { range.contains($0) }
      }
      func intersects(integersIn range: ClosedRange<Int>) -> Bool {
        __elements.contains { range.contains($0) }
      }
      func count(in range: Range<Int>) -> Int { __elements.filter { range.contains($0) }.count }
      func count(in range: ClosedRange<Int>) -> Int {
        __elements.filter { range.contains($0) }.count
      }
      func rangeView(of range: Range<Int>) -> [Range<Int>] {
        IndexSet(__elements.filter { range.contains($0) }).rangeView
      }
      func rangeView(of range: ClosedRange<Int>) -> [Range<Int>] {
        IndexSet(__elements.filter { range.contains($0) }).rangeView
      }
      func indexRange(in range: Range<Int>) -> Range<Int> {
        let first = __elements.firstIndex { $0 >= range.lowerBound } ?? __elements.count
        let last = __elements.firstIndex { $0 >= range.upperBound } ?? __elements.count
        return first..<last
      }
      func filteredIndexSet(
        in range: Range<Int>, includeInteger: (Int) throws -> Bool
      ) rethrows -> IndexSet {
        IndexSet(try __elements.filter { range.contains($0) }.filter(includeInteger))
      }
      func filteredIndexSet(
        in range: ClosedRange<Int>, includeInteger: (Int) throws -> Bool
      ) rethrows -> IndexSet {
        IndexSet(try __elements.filter { range.contains($0) }.filter(includeInteger))
      }
      /// Moves what stands at a position and after it.
      mutating func shift(startingAt integer: Int, by delta: Int) {
        let kept = __elements.filter { $0 < (delta < 0 ? integer + delta : integer) }
        self = IndexSet(kept + __elements.filter { $0 >= integer }.map { $0 + delta })
      }
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
