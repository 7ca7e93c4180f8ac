extension StandardLibrary {
  /// What a sequence that is no collection has of prefixes and suffixes.
  static let sequenceSlicing = LibraryEntry(
    "Sequence+Slicing.swift",
    """
    /// The first elements of a sequence.
    struct PrefixSequence<Base: Sequence>: Sequence, IteratorProtocol {
      typealias Element = Base.Element
      typealias Iterator = PrefixSequence<Base>
      var _base: Base.Iterator
      var _left: Int
      mutating func next() -> Base.Element? {
        if _left == 0 { return nil }
        _left -= 1
        return _base.next()
      }
      func makeIterator() -> PrefixSequence<Base> { self }
    }

    /// A sequence without its first elements.
    struct DropFirstSequence<Base: Sequence>: Sequence, IteratorProtocol {
      typealias Element = Base.Element
      typealias Iterator = DropFirstSequence<Base>
      var _base: Base.Iterator
      var _left: Int
      mutating func next() -> Base.Element? {
        while _left > 0 {
          _left -= 1
          if _base.next() == nil { return nil }
        }
        return _base.next()
      }
      func makeIterator() -> DropFirstSequence<Base> { self }
    }

    extension Sequence {
      /// At most the first elements.
      func prefix(_ maxLength: Int) -> PrefixSequence<Self> {
        if maxLength < 0 { __trap("Can't take a prefix of negative length from a sequence") }
        return PrefixSequence(_base: makeIterator(), _left: maxLength)
      }
      /// The first elements, as long as they satisfy a condition.
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self {
          if try !predicate(element) { break }
          result.append(element)
        }
        return result
      }
      /// At most the last elements.
      func suffix(_ maxLength: Int) -> [Element] { Array(Array(self).suffix(maxLength)) }
      /// All but the first elements.
      func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> {
        if k < 0 { __trap("Can't drop a negative number of elements from a sequence") }
        return DropFirstSequence(_base: makeIterator(), _left: k)
      }
      /// All but the last elements.
      func dropLast(_ k: Int = 1) -> [Element] { Array(Array(self).dropLast(k)) }
      /// What is left after the first elements that satisfy a condition.
      func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        Array(try Array(self).drop(while: predicate))
      }
      /// The parts between the elements that satisfy a condition.
      func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Element) throws -> Bool
      ) rethrows -> [ArraySlice<Element>] {
        try Array(self).split(
          maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
          whereSeparator: isSeparator)
      }
      /// No more than the number of elements.
      var underestimatedCount: Int { 0 }
    }

    extension Sequence where Element: Equatable {
      /// The parts between the elements equal to a separator.
      func split(
        separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
      ) -> [ArraySlice<Element>] {
        Array(self).split(
          separator: separator, maxSplits: maxSplits,
          omittingEmptySubsequences: omittingEmptySubsequences)
      }
    }
    """)
}
