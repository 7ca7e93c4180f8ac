/// Reads a date written in a pattern of Unicode's date fields, by the names of a locale.
struct DateReader {
  private var rest: Substring
  private let locale: LocaleTable
  private var fields: [Character: Int] = [:]
  private var isAfternoon = false
  private var fraction = 0.0
  /// Seconds ahead of UTC, where the text says so.
  private var offset: Int?

  private init(rest: Substring, locale: LocaleTable) {
    self.rest = rest
    self.locale = locale
  }

  /// Seconds since the start of 2001; `nil` if the text does not fit the pattern.
  static func read(
    _ text: String, pattern: String, zone: Zone, locale: LocaleTable = .root
  ) -> Double? {
    var reader = DateReader(rest: Substring(text), locale: locale)
    var rest = Substring(pattern)
    while let letter = rest.first {
      if letter == "'" {
        guard reader.skip(DateText.quoted(&rest)) else { return nil }
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      let isField = letter.isASCII && letter.isLetter
      let next = rest.first.map { $0.isASCII && $0.isLetter } ?? false
      let fits =
        isField
        ? reader.readField(letter, run.count, isAbutting: next) : reader.skip(String(run))
      guard fits else { return nil }
    }
    guard reader.rest.isEmpty, let local = reader.seconds else { return nil }
    let ahead = reader.offset ?? zone.offset(at: local - Double(zone.offset(at: local)))
    return local - Double(ahead)
  }

  private mutating func skip(_ text: String) -> Bool {
    // All spaces are alike, the narrow one before AM among them.
    for character in text {
      guard let found = rest.first,
        found == character || (found.isWhitespace && character.isWhitespace)
      else { return false }
      rest.removeFirst()
    }
    return true
  }

  private mutating func readField(
    _ letter: Character, _ count: Int, isAbutting: Bool
  ) -> Bool {
    switch letter {
    case "M", "L":
      if count < 3 { return readNumber("M", count) }
      let keys = count == 3 ? ["shortMonths", "shortMonthsAlone"] : ["months", "monthsAlone"]
      guard let month = readName(keys) else { return false }
      fields["M"] = month + 1
      return true
    case "E", "c", "e":
      return readName(count == 4 ? ["days", "daysAlone"] : ["shortDays", "shortDaysAlone"]) != nil
    case "a", "b":
      guard let half = readName(["halves"]) else { return false }
      isAfternoon = half == 1
      return true
    case "y", "Y", "u":
      guard readNumber("y", count == 2 ? 2 : isAbutting ? count : 10) else { return false }
      if count == 2, let year = fields["y"] { fields["y"] = year + (year < 50 ? 2000 : 1900) }
      return true
    case "d", "H", "h", "k", "K", "m", "s": return readNumber(letter, 2)
    case "S":
      let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
      guard let number = Double("0.\(digits)") else { return false }
      fraction = number
      rest = rest.dropFirst(digits.count)
      return true
    case "Z", "z", "X", "x", "V", "v", "O": return readZone()
    default: return false
    }
  }

  private mutating func readZone() -> Bool {
    let text = rest.prefix { !$0.isWhitespace }
    rest = rest.dropFirst(text.count)
    let words = text.first == "+" || text.first == "-" ? "GMT\(text)" : String(text)
    guard let zone = Zone(words) else { return false }
    offset = zone.offset(at: seconds ?? 0)
    return true
  }

  private mutating func readNumber(_ field: Character, _ maximum: Int) -> Bool {
    let digits = rest.prefix(max(2, maximum)).prefix { $0.isASCII && $0.isWholeNumber }
    guard let number = Int(digits) else { return false }
    fields[field] = number
    rest = rest.dropFirst(digits.count)
    return true
  }

  /// Takes the longest name of some lists that the text goes on with; its place in its list.
  private mutating func readName(_ keys: [String]) -> Int? {
    let names = keys.flatMap { locale.list($0).enumerated() }
      .sorted { $0.element.count > $1.element.count }
    let text = rest.lowercased()
    guard let found = names.first(where: { text.hasPrefix($0.element.lowercased()) }) else {
      return nil
    }
    rest = rest.dropFirst(found.element.count)
    return found.offset
  }

  /// The date, if its parts are in range.
  private var seconds: Double? {
    let (year, month, day) = (fields["y"] ?? 2000, fields["M"] ?? 1, fields["d"] ?? 1)
    guard (1...12).contains(month), day >= 1, day <= CivilDate.length(year: year, month: month)
    else { return nil }
    var hour = fields["H"] ?? fields["k"].map { $0 % 24 } ?? 0
    if let half = fields["h"] ?? fields["K"] { hour = half % 12 + (isAfternoon ? 12 : 0) }
    let (minute, second) = (fields["m"] ?? 0, fields["s"] ?? 0)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return fraction
      + CivilDate.seconds(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }
}
