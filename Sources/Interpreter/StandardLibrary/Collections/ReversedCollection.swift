extension StandardLibrary {
  /// A collection read from its end to its start.
  static let reversedCollection = LibraryEntry(
    "ReversedCollection.swift",
    """
    extension BidirectionalCollection {
      /// The elements in reverse order, without a copy of them.
      func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
    }

    /// A collection whose elements are those of another in reverse order.
    struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
      typealias Element = Base.Element
      typealias SubSequence = Slice<ReversedCollection<Base>>
      typealias Iterator = IndexingIterator<ReversedCollection<Base>>

      /// A position: the one after it in the collection that is reversed.
      struct Index: Comparable, Hashable {
        let base: Base.Index
        init(_ base: Base.Index) { self.base = base }
        static func == (lhs: Self, rhs: Self) -> Bool { lhs.base == rhs.base }
        static func < (lhs: Self, rhs: Self) -> Bool { rhs.base < lhs.base }
        func hash(into hasher: inout Hasher) { hasher.__combine(base) }
      }

      let _base: Base
      init(_base: Base) { self._base = _base }

      var startIndex: Index { Index(_base.endIndex) }
      var endIndex: Index { Index(_base.startIndex) }
      var count: Int { _base.count }
      var isEmpty: Bool { _base.isEmpty }
      func index(after i: Index) -> Index { Index(_base.index(before: i.base)) }
      func index(before i: Index) -> Index { Index(_base.index(after: i.base)) }
      func index(_ i: Index, offsetBy distance: Int) -> Index {
        Index(_base.index(i.base, offsetBy: -distance))
      }
      func distance(from start: Index, to end: Index) -> Int {
        _base.distance(from: end.base, to: start.base)
      }
      subscript(position: Index) -> Base.Element { _base[_base.index(before: position.base)] }
      /// The elements in their first order.
      func reversed() -> Base { _base }
    }

    extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}
    """)
}
