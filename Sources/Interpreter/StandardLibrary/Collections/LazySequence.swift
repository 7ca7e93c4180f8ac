extension StandardLibrary {
  /// Transformations that run only as far as their elements are asked for.
  static let lazySequence = LibraryEntry(
    "LazySequence.swift",
    """
    extension Sequence {
      /// The same elements; what is done to them happens one element at a time, when asked for.
      var lazy: LazySequence<Self> { LazySequence(_base: self) }
    }

    /// A sequence whose transformations wait until their elements are asked for.
    protocol LazySequenceProtocol: Sequence {
      associatedtype Elements: Sequence = Self where Elements.Element == Element
      var elements: Elements { get }
    }

    protocol LazyCollectionProtocol: Collection, LazySequenceProtocol {}

    extension LazySequenceProtocol {
      var elements: Self { self }
      var lazy: Self { self }
      func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Self, U> {
        LazyMapSequence(_base: self, _transform: transform)
      }
      func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Self> {
        LazyFilterSequence(_base: self, _predicate: isIncluded)
      }
      func compactMap<U>(
        _ transform: @escaping (Element) -> U?
      ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Self, U?>>, U> {
        map(transform).filter { $0 != nil }.map { $0! }
      }
      func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Self> {
        LazyPrefixWhileSequence(_base: self, _predicate: predicate)
      }
      func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Self> {
        LazyDropWhileSequence(_base: self, _predicate: predicate)
      }
    }

    // What lazy collections were called before sequences became collections under conditions.
    typealias LazyCollection<T: Collection> = LazySequence<T>
    typealias LazyMapCollection<T: Collection, U> = LazyMapSequence<T, U>
    typealias LazyFilterCollection<T: Collection> = LazyFilterSequence<T>
    typealias LazyPrefixWhileCollection<T: Collection> = LazyPrefixWhileSequence<T>
    typealias LazyDropWhileCollection<T: Collection> = LazyDropWhileSequence<T>

    /// What `lazy` gives.
    struct LazySequence<Base: Sequence>: LazySequenceProtocol {
      typealias Element = Base.Element
      typealias Elements = Base
      typealias Iterator = Base.Iterator
      let _base: Base
      init(_base: Base) { self._base = _base }
      func makeIterator() -> Base.Iterator { _base.makeIterator() }
      var underestimatedCount: Int { _base.underestimatedCount }
      var elements: Base { _base }
      func map<U>(_ transform: @escaping (Base.Element) -> U) -> LazyMapSequence<Base, U> {
        LazyMapSequence(_base: _base, _transform: transform)
      }
      func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazyFilterSequence<Base> {
        LazyFilterSequence(_base: _base, _predicate: isIncluded)
      }
    }
    extension LazySequence: LazyCollectionProtocol where Base: Collection {
      typealias Index = Base.Index
      typealias SubSequence = LazySequence<Slice<Base>>
      var startIndex: Base.Index { _base.startIndex }
      var endIndex: Base.Index { _base.endIndex }
      var count: Int { _base.count }
      var isEmpty: Bool { _base.isEmpty }
      func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
      subscript(position: Base.Index) -> Base.Element { _base[position] }
      subscript(bounds: Range<Base.Index>) -> LazySequence<Slice<Base>> {
        LazySequence<Slice<Base>>(_base: Slice(base: _base, bounds: bounds))
      }
    }
    extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
      func reversed() -> LazySequence<ReversedCollection<Base>> {
        LazySequence<ReversedCollection<Base>>(_base: ReversedCollection<Base>(_base: _base))
      }
    }
    extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}

    /// Results of a closure, computed when asked for.
    struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
      /// Transforms while it walks.
      struct Iterator: IteratorProtocol, Sequence {
        typealias Element = Element
        var _base: Base.Iterator
        let _transform: (Base.Element) -> Element
        mutating func next() -> Element? {
          guard let element = _base.next() else { return nil }
          return _transform(element)
        }
      }
      let _base: Base
      let _transform: (Base.Element) -> Element
      init(_base: Base, _transform: @escaping (Base.Element) -> Element) {
        self._base = _base
        self._transform = _transform
      }
      func makeIterator() -> Iterator {
        Iterator(_base: _base.makeIterator(), _transform: _transform)
      }
      var underestimatedCount: Int { _base.underestimatedCount }
    }
    extension LazyMapSequence: LazyCollectionProtocol where Base: Collection {
      typealias Index = Base.Index
      typealias SubSequence = LazyMapSequence<Slice<Base>, Element>
      var startIndex: Base.Index { _base.startIndex }
      var endIndex: Base.Index { _base.endIndex }
      var count: Int { _base.count }
      var isEmpty: Bool { _base.isEmpty }
      func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
      subscript(position: Base.Index) -> Element { _transform(_base[position]) }
      subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Slice<Base>, Element> {
        LazyMapSequence<Slice<Base>, Element>(
          _base: Slice(base: _base, bounds: bounds), _transform: _transform)
      }
    }
    extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
    }
    extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}
    """)

  /// Lazy transformations that leave elements out.
  static let lazyFilters = LibraryEntry(
    "LazyFilterSequence.swift",
    """
    /// The elements that satisfy a condition, looked for when asked for.
    struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
      typealias Element = Base.Element
      /// Skips while it walks.
      struct Iterator: IteratorProtocol, Sequence {
        typealias Element = Base.Element
        var _base: Base.Iterator
        let _predicate: (Base.Element) -> Bool
        mutating func next() -> Base.Element? {
          while let element = _base.next() {
            if _predicate(element) { return element }
          }
          return nil
        }
      }
      let _base: Base
      let _predicate: (Base.Element) -> Bool
      init(_base: Base, _predicate: @escaping (Base.Element) -> Bool) {
        self._base = _base
        self._predicate = _predicate
      }
      func makeIterator() -> Iterator {
        Iterator(_base: _base.makeIterator(), _predicate: _predicate)
      }
      /// Of a sequence that is no collection this counts what `filter` would have put in a list.
      var count: Int {
        var n = 0
        for _ in self { n += 1 }
        return n
      }
    }
    extension LazyFilterSequence: LazyCollectionProtocol where Base: Collection {
      typealias Index = Base.Index
      typealias SubSequence = LazyFilterSequence<Slice<Base>>
      var startIndex: Base.Index {
        var i = _base.startIndex
        while i != _base.endIndex && !_predicate(_base[i]) { i = _base.index(after: i) }
        return i
      }
      var endIndex: Base.Index { _base.endIndex }
      func index(after i: Base.Index) -> Base.Index {
        var next = _base.index(after: i)
        while next != _base.endIndex && !_predicate(_base[next]) { next = _base.index(after: next) }
        return next
      }
      subscript(position: Base.Index) -> Base.Element { _base[position] }
      subscript(bounds: Range<Base.Index>) -> LazyFilterSequence<Slice<Base>> {
        LazyFilterSequence<Slice<Base>>(
          _base: Slice(base: _base, bounds: bounds), _predicate: _predicate)
      }
    }
    extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index {
        var before = _base.index(before: i)
        while !_predicate(_base[before]) { before = _base.index(before: before) }
        return before
      }
    }

    /// The first elements that satisfy a condition.
    struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
      typealias Element = Base.Element
      typealias Iterator = AnyIterator<Base.Element>
      let _base: Base
      let _predicate: (Base.Element) -> Bool
      init(_base: Base, _predicate: @escaping (Base.Element) -> Bool) {
        self._base = _base
        self._predicate = _predicate
      }
      func makeIterator() -> AnyIterator<Base.Element> {
        var iterator = _base.makeIterator()
        var isOver = false
        return AnyIterator {
          if isOver { return nil }
          guard let element = iterator.next(), _predicate(element) else {
            isOver = true
            return nil
          }
          return element
        }
      }
    }

    /// What is left after the first elements that satisfy a condition.
    struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol {
      typealias Element = Base.Element
      typealias Iterator = AnyIterator<Base.Element>
      let _base: Base
      let _predicate: (Base.Element) -> Bool
      init(_base: Base, _predicate: @escaping (Base.Element) -> Bool) {
        self._base = _base
        self._predicate = _predicate
      }
      func makeIterator() -> AnyIterator<Base.Element> {
        var iterator = _base.makeIterator()
        var hasBegun = false
        return AnyIterator {
          while let element = iterator.next() {
            if hasBegun || !_predicate(element) {
              hasBegun = true
              return element
            }
          }
          return nil
        }
      }
    }
    """)
}
