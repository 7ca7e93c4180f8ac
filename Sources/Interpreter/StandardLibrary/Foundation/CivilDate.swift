/// A point in time in the Gregorian calendar and UTC, the only ones Grove knows.
struct CivilDate {
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int
  /// 1 is Sunday.
  let weekday: Int

  /// Days from the start of 1970 to the start of 2001.
  private static let referenceDays = 11_323

  init(secondsSinceReference seconds: Double) {
    let limit = 9e13
    let clamped = seconds.isNaN ? 0 : max(-limit, min(limit, seconds))
    let whole = Int(clamped.rounded(.down))
    let days = CivilDate.floorDivide(whole, 86_400)
    let rest = whole - days * 86_400
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
    (year, month, day) = CivilDate.civil(days: days + CivilDate.referenceDays)
    // The first day of 1970 was a Thursday.
    let ordinal = days + CivilDate.referenceDays + 4
    weekday = ordinal - CivilDate.floorDivide(ordinal, 7) * 7 + 1
  }

  /// Seconds since the start of 2001 of a date whose parts may be out of range: month 13 is the
  /// next January.
  static func seconds(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int
  ) -> Double {
    let bounded = [year, month, day, hour, minute, second].map {
      max(-100_000_000, min(100_000_000, $0))
    }
    let months = bounded[0] * 12 + bounded[1] - 1
    let first = days(
      year: floorDivide(months, 12), month: months - floorDivide(months, 12) * 12 + 1)
    let days = first + bounded[2] - 1 - referenceDays
    return Double(days) * 86_400 + Double(bounded[3]) * 3600 + Double(bounded[4]) * 60
      + Double(bounded[5])
  }

  /// The week of the year; weeks begin on Sunday and the first holds the first of January.
  var weekOfYear: Int {
    let january = CivilDate.days(year: year, month: 1)
    let today = CivilDate.days(year: year, month: month) + day - 1
    let firstWeekday = (weekday - 1 - (today - january)) % 7
    return (today - january + (firstWeekday + 7) % 7) / 7 + 1
  }

  /// Days in a month.
  static func length(year: Int, month: Int) -> Int {
    days(year: month == 12 ? year + 1 : year, month: month == 12 ? 1 : month + 1)
      - days(year: year, month: month)
  }

  /// Days since the start of 1970 of the first of a month.
  ///
  /// Hinnant's algorithm: years begin in March, so that the leap day comes last.
  private static func days(year: Int, month: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = floorDivide(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func civil(days: Int) -> (Int, Int, Int) {
    let shifted = days + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }
}

extension CivilDate {
  /// The date in a pattern of Unicode's date fields; text in quotes stands for itself.
  func text(_ pattern: String) -> String {
    var result = ""
    var rest = Substring(pattern)
    while let letter = rest.first {
      if letter == "'" {
        rest.removeFirst()
        let quoted = rest.prefix { $0 != "'" }
        result += quoted.isEmpty ? "'" : quoted
        rest = rest.dropFirst(quoted.count + 1)
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      result += letter.isASCII && letter.isLetter ? field(letter, run.count) : String(run)
    }
    return result
  }

  private func field(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "y", "Y", "u": count == 2 ? padded(year % 100, 2) : padded(year, count == 1 ? 4 : count)
    case "M", "L": name(of: month, in: CivilDate.months, count)
    case "d": padded(day, count)
    case "E", "c", "e":
      count >= 4
        ? CivilDate.weekdays[weekday - 1]
        : count == 3 || letter == "E"
          ? String(CivilDate.weekdays[weekday - 1].prefix(3)) : String(weekday)
    case "H": padded(hour, count)
    case "h": padded((hour + 11) % 12 + 1, count)
    case "k": padded(hour == 0 ? 24 : hour, count)
    case "K": padded(hour % 12, count)
    case "m": padded(minute, count)
    case "s": padded(second, count)
    case "S": String(repeating: "0", count: count)
    case "a": hour < 12 ? "AM" : "PM"
    case "z", "v", "V": "UTC"
    case "Z", "X", "x": count == 1 && letter == "X" ? "Z" : "+0000"
    case "Q", "q": String((month + 2) / 3)
    default: ""
    }
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  private func name(of index: Int, in names: [String], _ count: Int) -> String {
    switch count {
    case ...2: padded(index, count)
    case 3: String(names[index - 1].prefix(3))
    case 4: names[index - 1]
    default: String(names[index - 1].prefix(1))
    }
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}
