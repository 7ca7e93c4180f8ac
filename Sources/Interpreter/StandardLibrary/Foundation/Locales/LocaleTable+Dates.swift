extension LocaleTable {
  /// The pattern for the parts of a date, each given by its field or empty: `y`, `MMM`, `EEEE`.
  func datePattern(year: String, month: String, day: String, weekday: String) -> String {
    let key =
      (year.isEmpty ? "" : "y") + LocaleTable.base(month, of: "M", named: 3)
      + LocaleTable.base(weekday, of: "E", named: 1) + (day.isEmpty ? "" : "d")
    var pattern = template(key)
    if year.count > 1 { pattern = LocaleTable.setting("yu", to: year.count, in: pattern) }
    if day.count > 1 { pattern = LocaleTable.setting("d", to: day.count, in: pattern) }
    if month.count == 2 || month.count > 4 {
      pattern = LocaleTable.setting("ML", to: month.count, in: pattern)
    }
    if weekday.first == "e" {
      return LocaleTable.replacing("Ec", by: weekday, in: pattern)
    }
    return weekday.count > 4
      ? LocaleTable.setting("Ec", to: weekday.count, in: pattern) : pattern
  }

  /// The pattern for the parts of a time; `|` behind the hour leaves morning and afternoon out.
  func timePattern(hour: String, minute: String, second: String) -> String {
    let digits = hour.filter { $0 != "|" }
    var key = digits.isEmpty ? "" : digits.first == "H" || digits.first == "k" ? "H" : "j"
    if !minute.isEmpty || !second.isEmpty { key += "m" }
    if !second.isEmpty { key += "s" }
    if digits.isEmpty, minute.isEmpty || second.isEmpty {
      return second.isEmpty ? minute.isEmpty ? "" : "m" : second.count > 2 ? second : "s"
    }
    var pattern = template(key)
    if digits.count > 1 { pattern = LocaleTable.setting("hHkK", to: 2, in: pattern) }
    if hour.hasSuffix("|") {
      pattern = LocaleTable.replacing("aB", by: "", in: pattern)
      while pattern.last?.isWhitespace == true { pattern.removeLast() }
      while pattern.first?.isWhitespace == true { pattern.removeFirst() }
    }
    if second.count > 2 {
      let fraction = self["decimal"] + second.drop { $0 == "s" || $0 == "." }
      pattern = LocaleTable.replacing("s", by: "ss" + fraction, in: pattern)
    }
    return pattern
  }

  /// A date and a time beside each other, as they are joined below a month of that width.
  func joined(_ date: String, _ time: String, month: String, weekday: String, isWeekday: Bool)
    -> String
  {
    if date.isEmpty || time.isEmpty { return date + time }
    let width =
      isWeekday
      ? "E"
      : month.count < 3 ? "M" : month.count != 4 ? "MMM" : weekday.isEmpty ? "MMMM" : "MMMMEEEE"
    // A weekday by itself may be written otherwise than beside something.
    let day = isWeekday ? LocaleTable.mappingRuns(of: "c", in: date) { _ in weekday } : date
    var text = ""
    var rest = Substring(self["join \(width)"])
    while let sign = rest.popFirst() {
      guard sign == "{" else {
        text.append(sign)
        continue
      }
      text += rest.first == "1" ? day : time
      rest = rest.dropFirst(2)
    }
    return text
  }

  /// A recorded pattern; one for long names may be the one for short names, written out.
  private func template(_ key: String) -> String {
    if let found = entry("for \(key)") { return found }
    for (long, short, letters) in [("EEEE", "E", "Ec"), ("MMMM", "MMM", "ML")] {
      guard let range = key.firstRange(of: long) else { continue }
      let shorter = key.replacingCharacters(from: range, with: short)
      return LocaleTable.setting(letters, to: 4, in: template(shorter))
    }
    return key
  }

  private static func base(_ field: String, of letter: Character, named: Int) -> String {
    if field.isEmpty { return "" }
    let isNamed = letter == "E" || field.count > 2
    return String(repeating: letter, count: field.count == 4 ? 4 : isNamed ? named : 1)
  }

  /// The pattern with the runs of some letters so long.
  private static func setting(_ letters: String, to count: Int, in pattern: String) -> String {
    mappingRuns(of: letters, in: pattern) { String(repeating: $0, count: count) }
  }

  private static func replacing(_ letters: String, by field: String, in pattern: String) -> String {
    mappingRuns(of: letters, in: pattern) { _ in field }
  }

  /// The pattern with the runs of some letters changed; quoted text stays.
  private static func mappingRuns(
    of letters: String, in pattern: String, _ change: (Character) -> String
  ) -> String {
    var text = ""
    var isQuoted = false
    var rest = Substring(pattern)
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      if letter == "'", !run.count.isMultiple(of: 2) { isQuoted.toggle() }
      text += !isQuoted && letters.contains(letter) ? change(letter) : String(run)
    }
    return text
  }
}

extension String {
  fileprivate func replacingCharacters(from range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
