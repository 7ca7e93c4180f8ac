/// Writes a point in time in a pattern of Unicode's date fields, by the names of a locale.
struct DateText {
  let date: CivilDate
  let zone: Zone
  var locale = LocaleTable.root
  /// What is written for morning and afternoon, joined by `|`; empty for what the locale has.
  var halves = ""
  private let seconds: Double
  private let offset: Int

  init(_ seconds: Double, _ zone: Zone) {
    self.seconds = seconds
    self.zone = zone
    offset = zone.offset(at: seconds)
    date = CivilDate(secondsSinceReference: seconds + Double(offset))
  }

  /// The date in a pattern; text in quotes stands for itself.
  func text(_ pattern: String) -> String {
    var result = ""
    var rest = Substring(pattern)
    while let letter = rest.first {
      if letter == "'" {
        result += DateText.quoted(&rest)
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      result += letter.isASCII && letter.isLetter ? field(letter, run.count) : String(run)
    }
    return locale.withOwnDigits(result)
  }

  /// Takes the quoted text at the front of a pattern; two quotes stand for one.
  static func quoted(_ rest: inout Substring) -> String {
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return "'"
    }
    var text = ""
    while let letter = rest.popFirst() {
      if letter != "'" {
        text.append(letter)
      } else if rest.first == "'" {
        rest.removeFirst()
        text.append("'")
      } else {
        break
      }
    }
    return text
  }

  private func field(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "y", "u": count == 2 ? padded(date.year % 100, 2) : padded(date.year, count)
    case "Y": padded(week.year % (count == 2 ? 100 : .max), count)
    case "M", "L": count < 3 ? padded(date.month, count) : month(count, isAlone: letter == "L")
    case "d": padded(date.day, count)
    case "E": weekday(max(count, 3), isAlone: false)
    case "c", "e":
      count < 3
        ? padded((date.weekday - weekRule.first + 7) % 7 + 1, count)
        : weekday(count, isAlone: letter == "c")
    case "a", "b": half
    case "B": name("dayPeriods", date.hour) ?? half
    case "G": name(count == 4 ? "longEras" : "eras", 1) ?? ""
    case "Q", "q": quarter(count)
    case "D": padded(date.dayOfYear, count)
    case "F": String((date.day + 6) / 7)
    case "w": padded(week.week, count)
    case "W": String(date.weekOfMonth(first: weekRule.first, minimum: weekRule.minimum))
    case "z", "v", "V", "O", "Z", "X", "x": zoneField(letter, count)
    default: clockField(letter, count)
    }
  }

  private func clockField(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "H": return padded(date.hour, count)
    case "h": return padded((date.hour + 11) % 12 + 1, count)
    case "k": return padded(date.hour == 0 ? 24 : date.hour, count)
    case "K": return padded(date.hour % 12, count)
    case "m": return padded(date.minute, count)
    case "s": return padded(date.second, count)
    case "S":
      let thousandths = Int((seconds - seconds.rounded(.down)) * 1000)
      let digits = padded(thousandths, 3)
      if count <= 3 { return String(digits.prefix(count)) }
      return digits + String(repeating: "0", count: min(count, 100) - 3)
    case "A":
      return padded((date.hour * 3600 + date.minute * 60 + date.second) * 1000, count)
    default: return ""
    }
  }

  private func zoneField(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "V": return zone.identifier
    case "z", "v":
      guard zone.identifier == "UTC" else {
        return zone.identifier == "GMT" && count == 4
          ? "Greenwich Mean Time" : zone.abbreviation(at: seconds)
      }
      return count == 4 ? "Coordinated Universal Time" : "UTC"
    case "O": return Zone.short(offset)
    case "Z" where count == 4: return Zone.short(offset)
    case "Z" where count == 5, "X":
      if offset == 0 { return "Z" }
      return hours(separator: count == 1 || count == 2 ? "" : ":", dropsMinutes: count == 1)
    case "x": return hours(separator: count == 3 ? ":" : "", dropsMinutes: count == 1)
    default: return hours(separator: "", dropsMinutes: false)
    }
  }

  private func hours(separator: String, dropsMinutes: Bool) -> String {
    let minutes = Int(offset.magnitude) / 60
    let text = (offset < 0 ? "-" : "+") + padded(minutes / 60, 2)
    if dropsMinutes, minutes % 60 == 0 { return text }
    return text + separator + padded(minutes % 60, 2)
  }

  private func quarter(_ count: Int) -> String {
    let number = (date.month + 2) / 3
    switch count {
    case ...2: return padded(number, count)
    default: return name(count == 3 ? "quarters" : "longQuarters", number - 1) ?? ""
    }
  }

  private func month(_ count: Int, isAlone: Bool) -> String {
    let key =
      switch count {
      case 3: isAlone ? "shortMonthsAlone" : "shortMonths"
      case 4: isAlone ? "monthsAlone" : "months"
      default: "letterMonths"
      }
    return name(key, date.month - 1) ?? ""
  }

  private func weekday(_ count: Int, isAlone: Bool) -> String {
    let key =
      switch count {
      case 4: isAlone ? "daysAlone" : "days"
      case 5: "letterDays"
      case 6: "twoDays"
      default: isAlone ? "shortDaysAlone" : "shortDays"
      }
    return name(key, date.weekday - 1) ?? ""
  }

  private var half: String {
    let own = halves.split(separator: "|", omittingEmptySubsequences: false)
    let index = date.hour < 12 ? 0 : 1
    return own.count == 2 ? String(own[index]) : name("halves", index) ?? ""
  }

  private var week: (week: Int, year: Int) {
    date.week(first: weekRule.first, minimum: weekRule.minimum)
  }

  /// The weekday that weeks begin with, and how many of its days make a week the first of a year.
  private var weekRule: (first: Int, minimum: Int) {
    let numbers = locale.list("week").compactMap { Int($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : (1, 1)
  }

  private func name(_ key: String, _ index: Int) -> String? {
    let names = locale.list(key)
    return names.indices.contains(index) ? String(names[index]) : nil
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, min(width, 100) - text.count)) + text
  }
}
