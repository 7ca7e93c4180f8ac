/// How a number is written for people, in American English: what the format styles come down to.
struct NumberFormat {
  enum Kind: Int { case number, percent, currency }

  var kind = Kind.number
  var currencyCode = ""
  var minimumWhole = 1
  var fraction: ClosedRange<Int>?
  var significant: ClosedRange<Int>?
  var isGrouped = true
  /// 0: minus only; 1: always; 2: never; 3: always, but not for zero; 4: negative in parentheses.
  var sign = 0
  /// Digits before the decimal point that are kept, from the right.
  var maximumWhole: Int?
  var isScientific = false
  /// 0: a currency's symbol; 1: its narrow symbol; 2: its code; 3: its name.
  var presentation = 0
  var alwaysHasPoint = false
  var rule = FloatingPointRoundingRule.toNearestOrEven
  var isCompact = false
  var scale = 1.0
  var increment = 0.0

  /// The text of a number.
  func text(of value: Value) -> String {
    let isInteger = value.kind == .integer
    if value.kind == .double, !value.asDouble.isFinite {
      if value.asDouble.isNaN { return "NaN" }
      return value.asDouble < 0 ? "-∞" : "∞"
    }
    return text(of: digits(of: value, isInteger: isInteger), isInteger: isInteger)
  }

  /// The text of a number given by its digits.
  func text(of digits: DecimalDigits, isInteger: Bool) -> String {
    var number = digits
    if kind == .percent, !isInteger { number.scale(byPowerOfTen: 2) }
    if isScientific { return decorate(scientific(number), number) }
    let unit = isCompact ? compact(&number) : ""
    round(&number, isInteger: isInteger)
    return decorate(body(number, isInteger: isInteger) + unit, number)
  }

  private func digits(of value: Value, isInteger: Bool) -> DecimalDigits {
    if increment > 0 {
      return DecimalDigits((value.asNumber * scale / increment).rounded(rule) * increment)
    }
    if isInteger, scale == 1 { return DecimalDigits(integer: value) }
    if value.type == .float {
      return DecimalDigits(Double(Float(value.asDouble * scale).description) ?? 0)
    }
    return DecimalDigits(value.asNumber * scale)
  }

  /// Divides by the thousands it names.
  private func compact(_ number: inout DecimalDigits) -> String {
    var rounded = number
    rounded.round(significant: max(2, number.point), rule)
    let names = ["", "K", "M", "B", "T"]
    let step = min(max(0, (rounded.point - 1) / 3), names.count - 1)
    number.scale(byPowerOfTen: -3 * step)
    return names[step]
  }

  private func round(_ number: inout DecimalDigits, isInteger: Bool) {
    if let significant { return number.round(significant: significant.upperBound, rule) }
    if isCompact, fraction == nil {
      return number.round(significant: max(2, number.point), rule)
    }
    number.round(fraction: fractionLimits(isInteger: isInteger).upperBound, rule)
  }

  /// One digit before the point, and the power of ten.
  private func scientific(_ digits: DecimalDigits) -> String {
    var number = digits
    let power = number.isZero ? 0 : number.point - 1
    number.scale(byPowerOfTen: -power)
    if let significant {
      number.round(significant: significant.upperBound, rule)
    } else {
      number.round(fraction: (fraction ?? 0...6).upperBound, rule)
    }
    let rest = number.fraction(minimum: fraction?.lowerBound ?? 0)
    return number.whole(minimum: 1) + (rest.isEmpty ? "" : ".\(rest)") + "E\(power)"
  }

  private func fractionLimits(isInteger: Bool) -> ClosedRange<Int> {
    if let fraction { return fraction }
    switch kind {
    case .currency:
      let count = NumberFormat.wholeCurrencies.contains(currencyCode) ? 0 : 2
      return count...count
    default: return 0...(isInteger ? 0 : 6)
    }
  }

  private func body(_ number: DecimalDigits, isInteger: Bool) -> String {
    var whole = number.whole(minimum: minimumWhole)
    if let maximumWhole { whole = String(whole.suffix(maximumWhole)) }
    var minimum = isCompact ? 0 : fractionLimits(isInteger: isInteger).lowerBound
    if let significant {
      minimum = max(0, significant.lowerBound - (number.isZero ? 1 : number.point))
    } else if let fraction {
      minimum = fraction.lowerBound
    }
    let fraction = number.fraction(minimum: minimum)
    return (isGrouped ? whole.grouped : whole)
      + (fraction.isEmpty && !alwaysHasPoint ? "" : ".\(fraction)")
  }

  private func decorate(_ body: String, _ number: DecimalDigits) -> String {
    var text = body
    switch kind {
    case .number: break
    case .percent: text += "%"
    case .currency where presentation == 3:
      text += " " + NumberFormat.name(of: currencyCode, isOne: body == "1")
    case .currency:
      let code = "\(currencyCode)\u{A0}"
      text = (presentation == 2 ? code : NumberFormat.symbol(of: currencyCode)) + text
    }
    let isNegative = number.isNegative && (!number.isZero || sign == 0)
    switch sign {
    case 2: return text
    case 1: return (isNegative ? "-" : "+") + text
    case 4: return isNegative ? "(\(text))" : text
    case 3: return (isNegative ? "-" : number.isZero ? "" : "+") + text
    default: return (isNegative ? "-" : "") + text
    }
  }

  private static let wholeCurrencies: Set<String> = [
    "JPY", "KRW", "VND", "CLP", "ISK", "HUF", "XAF", "XOF", "UGX",
  ]

  private static func name(of code: String, isOne: Bool) -> String {
    let names = [
      "USD": ("US dollar", "US dollars"), "EUR": ("euro", "euros"),
      "GBP": ("British pound", "British pounds"), "JPY": ("Japanese yen", "Japanese yen"),
      "CAD": ("Canadian dollar", "Canadian dollars"), "CHF": ("Swiss franc", "Swiss francs"),
      "AUD": ("Australian dollar", "Australian dollars"),
      "INR": ("Indian rupee", "Indian rupees"), "CNY": ("Chinese yuan", "Chinese yuan"),
    ]
    guard let name = names[code] else { return code }
    return isOne ? name.0 : name.1
  }

  /// How American English writes a currency.
  static func symbol(of code: String) -> String {
    let symbols = [
      "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "CNY": "CN¥", "KRW": "₩",
      "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "MXN": "MX$", "BRL": "R$", "ILS": "₪", "VND": "₫",
      "TWD": "NT$", "HKD": "HK$", "PHP": "₱",
    ]
    // Other currencies are named by their code and a space that does not break.
    return symbols[code] ?? "\(code)\u{A0}"
  }
}
