extension StandardLibrary {
  /// Sets of positions, kept as ranges that neither touch nor overlap (SE-0270).
  static let rangeSet = LibraryEntry(
    "RangeSet.swift",
    """
    /// A set of values as ranges.
    struct RangeSet<Bound: Comparable>: Equatable, CustomStringConvertible {
      /// The ranges of a set, from the lowest on.
      struct Ranges: RandomAccessCollection, Equatable, CustomStringConvertible {
        typealias Element = Range<Bound>
        typealias Index = Int
        var _storage: [Range<Bound>]
        init(_storage: [Range<Bound>]) { self._storage = _storage }
        var startIndex: Int { 0 }
        var endIndex: Int { _storage.count }
        subscript(i: Int) -> Range<Bound> { _storage[i] }
        static func == (lhs: Ranges, rhs: Ranges) -> Bool { lhs._storage == rhs._storage }
        var description: String { _storage.description }
      }

      var _ranges: [Range<Bound>]

      init() { _ranges = [] }
      init(_ range: Range<Bound>) { _ranges = range.isEmpty ? [] : [range] }
      init<S: Sequence>(_ ranges: S) where S.Element == Range<Bound> {
        _ranges = []
        for range in ranges { insert(contentsOf: range) }
      }
      init<S: Sequence, C: Collection>(_ elements: S, within collection: C)
        where S.Element == Bound, C.Index == Bound
      {
        _ranges = []
        for i in elements { insert(i, within: collection) }
      }
      var ranges: Ranges { Ranges(_storage: _ranges) }
      var isEmpty: Bool { _ranges.isEmpty }
      var description: String { _ranges.description }
      func contains(_ value: Bound) -> Bool { _ranges.contains { $0.contains(value) } }

      mutating func insert(contentsOf range: Range<Bound>) {
        if range.isEmpty { return }
        var (low, high) = (range.lowerBound, range.upperBound)
        var (before, after): ([Range<Bound>], [Range<Bound>]) = ([], [])
        for old in _ranges {
          if old.upperBound < low {
            before.append(old)
          } else if high < old.lowerBound {
            after.append(old)
          } else {
            low = min(low, old.lowerBound)
            high = max(high, old.upperBound)
          }
        }
        _ranges = before + [low..<high] + after
      }
      mutating func remove(contentsOf range: Range<Bound>) {
        if range.isEmpty { return }
        var kept: [Range<Bound>] = []
        for old in _ranges {
          let low = old.lowerBound..<max(old.lowerBound, min(old.upperBound, range.lowerBound))
          let high = min(old.upperBound, max(old.lowerBound, range.upperBound))..<old.upperBound
          if !low.isEmpty { kept.append(low) }
          if !high.isEmpty { kept.append(high) }
        }
        _ranges = kept
      }
      @discardableResult
      mutating func insert<C: Collection>(_ index: Bound, within collection: C) -> Bool
        where C.Index == Bound
      {
        if contains(index) { return false }
        insert(contentsOf: index..<collection.index(after: index))
        return true
      }
      mutating func remove<C: Collection>(_ index: Bound, within collection: C)
        where C.Index == Bound
      {
        remove(contentsOf: index..<collection.index(after: index))
      }
      mutating func formUnion(_ other: RangeSet<Bound>) {
        for range in other._ranges { insert(contentsOf: range) }
      }
      mutating func formIntersection(_ other: RangeSet<Bound>) { self = intersection(other) }
      mutating func formSymmetricDifference(_ other: RangeSet<Bound>) {
        self = symmetricDifference(other)
      }
      mutating func subtract(_ other: RangeSet<Bound>) {
        for range in other._ranges { remove(contentsOf: range) }
      }
      func union(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        var result = self
        result.formUnion(other)
        return result
      }
      func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        subtracting(subtracting(other))
      }
      func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        subtracting(other).union(other.subtracting(self))
      }
      func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        var result = self
        result.subtract(other)
        return result
      }
      func isSubset(of other: RangeSet<Bound>) -> Bool { subtracting(other).isEmpty }
      func isSuperset(of other: RangeSet<Bound>) -> Bool { other.isSubset(of: self) }
      func isStrictSubset(of other: RangeSet<Bound>) -> Bool {
        self != other && isSubset(of: other)
      }
      func isStrictSuperset(of other: RangeSet<Bound>) -> Bool { other.isStrictSubset(of: self) }
      func isDisjoint(_ other: RangeSet<Bound>) -> Bool { intersection(other).isEmpty }
      static func == (lhs: RangeSet<Bound>, rhs: RangeSet<Bound>) -> Bool {
        lhs._ranges == rhs._ranges
      }
    }
    extension RangeSet.Ranges: Hashable where Bound: Hashable {
      func hash(into hasher: inout Hasher) { hasher.combine(_storage) }
    }
    extension RangeSet: Hashable where Bound: Hashable {
      func hash(into hasher: inout Hasher) { hasher.combine(_ranges) }
    }
    """)
}
