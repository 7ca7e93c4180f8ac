extension StandardLibrary {
  /// Products and quotients of twice the width.
  static let integerFullWidth = LibraryEntry(
    "Integer+FullWidth.swift",
    """
    \(fullWidthMembers)
    /// The same number in the type that is wanted, which has to hold it.
    func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }
    /// Divides absolute values; the signs are those of a short division.
    func __dividedFullWidth<T: FixedWidthInteger & SignedInteger>(
      _ high: T, _ low: T.Magnitude, by divisor: T
    ) -> (quotient: T, remainder: T) {
      let isNegative = high < 0
      var (top, bottom) = (T.Magnitude(truncatingIfNeeded: high), low)
      if isNegative {
        (top, bottom) = (~top, ~bottom &+ 1)
        if bottom == 0 { top = top &+ 1 }
      }
      let parts = divisor.magnitude.dividingFullWidth((top, bottom))
      let (quotient, remainder) = (
        T(truncatingIfNeeded: parts.quotient), T(truncatingIfNeeded: parts.remainder)
      )
      return (
        isNegative != (divisor < 0) ? 0 &- quotient : quotient,
        isNegative ? 0 &- remainder : remainder
      )
    }
    func __highWord(_ a: UInt64, _ b: UInt64) -> UInt64
    func __signedHighWord(_ a: Int64, _ b: Int64) -> Int64
    func __divided(_ high: UInt64, _ low: UInt64, by divisor: UInt64) -> [UInt64]
    """,
    natives: [
      "__highWord(_:_:)": { call throws(Trap) in
        let product = call[0].bits.multipliedFullWidth(by: call[1].bits)
        return Value(bits: product.high, kind: .integer, type: .uint64)
      },
      "__signedHighWord(_:_:)": { call throws(Trap) in
        let product = Int64(call[0].asInt).multipliedFullWidth(by: Int64(call[1].asInt))
        return .integer(Int(product.high), type: .int64)
      },
      "__divided(_:_:by:)": { call throws(Trap) in
        let (high, low, divisor) = (call[0].bits, call[1].bits, call[2].bits)
        guard divisor != 0 else { throw Trap("Division by zero") }
        guard high < divisor else { throw Trap("Quotient is not representable") }
        let result = divisor.dividingFullWidth((high, low))
        return call.makeArray(
          [result.quotient, result.remainder].map {
            Value(bits: $0, kind: .integer, type: .uint64)
          })
      },
    ])

  private static var fullWidthMembers: String {
    let narrow = ["8", "16", "32"].map { width in
      """
      extension UInt\(width) {
        func multipliedFullWidth(by other: UInt\(width)) -> (high: UInt\(width), low: UInt\(width))
        {
          let product = UInt64(self) * UInt64(other)
          return (UInt\(width)(product >> \(width)), UInt\(width)(truncatingIfNeeded: product))
        }
        func dividingFullWidth(
          _ dividend: (high: UInt\(width), low: UInt\(width))
        ) -> (quotient: UInt\(width), remainder: UInt\(width)) {
          let value = UInt64(dividend.high) << \(width) | UInt64(dividend.low)
          let divisor = UInt64(self)
          return (UInt\(width)(value / divisor), UInt\(width)(value % divisor))
        }
      }
      extension Int\(width) {
        func multipliedFullWidth(by other: Int\(width)) -> (high: Int\(width), low: UInt\(width))
        {
          let product = Int64(self) * Int64(other)
          return (Int\(width)(product >> \(width)), UInt\(width)(truncatingIfNeeded: product))
        }
        func dividingFullWidth(
          _ dividend: (high: Int\(width), low: UInt\(width))
        ) -> (quotient: Int\(width), remainder: Int\(width)) {
          __dividedFullWidth(dividend.high, dividend.low, by: self)
        }
      }
      """
    }
    let wide = ["", "64"].map { width in
      """
      extension UInt\(width) {
        func multipliedFullWidth(by other: UInt\(width)) -> (high: UInt\(width), low: UInt\(width))
        {
          (UInt\(width)(__highWord(UInt64(self), UInt64(other))), self &* other)
        }
        func dividingFullWidth(
          _ dividend: (high: UInt\(width), low: UInt\(width))
        ) -> (quotient: UInt\(width), remainder: UInt\(width)) {
          let parts = __divided(
            UInt64(dividend.high), UInt64(dividend.low), by: UInt64(self))
          return (UInt\(width)(parts[0]), UInt\(width)(parts[1]))
        }
      }
      extension Int\(width) {
        func multipliedFullWidth(by other: Int\(width)) -> (high: Int\(width), low: UInt\(width))
        {
          let high = __signedHighWord(Int64(self), Int64(other))
          return (Int\(width)(high), UInt\(width)(bitPattern: self &* other))
        }
        func dividingFullWidth(
          _ dividend: (high: Int\(width), low: UInt\(width))
        ) -> (quotient: Int\(width), remainder: Int\(width)) {
          __dividedFullWidth(dividend.high, dividend.low, by: self)
        }
      }
      """
    }
    return (narrow + wide).joined(separator: "\n")
  }
}
