extension StandardLibrary {
  /// Elements with their numbers.
  static let enumeratedSequence = LibraryEntry(
    "EnumeratedSequence.swift",
    """
    extension Sequence {
      /// Pairs of a number counting from zero and an element.
      func enumerated() -> EnumeratedSequence<Self> { EnumeratedSequence(_base: self) }
    }

    /// Pairs of a number counting from zero and an element of a sequence.
    struct EnumeratedSequence<Base: Sequence>: Sequence {
      typealias Element = (offset: Int, element: Base.Element)

      /// Counts while it walks.
      struct Iterator: IteratorProtocol, Sequence {
        typealias Element = (offset: Int, element: Base.Element)
        var _base: Base.Iterator
        var _count: Int
        mutating func next() -> (offset: Int, element: Base.Element)? {
          guard let element = _base.next() else { return nil }
          _count += 1
          return (offset: _count - 1, element: element)
        }
      }

      let _base: Base
      init(_base: Base) { self._base = _base }
      func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _count: 0) }
      var underestimatedCount: Int { _base.underestimatedCount }
    }

    extension EnumeratedSequence: Collection where Base: Collection {
      typealias SubSequence = Slice<EnumeratedSequence<Base>>

      /// A position, with its number.
      struct Index: Comparable {
        let base: Base.Index
        let offset: Int
        static func == (lhs: Self, rhs: Self) -> Bool { lhs.offset == rhs.offset }
        static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
      }
      var startIndex: Index { Index(base: _base.startIndex, offset: 0) }
      var endIndex: Index { Index(base: _base.endIndex, offset: _base.count) }
      var count: Int { _base.count }
      var isEmpty: Bool { _base.isEmpty }
      func index(after i: Index) -> Index {
        Index(base: _base.index(after: i.base), offset: i.offset + 1)
      }
      subscript(position: Index) -> (offset: Int, element: Base.Element) {
        (offset: position.offset, element: _base[position.base])
      }
    }

    extension EnumeratedSequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Index) -> Index {
        Index(base: _base.index(before: i.base), offset: i.offset - 1)
      }
    }
    extension EnumeratedSequence: RandomAccessCollection where Base: RandomAccessCollection {}
    """)
}
