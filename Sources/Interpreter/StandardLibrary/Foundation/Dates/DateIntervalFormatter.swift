extension StandardLibrary {
  /// The older way to write stretches of time.
  static let dateIntervalFormatter = LibraryEntry(
    "DateIntervalFormatter.swift",
    """
    /// Writes the time from one date to another: what both have in common is written once.
    class DateIntervalFormatter: Formatter {
      enum Style: UInt { case none, short, medium, long, full }
      var dateStyle: Style = .short
      var timeStyle: Style = .short
      var locale: Locale! = Locale.current
      var timeZone: TimeZone! = TimeZone.current
      var calendar: Calendar! = Calendar.current
      override init() { super.init() }

      func string(from dateInterval: DateInterval) -> String? {
        string(from: dateInterval.start, to: dateInterval.end)
      }
      func string(from fromDate: Date, to toDate: Date) -> String {
        var days = Calendar.current
        days.timeZone = timeZone
        guard !days.isDate(fromDate, inSameDayAs: toDate) else {
          return __within(fromDate, toDate)
        }
        if timeStyle != .none {
          let date: Style = dateStyle
          return __join(__both(fromDate, date), __both(toDate, date))
        }
        return __days(fromDate, toDate, days)
      }
      /// A stretch within a day: the date once, and AM or PM once if they agree.
      func __within(_ start: Date, _ end: Date) -> String {
        if timeStyle == .none { return __text(start, dateStyle, .none) }
        let (first, last) = (__text(start, .none, timeStyle), __text(end, .none, timeStyle))
        if first == last { return __text(start, dateStyle, timeStyle) }
        let sharesHalf = timeStyle == .short && first.suffix(2) == last.suffix(2)
        let times = __join(sharesHalf ? String(first.dropLast(3)) : first, last)
        return dateStyle == .none ? times : __text(start, dateStyle, .none) + ", " + times
      }
      /// Several days, without times.
      func __days(_ start: Date, _ end: Date, _ days: Calendar) -> String {
        let (first, last) = (__text(start, dateStyle, .none), __text(end, dateStyle, .none))
        guard dateStyle.rawValue > 1, days.isDate(start, equalTo: end, toGranularity: .year) else {
          return __join(first, last)
        }
        let year = ", " + String(days.component(.year, from: start))
        let dated = String(first.dropLast(year.count))
        guard dateStyle != .full, days.isDate(start, equalTo: end, toGranularity: .month) else {
          return __join(dated, last)
        }
        return __join(dated, String(days.component(.day, from: end)) + year)
      }
      /// A date with its time; the days of times alone are told with all digits.
      func __both(_ date: Date, _ style: Style) -> String {
        if style != .none { return __text(date, style, timeStyle) }
        let day = Date.FormatStyle(date: .numeric, time: .omitted, timeZone: timeZone)
        return day.format(date) + ", " + __text(date, .none, timeStyle)
      }
      func __text(_ date: Date, _ dateStyle: Style, _ timeStyle: Style) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.dateStyle = DateFormatter.Style(rawValue: dateStyle.rawValue) ?? .none
        formatter.timeStyle = DateFormatter.Style(rawValue: timeStyle.rawValue) ?? .none
        return formatter.string(from: date)
      }
      func __join(_ first: String, _ last: String) -> String {
        if first.isEmpty && last.isEmpty { return "" }
        return first + "\\u{2009}–\\u{2009}" + last
      }
    }
    """)
}
