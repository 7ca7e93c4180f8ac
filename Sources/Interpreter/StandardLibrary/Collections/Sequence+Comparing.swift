extension StandardLibrary {
  /// Comparing whole sequences.
  static let sequenceComparing = LibraryEntry(
    "Sequence+Comparing.swift",
    """
    extension Sequence where Element: Equatable {
      /// Whether both hold equal elements in the same order.
      func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
        __areEqual(Array(self), Array(other))
      }
      /// Whether the first elements are those of another sequence.
      func starts<S: Sequence>(with possiblePrefix: S) -> Bool where S.Element == Element {
        let start = Array(possiblePrefix)
        let own = Array(self)
        if own.count < start.count { return false }
        return __areEqual(own.__copy(0, start.count), start)
      }
    }

    extension Sequence {
      func elementsEqual<S: Sequence>(
        _ other: S, by areEquivalent: (Element, S.Element) throws -> Bool
      ) rethrows -> Bool {
        var left = makeIterator()
        var right = other.makeIterator()
        while true {
          let first = left.next()
          let second = right.next()
          guard let one = first, let other = second else { return first == nil && second == nil }
          if try !areEquivalent(one, other) { return false }
        }
      }
      func starts<S: Sequence>(
        with possiblePrefix: S, by areEquivalent: (Element, S.Element) throws -> Bool
      ) rethrows -> Bool {
        var start = possiblePrefix.makeIterator()
        for element in self {
          guard let wanted = start.next() else { return true }
          if try !areEquivalent(element, wanted) { return false }
        }
        return start.next() == nil
      }
      func lexicographicallyPrecedes<S: Sequence>(
        _ other: S, by areInIncreasingOrder: (Element, Element) throws -> Bool
      ) rethrows -> Bool where S.Element == Element {
        var left = makeIterator()
        var right = other.makeIterator()
        while true {
          let first = left.next()
          let second = right.next()
          guard let one = first, let other = second else { return first == nil && second != nil }
          if try areInIncreasingOrder(one, other) { return true }
          if try areInIncreasingOrder(other, one) { return false }
        }
      }
    }

    extension Sequence where Element: Comparable {
      /// Whether this comes before another sequence, as words do in a dictionary.
      func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
        let left = Array(self)
        let right = Array(other)
        var i = 0
        while i < left.count && i < right.count {
          if __isLess(left[i], right[i]) { return true }
          if __isLess(right[i], left[i]) { return false }
          i += 1
        }
        return left.count < right.count
      }
    }
    """)
}
