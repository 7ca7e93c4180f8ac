extension StandardLibrary {
  /// Integers of 128 bits; what is not here is what every integer type of a program gets.
  static let unsignedWideInteger = LibraryEntry(
    "UInt128.swift",
    """
    /// An unsigned integer of 128 bits.
    struct UInt128: FixedWidthInteger, UnsignedInteger, Sendable, Codable {
      typealias IntegerLiteralType = UInt64
      typealias Magnitude = UInt128
      typealias Words = [UInt]
      typealias Stride = Int
      let _low: UInt64
      let _high: UInt64

      init(_low: UInt64, _high: UInt64) {
        self._low = _low
        self._high = _high
      }
      init(integerLiteral value: UInt64) { self.init(_low: value, _high: 0) }
      init(_truncatingBits bits: UInt) { self.init(_low: UInt64(bits), _high: 0) }
      init(bitPattern x: Int128) { self = x._bits }
      init<T: BinaryFloatingPoint>(_ source: T) {
        let number = Double(source)
        if number.isNaN || number.isInfinite || number <= -1 || number >= 0x1p128 {
          __trap("Not enough bits to represent the passed value")
        }
        let high = UInt64(number / 0x1p64)
        self.init(_low: UInt64(number - Double(high) * 0x1p64), _high: high)
      }
      static var bitWidth: Int { 128 }
      static var min: UInt128 { UInt128(_low: 0, _high: 0) }
      static var max: UInt128 { UInt128(_low: UInt64.max, _high: UInt64.max) }
      var magnitude: UInt128 { self }
      var words: [UInt] { [UInt(_low), UInt(_high)] }
      var leadingZeroBitCount: Int {
        _high == 0 ? 64 + _low.leadingZeroBitCount : _high.leadingZeroBitCount
      }
      var trailingZeroBitCount: Int {
        _low == 0 ? 64 + _high.trailingZeroBitCount : _low.trailingZeroBitCount
      }
      var nonzeroBitCount: Int { _low.nonzeroBitCount + _high.nonzeroBitCount }
      var byteSwapped: UInt128 { UInt128(_low: _high.byteSwapped, _high: _low.byteSwapped) }

      func addingReportingOverflow(_ rhs: UInt128) -> (partialValue: UInt128, overflow: Bool) {
        let (low, carries) = _low.addingReportingOverflow(rhs._low)
        let (sum, overflows) = _high.addingReportingOverflow(rhs._high)
        let (high, isLost) = sum.addingReportingOverflow(carries ? 1 : 0)
        return (UInt128(_low: low, _high: high), overflows || isLost)
      }
      func subtractingReportingOverflow(
        _ rhs: UInt128
      ) -> (partialValue: UInt128, overflow: Bool) {
        let (low, borrows) = _low.subtractingReportingOverflow(rhs._low)
        let (rest, overflows) = _high.subtractingReportingOverflow(rhs._high)
        let (high, isLost) = rest.subtractingReportingOverflow(borrows ? 1 : 0)
        return (UInt128(_low: low, _high: high), overflows || isLost)
      }
      func multipliedReportingOverflow(
        by rhs: UInt128
      ) -> (partialValue: UInt128, overflow: Bool) {
        let (carry, low) = _low.multipliedFullWidth(by: rhs._low)
        let (first, isFirstLost) = _high.multipliedReportingOverflow(by: rhs._low)
        let (second, isSecondLost) = _low.multipliedReportingOverflow(by: rhs._high)
        let (sum, overflows) = first.addingReportingOverflow(second)
        let (high, isLost) = sum.addingReportingOverflow(carry)
        let isOver = isFirstLost || isSecondLost || overflows || isLost
        return (UInt128(_low: low, _high: high), isOver || (_high != 0 && rhs._high != 0))
      }
      func multipliedFullWidth(by other: UInt128) -> (high: UInt128, low: UInt128) {
        let low = UInt128.__product(_low, other._low)
        let first = UInt128.__product(_high, other._low)
        let second = UInt128.__product(_low, other._high)
        let (cross, isFirstLost) = first.addingReportingOverflow(UInt128(low._high))
        let (middle, isLost) = cross.addingReportingOverflow(second)
        let carry = UInt128(_low: middle._high, _high: isFirstLost || isLost ? 1 : 0)
        return (
          UInt128.__product(_high, other._high) &+ carry,
          UInt128(_low: low._low, _high: middle._low)
        )
      }
      static func __product(_ a: UInt64, _ b: UInt64) -> UInt128 {
        let (high, low) = a.multipliedFullWidth(by: b)
        return UInt128(_low: low, _high: high)
      }
      /// Hacker's Delight, 9-5: an estimate from the high word, at most one too small.
      func quotientAndRemainder(
        dividingBy rhs: UInt128
      ) -> (quotient: UInt128, remainder: UInt128) {
        if rhs._low == 0 && rhs._high == 0 { __trap("Division by zero") }
        if rhs._high == 0 {
          let (high, rest) = _high.quotientAndRemainder(dividingBy: rhs._low)
          let (low, remainder) = rhs._low.dividingFullWidth((rest, _low))
          return (UInt128(_low: low, _high: high), UInt128(_low: remainder, _high: 0))
        }
        let shift = rhs._high.leadingZeroBitCount
        let (half, divisor) = (self >> 1, (rhs << shift)._high)
        var estimate = divisor.dividingFullWidth((half._high, half._low)).quotient
        estimate >>= UInt64(63 - shift)
        if estimate != 0 { estimate -= 1 }
        var quotient = UInt128(_low: estimate, _high: 0)
        var remainder = self &- quotient &* rhs
        if remainder >= rhs {
          quotient = quotient &+ 1
          remainder = remainder &- rhs
        }
        return (quotient, remainder)
      }
      /// One bit of the quotient after the other.
      func dividingFullWidth(
        _ dividend: (high: UInt128, low: UInt128)
      ) -> (quotient: UInt128, remainder: UInt128) {
        if self == 0 { __trap("Division by zero") }
        if dividend.high >= self { __trap("Quotient is not representable") }
        var (rest, low, quotient) = (dividend.high, dividend.low, UInt128())
        for _ in 0..<128 {
          let isLost = rest._high >> 63 == 1
          rest = rest << 1 | low >> 127
          low = low << 1
          quotient = quotient << 1
          if isLost || rest >= self {
            rest = rest &- self
            quotient = quotient | 1
          }
        }
        return (quotient, rest)
      }
      static func + (lhs: UInt128, rhs: UInt128) -> UInt128 {
        __checked(lhs.addingReportingOverflow(rhs))
      }
      static func - (lhs: UInt128, rhs: UInt128) -> UInt128 {
        __checked(lhs.subtractingReportingOverflow(rhs))
      }
      static func * (lhs: UInt128, rhs: UInt128) -> UInt128 {
        __checked(lhs.multipliedReportingOverflow(by: rhs))
      }
      static func / (lhs: UInt128, rhs: UInt128) -> UInt128 {
        lhs.quotientAndRemainder(dividingBy: rhs).quotient
      }
      static func % (lhs: UInt128, rhs: UInt128) -> UInt128 {
        lhs.quotientAndRemainder(dividingBy: rhs).remainder
      }
      static func &= (lhs: inout UInt128, rhs: UInt128) {
        lhs = UInt128(_low: lhs._low & rhs._low, _high: lhs._high & rhs._high)
      }
      static func |= (lhs: inout UInt128, rhs: UInt128) {
        lhs = UInt128(_low: lhs._low | rhs._low, _high: lhs._high | rhs._high)
      }
      static func ^= (lhs: inout UInt128, rhs: UInt128) {
        lhs = UInt128(_low: lhs._low ^ rhs._low, _high: lhs._high ^ rhs._high)
      }
      static func &<<= (lhs: inout UInt128, rhs: UInt128) {
        let n = rhs._low & 127
        let high = n > 63 ? lhs._low << (n - 64) : lhs._high << n | lhs._low >> (64 - n)
        lhs = UInt128(_low: lhs._low << n, _high: high)
      }
      static func &>>= (lhs: inout UInt128, rhs: UInt128) {
        let n = rhs._low & 127
        let low = n > 63 ? lhs._high >> (n - 64) : lhs._low >> n | lhs._high << (64 - n)
        lhs = UInt128(_low: low, _high: lhs._high >> n)
      }
      static func < (lhs: UInt128, rhs: UInt128) -> Bool {
        lhs._high == rhs._high ? lhs._low < rhs._low : lhs._high < rhs._high
      }
      static func == (lhs: UInt128, rhs: UInt128) -> Bool {
        lhs._low == rhs._low && lhs._high == rhs._high
      }
    }

    func __checked<T>(_ result: (partialValue: T, overflow: Bool)) -> T {
      if result.overflow { __trap("arithmetic overflow") }
      return result.partialValue
    }
    """)

  static let signedWideInteger = LibraryEntry(
    "Int128.swift",
    """
    /// A signed integer of 128 bits.
    struct Int128: FixedWidthInteger, SignedInteger, Sendable, Codable {
      typealias IntegerLiteralType = Int64
      typealias Magnitude = UInt128
      typealias Words = [UInt]
      typealias Stride = Int
      let _bits: UInt128

      init(_bits: UInt128) { self._bits = _bits }
      init(bitPattern x: UInt128) { self._bits = x }
      init(integerLiteral value: Int64) { self.init(_truncatingWord: value) }
      init(_truncatingBits bits: UInt) { self.init(_bits: UInt128(_low: UInt64(bits), _high: 0)) }
      init(_truncatingWord value: Int64) {
        let fill = value < 0 ? UInt64.max : 0
        self.init(_bits: UInt128(_low: UInt64(bitPattern: value), _high: fill))
      }
      init<T: BinaryFloatingPoint>(_ source: T) {
        let isNegative = source < 0
        let size = UInt128(isNegative ? 0 - Double(source) : Double(source))
        self.init(_bits: isNegative ? ~size &+ 1 : size)
      }
      static var bitWidth: Int { 128 }
      static var min: Int128 { Int128(_bits: UInt128(_low: 0, _high: 1 << 63)) }
      static var max: Int128 { Int128(_bits: UInt128(_low: UInt64.max, _high: UInt64.max >> 1)) }
      var __isNegative: Bool { _bits._high >> 63 == 1 }
      var magnitude: UInt128 { __isNegative ? ~_bits &+ 1 : _bits }
      var words: [UInt] { _bits.words }
      var leadingZeroBitCount: Int { _bits.leadingZeroBitCount }
      var trailingZeroBitCount: Int { _bits.trailingZeroBitCount }
      var nonzeroBitCount: Int { _bits.nonzeroBitCount }
      var byteSwapped: Int128 { Int128(_bits: _bits.byteSwapped) }

      func addingReportingOverflow(_ rhs: Int128) -> (partialValue: Int128, overflow: Bool) {
        let sum = Int128(_bits: _bits &+ rhs._bits)
        let overflows = __isNegative == rhs.__isNegative && sum.__isNegative != __isNegative
        return (sum, overflows)
      }
      func subtractingReportingOverflow(_ rhs: Int128) -> (partialValue: Int128, overflow: Bool) {
        let rest = Int128(_bits: _bits &- rhs._bits)
        let overflows = __isNegative != rhs.__isNegative && rest.__isNegative != __isNegative
        return (rest, overflows)
      }
      func multipliedReportingOverflow(
        by rhs: Int128
      ) -> (partialValue: Int128, overflow: Bool) {
        let (size, isLost) = magnitude.multipliedReportingOverflow(by: rhs.magnitude)
        let isNegative = __isNegative != rhs.__isNegative
        let product = Int128(_bits: isNegative ? ~size &+ 1 : size)
        return (product, isLost || (size != 0 && product.__isNegative != isNegative))
      }
      func multipliedFullWidth(by other: Int128) -> (high: Int128, low: UInt128) {
        var (high, low) = magnitude.multipliedFullWidth(by: other.magnitude)
        if __isNegative != other.__isNegative {
          (high, low) = (~high, ~low &+ 1)
          if low == 0 { high = high &+ 1 }
        }
        return (Int128(_bits: high), low)
      }
      func dividingFullWidth(
        _ dividend: (high: Int128, low: UInt128)
      ) -> (quotient: Int128, remainder: Int128) {
        __dividedFullWidth(dividend.high, dividend.low, by: self)
      }
      func quotientAndRemainder(
        dividingBy rhs: Int128
      ) -> (quotient: Int128, remainder: Int128) {
        let (size, rest) = magnitude.quotientAndRemainder(dividingBy: rhs.magnitude)
        let isNegative = __isNegative != rhs.__isNegative
        if !isNegative && size._high >> 63 == 1 { __trap("Division results in overflow") }
        return (
          Int128(_bits: isNegative ? ~size &+ 1 : size),
          Int128(_bits: __isNegative ? ~rest &+ 1 : rest)
        )
      }
      static func + (lhs: Int128, rhs: Int128) -> Int128 {
        __checked(lhs.addingReportingOverflow(rhs))
      }
      static func - (lhs: Int128, rhs: Int128) -> Int128 {
        __checked(lhs.subtractingReportingOverflow(rhs))
      }
      static func * (lhs: Int128, rhs: Int128) -> Int128 {
        __checked(lhs.multipliedReportingOverflow(by: rhs))
      }
      static func / (lhs: Int128, rhs: Int128) -> Int128 {
        lhs.quotientAndRemainder(dividingBy: rhs).quotient
      }
      static func % (lhs: Int128, rhs: Int128) -> Int128 {
        lhs.quotientAndRemainder(dividingBy: rhs).remainder
      }
      static func &= (lhs: inout Int128, rhs: Int128) {
        lhs = Int128(_bits: lhs._bits & rhs._bits)
      }
      static func |= (lhs: inout Int128, rhs: Int128) {
        lhs = Int128(_bits: lhs._bits | rhs._bits)
      }
      static func ^= (lhs: inout Int128, rhs: Int128) {
        lhs = Int128(_bits: lhs._bits ^ rhs._bits)
      }
      static func &<<= (lhs: inout Int128, rhs: Int128) {
        lhs = Int128(_bits: lhs._bits &<< rhs._bits)
      }
      static func &>>= (lhs: inout Int128, rhs: Int128) {
        let bits = lhs._bits &>> rhs._bits
        let n = 128 - Int(rhs._bits._low & 127)
        lhs = Int128(_bits: lhs.__isNegative && n < 128 ? bits | (UInt128.max << n) : bits)
      }
      static func < (lhs: Int128, rhs: Int128) -> Bool {
        lhs.__isNegative == rhs.__isNegative ? lhs._bits < rhs._bits : lhs.__isNegative
      }
      static func == (lhs: Int128, rhs: Int128) -> Bool { lhs._bits == rhs._bits }
    }
    """)

  static let wideDurations = LibraryEntry(
    "Duration+Attoseconds.swift",
    """
    extension Duration {
      init(attoseconds: Int128) {
        let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000)
        self.init(secondsComponent: Int64(whole), attosecondsComponent: Int64(rest))
      }
      var attoseconds: Int128 {
        Int128(components.seconds) * 1_000_000_000_000_000_000 + Int128(components.attoseconds)
      }
    }
    """)
}
