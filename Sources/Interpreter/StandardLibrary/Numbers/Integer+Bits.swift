extension StandardLibrary {
  /// Numbers as patterns of bits.
  static let integerBits = LibraryEntry(
    "Integer+Bits.swift",
    """
    \(bitMembers)
    extension FixedWidthInteger {
      var littleEndian: Self { self }
      var bigEndian: Self { byteSwapped }
      init(littleEndian value: Self) { self = value }
      init(bigEndian value: Self) { self = value.byteSwapped }
    }

    \(patternInitializers)

    extension Int {
      init(bitPattern x: ObjectIdentifier) { self = __word(x) }
    }
    extension UInt {
      init(bitPattern x: ObjectIdentifier) { self = UInt(bitPattern: __word(x)) }
    }
    extension UInt8 {
      /// The code of an ASCII character.
      init(ascii v: Unicode.Scalar) { self = UInt8(v.value) }
    }
    func __word(_ identifier: ObjectIdentifier) -> Int
    """,
    natives: [
      "BinaryInteger.bitWidth": { call throws(Trap) in .integer(call[0].type.bitWidth) },
      "BinaryInteger.trailingZeroBitCount": { call throws(Trap) in
        .integer(min(call[0].bits.trailingZeroBitCount, call[0].type.bitWidth))
      },
      "BinaryInteger.complement": { call throws(Trap) in
        try call.evaluator.dynamicUnary("~", call[call.count - 1])
      },
      "FixedWidthInteger.nonzeroBitCount": { call throws(Trap) in
        let unused = UInt64(64 - call[0].type.bitWidth)
        return .integer((call[0].bits << unused).nonzeroBitCount)
      },
      "FixedWidthInteger.leadingZeroBitCount": { call throws(Trap) in
        let unused = UInt64(64 - call[0].type.bitWidth)
        return .integer(min((call[0].bits << unused).leadingZeroBitCount, call[0].type.bitWidth))
      },
      "FixedWidthInteger.byteSwapped": { call throws(Trap) in
        let value = call[0]
        let conversion = IntegerConversion(type: value.type, name: "")
        return conversion.wrapping(value.bits.byteSwapped >> UInt64(64 - value.type.bitWidth))
      },
      "__word(_:)": { call throws(Trap) in .integer(call.integer(0)) },
    ])

  /// What the built-in integers tell of their bits, and their shifts by the low bits of the right
  /// side only.
  private static var bitMembers: String {
    everyInteger(
      """
      /// The number of bits.
      @native("BinaryInteger.bitWidth")
      var bitWidth: Int { get }
      /// The number of zero bits below the lowest one bit.
      @native("BinaryInteger.trailingZeroBitCount")
      var trailingZeroBitCount: Int { get }
      /// The number of one bits.
      @native("FixedWidthInteger.nonzeroBitCount")
      var nonzeroBitCount: Int { get }
      /// The number of zero bits above the highest one bit.
      @native("FixedWidthInteger.leadingZeroBitCount")
      var leadingZeroBitCount: Int { get }
      /// The bytes in reverse order.
      @native("FixedWidthInteger.byteSwapped")
      var byteSwapped: Self { get }
      @native("BinaryInteger.complement")
      static prefix func ~ (x: Self) -> Self
      static func &<< (lhs: Self, rhs: Self) -> Self { lhs << (rhs & Self(Self.bitWidth - 1)) }
      static func &>> (lhs: Self, rhs: Self) -> Self { lhs >> (rhs & Self(Self.bitWidth - 1)) }
      static func &<< <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
        lhs &<< Self(truncatingIfNeeded: rhs)
      }
      static func &>> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
        lhs &>> Self(truncatingIfNeeded: rhs)
      }
      static func &<<= (lhs: inout Self, rhs: Self) { lhs = lhs &<< rhs }
      static func &>>= (lhs: inout Self, rhs: Self) { lhs = lhs &>> rhs }
      static func &= (lhs: inout Self, rhs: Self) { lhs = lhs & rhs }
      static func |= (lhs: inout Self, rhs: Self) { lhs = lhs | rhs }
      static func ^= (lhs: inout Self, rhs: Self) { lhs = lhs ^ rhs }
      static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs << rhs }
      static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs >> rhs }
      """)
  }

  /// Each integer type is made from the bits of its sibling with or without a sign.
  private static var patternInitializers: String {
    ["", "8", "16", "32", "64"].map { width in
      """
      extension Int\(width) {
        init(bitPattern x: UInt\(width)) { self = Int\(width)(truncatingIfNeeded: x) }
      }
      extension UInt\(width) {
        init(bitPattern x: Int\(width)) { self = UInt\(width)(truncatingIfNeeded: x) }
      }
      """
    }.joined(separator: "\n")
  }

  /// Floating-point numbers as signs, exponents and bits.
  static let floatingPointParts = LibraryEntry(
    "FloatingPoint+Parts.swift",
    """
    /// What kind of number a floating-point value is.
    enum FloatingPointClassification: Hashable, Sendable {
      case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal
      case negativeZero, positiveZero, positiveSubnormal, positiveNormal, positiveInfinity
    }

    extension FloatingPoint {
      static var radix: Int { 2 }
      var isSubnormal: Bool { isFinite && !isZero && !isNormal }
      var isSignalingNaN: Bool { false }
      var isCanonical: Bool { true }
      var floatingPointClass: FloatingPointClassification {
        if isNaN { return .quietNaN }
        let isMinus = sign == .minus
        if isInfinite { return isMinus ? .negativeInfinity : .positiveInfinity }
        if isZero { return isMinus ? .negativeZero : .positiveZero }
        if isNormal { return isMinus ? .negativeNormal : .positiveNormal }
        return isMinus ? .negativeSubnormal : .positiveSubnormal
      }
      init(sign: FloatingPointSign, exponent: Int, significand: Self) {
        var value = significand
        var left = exponent
        while left > 0 {
          value *= 2
          left -= 1
        }
        while left < 0 {
          value /= 2
          left += 1
        }
        self = sign == .minus ? -value : value
      }
      init(signOf signProvider: Self, magnitudeOf magnitudeProvider: Self) {
        self = signProvider.sign == magnitudeProvider.sign ? magnitudeProvider : -magnitudeProvider
      }
      /// The value that is nearer to zero; a number wins over a NaN.
      static func minimumMagnitude(_ x: Self, _ y: Self) -> Self {
        if x.isNaN { return y }
        return y.isNaN || !(__magnitude(y) < __magnitude(x)) ? x : y
      }
      /// The value that is farther from zero; a number wins over a NaN.
      static func maximumMagnitude(_ x: Self, _ y: Self) -> Self {
        if x.isNaN { return y }
        return y.isNaN || __magnitude(x) > __magnitude(y) ? x : y
      }
      static func __magnitude(_ x: Self) -> Self { x.sign == .minus ? -x : x }
      mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }
      /// Whether the value is not behind another in an order that also has a place for NaN.
      func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool {
        if self < other { return true }
        if other < self { return false }
        if isNaN { return other.isNaN || sign == .minus }
        if other.isNaN { return other.sign == .plus }
        return sign == .minus || other.sign == .plus
      }
    }

    extension BinaryFloatingPoint {
      /// The value with a fraction of one.
      var binade: Self { Self(sign: sign, exponent: exponent, significand: 1) }
      /// How many bits the fraction needs.
      var significandWidth: Int {
        if !isFinite || isZero { return -1 }
        let bits = significandBitPattern
        if isNormal {
          return bits == 0 ? 0 : Self.significandBitCount - bits.trailingZeroBitCount
        }
        return String(bits, radix: 2).count - 1 - bits.trailingZeroBitCount
      }
    }

    extension Double {
      @native("Double.init(bits)")
      init(bitPattern: UInt64)
      init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
        let bits = UInt64(exponentBitPattern & 0x7FF) << 52 | significandBitPattern & (1 << 52 - 1)
        self.init(bitPattern: sign == .minus ? bits | 1 << 63 : bits)
      }
      static var signalingNaN: Double { Double.nan }
    }

    extension Float {
      /// The bits.
      var bitPattern: UInt32 { get }
      @native("Float.init(bits)")
      init(bitPattern: UInt32)
      static var signalingNaN: Float { Float.nan }
      init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt32) {
        let bits = UInt32(exponentBitPattern & 0xFF) << 23 | significandBitPattern & 0x7FFFFF
        self.init(bitPattern: sign == .minus ? bits | 1 << 31 : bits)
      }
      var significandBitPattern: UInt32 { bitPattern & 0x7FFFFF }
      var exponentBitPattern: UInt { UInt(bitPattern >> 23 & 0xFF) }
      var debugDescription: String { description }
      static func random<T: RandomNumberGenerator>(
        in range: Range<Float>, using generator: inout T
      ) -> Float {
        let part = Float(generator.next() & 0xFFFFFF) * 0x1p-24
        let found = (range.upperBound - range.lowerBound) * part + range.lowerBound
        return found == range.upperBound ? random(in: range, using: &generator) : found
      }
      static func random<T: RandomNumberGenerator>(
        in range: ClosedRange<Float>, using generator: inout T
      ) -> Float {
        let drawn = generator.__below(0x1000001, 32)
        if drawn == 0x1000000 { return range.upperBound }
        return (range.upperBound - range.lowerBound) * (Float(drawn) * 0x1p-24)
          + range.lowerBound
      }
    }
    """,
    natives: [
      "Double.init(bits)": { call throws(Trap) in .double(Double(bitPattern: call[0].bits)) },
      "Float.init(bits)": { call throws(Trap) in
        let bits = UInt32(truncatingIfNeeded: call[0].bits)
        return .double(Double(Float(bitPattern: bits)), type: .float)
      },
      "Float.bitPattern": { call throws(Trap) in
        .integer(Int(Float(call.double(0)).bitPattern), type: .uint32)
      },
    ])
}
