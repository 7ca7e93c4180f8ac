extension StandardLibrary {
  /// The older way to write and read numbers.
  static let numberFormatter = LibraryEntry(
    "NumberFormatter.swift",
    """
    /// Writes and reads numbers in a style, as people of a place do.
    class NumberFormatter: Formatter {
      enum Style: UInt {
        case none = 0, decimal = 1, currency = 2, percent = 3, scientific = 4, spellOut = 5
        case ordinal = 6, currencyISOCode = 8, currencyPlural = 9, currencyAccounting = 10
      }
      enum RoundingMode: UInt { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
      enum PadPosition: UInt { case beforePrefix, afterPrefix, beforeSuffix, afterSuffix }
      var numberStyle: Style = .none
      var locale: Locale! = Locale.current
      var __code: String? = nil
      var __symbol: String? = nil
      var __groupSign: String? = nil
      var __pointSign: String? = nil
      var __currencyGroupSign: String? = nil
      var __currencyPointSign: String? = nil
      var currencyCode: String! {
        get { __code ?? locale.currencyCode ?? "XXX" }
        set { __code = newValue }
      }
      var internationalCurrencySymbol: String! {
        get { currencyCode }
        set { __code = newValue }
      }
      var currencySymbol: String! {
        get { __symbol ?? __currencySymbol(currencyCode, locale.identifier) }
        set { __symbol = newValue }
      }
      var groupingSeparator: String! {
        get { __groupSign ?? locale.groupingSeparator }
        set { __groupSign = newValue }
      }
      var decimalSeparator: String! {
        get { __pointSign ?? locale.decimalSeparator }
        set { __pointSign = newValue }
      }
      var currencyGroupingSeparator: String! {
        get { __currencyGroupSign ?? locale.groupingSeparator }
        set { __currencyGroupSign = newValue }
      }
      var currencyDecimalSeparator: String! {
        get { __currencyPointSign ?? locale.decimalSeparator }
        set { __currencyPointSign = newValue }
      }
      var positivePrefix: String? = nil
      var positiveSuffix: String? = nil
      var negativePrefix: String? = nil
      var negativeSuffix: String? = nil
      var plusSign: String! = "+"
      var minusSign: String! = "-"
      var percentSymbol: String! = "%"
      var zeroSymbol: String? = nil
      var nilSymbol: String = ""
      var notANumberSymbol: String! = "NaN"
      var multiplier: NSNumber? = nil
      var minimum: NSNumber? = nil
      var maximum: NSNumber? = nil
      var roundingMode: RoundingMode = .halfEven
      var roundingIncrement: NSNumber! = 0
      var allowsFloats: Bool = true
      var isLenient: Bool = false
      var generatesDecimalNumbers: Bool = false
      var alwaysShowsDecimalSeparator: Bool = false
      var usesSignificantDigits: Bool = false
      var minimumSignificantDigits: Int = 1
      var maximumSignificantDigits: Int = 6
      var formatWidth: Int = 0
      var paddingCharacter: String! = " "
      var __grouping: Bool? = nil
      var __minimumFraction: Int? = nil
      var __maximumFraction: Int? = nil
      var __minimumWhole: Int? = nil
      var __positivePattern = ""
      var __maximumWhole: Int? = nil
      override init() { super.init() }
      var usesGroupingSeparator: Bool {
        get { __grouping ?? (numberStyle != .none && numberStyle != .scientific) }
        set { __grouping = newValue }
      }
      var minimumFractionDigits: Int {
        get { __minimumFraction ?? (__isCurrency ? (__isWhole ? 0 : 2) : 0) }
        set {
          __minimumFraction = newValue
          if maximumFractionDigits < newValue { __maximumFraction = newValue }
        }
      }
      var maximumFractionDigits: Int {
        get {
          if let __maximumFraction { return __maximumFraction }
          if __isCurrency { return __isWhole ? 0 : 2 }
          return numberStyle == .decimal ? 3 : numberStyle == .scientific ? 300 : 0
        }
        set {
          __maximumFraction = newValue
          if minimumFractionDigits > newValue { __minimumFraction = newValue }
        }
      }
      var minimumIntegerDigits: Int {
        get { __minimumWhole ?? 1 }
        set { __minimumWhole = newValue }
      }
      var maximumIntegerDigits: Int {
        get { __maximumWhole ?? 2000000000 }
        set { __maximumWhole = newValue }
      }
      /// A pattern: `#,##0.00`.
      var positiveFormat: String! {
        get { __positivePattern }
        set {
          let pattern: String = newValue ?? ""
          __positivePattern = pattern
          let parts = pattern.components(separatedBy: ".")
          let digits = parts[0].filter { $0 == "0" || $0 == "#" || $0 == "," }
          if numberStyle == .none { numberStyle = .decimal }
          usesGroupingSeparator = digits.contains(",")
          __minimumWhole = digits.filter { $0 == "0" }.count
          let fraction = parts.count > 1 ? parts[1] : ""
          __minimumFraction = fraction.filter { $0 == "0" }.count
          __maximumFraction = fraction.filter { $0 == "0" || $0 == "#" }.count
        }
      }
      var format: String! {
        get { positiveFormat }
        set { positiveFormat = newValue }
      }
      var __isCurrency: Bool {
        switch numberStyle {
        case .currency, .currencyISOCode, .currencyPlural, .currencyAccounting: return true
        default: return false
        }
      }
      var __isWhole: Bool { __isWholeCurrency(currencyCode) }

      /// The text of a number.
      func string(from number: NSNumber) -> String? {
        let value = number.doubleValue * (multiplier?.doubleValue ?? 1)
        if value == 0, let zeroSymbol { return zeroSymbol }
        if value.isNaN { return notANumberSymbol }
        var text: String
        switch numberStyle {
        case .spellOut: text = __spelled(value)
        case .ordinal: text = __ordinal(value)
        default: text = __write(number, value)
        }
        if value >= 0 {
          return (positivePrefix ?? "") + text + (positiveSuffix ?? "")
        }
        if let negativePrefix, text.hasPrefix("-") { text = negativePrefix + text.dropFirst() }
        return text + (negativeSuffix ?? "")
      }
      override func string(for obj: Any?) -> String? {
        if let number = obj as? NSNumber { return string(from: number) }
        if let number = obj as? Double { return string(from: NSNumber(value: number)) }
        if let number = obj as? Int { return string(from: NSNumber(value: number)) }
        if let number = obj as? Decimal { return string(from: NSDecimalNumber(decimal: number)) }
        return nil
      }
      static func localizedString(from num: NSNumber, number nstyle: Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = nstyle
        return formatter.string(from: num) ?? ""
      }
      func __write(_ number: NSNumber, _ value: Double) -> String {
        var format = NumberFormatStyleConfiguration()
        format.kind = __isCurrency ? 2 : numberStyle == .percent ? 1 : 0
        format.code = currencyCode
        format.groups = usesGroupingSeparator
        format.isScientific = numberStyle == .scientific
        format.presentation = numberStyle == .currencyISOCode
          ? 2 : numberStyle == .currencyPlural ? 3 : 0
        format.sign = numberStyle == .currencyAccounting ? 4 : 0
        format.rule = __rule
        format.alwaysHasPoint = alwaysShowsDecimalSeparator
        format.precision.whole = minimumIntegerDigits
        if let __maximumWhole { format.precision.wholeMaximum = __maximumWhole }
        if usesSignificantDigits {
          format.precision.significantMinimum = minimumSignificantDigits
          format.precision.significantMaximum = maximumSignificantDigits
        } else {
          format.precision.fractionMinimum = minimumFractionDigits
          format.precision.fractionMaximum = maximumFractionDigits
        }
        format.locale = locale.identifier
        format.symbol = __symbol ?? ""
        format.groupSign = (__isCurrency ? __currencyGroupSign : __groupSign) ?? ""
        format.pointSign = (__isCurrency ? __currencyPointSign : __pointSign) ?? ""
        return multiplier == nil && number.__text != nil
          ? __formatDecimal(number.__text ?? "", format) : __formatNumber(value, format)
      }
      var __rule: FloatingPointRoundingRule {
        switch roundingMode {
        case .ceiling: return .up
        case .floor: return .down
        case .down: return .towardZero
        case .up: return .awayFromZero
        case .halfEven, .halfDown: return .toNearestOrEven
        case .halfUp: return .toNearestOrAwayFromZero
        }
      }
      func __spelled(_ value: Double) -> String {
        if value < 0 { return "minus " + __spelled(-value) }
        let text = __formatNumber(
          value, NumberFormatStyleConfiguration(groups: false))
        let parts = text.components(separatedBy: ".")
        let whole = __spelledOut(Int(parts[0]) ?? 0)
        guard parts.count > 1 else { return whole }
        let digits = parts[1].map { __spelledOut(Int(String($0)) ?? 0) }
        return whole + " point " + digits.joined(separator: " ")
      }
      func __ordinal(_ value: Double) -> String {
        let number = Int(value.rounded(.toNearestOrEven))
        let size = abs(number)
        let ending: String
        switch (size % 10, size % 100) {
        case (_, 11), (_, 12), (_, 13): ending = "th"
        case (1, _): ending = "st"
        case (2, _): ending = "nd"
        case (3, _): ending = "rd"
        default: ending = "th"
        }
        return (number < 0 ? "−" : "") + size.formatted() + ending
      }
      /// The number that a text stands for; `nil` if it is none.
      func number(from string: String) -> NSNumber? {
        var text = string.trimmingCharacters(in: .whitespaces)
        if __isCurrency {
          text = text.replacingOccurrences(of: currencySymbol, with: "")
            .trimmingCharacters(in: .whitespaces)
        }
        let isPercent = numberStyle == .percent
        if isPercent {
          guard text.hasSuffix("%") else { return nil }
          text = String(text.dropLast()).trimmingCharacters(in: .whitespaces)
        }
        if usesGroupingSeparator {
          text = text.replacingOccurrences(of: groupingSeparator, with: "")
        }
        text = text.replacingOccurrences(of: decimalSeparator, with: ".")
        guard let value = Double(text), let first = text.first,
          first.isNumber || first == "-" || first == "."
        else { return nil }
        if isPercent { return NSNumber(value: value / 100) }
        if let whole = Int(text) { return NSNumber(value: whole) }
        return NSNumber(value: value)
      }
    }

    func __isWholeCurrency(_ code: String) -> Bool
    func __formatDecimal(_ text: String, _ format: NumberFormatStyleConfiguration) -> String
    """,
    natives: [
      "__isWholeCurrency(_:)": { call throws(Trap) in
        .bool(NumberFormat.wholeCurrencies.contains(call.text(0)))
      },
      "__formatDecimal(_:_:)": { call throws(Trap) in
        call.make(
          call.numberFormat(1).text(of: DecimalDigits(text: call.text(0)), isInteger: false))
      },
    ])
}
