extension StandardLibrary {
  /// Stretches of time as people write them.
  static let dateIntervalStyle = LibraryEntry(
    "Date+IntervalFormatStyle.swift",
    """
    extension Date {
      /// Writes the time from one date to another.
      struct IntervalFormatStyle: __AnyFormatStyle, Sendable {
        typealias FormatInput = Range<Date>
        typealias FormatOutput = String
        var __style: Date.FormatStyle
        init(
          date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil,
          locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
          timeZone: TimeZone = .autoupdatingCurrent
        ) {
          self.__style = Date.FormatStyle(
            date: date, time: time, locale: locale, timeZone: timeZone)
        }
        func format(_ v: Range<Date>) -> String {
          var style = __style
          if style.__datePattern.isEmpty && style.__timePattern.isEmpty {
            style.__set(.numeric)
            style.__set(.shortened)
          }
          let start = style.format(v.lowerBound)
          let end = style.format(v.upperBound)
          if start == end { return start }
          let dash = "\\u{2009}–\\u{2009}"
          var calendar = Calendar.current
          calendar.timeZone = style.timeZone
          guard calendar.isDate(v.lowerBound, inSameDayAs: v.upperBound), !style.__hour.isEmpty
          else { return start + dash + end }
          // Within a day the date is written once, and AM or PM if they agree.
          var clock = Date.FormatStyle(timeZone: style.timeZone)
          clock.__hour = style.__hour
          clock.__minute = style.__minute
          clock.__second = style.__second
          let isSameHalf = (calendar.component(.hour, from: v.lowerBound) < 12)
            == (calendar.component(.hour, from: v.upperBound) < 12)
          let first = isSameHalf ? String(start.dropLast(3)) : start
          return first + dash + clock.format(v.upperBound)
        }
      }
    }

    extension Range where Bound == Date {
      func formatted() -> String { Date.IntervalFormatStyle().format(self) }
      func formatted(
        date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
      ) -> String { Date.IntervalFormatStyle(date: date, time: time).format(self) }
      func formatted(_ style: Date.IntervalFormatStyle) -> String { style.format(self) }
    }
    """)
}
