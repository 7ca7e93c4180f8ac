extension StandardLibrary {
  /// Sequences and collections of any kind behind one type.
  static let anySequence = LibraryEntry(
    "AnySequence.swift",
    """
    /// A sequence of any kind behind one type.
    struct AnySequence<Element>: Sequence {
      typealias Iterator = AnyIterator<Element>
      let __make: () -> AnyIterator<Element>
      init<S: Sequence>(_ base: S) where S.Element == Element {
        self.__make = { AnyIterator(base.makeIterator()) }
      }
      init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I)
        where I.Element == Element
      {
        self.__make = { AnyIterator(makeUnderlyingIterator()) }
      }
      func makeIterator() -> AnyIterator<Element> { __make() }
    }

    /// An iterator made of a closure, or of another iterator.
    struct AnyIterator<Element>: Sequence, IteratorProtocol {
      typealias Iterator = AnyIterator<Element>
      let __next: () -> Element?
      init(_ body: @escaping () -> Element?) { self.__next = body }
      init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
        var iterator = base
        self.__next = { iterator.next() }
      }
      func next() -> Element? { __next() }
      func makeIterator() -> AnyIterator<Element> { self }
    }

    /// What an iterator has left, as a sequence.
    struct IteratorSequence<Base: IteratorProtocol>: Sequence, IteratorProtocol {
      typealias Element = Base.Element
      typealias Iterator = IteratorSequence<Base>
      var _base: Base
      init(_ base: Base) { self._base = base }
      mutating func next() -> Base.Element? { _base.next() }
      func makeIterator() -> IteratorSequence<Base> { self }
    }

    /// A position in a collection whose type is hidden.
    struct AnyIndex: Comparable {
      let __offset: Int
      static func == (lhs: AnyIndex, rhs: AnyIndex) -> Bool { lhs.__offset == rhs.__offset }
      static func < (lhs: AnyIndex, rhs: AnyIndex) -> Bool { lhs.__offset < rhs.__offset }
    }

    /// A collection of any kind behind one type.
    struct AnyCollection<Element>: RandomAccessCollection {
      typealias Index = AnyIndex
      typealias SubSequence = Slice<AnyCollection<Element>>
      let __elements: [Element]
      init<C: Collection>(_ base: C) where C.Element == Element { self.__elements = Array(base) }
      var startIndex: AnyIndex { AnyIndex(__offset: 0) }
      var endIndex: AnyIndex { AnyIndex(__offset: __elements.count) }
      var count: Int { __elements.count }
      subscript(position: AnyIndex) -> Element { __elements[position.__offset] }
      func index(after i: AnyIndex) -> AnyIndex { AnyIndex(__offset: i.__offset + 1) }
      func index(before i: AnyIndex) -> AnyIndex { AnyIndex(__offset: i.__offset - 1) }
      func index(_ i: AnyIndex, offsetBy distance: Int) -> AnyIndex {
        AnyIndex(__offset: i.__offset + distance)
      }
      func distance(from start: AnyIndex, to end: AnyIndex) -> Int {
        end.__offset - start.__offset
      }
    }
    typealias AnyBidirectionalCollection = AnyCollection
    typealias AnyRandomAccessCollection = AnyCollection
    """)
}
