/// Reads a date written in a pattern of Unicode's date fields, in American English.
struct DateReader {
  private var rest: Substring
  private var fields: [Character: Int] = [:]
  private var isAfternoon = false
  private var fraction = 0.0
  /// Seconds ahead of UTC, where the text says so.
  private var offset: Int?

  private init(rest: Substring) { self.rest = rest }

  /// Seconds since the start of 2001; `nil` if the text does not fit the pattern.
  static func read(_ text: String, pattern: String, zone: Zone) -> Double? {
    var reader = DateReader(rest: Substring(text))
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
      return readName(CivilDate.months, count) { $0.fields["M"] = $1 + 1 }
    case "E", "c": return readName(CivilDate.weekdays, max(count, 3)) { _, _ in }
    case "a":
      guard let marker = ["AM", "PM"].first(where: { rest.uppercased().hasPrefix($0) }) else {
        return false
      }
      isAfternoon = marker == "PM"
      rest = rest.dropFirst(2)
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

  private mutating func readName(
    _ names: [String], _ count: Int, _ found: (inout DateReader, Int) -> Void
  ) -> Bool {
    for (index, name) in names.enumerated() {
      let written = count == 3 ? String(name.prefix(3)) : name
      guard rest.lowercased().hasPrefix(written.lowercased()) else { continue }
      rest = rest.dropFirst(written.count)
      found(&self, index)
      return true
    }
    return false
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
