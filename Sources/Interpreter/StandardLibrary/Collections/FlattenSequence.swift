extension StandardLibrary {
  /// Sequences in a sequence, walked one after the other when asked for.
  static let flattenSequence = LibraryEntry(
    "FlattenSequence.swift",
    """
    /// The elements of the elements.
    struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
      typealias Element = Base.Element.Element
      /// Walks one element of the base at a time.
      struct Iterator: IteratorProtocol, Sequence {
        typealias Element = Base.Element.Element
        var _base: Base.Iterator
        var _inner: Base.Element.Iterator?
        mutating func next() -> Base.Element.Element? {
          while true {
            if let element = _inner?.next() { return element }
            guard let sequence = _base.next() else { return nil }
            _inner = sequence.makeIterator()
          }
        }
      }
      let _base: Base
      init(_base: Base) { self._base = _base }
      func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _inner: nil) }
    }
    typealias FlattenCollection<T: Collection> = FlattenSequence<T>
    extension Sequence where Element: Sequence {
      /// What `joined()` is where its type is written out.
      @_disfavoredOverload
      func joined() -> FlattenSequence<Self> { FlattenSequence(_base: self) }
    }
    extension FlattenSequence: LazySequenceProtocol where Base: LazySequenceProtocol {}
    extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
      /// Where an element of the base is, and where in it.
      struct Index: Comparable {
        let _outer: Base.Index
        let _inner: Base.Element.Index?
        static func == (a: Index, b: Index) -> Bool {
          a._outer == b._outer && a._inner == b._inner
        }
        static func < (a: Index, b: Index) -> Bool {
          if a._outer != b._outer { return a._outer < b._outer }
          guard let first = a._inner, let second = b._inner else { return false }
          return first < second
        }
      }
      typealias SubSequence = Slice<FlattenSequence<Base>>
      var startIndex: Index { _first(from: _base.startIndex) }
      var endIndex: Index { Index(_outer: _base.endIndex, _inner: nil) }
      func index(after i: Index) -> Index {
        guard let inner = i._inner else {
          fatalError("Index out of range")
        }
        let sequence = _base[i._outer]
        let next = sequence.index(after: inner)
        if next != sequence.endIndex { return Index(_outer: i._outer, _inner: next) }
        return _first(from: _base.index(after: i._outer))
      }
      subscript(position: Index) -> Base.Element.Element {
        guard let inner = position._inner else {
          fatalError("Index out of range")
        }
        return _base[position._outer][inner]
      }
      subscript(bounds: Range<Index>) -> Slice<FlattenSequence<Base>> {
        Slice(base: self, bounds: bounds)
      }
      func _first(from start: Base.Index) -> Index {
        var outer = start
        while outer != _base.endIndex {
          let sequence = _base[outer]
          if !sequence.isEmpty { return Index(_outer: outer, _inner: sequence.startIndex) }
          outer = _base.index(after: outer)
        }
        return endIndex
      }
    }
    extension FlattenSequence: BidirectionalCollection
    where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
      func index(before i: Index) -> Index {
        var outer = i._outer
        if let inner = i._inner {
          let sequence = _base[outer]
          if inner != sequence.startIndex {
            return Index(_outer: outer, _inner: sequence.index(before: inner))
          }
        }
        repeat { outer = _base.index(before: outer) } while _base[outer].isEmpty
        let sequence = _base[outer]
        return Index(_outer: outer, _inner: sequence.index(before: sequence.endIndex))
      }
    }
    extension LazySequenceProtocol {
      func flatMap<S: Sequence>(
        _ transform: @escaping (Element) -> S
      ) -> LazySequence<FlattenSequence<LazyMapSequence<Self, S>>> {
        LazySequence(
          _base: FlattenSequence(_base: LazyMapSequence(_base: self, _transform: transform)))
      }
    }
    extension LazySequenceProtocol where Element: Sequence {
      func joined() -> LazySequence<FlattenSequence<Self>> {
        LazySequence(_base: FlattenSequence(_base: self))
      }
    }
    extension LazySequence {
      func flatMap<S: Sequence>(
        _ transform: @escaping (Base.Element) -> S
      ) -> LazySequence<FlattenSequence<LazyMapSequence<Base, S>>> {
        LazySequence<FlattenSequence<LazyMapSequence<Base, S>>>(
          _base: FlattenSequence(_base: LazyMapSequence(_base: _base, _transform: transform)))
      }
    }
    extension LazySequence where Base.Element: Sequence {
      func joined() -> LazySequence<FlattenSequence<Base>> {
        LazySequence<FlattenSequence<Base>>(_base: FlattenSequence(_base: _base))
      }
    }
    """)
}
