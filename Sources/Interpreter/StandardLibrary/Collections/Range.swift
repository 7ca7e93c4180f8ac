extension StandardLibrary {
  /// Half-open and closed ranges.
  static let range = LibraryEntry(
    "Range.swift",
    """
    /// The values from a lower bound up to, but without, an upper bound.
    struct Range<Bound: Comparable>: RangeExpression, CustomStringConvertible,
      CustomDebugStringConvertible
    {
      typealias Element = Bound
      typealias Index = Bound
      typealias Indices = Range<Bound>
      typealias Iterator = IndexingIterator<Range<Bound>>
      typealias SubSequence = Range<Bound>

      let lowerBound: Bound
      let upperBound: Bound

      init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
        self.lowerBound = bounds.lower
        self.upperBound = bounds.upper
      }
      init(_ other: ClosedRange<Bound>) where Bound: Strideable, Bound.Stride: SignedInteger {
        self.lowerBound = other.lowerBound
        self.upperBound = __advanced(other.upperBound, 1)
      }
      /// Whether the range holds no value.
      var isEmpty: Bool { lowerBound == upperBound }
      var description: String { "\\(lowerBound)..<\\(upperBound)" }
      var debugDescription: String {
        "Range(" + String(reflecting: lowerBound) + "..<" + String(reflecting: upperBound) + ")"
      }
      /// Whether a value lies in the range.
      func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { self }
    }

    extension Range: Encodable where Bound: Encodable {}
    extension Range: Decodable where Bound: Decodable {}
    extension Range: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
      var startIndex: Bound { lowerBound }
      var endIndex: Bound { upperBound }
      var count: Int { __distance(lowerBound, upperBound) }
      subscript(position: Bound) -> Bound { position }
    }
    extension Range: Equatable where Bound: Equatable {}
    extension Range: Hashable where Bound: Hashable {}
    extension Range: Sendable where Bound: Sendable {}
    """)

  /// Closed ranges.
  static let closedRange = LibraryEntry(
    "ClosedRange.swift",
    """
    /// The values from a lower bound up to and with an upper bound.
    struct ClosedRange<Bound: Comparable>: RangeExpression, CustomStringConvertible,
      CustomDebugStringConvertible
    {
      typealias Element = Bound
      typealias Iterator = IndexingIterator<[Bound]>
      typealias SubSequence = ArraySlice<Bound>
      typealias Index = Int

      let lowerBound: Bound
      let upperBound: Bound

      init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
        self.lowerBound = bounds.lower
        self.upperBound = bounds.upper
      }
      init(_ other: Range<Bound>) where Bound: Strideable, Bound.Stride: SignedInteger {
        self.lowerBound = other.lowerBound
        self.upperBound = __advanced(other.upperBound, -1)
      }
      /// A closed range holds at least one value.
      var isEmpty: Bool { false }
      var description: String { "\\(lowerBound)...\\(upperBound)" }
      var debugDescription: String {
        "ClosedRange(" + String(reflecting: lowerBound) + "..." + String(reflecting: upperBound)
          + ")"
      }
      /// Whether a value lies in the range.
      func contains(_ element: Bound) -> Bool { lowerBound <= element && element <= upperBound }
      var __elements: [Bound] {
        var result: [Bound] = []
        var next = lowerBound
        for _ in 0...__distance(lowerBound, upperBound) {
          result.append(next)
          next = __advanced(next, 1)
        }
        return result
      }
    }

    typealias CountableRange<Bound> = Range<Bound>
    typealias CountableClosedRange<Bound> = ClosedRange<Bound>
    typealias CountablePartialRangeFrom<Bound> = PartialRangeFrom<Bound>

    extension ClosedRange: Encodable where Bound: Encodable {}
    extension ClosedRange: Decodable where Bound: Decodable {}
    extension ClosedRange {
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        Range(uncheckedBounds: (lower: lowerBound, upper: collection.index(after: upperBound)))
      }
    }

    extension ClosedRange: RandomAccessCollection
      where Bound: Strideable, Bound.Stride: SignedInteger
    {
      func makeIterator() -> IndexingIterator<[Bound]> { __elements.makeIterator() }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      var count: Int { __distance(lowerBound, upperBound) + 1 }
      var first: Bound? { lowerBound }
      var last: Bound? { upperBound }
      subscript(position: Int) -> Bound { __advanced(lowerBound, position) }
      subscript(bounds: Range<Int>) -> ArraySlice<Bound> { __elements[bounds] }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
      func distance(from start: Int, to end: Int) -> Int { end - start }
    }
    extension ClosedRange: Equatable where Bound: Equatable {}
    extension ClosedRange: Hashable where Bound: Hashable {}
    extension ClosedRange: Sendable where Bound: Sendable {}
    """)

  /// The operators that make ranges.
  static let rangeOperators = LibraryEntry(
    "RangeOperators.swift",
    """
    extension Comparable {
      @native("Comparable...<(_:_:)")
      static func ..< (minimum: Self, maximum: Self) -> Range<Self>
      @native("Comparable....(_:_:)")
      static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
      @native("Comparable.prefix...(_:)")
      static prefix func ... (maximum: Self) -> PartialRangeThrough<Self>
      @native("Comparable.prefix..<(_:)")
      static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self>
      @native("Comparable.postfix...(_:)")
      static postfix func ... (minimum: Self) -> PartialRangeFrom<Self>
    }
    """,
    natives: operatorNatives)
}

/// Range operators are static members of `Comparable`: their operands are the last arguments.
private let operatorNatives: [String: NativeFunction] = [
  "Comparable...<(_:_:)": { call throws(Trap) in try call.makeRange("Range") },
  "Comparable....(_:_:)": { call throws(Trap) in try call.makeRange("ClosedRange") },
  "Comparable.prefix...(_:)": { call throws(Trap) in call.makePartialRange("PartialRangeThrough") },
  "Comparable.prefix..<(_:)": { call throws(Trap) in call.makePartialRange("PartialRangeUpTo") },
  "Comparable.postfix...(_:)": { call throws(Trap) in call.makePartialRange("PartialRangeFrom") },
]

extension NativeCall {
  fileprivate func makeRange(_ name: String) throws(Trap) -> Value {
    let (lower, upper) = (self[count - 2], self[count - 1])
    guard try !evaluator.isLess(upper, lower) else {
      throw Trap("Range requires lowerBound <= upperBound")
    }
    if lower.kind == .double, lower.asDouble.isNaN || upper.asDouble.isNaN {
      throw Trap("Range requires lowerBound <= upperBound")
    }
    return evaluator.makeStructure([lower.copied, upper.copied], type: rangeType(name, lower))
  }

  /// The caller usually knows the type; looking it up by name is slow.
  private func rangeType(_ name: String, _ bound: Value) -> TypeID {
    resultType == .any ? evaluator.types.generic(name, [bound.type]) : resultType
  }

  fileprivate func makePartialRange(_ name: String) -> Value {
    let bound = self[count - 1]
    return evaluator.makeStructure([bound.copied], type: rangeType(name, bound))
  }
}
