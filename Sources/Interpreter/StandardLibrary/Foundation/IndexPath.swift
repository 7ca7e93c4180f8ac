extension StandardLibrary {
  /// Places in nested lists.
  static let indexPath = LibraryEntry(
    "IndexPath.swift",
    """
    /// A place in nested lists.
    struct IndexPath: Hashable, Comparable, CustomStringConvertible, Sendable, Encodable,
      Decodable, RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral
    {
      typealias Element = Int
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = IndexPath
      typealias Iterator = IndexingIterator<[Int]>
      typealias ArrayLiteralElement = Int
      var __indexes: [Int]
      init() { self.__indexes = [] }
      init(index: Int) { self.__indexes = [index] }
      init(indexes: [Int]) { self.__indexes = indexes }
      init<S: Sequence>(indexes: S) where S.Element == Int { self.__indexes = Array(indexes) }
      init(arrayLiteral indexes: Int...) { self.__indexes = indexes }
      // What a literal of a sequence in the library is made with.
      init(_ __literal: [Int]) { self.__indexes = __literal }
      init(row: Int, section: Int) { self.__indexes = [section, row] }
      init(item: Int, section: Int) { self.__indexes = [section, item] }
      var section: Int {
        get { __indexes[0] }
        set { __indexes[0] = newValue }
      }
      var row: Int {
        get { __indexes[1] }
        set { __indexes[1] = newValue }
      }
      var item: Int {
        get { __indexes[1] }
        set { __indexes[1] = newValue }
      }
      var count: Int { __indexes.count }
      var startIndex: Int { 0 }
      var endIndex: Int { __indexes.count }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(index: Int) -> Int {
        get { __indexes[index] }
        set { __indexes[index] = newValue }
      }
      subscript(range: Range<Int>) -> IndexPath {
        get { IndexPath(indexes: Array(__indexes[range])) }
        set { __indexes.replaceSubrange(range, with: newValue.__indexes) }
      }
      func makeIterator() -> IndexingIterator<[Int]> { __indexes.makeIterator() }
      var description: String { "\\(__indexes)" }
      var debugDescription: String { description }
      func appending(_ other: Int) -> IndexPath { IndexPath(indexes: __indexes + [other]) }
      func appending(_ other: IndexPath) -> IndexPath {
        IndexPath(indexes: __indexes + other.__indexes)
      }
      func appending(_ other: [Int]) -> IndexPath { IndexPath(indexes: __indexes + other) }
      mutating func append(_ other: Int) { __indexes.append(other) }
      mutating func append(_ other: IndexPath) { __indexes += other.__indexes }
      mutating func append(_ other: [Int]) { __indexes += other }
      func dropLast() -> IndexPath { IndexPath(indexes: Array(__indexes.dropLast())) }
      func compare(_ other: IndexPath) -> ComparisonResult {
        self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
      }
      static func + (lhs: IndexPath, rhs: IndexPath) -> IndexPath { lhs.appending(rhs) }
      static func += (lhs: inout IndexPath, rhs: IndexPath) { lhs.append(rhs) }
      static func == (lhs: IndexPath, rhs: IndexPath) -> Bool { lhs.__indexes == rhs.__indexes }
      func hash(into hasher: inout Hasher) { hasher.combine(__indexes) }
      static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
        lhs.__indexes.lexicographicallyPrecedes(rhs.__indexes)
      }
    }

    /// Seconds since the beginning of 2001: virtual time.
    func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
    """)
}
