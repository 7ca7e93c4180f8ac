extension StandardLibrary {
  /// Two sequences side by side.
  static let zippedSequence = LibraryEntry(
    "Zip2Sequence.swift",
    """
    /// Pairs of the elements of two sequences, as long as the shorter one.
    func zip<First: Sequence, Second: Sequence>(
      _ sequence1: First, _ sequence2: Second
    ) -> Zip2Sequence<First, Second> {
      Zip2Sequence(_sequence1: sequence1, _sequence2: sequence2)
    }

    /// Pairs of the elements of two sequences.
    struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
      typealias Element = (Sequence1.Element, Sequence2.Element)

      /// Asks the second sequence only if the first had an element.
      struct Iterator: IteratorProtocol, Sequence {
        typealias Element = (Sequence1.Element, Sequence2.Element)
        var _baseStream1: Sequence1.Iterator
        var _baseStream2: Sequence2.Iterator
        var _reachedEnd: Bool
        mutating func next() -> (Sequence1.Element, Sequence2.Element)? {
          if _reachedEnd { return nil }
          guard let first = _baseStream1.next(), let second = _baseStream2.next() else {
            _reachedEnd = true
            return nil
          }
          return (first, second)
        }
      }

      let _sequence1: Sequence1
      let _sequence2: Sequence2
      init(_sequence1: Sequence1, _sequence2: Sequence2) {
        self._sequence1 = _sequence1
        self._sequence2 = _sequence2
      }
      func makeIterator() -> Iterator {
        Iterator(
          _baseStream1: _sequence1.makeIterator(), _baseStream2: _sequence2.makeIterator(),
          _reachedEnd: false)
      }
      var underestimatedCount: Int {
        let (first, second) = (_sequence1.underestimatedCount, _sequence2.underestimatedCount)
        return first < second ? first : second
      }
    }
    """)

  /// One element, any number of times, and collections of one or none.
  static let repeated = LibraryEntry(
    "Repeated.swift",
    """
    /// A value, over and over.
    func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> {
      Repeated(_repeating: element, count: n)
    }

    /// A collection whose elements are all the same.
    struct Repeated<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = Slice<Repeated<Element>>
      let count: Int
      let repeatedValue: Element
      init(_repeating repeatedValue: Element, count: Int) {
        if count < 0 { __trap("Repetition count should be non-negative") }
        self.count = count
        self.repeatedValue = repeatedValue
      }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      subscript(position: Int) -> Element {
        if position < 0 || position >= count { __trap("Index out of range") }
        return repeatedValue
      }
    }

    /// A collection of exactly one element.
    struct CollectionOfOne<Element>: RandomAccessCollection, CustomDebugStringConvertible {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = Slice<CollectionOfOne<Element>>
      let _element: Element
      init(_ element: Element) { self._element = element }
      var startIndex: Int { 0 }
      var endIndex: Int { 1 }
      var count: Int { 1 }
      subscript(position: Int) -> Element {
        if position != 0 { __trap("Index out of range") }
        return _element
      }
      var debugDescription: String { "CollectionOfOne(" + String(reflecting: _element) + ")" }
    }

    /// A collection without elements.
    struct EmptyCollection<Element>: RandomAccessCollection, Equatable {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = EmptyCollection<Element>
      init() {}
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      var count: Int { 0 }
      subscript(position: Int) -> Element { __trap("Index out of range") }
      subscript(bounds: Range<Int>) -> EmptyCollection<Element> { self }
    }
    """)
}
