extension StandardLibrary {
  /// Dates as people write them: `formatted` and its styles.
  static let dateFormatStyle = LibraryEntry(
    "Date+FormatStyle.swift",
    """
    extension Date {
      /// The date and time as people write them.
      func formatted() -> String { FormatStyle(date: .numeric, time: .shortened).format(self) }
      /// The date and time in styles of their own.
      func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        FormatStyle(date: date, time: time).format(self)
      }
      /// The date in a style.
      func formatted<F: __AnyFormatStyle>(_ format: F) -> F.FormatOutput
        where F.FormatInput == Date
      { format.format(self) }

      /// Which parts of a date are written, and how; the locale says in which order.
      struct FormatStyle: __AnyFormatStyle, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        var __year: String = ""
        var __month: String = ""
        var __day: String = ""
        var __weekday: String = ""
        var __hour: String = ""
        var __minute: String = ""
        var __second: String = ""
        var __zone: String = ""
        var __other: String = ""
        var locale: Locale
        var timeZone: TimeZone
        var calendar: Calendar
        var capitalizationContext: FormatStyleCapitalizationContext

        init(
          date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .autoupdatingCurrent,
          calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent,
          capitalizationContext: FormatStyleCapitalizationContext = .unknown
        ) {
          self.locale = locale
          self.calendar = calendar
          self.timeZone = timeZone
          self.capitalizationContext = capitalizationContext
          if let date { __set(date) }
          if let time { __set(time) }
        }
        mutating func __set(_ date: DateStyle) {
          if date == .omitted { return }
          __year = "y"
          __day = "d"
          __month = date == .numeric ? "M" : date == .abbreviated ? "MMM" : "MMMM"
          if date == .complete { __weekday = "EEEE" }
        }
        mutating func __set(_ time: TimeStyle) {
          if time == .omitted { return }
          __hour = "h"
          __minute = "mm"
          if time != .shortened { __second = "ss" }
          if time == .complete { __zone = "z" }
        }

        func year(_ format: Symbol.Year = .defaultDigits) -> FormatStyle {
          __with { $0.__year = format.__field }
        }
        func month(_ format: Symbol.Month = .abbreviated) -> FormatStyle {
          __with { $0.__month = format.__field }
        }
        func day(_ format: Symbol.Day = .defaultDigits) -> FormatStyle {
          __with { $0.__day = format.__field }
        }
        func weekday(_ format: Symbol.Weekday = .abbreviated) -> FormatStyle {
          __with { $0.__weekday = format.__field }
        }
        func hour(_ format: Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> FormatStyle {
          __with { $0.__hour = format.__field }
        }
        func minute(_ format: Symbol.Minute = .defaultDigits) -> FormatStyle {
          __with { $0.__minute = "mm" }
        }
        func second(_ format: Symbol.Second = .defaultDigits) -> FormatStyle {
          __with { $0.__second = "ss" }
        }
        func secondFraction(_ format: Symbol.SecondFraction) -> FormatStyle {
          __with { $0.__second = "ss." + format.__field }
        }
        func timeZone(_ format: Symbol.TimeZone = .specificName(.short)) -> FormatStyle {
          __with { $0.__zone = format.__field }
        }
        func era(_ format: Symbol.Era = .abbreviated) -> FormatStyle {
          __with { $0.__other = "G" }
        }
        func week(_ format: Symbol.Week = .defaultDigits) -> FormatStyle {
          __with { $0.__other = "w" }
        }
        func quarter(_ format: Symbol.Quarter = .abbreviated) -> FormatStyle {
          __with { $0.__other = "QQQ" }
        }
        func dayOfYear(_ format: Symbol.DayOfYear = .defaultDigits) -> FormatStyle {
          __with { $0.__other = "D" }
        }
        func locale(_ locale: Locale) -> FormatStyle { __with { $0.locale = locale } }
        func __with(_ change: (inout FormatStyle) -> Void) -> FormatStyle {
          var copy = self
          change(&copy)
          return copy
        }

        /// The text of a date.
        func format(_ value: Date) -> String {
          let zone = timeZone.identifier == "UTC" ? "GMT" : timeZone.identifier
          return __dateText(
            value.timeIntervalSinceReferenceDate, __pattern, zone, locale.identifier, "")
        }
        func callAsFunction(_ value: Date) -> String { format(value) }
        var __pattern: String {
          let date = __datePattern
          let time = __timePattern
          if date.isEmpty && time.isEmpty {
            var usual = self
            usual.__set(.numeric)
            usual.__set(.shortened)
            return usual.__pattern
          }
          let isWeekday = (__year + __month + __day + __other).isEmpty
          return __localeJoin(
            locale.identifier, date, time, __month, __weekday, isWeekday)
        }
        var __datePattern: String {
          let join = FormatStyle.__join
          let isEmpty = (__year + __month + __day + __weekday).isEmpty
          let date = isEmpty
            ? "" : __localeDate(locale.identifier, __year, __month, __day, __weekday)
          if __other == "QQQ" { return join(__other, date, " ") }
          return join(date, __other, " ")
        }
        var __timePattern: String {
          let time = __localeTime(locale.identifier, __hour, __minute, __second)
          return FormatStyle.__join(time, __zone, " ")
        }
        static func __join(_ first: String, _ second: String, _ separator: String) -> String {
          if first.isEmpty { return second }
          if second.isEmpty { return first }
          return first + separator + second
        }

        /// How a date is written.
        enum DateStyle: Hashable, Sendable { case omitted, numeric, abbreviated, long, complete }
        /// How a time is written.
        enum TimeStyle: Hashable, Sendable { case omitted, shortened, standard, complete }
        typealias Symbol = __DateSymbol
      }
    }

    /// Where in a sentence a date stands.
    enum FormatStyleCapitalizationContext: Hashable, Sendable {
      case unknown, standalone, listItem, beginningOfSentence, middleOfSentence
    }

    /// How one part of a date is written.
    enum __DateSymbol {
      struct Year: Hashable, Sendable {
        let __field: String
        static let defaultDigits = Year(__field: "y")
        static let twoDigits = Year(__field: "yy")
        static func padded(_ length: Int) -> Year {
          Year(__field: String(repeating: "y", count: length))
        }
        static func extended(minimumLength: Int = 1) -> Year { Year(__field: "y") }
      }
      struct Month: Hashable, Sendable {
        let __field: String
        static let defaultDigits = Month(__field: "M")
        static let twoDigits = Month(__field: "MM")
        static let abbreviated = Month(__field: "MMM")
        static let wide = Month(__field: "MMMM")
        static let narrow = Month(__field: "MMMMM")
      }
      struct Day: Hashable, Sendable {
        let __field: String
        static let defaultDigits = Day(__field: "d")
        static let twoDigits = Day(__field: "dd")
      }
      struct Weekday: Hashable, Sendable {
        let __field: String
        static let abbreviated = Weekday(__field: "EEE")
        static let wide = Weekday(__field: "EEEE")
        static let narrow = Weekday(__field: "EEEEE")
        static let short = Weekday(__field: "EEEEEE")
        static let oneDigit = Weekday(__field: "e")
        static let twoDigits = Weekday(__field: "ee")
      }
      struct Hour: Hashable, Sendable {
        /// Whether morning and afternoon are told apart.
        enum AMPMStyle: Hashable, Sendable { case omitted, abbreviated, narrow, wide }
        let __field: String
        static func defaultDigits(amPM: AMPMStyle) -> Hour {
          Hour(__field: amPM == .omitted ? "hh|" : "h")
        }
        static func twoDigits(amPM: AMPMStyle) -> Hour {
          Hour(__field: amPM == .omitted ? "hh|" : "hh")
        }
        static func conversationalDefaultDigits(amPM: AMPMStyle) -> Hour {
          defaultDigits(amPM: amPM)
        }
        static func conversationalTwoDigits(amPM: AMPMStyle) -> Hour { twoDigits(amPM: amPM) }
      }
      enum Minute: Hashable, Sendable { case defaultDigits, twoDigits }
      enum Second: Hashable, Sendable { case defaultDigits, twoDigits }
      struct SecondFraction: Hashable, Sendable {
        let __field: String
        static func fractional(_ digits: Int) -> SecondFraction {
          SecondFraction(__field: String(repeating: "S", count: digits))
        }
      }
      struct TimeZone: Hashable, Sendable {
        enum Width: Hashable, Sendable { case short, long }
        let __field: String
        static func specificName(_ width: Width) -> TimeZone {
          TimeZone(__field: width == .long ? "zzzz" : "z")
        }
        static func genericName(_ width: Width) -> TimeZone {
          TimeZone(__field: width == .long ? "zzzz" : "z")
        }
        static func localizedGMT(_ width: Width) -> TimeZone { TimeZone(__field: "O") }
        static func iso8601(_ width: Width) -> TimeZone {
          TimeZone(__field: width == .long ? "ZZZZZ" : "Z")
        }
      }
      enum Era: Hashable, Sendable { case abbreviated, wide, narrow }
      enum Week: Hashable, Sendable { case defaultDigits, twoDigits, weekOfMonth }
      enum Quarter: Hashable, Sendable { case oneDigit, twoDigits, abbreviated, wide, narrow }
      enum DayOfYear: Hashable, Sendable { case defaultDigits, twoDigits, threeDigits }
    }

    extension FormatStyle where Self == Date.FormatStyle {
      static var dateTime: Date.FormatStyle { Date.FormatStyle() }
    }

    func __localeDate(
      _ locale: String, _ year: String, _ month: String, _ day: String, _ weekday: String
    ) -> String
    func __localeTime(
      _ locale: String, _ hour: String, _ minute: String, _ second: String
    ) -> String
    func __localeJoin(
      _ locale: String, _ date: String, _ time: String, _ month: String, _ weekday: String,
      _ isWeekday: Bool
    ) -> String
    """,
    natives: [
      "__localeDate(_:_:_:_:_:)": { call throws(Trap) in
        call.make(
          LocaleTable.of(call.text(0)).datePattern(
            year: call.text(1), month: call.text(2), day: call.text(3), weekday: call.text(4)))
      },
      "__localeTime(_:_:_:_:)": { call throws(Trap) in
        call.make(
          LocaleTable.of(call.text(0)).timePattern(
            hour: call.text(1), minute: call.text(2), second: call.text(3)))
      },
      "__localeJoin(_:_:_:_:_:_:)": { call throws(Trap) in
        call.make(
          LocaleTable.of(call.text(0)).joined(
            call.text(1), call.text(2), month: call.text(3), weekday: call.text(4),
            isWeekday: call.flag(5)))
      },
    ])
}
