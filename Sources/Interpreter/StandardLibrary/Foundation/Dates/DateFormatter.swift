extension StandardLibrary {
  /// The older way to write and read dates.
  static let dateFormatter = LibraryEntry(
    "DateFormatter.swift",
    """
    /// What writes values as text and reads them back.
    class Formatter: NSObject {
      /// Where in a sentence the text stands.
      enum Context: Int {
        case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence
      }
      /// How much of a unit's name is written.
      enum UnitStyle: Int { case short = 1, medium, long }
      override init() {}
      func string(for obj: Any?) -> String? { nil }
    }

    /// Writes and reads dates by a pattern or a pair of styles.
    class DateFormatter: Formatter {
      enum Style: UInt { case none, short, medium, long, full }
      var dateStyle: Style = .none
      var timeStyle: Style = .none
      var locale: Locale! = Locale.current
      var timeZone: TimeZone! = TimeZone.current
      var calendar: Calendar! = Calendar.current
      var isLenient: Bool = false
      var doesRelativeDateFormatting: Bool = false
      var formattingContext: Formatter.Context = .unknown
      var defaultDate: Date? = nil
      var amSymbol: String! = "AM"
      var pmSymbol: String! = "PM"
      var __format: String? = nil
      override init() { super.init() }
      /// The pattern, in Unicode's date fields.
      var dateFormat: String! {
        get { __pattern }
        set { __format = newValue }
      }
      /// Takes the fields of a template, in the order and with the signs of American English.
      func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
        __format = DateFormatter.dateFormat(
          fromTemplate: dateFormatTemplate, options: 0, locale: nil)
      }
      static func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?)
        -> String?
      {
        var style = Date.FormatStyle()
        var rest = Array(tmplate)
        var clock = ""
        while !rest.isEmpty {
          let letter = rest[0]
          var run = ""
          while !rest.isEmpty && rest[0] == letter { run.append(rest.removeFirst()) }
          switch letter {
          case "y", "u", "Y": style.__year = run
          case "M", "L": style.__month = run
          case "d": style.__day = run
          case "E", "c", "e": style.__weekday = run == "E" || run == "EE" ? "EEE" : run
          case "j", "h", "K": style.__hour = run == "hh" ? "hh" : "h"
          case "J": style.__hour = "hh|"
          case "H", "k":
            style.__hour = "HH|"
            clock = "H"
          case "m": style.__minute = "mm"
          case "s": style.__second = "ss"
          case "z", "Z", "v", "V", "O": style.__zone = run
          case "G", "Q", "w": style.__other = run
          default: break
          }
        }
        if !style.__hour.isEmpty && style.__minute.isEmpty && tmplate.contains("jm") {
          style.__minute = "mm"
        }
        return style.__pattern
      }
      /// The text of a date.
      func string(from date: Date) -> String {
        if doesRelativeDateFormatting, let text = __relative(date) { return text }
        return __write(date, __pattern)
      }
      override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }
      func __write(_ date: Date, _ pattern: String) -> String {
        __dateText(date.timeIntervalSinceReferenceDate, pattern, timeZone.identifier)
      }
      func __relative(_ date: Date) -> String? {
        guard dateStyle != .none else { return nil }
        var calendar = Calendar.current
        calendar.timeZone = timeZone
        let day = calendar.isDateInToday(date)
          ? "Today" : calendar.isDateInYesterday(date)
            ? "Yesterday" : calendar.isDateInTomorrow(date) ? "Tomorrow" : ""
        if day.isEmpty { return nil }
        let time = __times[Int(timeStyle.rawValue)]
        if time.isEmpty { return day }
        return day + (dateStyle == .short ? ", " : " at ") + __write(date, time)
      }
      /// The date that a text stands for; `nil` if it does not fit the pattern.
      func date(from string: String) -> Date? {
        guard let seconds = __readDate(string, __pattern, timeZone.identifier) else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
      static func localizedString(
        from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
      ) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dstyle
        formatter.timeStyle = tstyle
        return formatter.string(from: date)
      }
      var __times: [String] {
        ["", "h:mm\\u{202F}a", "h:mm:ss\\u{202F}a", "h:mm:ss\\u{202F}a z", "h:mm:ss\\u{202F}a zzzz"]
      }
      var __pattern: String {
        if let __format { return __format }
        let dates = ["", "M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"]
        let date = dates[Int(dateStyle.rawValue)]
        let time = __times[Int(timeStyle.rawValue)]
        if date.isEmpty { return time }
        if time.isEmpty { return date }
        return date + (dateStyle == .short ? ", " : " 'at' ") + time
      }
      var monthSymbols: [String]! { Calendar.current.monthSymbols }
      var shortMonthSymbols: [String]! { Calendar.current.shortMonthSymbols }
      var weekdaySymbols: [String]! { Calendar.current.weekdaySymbols }
      var shortWeekdaySymbols: [String]! { Calendar.current.shortWeekdaySymbols }
      var veryShortWeekdaySymbols: [String]! { Calendar.current.veryShortWeekdaySymbols }
    }

    func __readDate(_ text: String, _ pattern: String, _ zone: String) -> Double?
    """,
    natives: [
      "__readDate(_:_:_:)": { call throws(Trap) in
        DateReader.read(call.text(0), pattern: call.text(1), zone: call.zone(2))
          .map { .double($0) } ?? .none
      }
    ])
}
