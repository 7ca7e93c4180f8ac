extension StandardLibrary {
  /// Decimal numbers as objects.
  static let nsDecimalNumber = LibraryEntry(
    "NSDecimalNumber.swift",
    """
    /// A decimal number as an object.
    class NSDecimalNumber: NSNumber {
      init(decimal dcm: Decimal) { super.init(__decimal: dcm.description) }
      var __unbridged: Decimal { decimalValue }
      init(string numberValue: String?) {
        super.init(__decimal: (Decimal(string: numberValue ?? "") ?? Decimal.nan).description)
      }
      init(string numberValue: String?, locale: Any?) {
        super.init(__decimal: (Decimal(string: numberValue ?? "") ?? Decimal.nan).description)
      }
      init(mantissa: UInt64, exponent: Int16, isNegative flag: Bool) {
        let size = Decimal(sign: .plus, exponent: Int(exponent), significand: Decimal(mantissa))
        super.init(__decimal: (flag ? -size : size).description)
      }
      override init(value: Int) { super.init(__decimal: "\\(value)") }
      override init(value: Double) { super.init(__decimal: Decimal(value).description) }
      static func __bridge(_ value: Decimal) -> NSDecimalNumber { NSDecimalNumber(decimal: value) }
      required init(integerLiteral value: Int) { super.init(__decimal: "\\(value)") }
      required init(floatLiteral value: Double) { super.init(__decimal: "\\(value)") }
      required init(booleanLiteral value: Bool) { super.init(__decimal: value ? "1" : "0") }

      static var zero: NSDecimalNumber { NSDecimalNumber(decimal: 0) }
      static var one: NSDecimalNumber { NSDecimalNumber(decimal: 1) }
      static var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: .nan) }
      static var maximum: NSDecimalNumber { NSDecimalNumber(decimal: .greatestFiniteMagnitude) }
      static var minimum: NSDecimalNumber { NSDecimalNumber(decimal: -.greatestFiniteMagnitude) }
      static var defaultBehavior: NSDecimalNumberHandler = NSDecimalNumberHandler.default

      func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
        NSDecimalNumber(decimal: decimalValue + other.decimalValue)
      }
      func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
        NSDecimalNumber(decimal: decimalValue - other.decimalValue)
      }
      func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
        NSDecimalNumber(decimal: decimalValue * other.decimalValue)
      }
      func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
        NSDecimalNumber(decimal: decimalValue / other.decimalValue)
      }
      func raising(toPower power: Int) -> NSDecimalNumber {
        NSDecimalNumber(decimal: pow(decimalValue, power))
      }
      func multiplying(byPowerOf10 power: Int16) -> NSDecimalNumber {
        NSDecimalNumber(
          decimal: Decimal(sign: .plus, exponent: Int(power), significand: 1) * decimalValue)
      }
      func adding(
        _ other: NSDecimalNumber, withBehavior behavior: NSDecimalNumberHandler?
      ) -> NSDecimalNumber {
        adding(other).__rounded(behavior)
      }
      func subtracting(
        _ other: NSDecimalNumber, withBehavior behavior: NSDecimalNumberHandler?
      ) -> NSDecimalNumber {
        subtracting(other).__rounded(behavior)
      }
      func multiplying(
        by other: NSDecimalNumber, withBehavior behavior: NSDecimalNumberHandler?
      ) -> NSDecimalNumber {
        multiplying(by: other).__rounded(behavior)
      }
      func dividing(
        by other: NSDecimalNumber, withBehavior behavior: NSDecimalNumberHandler?
      ) -> NSDecimalNumber {
        dividing(by: other).__rounded(behavior)
      }
      func raising(
        toPower power: Int, withBehavior behavior: NSDecimalNumberHandler?
      ) -> NSDecimalNumber {
        raising(toPower: power).__rounded(behavior)
      }
      func rounding(accordingToBehavior behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
        __rounded(behavior)
      }
      func __rounded(_ behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
        guard let behavior, behavior.scale != Int16.max else { return self }
        return NSDecimalNumber(
          decimal: decimalValue.__rounded(Int(behavior.scale), behavior.roundingMode))
      }
      override func compare(_ decimalNumber: NSNumber) -> ComparisonResult {
        let (mine, other) = (decimalValue, decimalNumber.decimalValue)
        return mine == other ? .orderedSame : mine < other ? .orderedAscending : .orderedDescending
      }
    }

    /// How results of decimal numbers are rounded.
    class NSDecimalNumberHandler: NSObject {
      static let `default` = NSDecimalNumberHandler(
        roundingMode: .plain, scale: Int16.max, raiseOnExactness: false, raiseOnOverflow: true,
        raiseOnUnderflow: true, raiseOnDivideByZero: true)
      let roundingMode: NSDecimalNumber.RoundingMode
      let scale: Int16
      init(
        roundingMode: NSDecimalNumber.RoundingMode, scale: Int16, raiseOnExactness exact: Bool,
        raiseOnOverflow overflow: Bool, raiseOnUnderflow underflow: Bool,
        raiseOnDivideByZero divideByZero: Bool
      ) {
        self.roundingMode = roundingMode
        self.scale = scale
        super.init()
      }
    }
    extension NSDecimalNumber {
      typealias RoundingMode = Decimal.RoundingMode
    }
    """)
}
