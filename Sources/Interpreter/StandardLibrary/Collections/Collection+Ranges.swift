extension StandardLibrary {
  /// Parts of a collection that equal another one.
  static let collectionRanges = LibraryEntry(
    "Collection+Ranges.swift",
    """
    extension Collection where Element: Equatable {
      func __starts(_ other: [Element], at start: Index) -> Index? {
        var i = start
        for element in other {
          if i == endIndex || !__areEqual(self[i], element) { return nil }
          i = index(after: i)
        }
        return i
      }
      /// Where another collection occurs first; `nil` if nowhere.
      func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
        let wanted = Array(other)
        var i = startIndex
        while true {
          if let end = __starts(wanted, at: i) { return i..<end }
          if i == endIndex { return nil }
          i = index(after: i)
        }
      }
      /// Everywhere another collection occurs, without overlaps.
      func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
        let wanted = Array(other)
        var result: [Range<Index>] = []
        var i = startIndex
        while i != endIndex {
          if !wanted.isEmpty, let end = __starts(wanted, at: i) {
            result.append(i..<end)
            i = end
          } else {
            i = index(after: i)
          }
        }
        return result
      }
      /// Whether another collection occurs somewhere.
      func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element {
        firstRange(of: other) != nil
      }
      /// The collection without the given start.
      func trimmingPrefix<P: Sequence>(_ prefix: P) -> SubSequence where P.Element == Element {
        self[(__starts(Array(prefix), at: startIndex) ?? startIndex)..<endIndex]
      }
      /// The parts between the places where a separator occurs.
      func split<C: Collection>(
        separator: C, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
      ) -> [SubSequence] where C.Element == Element {
        var result: [SubSequence] = []
        var start = startIndex
        for range in ranges(of: separator) {
          if result.count == maxSplits { break }
          if start != range.lowerBound || !omittingEmptySubsequences {
            result.append(self[start..<range.lowerBound])
          }
          start = range.upperBound
        }
        if start != endIndex || !omittingEmptySubsequences { result.append(self[start..<endIndex]) }
        return result
      }
    }

    extension Collection {
      /// The collection without its first elements that satisfy a condition.
      func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        try drop(while: predicate)
      }
    }

    extension RangeReplaceableCollection where Element: Equatable {
      /// The collection with another one put wherever a third occurs.
      func replacing<C: Collection, Replacement: Collection>(
        _ other: C, with replacement: Replacement, maxReplacements: Int = Int.max
      ) -> Self where C.Element == Element, Replacement.Element == Element {
        var result = Self()
        var start = startIndex
        for range in ranges(of: other).prefix(maxReplacements) {
          result.append(contentsOf: self[start..<range.lowerBound])
          result.append(contentsOf: replacement)
          start = range.upperBound
        }
        result.append(contentsOf: self[start..<endIndex])
        return result
      }
      mutating func replace<C: Collection, Replacement: Collection>(
        _ other: C, with replacement: Replacement, maxReplacements: Int = Int.max
      ) where C.Element == Element, Replacement.Element == Element {
        self = replacing(other, with: replacement, maxReplacements: maxReplacements)
      }
      mutating func trimPrefix<P: Sequence>(_ prefix: P) where P.Element == Element {
        self = Self(trimmingPrefix(prefix))
      }
    }

    extension RangeReplaceableCollection {
      mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows {
        self = Self(try trimmingPrefix(while: predicate))
      }
    }
    """)

  /// What turns one collection into another.
  static let collectionDifference = LibraryEntry(
    "CollectionDifference.swift",
    """
    /// The insertions and removals that turn one collection into another.
    struct CollectionDifference<ChangeElement>: BidirectionalCollection {
      /// One insertion or removal.
      enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
        var __opposite: Change {
          switch self {
          case .insert(let offset, let element, let other):
            .remove(offset: offset, element: element, associatedWith: other)
          case .remove(let offset, let element, let other):
            .insert(offset: offset, element: element, associatedWith: other)
          }
        }
        var __parts: (offset: Int, element: ChangeElement) {
          switch self {
          case .insert(let offset, let element, _), .remove(let offset, let element, _):
            (offset, element)
          }
        }
      }
      typealias Element = Change
      typealias Index = Int
      typealias SubSequence = Slice<CollectionDifference<ChangeElement>>
      let insertions: [Change]
      let removals: [Change]

      init?<C: Collection>(_ changes: C) where C.Element == Change {
        var insertions: [Change] = []
        var removals: [Change] = []
        for change in changes {
          switch change {
          case .insert: insertions.append(change)
          case .remove: removals.append(change)
          }
        }
        self.insertions = insertions
        self.removals = removals
      }
      init(__insertions: [Change], removals: [Change]) {
        self.insertions = __insertions
        self.removals = removals
      }
      var startIndex: Int { 0 }
      var endIndex: Int { insertions.count + removals.count }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      /// The changes that lead back.
      func inverse() -> CollectionDifference<ChangeElement> {
        CollectionDifference(
          __insertions: removals.map { $0.__opposite }, removals: insertions.map { $0.__opposite })
      }
      /// Removals from the end to the start, then insertions from the start to the end.
      subscript(position: Int) -> Change {
        position < removals.count
          ? removals[removals.count - 1 - position] : insertions[position - removals.count]
      }
    }

    extension BidirectionalCollection {
      /// The changes that turn another collection into this one.
      func difference<C: BidirectionalCollection>(
        from other: C, by areEquivalent: (C.Element, Element) -> Bool
      ) -> CollectionDifference<Element> where C.Element == Element {
        let old = Array(other)
        let new = Array(self)
        let row = Array(repeating: 0, count: new.count + 1)
        var lengths = Array(repeating: row, count: old.count + 1)
        for i in stride(from: old.count - 1, through: 0, by: -1) {
          for j in stride(from: new.count - 1, through: 0, by: -1) {
            if areEquivalent(old[i], new[j]) {
              lengths[i][j] = lengths[i + 1][j + 1] + 1
            } else {
              let (down, right) = (lengths[i + 1][j], lengths[i][j + 1])
              lengths[i][j] = down > right ? down : right
            }
          }
        }
        var insertions: [CollectionDifference<Element>.Change] = []
        var removals: [CollectionDifference<Element>.Change] = []
        var i = 0
        var j = 0
        while i < old.count || j < new.count {
          if i < old.count && j < new.count && areEquivalent(old[i], new[j]) {
            i += 1
            j += 1
          } else if i < old.count && (j == new.count || lengths[i + 1][j] >= lengths[i][j + 1]) {
            removals.append(.remove(offset: i, element: old[i], associatedWith: nil))
            i += 1
          } else {
            insertions.append(.insert(offset: j, element: new[j], associatedWith: nil))
            j += 1
          }
        }
        return CollectionDifference(__insertions: insertions, removals: removals)
      }
    }

    extension BidirectionalCollection where Element: Equatable {
      /// The changes that turn another collection into this one.
      func difference<C: BidirectionalCollection>(
        from other: C
      ) -> CollectionDifference<Element> where C.Element == Element {
        difference(from: other, by: { __areEqual($0, $1) })
      }
    }

    extension CollectionDifference where ChangeElement: Hashable {
      /// The changes, with those that put back what was removed elsewhere paired.
      func inferringMoves() -> CollectionDifference<ChangeElement> {
        let removed = __onlyOffsets(removals)
        let inserted = __onlyOffsets(insertions)
        return CollectionDifference(
          __insertions: insertions.map { change in
            let (offset, element) = change.__parts
            let other = inserted[element] == nil ? nil : removed[element]
            return .insert(offset: offset, element: element, associatedWith: other)
          },
          removals: removals.map { change in
            let (offset, element) = change.__parts
            let other = removed[element] == nil ? nil : inserted[element]
            return .remove(offset: offset, element: element, associatedWith: other)
          })
      }
      /// Where the elements are that occur once.
      func __onlyOffsets(_ changes: [Change]) -> [ChangeElement: Int] {
        var counts: [ChangeElement: Int] = [:]
        for change in changes { counts[change.__parts.element, default: 0] += 1 }
        var result: [ChangeElement: Int] = [:]
        for change in changes {
          let (offset, element) = change.__parts
          if counts[element] == 1 { result[element] = offset }
        }
        return result
      }
    }

    extension RangeReplaceableCollection {
      /// The collection with changes made; `nil` if they do not fit.
      func applying(_ difference: CollectionDifference<Element>) -> Self? {
        var elements = Array(self)
        for change in difference {
          switch change {
          case .remove(let offset, _, _):
            if offset >= elements.count { return nil }
            elements.remove(at: offset)
          case .insert(let offset, let element, _):
            if offset > elements.count { return nil }
            elements.insert(element, at: offset)
          }
        }
        return Self(elements)
      }
    }
    """)
}
