extension StandardLibrary {
  /// What numbers have in common; the operators of the built-in numbers are the checker's.
  static let numericProtocols = LibraryEntry(
    "NumericProtocols.swift",
    """
    /// A type whose values can be added and subtracted.
    protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (lhs: Self, rhs: Self) -> Self
      static func - (lhs: Self, rhs: Self) -> Self
    }

    extension AdditiveArithmetic {
      static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      static prefix func + (x: Self) -> Self { x }
    }

    extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
      static var zero: Self { 0 }
    }

    /// A type whose values can be multiplied.
    protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
      associatedtype Magnitude: Comparable, Numeric
      var magnitude: Magnitude { get }
      init?<T: BinaryInteger>(exactly source: T)
      static func * (lhs: Self, rhs: Self) -> Self
    }

    extension Numeric {
      static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    }

    /// A number with a sign.
    protocol SignedNumeric: Numeric {
      static prefix func - (operand: Self) -> Self
      mutating func negate()
    }

    extension SignedNumeric {
      static prefix func - (operand: Self) -> Self { Self.zero - operand }
      /// Replaces the value with its opposite.
      mutating func negate() { self = -self }
    }

    /// A type whose values can be stepped through.
    protocol Strideable<Stride>: Comparable {
      associatedtype Stride: Comparable, SignedNumeric
      func distance(to other: Self) -> Stride
      func advanced(by n: Stride) -> Self
    }

    extension Strideable {
      static func < (x: Self, y: Self) -> Bool { x.distance(to: y) > 0 }
    }

    /// An integer.
    protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable
      where Magnitude: BinaryInteger, Magnitude.Magnitude == Magnitude
    {
      static var isSigned: Bool { get }
      init<T: BinaryInteger>(_ source: T)
      init<T: BinaryFloatingPoint>(_ source: T)
      init?<T: BinaryFloatingPoint>(exactly source: T)
      init<T: BinaryInteger>(truncatingIfNeeded source: T)
      init<T: BinaryInteger>(clamping source: T)
      associatedtype Words: RandomAccessCollection where Words.Element == UInt
      var words: Words { get }
      var bitWidth: Int { get }
      var trailingZeroBitCount: Int { get }
      static func / (lhs: Self, rhs: Self) -> Self
      static func % (lhs: Self, rhs: Self) -> Self
      static func & (lhs: Self, rhs: Self) -> Self
      static func | (lhs: Self, rhs: Self) -> Self
      static func ^ (lhs: Self, rhs: Self) -> Self
      static func &= (lhs: inout Self, rhs: Self)
      static func |= (lhs: inout Self, rhs: Self)
      static func ^= (lhs: inout Self, rhs: Self)
      static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
      static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
      static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
      static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
      func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
      func isMultiple(of other: Self) -> Bool
      func signum() -> Self
      func __text(_ radix: Int, _ uppercase: Bool) -> String
      static prefix func ~ (x: Self) -> Self
    }

    extension BinaryInteger {
      static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
      static func %= (lhs: inout Self, rhs: Self) { lhs = lhs % rhs }
    }

    /// An integer of a fixed number of bits.
    protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible
      where Magnitude: FixedWidthInteger & UnsignedInteger,
        Stride: FixedWidthInteger & SignedInteger
    {
      static var bitWidth: Int { get }
      static var max: Self { get }
      static var min: Self { get }
      var nonzeroBitCount: Int { get }
      var leadingZeroBitCount: Int { get }
      var byteSwapped: Self { get }
      init(_truncatingBits bits: UInt)
      init?<S: StringProtocol>(_ text: S, radix: Int)
      static func random(in range: Range<Self>) -> Self
      static func random(in range: ClosedRange<Self>) -> Self
      func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      func remainderReportingOverflow(
        dividingBy rhs: Self
      ) -> (partialValue: Self, overflow: Bool)
      func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
      func dividingFullWidth(
        _ dividend: (high: Self, low: Magnitude)
      ) -> (quotient: Self, remainder: Self)
      static func &+ (lhs: Self, rhs: Self) -> Self
      static func &- (lhs: Self, rhs: Self) -> Self
      static func &* (lhs: Self, rhs: Self) -> Self
      static func &<< (lhs: Self, rhs: Self) -> Self
      static func &>> (lhs: Self, rhs: Self) -> Self
      static func &<<= (lhs: inout Self, rhs: Self)
      static func &>>= (lhs: inout Self, rhs: Self)
    }

    /// An integer with a sign.
    protocol SignedInteger: BinaryInteger, SignedNumeric {}

    /// An integer without a sign.
    protocol UnsignedInteger: BinaryInteger {}
    """)

  /// What numbers with a fraction have in common.
  static let floatingPointProtocols = LibraryEntry(
    "FloatingPointProtocols.swift",
    """
    /// A number with a fraction.
    protocol FloatingPoint: SignedNumeric, Strideable, Hashable {
      static var pi: Self { get }
      static var infinity: Self { get }
      static var nan: Self { get }
      static var ulpOfOne: Self { get }
      static var greatestFiniteMagnitude: Self { get }
      static var leastNormalMagnitude: Self { get }
      static var leastNonzeroMagnitude: Self { get }
      init<Source: BinaryInteger>(_ value: Source)
      static func / (lhs: Self, rhs: Self) -> Self
      func squareRoot() -> Self
      func rounded() -> Self
      func rounded(_ rule: FloatingPointRoundingRule) -> Self
      var isNaN: Bool { get }
    }

    extension FloatingPoint {
      /// Unlike a difference from zero it makes a negative zero.
      static prefix func - (operand: Self) -> Self { operand * -1 }
      static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
    }

    /// A number with a fraction, in binary.
    protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
      associatedtype RawSignificand: UnsignedInteger
      associatedtype RawExponent: UnsignedInteger
      static var significandBitCount: Int { get }
      static var exponentBitCount: Int { get }
      var significandBitPattern: RawSignificand { get }
      var exponentBitPattern: RawExponent { get }
      init<T: BinaryFloatingPoint>(_ source: T)
      init(
        sign: FloatingPointSign, exponentBitPattern: RawExponent,
        significandBitPattern: RawSignificand
      )
      static func random(in range: Range<Self>) -> Self
      static func random(in range: ClosedRange<Self>) -> Self
      static func random<T: RandomNumberGenerator>(
        in range: Range<Self>, using generator: inout T
      ) -> Self
      static func random<T: RandomNumberGenerator>(
        in range: ClosedRange<Self>, using generator: inout T
      ) -> Self
    }
    """)
}
