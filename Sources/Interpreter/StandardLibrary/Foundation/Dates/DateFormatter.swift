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
      var __halves: [String] = []
      var __format: String? = nil
      override init() { super.init() }
      var amSymbol: String! {
        get { __halves.first ?? __names("halves")[0] }
        set { __halves = [newValue ?? "", pmSymbol ?? ""] }
      }
      var pmSymbol: String! {
        get { __halves.last ?? __names("halves")[1] }
        set { __halves = [amSymbol ?? "", newValue ?? ""] }
      }
      /// The pattern, in Unicode's date fields.
      var dateFormat: String! {
        get { __pattern }
        set { __format = newValue }
      }
      /// Takes the fields of a template, in the order and with the signs of the locale.
      func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
        __format = DateFormatter.dateFormat(
          fromTemplate: dateFormatTemplate, options: 0, locale: locale)
      }
      static func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?)
        -> String?
      {
        var style = Date.FormatStyle(locale: locale ?? .autoupdatingCurrent)
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
        __dateText(
          date.timeIntervalSinceReferenceDate, pattern, timeZone.identifier, locale.identifier,
          __halves.joined(separator: "|"))
      }
      func __relative(_ date: Date) -> String? {
        guard dateStyle != .none else { return nil }
        var calendar = Calendar.current
        calendar.timeZone = timeZone
        let names = __names("nearDays")
        let day = calendar.isDateInToday(date)
          ? names[1] : calendar.isDateInYesterday(date)
            ? names[0] : calendar.isDateInTomorrow(date) ? names[2] : ""
        if day.isEmpty { return nil }
        let name = day.prefix(1).uppercased() + day.dropFirst()
        if timeStyle == .none { return name }
        let time = __write(date, __style("times", timeStyle))
        return __joined(name, time).replacingOccurrences(of: "'", with: "")
      }
      /// The date that a text stands for; `nil` if it does not fit the pattern.
      func date(from string: String) -> Date? {
        guard
          let seconds = __readDate(string, __pattern, timeZone.identifier, locale.identifier)
        else { return nil }
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
      /// The pattern of a style; the tables begin with the short one.
      func __style(_ key: String, _ style: Style) -> String {
        style == .none ? "" : __names(key)[Int(style.rawValue) - 1]
      }
      func __joined(_ date: String, _ time: String) -> String {
        if date.isEmpty || time.isEmpty { return date + time }
        return __style("joins", dateStyle).replacingOccurrences(of: "{1}", with: date)
          .replacingOccurrences(of: "{0}", with: time)
      }
      var __pattern: String {
        __format ?? __joined(__style("dates", dateStyle), __style("times", timeStyle))
      }
    }

    func __readDate(_ text: String, _ pattern: String, _ zone: String) -> Double?
    func __readDate(
      _ text: String, _ pattern: String, _ zone: String, _ locale: String
    ) -> Double?
    """,
    natives: [
      "__readDate(_:_:_:)": { call throws(Trap) in
        DateReader.read(call.text(0), pattern: call.text(1), zone: call.zone(2))
          .map { .double($0) } ?? .none
      },
      "__readDate(_:_:_:_:)": { call throws(Trap) in
        DateReader.read(
          call.text(0), pattern: call.text(1), zone: call.zone(2), locale: .of(call.text(3))
        ).map { .double($0) } ?? .none
      },
    ])
}
