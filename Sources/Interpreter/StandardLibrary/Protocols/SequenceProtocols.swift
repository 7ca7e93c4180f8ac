extension StandardLibrary {
  /// The protocols that everything iterable shares; their algorithms are pieces of their own.
  static let sequenceProtocols = LibraryEntry(
    "SequenceProtocols.swift",
    """
    /// A source of values, one at a time.
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }

    /// Something that `for` can go through.
    protocol Sequence<Element> {
      associatedtype Element where Element == Iterator.Element
      associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
      func makeIterator() -> Iterator
      var underestimatedCount: Int { get }
    }

    extension Sequence where Self: IteratorProtocol {
      func makeIterator() -> Self { self }
    }

    /// A sequence that can be visited again and again, by index.
    protocol Collection<Element>: Sequence {
      associatedtype Element
      associatedtype Index: Comparable
      associatedtype Indices: Collection = [Index]
      associatedtype Iterator = IndexingIterator<Self>
      associatedtype SubSequence: Collection = Slice<Self>
        where SubSequence.Element == Element, SubSequence.Index == Index,
          SubSequence.SubSequence == SubSequence
      var startIndex: Index { get }
      var endIndex: Index { get }
      var count: Int { get }
      var isEmpty: Bool { get }
      subscript(position: Index) -> Element { get }
      subscript(bounds: Range<Index>) -> SubSequence { get }
      func index(after i: Index) -> Index
      func index(_ i: Index, offsetBy distance: Int) -> Index
      func distance(from start: Index, to end: Index) -> Int
    }

    /// A collection that can be walked backwards.
    protocol BidirectionalCollection<Element>: Collection {
      associatedtype Indices: BidirectionalCollection
      associatedtype SubSequence: BidirectionalCollection
      func index(before i: Index) -> Index
    }

    /// A collection whose index jumps anywhere at once.
    protocol RandomAccessCollection<Element>: BidirectionalCollection {
      associatedtype Indices: RandomAccessCollection
      associatedtype SubSequence: RandomAccessCollection
    }

    /// A collection whose elements can be replaced.
    protocol MutableCollection<Element>: Collection {
      associatedtype SubSequence: MutableCollection
      subscript(position: Index) -> Element { get set }
      subscript(bounds: Range<Index>) -> SubSequence { get set }
      mutating func swapAt(_ i: Index, _ j: Index)
    }

    /// A collection that elements can be added to and removed from.
    protocol RangeReplaceableCollection<Element>: Collection {
      associatedtype SubSequence: RangeReplaceableCollection
      init()
      mutating func append(_ newElement: Element)
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
        where C.Element == Element
    }

    /// A range, or what a collection can make one of.
    protocol RangeExpression<Bound> {
      associatedtype Bound: Comparable
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
      func contains(_ element: Bound) -> Bool
    }

    extension RangeExpression {
      static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) }
    }

    func ~= <T: Equatable>(a: T, b: T) -> Bool { a == b }
    """)
}
