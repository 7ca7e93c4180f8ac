extension StandardLibrary {
  /// What a collection gets for its index, subscript and bounds.
  static let collectionDefaults = LibraryEntry(
    "Collection+Defaults.swift",
    """
    extension Collection {
      func makeIterator() -> IndexingIterator<Self> {
        IndexingIterator(__elements: self, __position: startIndex)
      }
      /// Whether there are no elements.
      var isEmpty: Bool { startIndex == endIndex }
      /// The number of elements.
      var count: Int {
        var n = 0
        var i = startIndex
        while i != endIndex {
          n += 1
          i = index(after: i)
        }
        return n
      }
      /// The first element; `nil` if there is none.
      var first: Element? { isEmpty ? nil : self[startIndex] }
      /// The valid positions, in order.
      var indices: [Index] {
        var result: [Index] = []
        var i = startIndex
        while i != endIndex {
          result.append(i)
          i = index(after: i)
        }
        return result
      }
      /// The position a number of steps from another.
      func index(_ i: Index, offsetBy distance: Int) -> Index {
        var result = i
        for _ in 0..<distance { result = index(after: result) }
        return result
      }
      /// The position a number of steps from another; `nil` beyond the limit.
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        var result = i
        for _ in 0..<distance {
          if result == limit { return nil }
          result = index(after: result)
        }
        return result
      }
      /// The number of steps between two positions.
      func distance(from start: Index, to end: Index) -> Int {
        var n = 0
        var i = start
        while i != end {
          n += 1
          i = index(after: i)
        }
        return n
      }
      /// Moves a position to the next one.
      func formIndex(after i: inout Index) { i = index(after: i) }
      func formIndex(_ i: inout Index, offsetBy distance: Int) {
        i = index(i, offsetBy: distance)
      }
      /// Moves a position by a number of steps, but no further than a limit; whether it got there.
      func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool {
        guard let moved = index(i, offsetBy: distance, limitedBy: limit) else {
          i = limit
          return false
        }
        i = moved
        return true
      }
      /// The number of elements; never more than `count`.
      var underestimatedCount: Int { count }
      subscript(bounds: Range<Index>) -> Slice<Self> {
        Slice(base: self, bounds: bounds)
      }
      /// The whole collection, as a part of itself.
      subscript(x: (UnboundedRange_) -> ()) -> SubSequence { self[startIndex..<endIndex] }
      @native("Collection.subscript(expression)")
      subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index {
        self[r.relative(to: self)]
      }
      /// Some element; `nil` if there is none.
      func randomElement() -> Element? {
        if isEmpty { return nil }
        return self[index(startIndex, offsetBy: Int.random(in: 0..<count))]
      }
      func randomElement<T: RandomNumberGenerator>(using generator: inout T) -> Element? {
        if isEmpty { return nil }
        return self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
      }
    }

    extension BidirectionalCollection {
      /// The last element; `nil` if there is none.
      var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
      func formIndex(before i: inout Index) { i = index(before: i) }
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        var result = i
        for _ in 0..<abs(distance) {
          if result == limit { return nil }
          result = distance < 0 ? index(before: result) : index(after: result)
        }
        return result
      }
      func index(_ i: Index, offsetBy distance: Int) -> Index {
        var result = i
        if distance < 0 {
          for _ in 0..<(-distance) { result = index(before: result) }
        } else {
          for _ in 0..<distance { result = index(after: result) }
        }
        return result
      }
    }

    extension RandomAccessCollection where Index: Strideable, Index.Stride == Int {
      func index(after i: Index) -> Index { __advanced(i, 1) }
      func index(before i: Index) -> Index { __advanced(i, -1) }
      func index(_ i: Index, offsetBy distance: Int) -> Index { __advanced(i, distance) }
      func distance(from start: Index, to end: Index) -> Int { __distance(start, end) }
      var count: Int { __distance(startIndex, endIndex) }
      var indices: Range<Index> { startIndex..<endIndex }
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        let reach = __distance(i, limit)
        if distance > 0 && reach >= 0 && reach < distance { return nil }
        if distance < 0 && reach <= 0 && reach > distance { return nil }
        return __advanced(i, distance)
      }
    }

    extension MutableCollection {
      /// Exchanges two elements.
      mutating func swapAt(_ i: Index, _ j: Index) {
        let element = self[i]
        self[i] = self[j]
        self[j] = element
      }
    }
    """)

  /// The iterator and the part of a collection that has none of its own.
  static let collectionParts = LibraryEntry(
    "IndexingIterator.swift",
    """
    /// An iterator that walks a collection's indices.
    struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
      typealias Element = Elements.Element
      typealias Iterator = IndexingIterator<Elements>
      let __elements: Elements
      var __position: Elements.Index

      init(__elements: Elements, __position: Elements.Index) {
        self.__elements = __elements
        self.__position = __position
      }
      init(_elements: Elements) {
        self.init(__elements: _elements, __position: _elements.startIndex)
      }
      init(_elements: Elements, _position: Elements.Index) {
        self.init(__elements: _elements, __position: _position)
      }
      mutating func next() -> Elements.Element? {
        if __position == __elements.endIndex { return nil }
        let element = __elements[__position]
        __position = __elements.index(after: __position)
        return element
      }
      func makeIterator() -> IndexingIterator<Elements> { self }
    }

    /// A part of a collection, with the positions it had there.
    struct Slice<Base: Collection>: Collection {
      typealias Element = Base.Element
      typealias Index = Base.Index
      typealias Iterator = IndexingIterator<Slice<Base>>
      typealias SubSequence = Slice<Base>
      typealias Indices = Base.Indices
      var _startIndex: Base.Index
      var _endIndex: Base.Index
      var _base: Base

      init(base: Base, bounds: Range<Base.Index>) {
        self._startIndex = bounds.lowerBound
        self._endIndex = bounds.upperBound
        self._base = base
      }
      var base: Base { _base }
      var startIndex: Base.Index { _startIndex }
      var endIndex: Base.Index { _endIndex }
      subscript(position: Base.Index) -> Base.Element { _base[position] }
      subscript(bounds: Range<Base.Index>) -> Slice<Base> { Slice(base: _base, bounds: bounds) }
      func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
      func distance(from start: Base.Index, to end: Base.Index) -> Int {
        _base.distance(from: start, to: end)
      }
    }
    extension Slice: MutableCollection where Base: MutableCollection {
      subscript(position: Base.Index) -> Base.Element {
        get { _base[position] }
        set { _base[position] = newValue }
      }
    }
    extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
    }
    extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {
      init() {
        let base = Base()
        self.init(base: base, bounds: base.startIndex..<base.endIndex)
      }
      /// The positions before the replaced part stay good.
      mutating func replaceSubrange<C: Collection>(
        _ subrange: Range<Base.Index>, with newElements: C
      ) where C.Element == Base.Element {
        let low = _base.distance(from: _base.startIndex, to: _startIndex)
        let grown = newElements.count - _base[subrange].count
        let count = _base.distance(from: _startIndex, to: _endIndex) + grown
        _base.replaceSubrange(subrange, with: newElements)
        _startIndex = _base.index(_base.startIndex, offsetBy: low)
        _endIndex = _base.index(_startIndex, offsetBy: count)
      }
    }
    extension Slice: RandomAccessCollection where Base: RandomAccessCollection {
      func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
        _base.index(i, offsetBy: distance)
      }
    }
    """)
}
