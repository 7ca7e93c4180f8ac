extension StandardLibrary {
  /// What floating-point numbers can do beyond the operators.
  static let floatingPointArithmetic = LibraryEntry(
    "FloatingPoint+Arithmetic.swift",
    """
    extension FloatingPoint {
      /// The absolute value.
      var magnitude: Self { get }
      /// Whether the value is positive or negative infinity.
      var isInfinite: Bool { get }
      /// Whether the value is an ordinary number.
      var isFinite: Bool { get }
      /// Whether the value is zero.
      var isZero: Bool { get }
      var isNormal: Bool { get }
      /// The sign.
      var sign: FloatingPointSign { __isMinus ? .minus : .plus }
      var __isMinus: Bool { get }
      /// The least number greater than the value.
      var nextUp: Self { get }
      /// The greatest number less than the value.
      var nextDown: Self { get }
      /// The distance to the next number.
      var ulp: Self { get }
      /// The binary exponent.
      var exponent: Int { get }
      /// The fraction, of the value's magnitude, between 1 and 2.
      var significand: Self { get }
      /// Rounds in place.
      mutating func round() { self = rounded() }
      /// Rounds in place by a rule.
      mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
      mutating func formSquareRoot() { self = squareRoot() }
      /// The remainder of a division whose quotient is cut off; it has the sign of the value.
      func truncatingRemainder(dividingBy other: Self) -> Self
      /// The remainder of a division whose quotient is rounded.
      func remainder(dividingBy other: Self) -> Self
      mutating func formTruncatingRemainder(dividingBy other: Self) {
        self = truncatingRemainder(dividingBy: other)
      }
      /// The value plus a product, rounded once.
      func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
      mutating func addProduct(_ lhs: Self, _ rhs: Self) { self = addingProduct(lhs, rhs) }
      func advanced(by n: Self) -> Self { self + n }
      func distance(to other: Self) -> Self { other - self }
      func isEqual(to other: Self) -> Bool { self == other }
      func isLess(than other: Self) -> Bool { self < other }
      func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }
      /// The lesser value; a number wins over a NaN.
      static func minimum(_ x: Self, _ y: Self) -> Self { x.isNaN ? y : (y < x ? y : x) }
      /// The greater value; a number wins over a NaN.
      static func maximum(_ x: Self, _ y: Self) -> Self { x.isNaN ? y : (y > x ? y : x) }
    }

    extension Double {
      /// The bits.
      var bitPattern: UInt64 { get }
      var significandBitPattern: UInt64 { bitPattern & 0xFFFFFFFFFFFFF }
      var exponentBitPattern: UInt { UInt(bitPattern >> 52 & 0x7FF) }
      var debugDescription: String { description }
      static func random<T: RandomNumberGenerator>(
        in range: Range<Double>, using generator: inout T
      ) -> Double {
        let part = Double(generator.next() & 0x1FFFFFFFFFFFFF) * 0x1p-53
        let found = (range.upperBound - range.lowerBound) * part + range.lowerBound
        return found == range.upperBound ? random(in: range, using: &generator) : found
      }
      static func random<T: RandomNumberGenerator>(
        in range: ClosedRange<Double>, using generator: inout T
      ) -> Double {
        // Both bounds can be drawn, so there is one value more than a fraction has.
        let drawn = generator.__below(0x20000000000001, 64)
        if drawn == 0x20000000000000 { return range.upperBound }
        return (range.upperBound - range.lowerBound) * (Double(drawn) * 0x1p-53)
          + range.lowerBound
      }
    }

    extension CGFloat {
      /// The value as a `Double`.
      var native: Double { Double(self) }
      var significandBitPattern: UInt64 { native.significandBitPattern }
      var exponentBitPattern: UInt { native.exponentBitPattern }
      init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
        self = CGFloat(
          Double(
            sign: sign, exponentBitPattern: exponentBitPattern,
            significandBitPattern: significandBitPattern))
      }
      static func random<T: RandomNumberGenerator>(
        in range: Range<CGFloat>, using generator: inout T
      ) -> CGFloat {
        let bounds = Double(range.lowerBound)..<Double(range.upperBound)
        return CGFloat(Double.random(in: bounds, using: &generator))
      }
      static func random<T: RandomNumberGenerator>(
        in range: ClosedRange<CGFloat>, using generator: inout T
      ) -> CGFloat {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        return CGFloat(Double.random(in: bounds, using: &generator))
      }
    }
    """,
    natives: arithmeticNatives)
}

private let arithmeticNatives: [String: NativeFunction] = [
  "FloatingPoint.magnitude": { call throws(Trap) in
    call.makeLikeReceiver(call.double(0).magnitude)
  },
  "FloatingPoint.isInfinite": { call throws(Trap) in .bool(call.double(0).isInfinite) },
  "FloatingPoint.isFinite": { call throws(Trap) in .bool(call.double(0).isFinite) },
  "FloatingPoint.isZero": { call throws(Trap) in .bool(call.double(0).isZero) },
  "FloatingPoint.isNormal": { call throws(Trap) in .bool(call.double(0).isNormal) },
  "FloatingPoint.__isMinus": { call throws(Trap) in .bool(call.double(0).sign == .minus) },
  "FloatingPoint.nextUp": { call throws(Trap) in
    call.makeLikeReceiver(
      call[0].type == .float ? Double(Float(call.double(0)).nextUp) : call.double(0).nextUp)
  },
  "FloatingPoint.nextDown": { call throws(Trap) in
    call.makeLikeReceiver(
      call[0].type == .float ? Double(Float(call.double(0)).nextDown) : call.double(0).nextDown)
  },
  "FloatingPoint.ulp": { call throws(Trap) in
    call.makeLikeReceiver(
      call[0].type == .float ? Double(Float(call.double(0)).ulp) : call.double(0).ulp)
  },
  "FloatingPoint.exponent": { call throws(Trap) in
    let number = call.double(0)
    guard number.isFinite, !number.isZero else {
      return .integer(number.isZero ? Int.min : Int.max)
    }
    return .integer(Int(number.exponent))
  },
  "FloatingPoint.significand": { call throws(Trap) in
    call.makeLikeReceiver(call.double(0).significand)
  },
  "FloatingPoint.truncatingRemainder(dividingBy:)": { call throws(Trap) in
    call.makeLikeReceiver(call.double(0).truncatingRemainder(dividingBy: call.double(1)))
  },
  "FloatingPoint.remainder(dividingBy:)": { call throws(Trap) in
    call.makeLikeReceiver(call.double(0).remainder(dividingBy: call.double(1)))
  },
  "FloatingPoint.addingProduct(_:_:)": { call throws(Trap) in
    call.makeLikeReceiver(call.double(0).addingProduct(call.double(1), call.double(2)))
  },
  "Double.bitPattern": { call throws(Trap) in
    Value(bits: call[0].bits, kind: .integer, type: .uint64)
  },
]
