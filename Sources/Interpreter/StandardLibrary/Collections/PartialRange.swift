extension StandardLibrary {
  /// Ranges that are open on one side.
  static let partialRanges = LibraryEntry(
    "PartialRange.swift",
    """
    /// The values from a lower bound on.
    struct PartialRangeFrom<Bound: Comparable>: RangeExpression, Hashable {
      typealias Element = Bound
      let lowerBound: Bound
      init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
      func contains(_ element: Bound) -> Bool { lowerBound <= element }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        lowerBound..<collection.endIndex
      }
    }

    extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      func makeIterator() -> PartialRangeIterator<Bound> {
        PartialRangeIterator(__next: lowerBound)
      }
    }

    extension PartialRangeFrom: Encodable where Bound: Encodable {}
    extension PartialRangeFrom: Decodable where Bound: Decodable {}
    extension PartialRangeThrough: Encodable where Bound: Encodable {}
    extension PartialRangeThrough: Decodable where Bound: Decodable {}
    extension PartialRangeUpTo: Encodable where Bound: Encodable {}
    extension PartialRangeUpTo: Decodable where Bound: Decodable {}

    /// The iterator of a range without an end.
    struct PartialRangeIterator<Bound: Strideable>: IteratorProtocol {
      typealias Element = Bound
      var __next: Bound
      mutating func next() -> Bound? {
        let value = __next
        __next = __advanced(value, 1)
        return value
      }
    }

    /// What `...` alone stands for in `a[...]`.
    enum UnboundedRange_ {
      static prefix func ... (operand: UnboundedRange_) {}
    }
    typealias UnboundedRange = (UnboundedRange_) -> ()

    /// The values up to and with an upper bound.
    struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
      let upperBound: Bound
      init(_ upperBound: Bound) { self.upperBound = upperBound }
      func contains(_ element: Bound) -> Bool { element <= upperBound }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        collection.startIndex..<collection.index(after: upperBound)
      }
    }

    /// The values up to, but without, an upper bound.
    struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
      let upperBound: Bound
      init(_ upperBound: Bound) { self.upperBound = upperBound }
      func contains(_ element: Bound) -> Bool { element < upperBound }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        collection.startIndex..<upperBound
      }
    }
    """)

  /// What ranges can do beyond containing values.
  static let rangeMembers = LibraryEntry(
    "Range+Members.swift",
    """
    extension Range {
      /// Whether both ranges share a value.
      func overlaps(_ other: Range<Bound>) -> Bool {
        !isEmpty && !other.isEmpty && lowerBound < other.upperBound && other.lowerBound < upperBound
      }
      func overlaps(_ other: ClosedRange<Bound>) -> Bool {
        !isEmpty && lowerBound <= other.upperBound && other.lowerBound < upperBound
      }
      /// The range moved and cut to lie within limits.
      func clamped(to limits: Range<Bound>) -> Range<Bound> {
        let lower = limits.lowerBound > lowerBound
          ? limits.lowerBound : (limits.upperBound < lowerBound ? limits.upperBound : lowerBound)
        let upper = limits.upperBound < upperBound
          ? limits.upperBound : (limits.lowerBound > upperBound ? limits.lowerBound : upperBound)
        return lower..<upper
      }
    }

    extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
      var indices: Range<Bound> { self }
      var first: Bound? { isEmpty ? nil : lowerBound }
      var last: Bound? { isEmpty ? nil : __advanced(upperBound, -1) }
      subscript(bounds: Range<Bound>) -> Range<Bound> { bounds }
      func index(after i: Bound) -> Bound { __advanced(i, 1) }
      func index(before i: Bound) -> Bound { __advanced(i, -1) }
      func index(_ i: Bound, offsetBy distance: Int) -> Bound { __advanced(i, distance) }
      func distance(from start: Bound, to end: Bound) -> Int { __distance(start, end) }
    }

    extension ClosedRange {
      /// Whether both ranges share a value.
      func overlaps(_ other: ClosedRange<Bound>) -> Bool {
        lowerBound <= other.upperBound && other.lowerBound <= upperBound
      }
      func overlaps(_ other: Range<Bound>) -> Bool { other.overlaps(self) }
      /// The range moved and cut to lie within limits.
      func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
        let lower = limits.lowerBound > lowerBound
          ? limits.lowerBound : (limits.upperBound < lowerBound ? limits.upperBound : lowerBound)
        let upper = limits.upperBound < upperBound
          ? limits.upperBound : (limits.lowerBound > upperBound ? limits.lowerBound : upperBound)
        return lower...upper
      }
    }
    """)
}
