// Asks this machine's Foundation how each place writes numbers, dates and lists; one answer a line.
// `Tests/record-locales` turns the answers into the tables of the library.
import Foundation

/// Prints what is written for one locale.
struct LocaleQuestions {
  let name: String
  let locale: Locale
  /// Monday, 2 January 2006, 15:04:05.
  let date = Date(timeIntervalSince1970: 1_136_214_245)

  init(_ name: String) {
    self.name = name
    locale = Locale(identifier: name)
  }

  func answer(_ key: String, _ value: String) { print(name, key, value, separator: "\t") }

  func answer(_ key: String, _ values: [String]) { answer(key, values.joined(separator: "|")) }

  func answerAll() {
    numbers()
    currencies()
    compact()
    names()
    styles()
    templates()
    lists()
  }

  /// The digits and the signs between them, read off numbers that were written.
  private func numbers() {
    let formatter = NumberFormatter()
    formatter.locale = locale
    answer("decimal", formatter.decimalSeparator)
    answer("group", formatter.groupingSeparator)
    let digits = 1_234_567_890.formatted(.number.grouping(.never).locale(locale))
    if digits != "1234567890" { answer("digits", String(digits.suffix(1) + digits.prefix(9))) }
    let large = 1_234_567.formatted(.number.locale(locale))
    let parts = large.split { !$0.isNumber }
    answer("secondary", String(parts.count > 1 ? parts[parts.count - 2].count : 3))
    let small = 1234.formatted(.number.locale(locale))
    answer("ungrouped", parts.count == 1 ? "100" : small.count == 4 ? "4" : "3")
    answer("negative", shape((-7).formatted(.number.locale(locale))))
    answer("percent", shape(0.07.formatted(.percent.locale(locale))))
    answer("negativePercent", shape((-0.07).formatted(.percent.locale(locale))))
    answer("plus", shape(7.formatted(.number.sign(strategy: .always()).locale(locale))))
    answer("plusPercent", shape(0.07.formatted(.percent.sign(strategy: .always()).locale(locale))))
    let power = 7e7.formatted(.number.notation(.scientific).locale(locale))
    answer("exponent", shape(power).filter { $0 != "#" })
  }

  /// The text around the number 7, which `#` stands for.
  private func shape(_ text: String) -> String {
    let written = 7.formatted(.number.locale(locale))
    return text.replacingOccurrences(of: written, with: "#")
  }

  private func currencies() {
    let known = """
      USD EUR GBP JPY CNY KRW INR BRL CAD AUD NZD MXN HKD TWD SGD CHF SEK NOK DKK ISK PLN CZK HUF \
      RON BGN RUB UAH TRY ILS ZAR THB VND IDR MYR PHP EGP AED SAR ARS CLP COP PEN NGN KES PKR BDT
      """
    let codes = known.split(separator: " ").map(String.init)
    func amount(_ value: Int, _ sign: CurrencyFormatStyleConfiguration.SignDisplayStrategy)
      -> String
    {
      // The narrow sign is one everywhere; letters would get a space of their own.
      let style = IntegerFormatStyle<Int>.Currency(code: "EUR", locale: locale)
        .precision(.fractionLength(0)).presentation(.narrow).sign(strategy: sign)
      return shape(value.formatted(style)).replacingOccurrences(of: "EUR", with: "¤")
        .replacingOccurrences(of: "€", with: "¤")
    }
    answer("currency", amount(7, .automatic))
    answer("negativeCurrency", amount(-7, .automatic))
    answer("plusCurrency", amount(7, .always()))
    answer("accounting", amount(-7, .accounting))
    let named = ["USD", "EUR", "GBP", "JPY", "CNY", "INR", "CAD", "AUD", "CHF", "KRW", "BRL"]
    let names = named.map { code in
      let style = IntegerFormatStyle<Int>.Currency(code: code, locale: locale)
        .precision(.fractionLength(0)).presentation(.fullName)
      let five = 5.formatted(.number.locale(locale))
      let many = 5.formatted(style).replacingOccurrences(of: five, with: "#")
      let one = 1.formatted(.number.locale(locale))
      return code + 1.formatted(style).replacingOccurrences(of: one, with: "#") + "/" + many
    }
    answer("currencyNames", names)
    answer("symbols", codes.compactMap { symbol(of: $0) == $0 ? nil : $0 + symbol(of: $0) })
    let narrow = codes.compactMap { code -> String? in
      let style = IntegerFormatStyle<Int>.Currency(code: code, locale: locale)
        .precision(.fractionLength(0)).presentation(.narrow)
      let sign = shape(7.formatted(style)).filter {
        $0 != "#" && !$0.isWhitespace && !"\u{200E}\u{200F}\u{61C}".contains($0)
      }
      return sign == symbol(of: code) ? nil : code + sign
    }
    answer("narrowSymbols", narrow)
  }

  private func symbol(of code: String) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = locale
    formatter.currencyCode = code
    return formatter.currencySymbol
  }

  /// For each power of ten from 3 to 14 how many digits are left, and what stands around them.
  private func compact() {
    var entries: [String] = []
    var value = 2000
    for _ in 3...14 {
      let text = value.formatted(.number.notation(.compactName).locale(locale))
      var (shaped, left) = (text, 0)
      var number = 2
      for count in 1...6 {
        for style in [IntegerFormatStyle<Int>.number, .number.grouping(.never)] {
          guard let range = text.range(of: number.formatted(style.locale(locale))) else { continue }
          shaped = text.replacingCharacters(in: range, with: "#")
          left = count
        }
        number *= 10
      }
      entries.append("\(left)\(shaped)")
      value *= 10
    }
    answer("compact", entries)
  }

  private func written(_ pattern: String, _ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = .gmt
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }

  private func names() {
    let day = 86400.0
    let months = (0..<12).map { date + Double($0) * 30.5 * day }
    let days = (-1..<6).map { date + Double($0) * day }
    let halves = [date - day / 2, date]
    let eras = [Date(timeIntervalSince1970: -66_000_000_000), date]
    let quarters = [0, 3, 6, 9].map { months[$0] }
    let fields: [(key: String, pattern: String, dates: [Date])] = [
      ("months", "MMMM", months), ("monthsAlone", "LLLL", months), ("shortMonths", "MMM", months),
      ("shortMonthsAlone", "LLL", months), ("letterMonths", "LLLLL", months),
      ("days", "EEEE", days), ("daysAlone", "cccc", days), ("shortDays", "EEE", days),
      ("shortDaysAlone", "ccc", days), ("twoDays", "EEEEEE", days), ("letterDays", "ccccc", days),
      ("halves", "a", halves), ("eras", "G", eras), ("longEras", "GGGG", eras),
      ("quarters", "QQQ", quarters), ("longQuarters", "QQQQ", quarters),
    ]
    for field in fields { answer(field.key, field.dates.map { written(field.pattern, $0) }) }
    let near = [-1.0, 0, 1].map { days in
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: [.day], presentation: .named, locale: locale)
      return style.format(date - days * day)
    }
    answer("nearDays", near)
    let calendar = locale.calendar
    if DateFormatter.dateFormat(fromTemplate: "jm", options: 0, locale: locale)?.contains("B")
      == true
    {
      let hours = (0..<24).map { date + (Double($0) - 15) * 3600 }
      answer("dayPeriods", hours.map { written("B", $0) })
    }
    answer("week", "\(calendar.firstWeekday)|\(calendar.minimumDaysInFirstWeek)")
  }

  /// The four styles of dates and of times, and how they are joined.
  private func styles() {
    func styled(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
      let formatter = DateFormatter()
      formatter.locale = locale
      formatter.dateStyle = date
      formatter.timeStyle = time
      return formatter.dateFormat
    }
    let styles: [DateFormatter.Style] = [.short, .medium, .long, .full]
    let dates = styles.map { styled($0, .none) }
    let times = styles.map { styled(.none, $0) }
    answer("dates", dates)
    answer("times", times)
    answer(
      "joins",
      zip(styles, dates).map { style, date in
        styled(style, .short).replacingOccurrences(of: date, with: "{1}")
          .replacingOccurrences(of: times[0], with: "{0}")
      })
  }

  /// What becomes of the parts that a program asks for.
  private func templates() {
    func pattern(_ template: String) -> String {
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
    }
    for year in ["", "y"] {
      for month in ["", "M", "MMM", "MMMM"] {
        for weekday in ["", "E", "EEEE"] {
          for day in ["", "d"] where !(year + month + weekday + day).isEmpty {
            let template = year + month + weekday + day
            answer("for " + template, pattern(template))
          }
        }
      }
    }
    for template in ["j", "jm", "jms", "H", "Hm", "Hms", "ms"] {
      answer("for " + template, pattern(template))
    }
    for month in ["M", "MMM", "MMMM", "MMMMEEEE", "E"] {
      let day = month == "E" ? "E" : "y\(month)d"
      let date = pattern(day).replacingOccurrences(of: "c", with: "E")
      let whole = pattern(day + "jm")
      answer(
        "join " + month,
        whole.replacingOccurrences(of: date, with: "{1}")
          .replacingOccurrences(of: pattern("jm"), with: "{0}"))
    }
  }

  private func lists() {
    let texts = [["Q1", "Q2"], ["Q1", "Q2", "Q3"], ["Q1", "Q2", "Q3", "Q4"]]
    typealias Style = ListFormatStyle<StringStyle, [String]>
    for (name, type) in [("and", Style.ListType.and), ("or", .or)] {
      for (suffix, width) in [("", Style.Width.standard), ("Short", .short), ("Narrow", .narrow)] {
        let style = Style.list(type: type, width: width).locale(locale)
        answer(name + suffix, texts.map { $0.formatted(style) })
      }
    }
  }
}

for name in CommandLine.arguments.dropFirst() { LocaleQuestions(name).answerAll() }
