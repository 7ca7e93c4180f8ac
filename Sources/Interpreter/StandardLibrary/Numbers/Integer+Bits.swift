extension StandardLibrary {
  /// Numbers as patterns of bits.
  static let integerBits = LibraryEntry(
    "Integer+Bits.swift",
    """
    extension FixedWidthInteger {
      /// Shifts by the low bits of the right side only.
      static func &<< (lhs: Self, rhs: Self) -> Self { lhs << (rhs & Self(lhs.bitWidth - 1)) }
      static func &>> (lhs: Self, rhs: Self) -> Self { lhs >> (rhs & Self(lhs.bitWidth - 1)) }
      static func &<<= (lhs: inout Self, rhs: Self) { lhs = lhs &<< rhs }
      static func &>>= (lhs: inout Self, rhs: Self) { lhs = lhs &>> rhs }
      /// The bytes in reverse order.
      var byteSwapped: Self { get }
      var littleEndian: Self { self }
      var bigEndian: Self { byteSwapped }
      init(littleEndian value: Self) { self = value }
      init(bigEndian value: Self) { self = value.byteSwapped }
      func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool) {
        if rhs == 0 || (Self.isSigned && self == Self.min && rhs == Self(exactly: -1)) {
          return (partialValue: self, overflow: true)
        }
        return (partialValue: self / rhs, overflow: false)
      }
      func remainderReportingOverflow(
        dividingBy rhs: Self
      ) -> (partialValue: Self, overflow: Bool) {
        if rhs == 0 { return (partialValue: self, overflow: true) }
        if Self.isSigned && self == Self.min && rhs == Self(exactly: -1) {
          return (partialValue: 0, overflow: true)
        }
        return (partialValue: self % rhs, overflow: false)
      }
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
      "FixedWidthInteger.byteSwapped": { call throws(Trap) in
        let value = call[0]
        let conversion = IntegerConversion(type: value.type, name: "")
        return conversion.wrapping(value.bits.byteSwapped >> UInt64(64 - value.type.bitWidth))
      },
      "__word(_:)": { call throws(Trap) in .integer(call.integer(0)) },
    ])

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
    extension Double {
      @native("Double.init(bits)")
      init(bitPattern: UInt64)
      init(sign: FloatingPointSign, exponent: Int, significand: Double) {
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
      /// The value with a fraction of one.
      var binade: Double { Double(sign: sign, exponent: exponent, significand: 1) }
      static var signalingNaN: Double { Double.nan }
      static var significandBitCount: Int { 52 }
      static var exponentBitCount: Int { 11 }
    }

    extension Float {
      /// The bits.
      var bitPattern: UInt32 { get }
      @native("Float.init(bits)")
      init(bitPattern: UInt32)
      static var leastNormalMagnitude: Float { 1.17549435e-38 }
      var debugDescription: String { description }
      static func random<T: RandomNumberGenerator>(
        in range: Range<Float>, using generator: inout T
      ) -> Float {
        Float(Double.__fraction(generator.next())) * (range.upperBound - range.lowerBound)
          + range.lowerBound
      }
      static func random<T: RandomNumberGenerator>(
        in range: ClosedRange<Float>, using generator: inout T
      ) -> Float {
        Float(Double.__fraction(generator.next())) * (range.upperBound - range.lowerBound)
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
