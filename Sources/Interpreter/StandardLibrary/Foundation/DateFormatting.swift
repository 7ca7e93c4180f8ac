extension StandardLibrary {
  /// Dates as people write them.
  static let dateFormatting = LibraryEntry(
    "Date+Formatted.swift",
    """
    extension Date {
      /// The date and time as people write them.
      func formatted() -> String { __dateText(timeIntervalSinceReferenceDate, "M/d/y, h:mm a") }
      /// The date and time in styles of their own.
      func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        let pattern = FormatStyle.__join(
          date.__pattern, time.__pattern, date.__joinsWithAt ? " 'at' " : ", ")
        return __dateText(timeIntervalSinceReferenceDate, pattern)
      }
      /// The date in a style.
      func formatted(_ style: FormatStyle) -> String { style.format(self) }

      /// Which parts of a date are written, and how.
      struct FormatStyle: Hashable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        var __year: String = ""
        var __month: String = ""
        var __day: String = ""
        var __weekday: String = ""
        var __hour: String = ""
        var __minute: String = ""
        var __second: String = ""

        init() {}
        init(date: DateStyle, time: TimeStyle) {}
        static var dateTime: FormatStyle { FormatStyle() }

        func year() -> FormatStyle { year(.defaultDigits) }
        func year(_ format: Year) -> FormatStyle {
          var copy = self
          copy.__year = format == .twoDigits ? "yy" : "y"
          return copy
        }
        func month() -> FormatStyle { month(.abbreviated) }
        func month(_ format: Month) -> FormatStyle {
          var copy = self
          switch format {
          case .defaultDigits: copy.__month = "M"
          case .twoDigits: copy.__month = "MM"
          case .abbreviated: copy.__month = "MMM"
          case .wide: copy.__month = "MMMM"
          case .narrow: copy.__month = "MMMMM"
          }
          return copy
        }
        func day() -> FormatStyle { day(.defaultDigits) }
        func day(_ format: Day) -> FormatStyle {
          var copy = self
          copy.__day = format == .twoDigits ? "dd" : "d"
          return copy
        }
        func weekday() -> FormatStyle { weekday(.abbreviated) }
        func weekday(_ format: Weekday) -> FormatStyle {
          var copy = self
          copy.__weekday = format == .wide ? "EEEE" : "EEE"
          return copy
        }
        func hour() -> FormatStyle {
          var copy = self
          copy.__hour = "h"
          return copy
        }
        func hour(_ format: Hour) -> FormatStyle {
          var copy = self
          copy.__hour = format == .twoDigits ? "hh" : "h"
          return copy
        }
        func minute() -> FormatStyle {
          var copy = self
          copy.__minute = "mm"
          return copy
        }
        func minute(_ format: Minute) -> FormatStyle { minute() }
        func second() -> FormatStyle {
          var copy = self
          copy.__second = "ss"
          return copy
        }
        func locale(_ locale: Locale) -> FormatStyle { self }

        /// The text of a date.
        func format(_ value: Date) -> String {
          __dateText(value.timeIntervalSinceReferenceDate, __pattern)
        }
        var __pattern: String {
          let pattern = FormatStyle.__join(__datePattern, __timePattern, ", ")
          return pattern.isEmpty ? "M/d/y, h:mm a" : pattern
        }
        var __datePattern: String {
          if __month.isEmpty {
            if __day.isEmpty { return FormatStyle.__join(__weekday, __year, " ") }
            return FormatStyle.__join(FormatStyle.__join(__day, __weekday, " "), __year, " ")
          }
          if __month.count < 3 {
            let parts = [__month, __day, __year].filter { !$0.isEmpty }
            return FormatStyle.__join(__weekday, parts.joined(separator: "/"), ", ")
          }
          let day = FormatStyle.__join(__month, __day, " ")
          let date = FormatStyle.__join(day, __year, __day.isEmpty ? " " : ", ")
          return FormatStyle.__join(__weekday, date, ", ")
        }
        var __timePattern: String {
          let time = [__hour, __minute, __second].filter { !$0.isEmpty }.joined(separator: ":")
          return __hour.isEmpty ? time : time + " a"
        }
        static func __join(_ first: String, _ second: String, _ separator: String) -> String {
          if first.isEmpty { return second }
          if second.isEmpty { return first }
          return first + separator + second
        }

        enum Year: Hashable { case defaultDigits, twoDigits }
        enum Month: Hashable { case defaultDigits, twoDigits, abbreviated, wide, narrow }
        enum Day: Hashable { case defaultDigits, twoDigits }
        enum Weekday: Hashable { case abbreviated, wide }
        enum Hour: Hashable { case defaultDigits, twoDigits }
        enum Minute: Hashable { case defaultDigits, twoDigits }
        /// How a date is written.
        enum DateStyle: Hashable {
          case omitted, numeric, abbreviated, long, complete
          var __pattern: String {
            switch self {
            case .omitted: return ""
            case .numeric: return "M/d/y"
            case .abbreviated: return "MMM d, y"
            case .long: return "MMMM d, y"
            case .complete: return "EEEE, MMMM d, y"
            }
          }
          var __joinsWithAt: Bool { self == .abbreviated || self == .long || self == .complete }
        }
        /// How a time is written.
        enum TimeStyle: Hashable {
          case omitted, shortened, standard, complete
          var __pattern: String {
            switch self {
            case .omitted: return ""
            case .shortened: return "h:mm a"
            case .standard: return "h:mm:ss a"
            case .complete: return "h:mm:ss a z"
            }
          }
        }
      }
    }

    extension FormatStyle where Self == Date.FormatStyle {
      static var dateTime: Date.FormatStyle { Date.FormatStyle() }
    }
    """)

  /// The older way to write and read dates.
  static let dateFormatter = LibraryEntry(
    "DateFormatter.swift",
    """
    /// Writes and reads dates by a pattern or a pair of styles.
    class DateFormatter {
      enum Style: Int { case none, short, medium, long, full }
      var dateFormat: String = ""
      var dateStyle: Style = .none
      var timeStyle: Style = .none
      var locale: Locale = Locale.current
      var timeZone: TimeZone? = TimeZone.current
      var calendar: Calendar = Calendar.current
      var __template: String = ""
      init() {}
      func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
        dateFormat = dateFormatTemplate
      }
      /// The text of a date.
      func string(from date: Date) -> String {
        __dateText(date.timeIntervalSinceReferenceDate, __pattern)
      }
      /// The date that a text stands for; `nil` if it does not fit the pattern.
      func date(from string: String) -> Date? {
        guard let seconds = __readDate(string, __pattern) else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
      static func localizedString(
        from date: Date, dateStyle: Style, timeStyle: Style
      ) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
      }
      var __pattern: String {
        if !dateFormat.isEmpty { return dateFormat }
        let dates = ["", "M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"]
        let times = ["", "h:mm a", "h:mm:ss a", "h:mm:ss a z", "h:mm:ss a z"]
        let date = dates[dateStyle.rawValue]
        let time = times[timeStyle.rawValue]
        if date.isEmpty { return time }
        if time.isEmpty { return date }
        return date + (dateStyle.rawValue >= 3 ? " 'at' " : ", ") + time
      }
    }

    func __readDate(_ text: String, _ pattern: String) -> Double?
    """,
    natives: [
      "__readDate(_:_:)": { call throws(Trap) in
        CivilDate.read(call.text(0), pattern: call.text(1)).map { .double($0) } ?? .none
      }
    ])
}
