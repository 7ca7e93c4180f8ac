extension CivilDate {
  /// Seconds since the start of 2001 of a date written in a pattern; `nil` if it is not.
  static func read(_ text: String, pattern: String) -> Double? {
    var reader = DateReader(rest: Substring(text))
    var rest = Substring(pattern)
    while let letter = rest.first {
      if letter == "'" {
        rest.removeFirst()
        let quoted = rest.prefix { $0 != "'" }
        guard reader.skip(quoted.isEmpty ? "'" : String(quoted)) else { return nil }
        rest = rest.dropFirst(quoted.count + 1)
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      let isField = letter.isASCII && letter.isLetter
      guard isField ? reader.readField(letter, run.count) : reader.skip(String(run)) else {
        return nil
      }
    }
    return reader.rest.isEmpty ? reader.seconds : nil
  }
}

/// Reads the fields of a date from the front of a text.
private struct DateReader {
  var rest: Substring
  private var fields: [Character: Int] = [:]
  private var isAfternoon = false

  init(rest: Substring) { self.rest = rest }

  mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  mutating func readField(_ letter: Character, _ count: Int) -> Bool {
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
      guard readNumber("y", count == 2 ? 2 : 4) else { return false }
      if count == 2, let year = fields["y"] { fields["y"] = year + (year < 50 ? 2000 : 1900) }
      return true
    case "d", "H", "h", "k", "K", "m", "s": return readNumber(letter, 2)
    case "S": return readNumber("S", count)
    case "Z", "z", "X", "x", "V", "v":
      rest = rest.drop { !$0.isWhitespace }
      return true
    default: return false
    }
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
  var seconds: Double? {
    let (year, month, day) = (fields["y"] ?? 2000, fields["M"] ?? 1, fields["d"] ?? 1)
    guard (1...12).contains(month), day >= 1, day <= CivilDate.length(year: year, month: month)
    else { return nil }
    var hour = fields["H"] ?? fields["k"].map { $0 % 24 } ?? 0
    if let half = fields["h"] ?? fields["K"] { hour = half % 12 + (isAfternoon ? 12 : 0) }
    let (minute, second) = (fields["m"] ?? 0, fields["s"] ?? 0)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return CivilDate.seconds(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }
}
