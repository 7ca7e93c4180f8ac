extension StandardLibrary {
  /// Decimal numbers, for money.
  static let decimal = LibraryEntry(
    "Decimal.swift",
    """
    /// A number of up to 38 decimal digits.
    struct Decimal: Hashable, Comparable, SignedNumeric, Strideable, CustomStringConvertible,
      ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Encodable, Decodable, Sendable
    {
      typealias Magnitude = Decimal
      typealias Stride = Decimal
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      /// Which way digits that are dropped round the number.
      enum RoundingMode: UInt, Sendable { case plain, down, up, bankers }
      let __text: String
      init() { self.__text = "0" }
      init(__text: String) { self.__text = __text }
      init(_ value: Int) { self.__text = "\\(value)" }
      init(_ value: Double) { self.__text = __decimalText(of: value) }
      init<T: BinaryInteger>(_ value: T) { self.__text = "\\(value)" }
      init(integerLiteral value: Int) { self.__text = "\\(value)" }
      init(floatLiteral value: Double) { self.__text = __decimalText(of: value) }
      init?<T: BinaryInteger>(exactly source: T) { self.__text = "\\(source)" }
      init?(string: String, locale: Locale? = nil) {
        guard let text = __decimalText(string) else { return nil }
        self.__text = text
      }
      init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
        let power = __decimalText("1e\\(exponent)") ?? "0"
        let size = __decimalProduct(significand.__text, power)
        self.__text = sign == .minus ? __decimalProduct(size, "-1") : size
      }
      static var zero: Decimal { Decimal(0) }
      static var nan: Decimal { Decimal(__text: "NaN") }
      static var pi: Decimal { Decimal(__text: "3.14159265358979323846264338327950288419") }
      var isNaN: Bool { __text == "NaN" }
      var isZero: Bool { __text == "0" }
      var isSignMinus: Bool { __text.hasPrefix("-") }
      var magnitude: Decimal { isSignMinus ? -self : self }
      var description: String { __text }
      var doubleValue: Double { Double(__text) ?? .nan }
      static func + (lhs: Decimal, rhs: Decimal) -> Decimal {
        Decimal(__text: __decimalSum(lhs.__text, rhs.__text))
      }
      static func - (lhs: Decimal, rhs: Decimal) -> Decimal { lhs + (-rhs) }
      static func * (lhs: Decimal, rhs: Decimal) -> Decimal {
        Decimal(__text: __decimalProduct(lhs.__text, rhs.__text))
      }
      static func / (lhs: Decimal, rhs: Decimal) -> Decimal {
        Decimal(__text: __decimalQuotient(lhs.__text, rhs.__text) ?? "NaN")
      }
      static prefix func - (operand: Decimal) -> Decimal {
        Decimal(__text: __decimalProduct(operand.__text, "-1"))
      }
      static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }
      static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }
      static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
      static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
      mutating func negate() { self = -self }
      static func < (lhs: Decimal, rhs: Decimal) -> Bool {
        __decimalOrder(lhs.__text, rhs.__text) < 0
      }
      func distance(to other: Decimal) -> Decimal { other - self }
      func advanced(by n: Decimal) -> Decimal { self + n }
      func __rounded(_ scale: Int, _ mode: RoundingMode) -> Decimal {
        Decimal(__text: __decimalRound(__text, scale, Int(mode.rawValue)))
      }
      func formatted() -> String { __formatDecimal(__text, NumberFormatStyleConfiguration()) }
      func formatted(_ format: FormatStyle) -> String { format.format(self) }

      init(from decoder: any Decoder) throws {
        guard let node = decoder as? __NodeDecoder, node.node.kind == 2 else {
          throw DecodingError.typeMismatch(
            Decimal.self,
            DecodingError.Context(
              codingPath: decoder.codingPath,
              debugDescription: "Expected to decode Decimal but found "
                + ((decoder as? __NodeDecoder)?.node.noun ?? "nothing") + " instead."))
        }
        self.__text = __decimalText(node.node.words) ?? "0"
      }
      func encode(to encoder: any Encoder) throws {
        guard let node = encoder as? __NodeEncoder else { return try __text.encode(to: encoder) }
        node.slot.node = __makeNode(2, __text)
      }

      /// How decimal numbers are written.
      struct FormatStyle: __AnyFormatStyle, Sendable {
        typealias FormatInput = Decimal
        typealias FormatOutput = String
        typealias Percent = FormatStyle
        typealias Currency = FormatStyle
        typealias Configuration = NumberFormatStyleConfiguration
        var __format: NumberFormatStyleConfiguration = NumberFormatStyleConfiguration()
        init(locale: Locale = .autoupdatingCurrent) { __format.locale = locale.identifier }
        init(code: String, locale: Locale = .autoupdatingCurrent) {
          __format.kind = 2
          __format.code = code
          __format.locale = locale.identifier
        }
        init(__kind: Int, __code: String) {
          __format.kind = __kind
          __format.code = __code
        }
        static var number: FormatStyle { FormatStyle() }
        static var percent: FormatStyle { FormatStyle(__kind: 1, __code: "") }
        static func currency<S: StringProtocol>(code: S) -> FormatStyle {
          FormatStyle(__kind: 2, __code: String(code))
        }
        func format(_ value: Decimal) -> String { __formatDecimal(value.__text, __format) }
        func __with(_ change: (inout NumberFormatStyleConfiguration) -> Void) -> FormatStyle {
          var copy = self
          change(&copy.__format)
          return copy
        }
        func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FormatStyle {
          __with { $0.precision = p }
        }
        func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FormatStyle {
          __with { $0.groups = group == .automatic }
        }
        func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> FormatStyle {
          __with { $0.sign = strategy.__code }
        }
        func presentation(_ p: NumberFormatStyleConfiguration.Presentation) -> FormatStyle {
          __with { $0.presentation = p.__code }
        }
        func locale(_ locale: Locale) -> FormatStyle {
          __with { $0.locale = locale.identifier }
        }
      }
    }

    extension FormatStyle where Self == Decimal.FormatStyle {
      static var number: Decimal.FormatStyle { Decimal.FormatStyle() }
      static var percent: Decimal.FormatStyle { Decimal.FormatStyle(__kind: 1, __code: "") }
      static func currency<S: StringProtocol>(code: S) -> Decimal.FormatStyle {
        Decimal.FormatStyle(__kind: 2, __code: String(code))
      }
    }

    func abs(_ x: Decimal) -> Decimal { x.magnitude }
    func pow(_ x: Decimal, _ y: Int) -> Decimal {
      var result = Decimal(1)
      for _ in 0..<abs(y) { result = result * x }
      return y < 0 ? Decimal(1) / result : result
    }
    func NSDecimalRound(
      _ result: inout Decimal, _ number: inout Decimal, _ scale: Int,
      _ roundingMode: Decimal.RoundingMode
    ) { result = number.__rounded(scale, roundingMode) }

    extension Double {
      init(truncating number: NSNumber) { self = number.doubleValue }
    }
    extension Int {
      init(truncating number: NSNumber) { self = number.intValue }
    }

    func __decimalText(_ text: String) -> String?
    func __decimalText(of value: Double) -> String
    func __decimalSum(_ x: String, _ y: String) -> String
    func __decimalProduct(_ x: String, _ y: String) -> String
    func __decimalQuotient(_ x: String, _ y: String) -> String?
    func __decimalOrder(_ x: String, _ y: String) -> Int
    func __decimalRound(_ x: String, _ scale: Int, _ mode: Int) -> String
    """,
    natives: [
      "__decimalText(of:)": { call throws(Trap) in
        call.make(DecimalNumber(call.double(0))?.text ?? "NaN")
      },
      "__decimalText(_:)": { call throws(Trap) in
        DecimalNumber(call.text(0)).map { call.make($0.text) } ?? .none
      },
      "__decimalSum(_:_:)": { call throws(Trap) in call.decimal { $0 + $1 } },
      "__decimalProduct(_:_:)": { call throws(Trap) in call.decimal { $0 * $1 } },
      "__decimalQuotient(_:_:)": { call throws(Trap) in call.decimal { $0 / $1 } },
      "__decimalOrder(_:_:)": { call throws(Trap) in
        guard let x = DecimalNumber(call.text(0)), let y = DecimalNumber(call.text(1)) else {
          return .integer(0)
        }
        return .integer(x.order(y))
      },
      "__decimalRound(_:_:_:)": { call throws(Trap) in
        let scale = max(-100, min(100, call.integer(1)))
        let rounded = DecimalNumber(call.text(0))?.rounded(to: scale, mode: call.integer(2))
        return call.make(rounded?.text ?? "NaN")
      },
    ])
}

extension NativeCall {
  /// The result of an operation on two decimal numbers; not a number if either is none.
  fileprivate func decimal(
    _ operation: (DecimalNumber, DecimalNumber) -> DecimalNumber?
  ) -> Value {
    guard let x = DecimalNumber(text(0)), let y = DecimalNumber(text(1)),
      let result = operation(x, y)
    else { return make("NaN") }
    return make(result.text)
  }
}
