extension StandardLibrary {
  /// How far a date is from now, in words.
  static let relativeDates = LibraryEntry(
    "RelativeDateTimeFormatter.swift",
    """
    /// Writes how far a date is from another: 2 hours ago.
    class RelativeDateTimeFormatter: Formatter {
      enum DateTimeStyle: Int { case numeric, named }
      enum UnitsStyle: Int { case full, spellOut, short, abbreviated }
      var dateTimeStyle: DateTimeStyle = .numeric
      var unitsStyle: UnitsStyle = .full
      var formattingContext: Formatter.Context = .unknown
      var calendar: Calendar! = Calendar.current
      var locale: Locale! = Locale.current
      override init() { super.init() }
      func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let style: Int
        switch unitsStyle {
        case .full: style = 0
        case .short: style = 1
        case .abbreviated: style = 2
        case .spellOut: style = 3
        }
        return __relativeText(date, referenceDate, calendar, dateTimeStyle == .named, style)
      }
      func localizedString(fromTimeInterval timeInterval: Double) -> String {
        let now = Date()
        return localizedString(for: now + timeInterval, relativeTo: now)
      }
      func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        return localizedString(
          for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
      }
      func string(for date: Date) -> String { localizedString(for: date, relativeTo: Date()) }
    }

    extension Date {
      /// How far a date is from now, as a style.
      struct RelativeFormatStyle: __AnyFormatStyle, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        enum Presentation: Hashable, Sendable { case numeric, named }
        enum UnitsStyle: Hashable, Sendable { case wide, spellOut, abbreviated, narrow }
        var presentation: Presentation
        var unitsStyle: UnitsStyle
        var locale: Locale
        var calendar: Calendar
        init(
          presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide,
          locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent
        ) {
          self.presentation = presentation
          self.unitsStyle = unitsStyle
          self.locale = locale
          self.calendar = calendar
        }
        func locale(_ locale: Locale) -> RelativeFormatStyle { self }
        func format(_ value: Date) -> String {
          let style = unitsStyle == .wide
            ? 0 : unitsStyle == .abbreviated ? 1 : unitsStyle == .narrow ? 2 : 3
          return __relativeText(value, Date(), calendar, presentation == .named, style)
        }
      }
    }

    extension FormatStyle where Self == Date.RelativeFormatStyle {
      static func relative(
        presentation: Date.RelativeFormatStyle.Presentation,
        unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
      ) -> Date.RelativeFormatStyle {
        Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle)
      }
    }

    /// Style 0 writes units in full, 1 and 2 shortened, 3 with the number in words.
    func __relativeText(
      _ date: Date, _ reference: Date, _ calendar: Calendar, _ named: Bool, _ style: Int
    ) -> String {
      let units: [(Calendar.Component, String, String)] = [
        (.year, "year", "yr."), (.month, "month", "mo."), (.weekOfMonth, "week", "wk."),
        (.day, "day", "day"), (.hour, "hour", "hr."), (.minute, "minute", "min."),
        (.second, "second", "sec."),
      ]
      // What is left over is dropped, but a hair less than a whole unit counts as one.
      let target = Date(
        timeIntervalSinceReferenceDate: reference.timeIntervalSinceReferenceDate
          + date.timeIntervalSince(reference).rounded(.toNearestOrEven))
      for (unit, name, short) in units {
        let count = calendar.__difference(unit, reference, target)
        if count == 0 && unit != .second { continue }
        if named, let words = __relativeName(unit, count, name) { return words }
        return __relativePhrase(count, name, short, style)
      }
      return ""
    }

    func __relativePhrase(_ count: Int, _ name: String, _ short: String, _ style: Int) -> String {
      let size = abs(count)
      var words = name
      if style == 1 || style == 2 {
        words = short == "day" && size != 1 ? "days" : short
        if style == 2 {
          let narrow = [
            "yr.": "y", "mo.": "mo", "wk.": "w", "day": "d", "hr.": "h", "min.": "min",
            "sec.": "s",
          ]
          let text = "\\(size)" + (narrow[short] ?? short)
          return count < 0 ? text + " ago" : "in " + text
        }
      } else if size != 1 {
        words = name + "s"
      }
      let number = style == 3 ? __spelledOut(size) : "\\(size)"
      let text = number + " " + words
      return count < 0 ? text + " ago" : "in " + text
    }

    func __relativeName(_ unit: Calendar.Component, _ count: Int, _ name: String) -> String? {
      switch (unit, count) {
      case (.second, 0): return "now"
      case (.minute, 0), (.hour, 0): return "this " + name
      case (.day, 0): return "today"
      case (.day, 1): return "tomorrow"
      case (.day, -1): return "yesterday"
      case (.weekOfMonth, 1), (.month, 1), (.year, 1): return "next " + name
      case (.weekOfMonth, -1), (.month, -1), (.year, -1): return "last " + name
      default: return nil
      }
    }

    /// A whole number in English words.
    func __spelledOut(_ number: Int) -> String {
      let ones = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
        "eighteen", "nineteen",
      ]
      let tens = [
        "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
      ]
      if number < 0 { return "minus " + __spelledOut(-number) }
      if number < 20 { return ones[number] }
      if number < 100 {
        return tens[number / 10] + (number % 10 == 0 ? "" : "-" + ones[number % 10])
      }
      for (size, name) in [
        (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"),
        (1000, "thousand"), (100, "hundred"),
      ] where number >= size {
        let rest = number % size
        let tail = rest == 0 ? "" : " " + __spelledOut(rest)
        return __spelledOut(number / size) + " " + name + tail
      }
      return ""
    }
    """)
}
