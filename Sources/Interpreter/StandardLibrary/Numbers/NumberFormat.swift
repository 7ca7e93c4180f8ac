/// How a number is written for people: what the format styles come down to.
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
  var locale = LocaleTable.root
  /// What is written instead of the locale's signs, if not empty.
  var ownSymbol = ""
  var ownGroupSign = ""
  var ownPoint = ""

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
    let unit = isCompact ? compact(&number) : "#"
    round(&number, isInteger: isInteger)
    return decorate(locale.fill(unit, body(number, isInteger: isInteger)), number)
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

  /// Divides by the thousands it names; what is written around the number.
  private func compact(_ number: inout DecimalDigits) -> String {
    var rounded = number
    rounded.round(significant: max(2, number.point), rule)
    let powers = locale.list("compact")
    guard rounded.point > 3, let last = powers.indices.last else { return "#" }
    let index = min(rounded.point - 4, last)
    guard let left = powers[index].first?.wholeNumberValue else { return "#" }
    number.scale(byPowerOfTen: left - index - 4)
    return String(powers[index].dropFirst())
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
    let mantissa = number.whole(minimum: 1) + (rest.isEmpty ? "" : point + rest)
    return locale.withOwnDigits(mantissa + locale["exponent"] + "\(power)")
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
    if isGrouped { whole = locale.grouped(whole, sign: ownGroupSign, isShort: isCompact) }
    return locale.withOwnDigits(
      whole + (fraction.isEmpty && !alwaysHasPoint ? "" : point + fraction))
  }

  private var point: String { ownPoint.isEmpty ? locale["decimal"] : ownPoint }

  private func decorate(_ body: String, _ number: DecimalDigits) -> String {
    let isNegative = number.isNegative && (!number.isZero || sign == 0)
    let shape =
      switch sign {
      case 2: positiveShape
      case 1: isNegative ? negativeShape : shapeWithPlus
      case 3: isNegative ? negativeShape : number.isZero ? positiveShape : shapeWithPlus
      case 4 where isNegative: kind == .currency ? locale["accounting"] : "(\(positiveShape))"
      default: isNegative ? negativeShape : positiveShape
      }
    if kind == .currency, presentation == 3 {
      return locale.fill(shape, named(body))
    }
    return locale.fill(shape, body, symbol: symbol)
  }

  private var positiveShape: String {
    switch kind {
    case .number: "#"
    case .percent: locale["percent"]
    case .currency: presentation == 3 ? "#" : locale["currency"]
    }
  }

  private var negativeShape: String {
    switch kind {
    case .number: locale["negative"]
    case .percent: locale["negativePercent"]
    case .currency: locale[presentation == 3 ? "negative" : "negativeCurrency"]
    }
  }

  private var shapeWithPlus: String {
    switch kind {
    case .number: locale["plus"]
    case .percent: locale["plusPercent"]
    case .currency: locale[presentation == 3 ? "plus" : "plusCurrency"]
    }
  }

  private var symbol: String {
    if presentation == 2 { return currencyCode }
    if !ownSymbol.isEmpty { return ownSymbol }
    return locale.symbol(of: currencyCode, isNarrow: presentation == 1)
  }

  /// A number with the name of its currency, for one or for many.
  private func named(_ body: String) -> String {
    guard let names = locale.value(of: currencyCode, in: "currencyNames") else {
      return body + " " + currencyCode
    }
    let forms = names.split(separator: "/")
    let isOne = body == locale.withOwnDigits("1")
    return locale.fill(String((isOne ? forms.first : forms.last) ?? "#"), body)
  }

  /// Currencies without smaller coins.
  static let wholeCurrencies: Set<String> = [
    "JPY", "KRW", "VND", "CLP", "ISK", "HUF", "XAF", "XOF", "UGX",
  ]
}
