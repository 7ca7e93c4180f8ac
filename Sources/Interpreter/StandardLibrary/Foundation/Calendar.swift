extension StandardLibrary {
  /// The Gregorian calendar in UTC, the only one Grove knows.
  static let calendar = LibraryEntry(
    "Calendar.swift",
    """
    /// Takes points in time apart and puts them together; always Gregorian, always UTC.
    struct Calendar: Hashable, Sendable {
      enum Identifier: Hashable, Sendable { case gregorian, iso8601, buddhist, japanese }
      enum Component: Hashable, Sendable {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter
        case weekOfMonth, weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone
      }
      let identifier: Identifier
      var timeZone: TimeZone = TimeZone.current
      var locale: Locale? = nil
      var firstWeekday: Int = 1
      init(identifier: Identifier) { self.identifier = identifier }
      static var current: Calendar { Calendar(identifier: .gregorian) }
      static var autoupdatingCurrent: Calendar { Calendar(identifier: .gregorian) }

      /// One part of a point in time.
      func component(_ component: Component, from date: Date) -> Int {
        let parts = __dateParts(date.timeIntervalSinceReferenceDate)
        switch component {
        case .year, .yearForWeekOfYear: return parts[0]
        case .month: return parts[1]
        case .day: return parts[2]
        case .hour: return parts[3]
        case .minute: return parts[4]
        case .second: return parts[5]
        case .weekday: return parts[6]
        case .quarter: return (parts[1] + 2) / 3
        case .weekOfYear: return parts[7]
        case .weekOfMonth: return (parts[2] - 1 + (parts[6] - parts[2] + 35) % 7) / 7 + 1
        case .weekdayOrdinal: return (parts[2] + 6) / 7
        default: return 0
        }
      }
      /// Several parts of a point in time.
      func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
        var result = DateComponents()
        for component in components {
          result.__set(component, self.component(component, from: date))
        }
        return result
      }
      /// What lies between two points in time, in the given units.
      func dateComponents(
        _ components: Set<Component>, from start: Date, to end: Date
      ) -> DateComponents {
        var result = DateComponents()
        var rest = start
        for unit in [
          Component.year, .month, .weekOfYear, .day, .hour, .minute, .second,
        ] where components.contains(unit) {
          let count = __difference(unit, rest, end)
          result.__set(unit, count)
          rest = date(byAdding: unit, value: count, to: rest) ?? rest
        }
        return result
      }
      func __difference(_ unit: Component, _ start: Date, _ end: Date) -> Int {
        let seconds = end.timeIntervalSince(start)
        switch unit {
        case .weekOfYear: return Int(seconds / 604800)
        case .day: return Int(seconds / 86400)
        case .hour: return Int(seconds / 3600)
        case .minute: return Int(seconds / 60)
        case .second: return Int(seconds)
        default:
          let a = __dateParts(start.timeIntervalSinceReferenceDate)
          let b = __dateParts(end.timeIntervalSinceReferenceDate)
          var months = (b[0] - a[0]) * 12 + b[1] - a[1]
          let reached = date(byAdding: .month, value: months, to: start) ?? start
          if months > 0 && reached > end { months -= 1 }
          if months < 0 && reached < end { months += 1 }
          return unit == .year ? months / 12 : months
        }
      }
      /// A point in time so many units later.
      func date(
        byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false
      ) -> Date? {
        let seconds = date.timeIntervalSinceReferenceDate
        switch component {
        case .second: return date + Double(value)
        case .minute: return date + Double(value) * 60
        case .hour: return date + Double(value) * 3600
        case .day, .weekday: return date + Double(value) * 86400
        case .weekOfYear, .weekOfMonth: return date + Double(value) * 604800
        case .month: return Date(timeIntervalSinceReferenceDate: __addMonths(seconds, value))
        case .quarter: return Date(timeIntervalSinceReferenceDate: __addMonths(seconds, value * 3))
        case .year: return Date(timeIntervalSinceReferenceDate: __addMonths(seconds, value * 12))
        default: return nil
        }
      }
      func date(byAdding components: DateComponents, to date: Date) -> Date? {
        let months = (components.year ?? 0) * 12 + (components.month ?? 0)
        let moved = __addMonths(date.timeIntervalSinceReferenceDate, months)
        let days = (components.day ?? 0) + (components.weekOfYear ?? 0) * 7
        let seconds = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60
          + (components.second ?? 0)
        return Date(timeIntervalSinceReferenceDate: moved + Double(days * 86400 + seconds))
      }
      /// The point in time that parts describe.
      func date(from components: DateComponents) -> Date? {
        Date(
          timeIntervalSinceReferenceDate: __dateSeconds(
            components.year ?? 1, components.month ?? 1, components.day ?? 1, components.hour ?? 0,
            components.minute ?? 0, components.second ?? 0))
      }
      func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
        startOfDay(for: date) + Double(hour * 3600 + minute * 60 + second)
      }
      /// The midnight before a point in time.
      func startOfDay(for date: Date) -> Date {
        let parts = __dateParts(date.timeIntervalSinceReferenceDate)
        return Date(
          timeIntervalSinceReferenceDate: __dateSeconds(parts[0], parts[1], parts[2], 0, 0, 0))
      }
      func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool {
        startOfDay(for: date1) == startOfDay(for: date2)
      }
      func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
      func isDateInYesterday(_ date: Date) -> Bool { isDateInToday(date + 86400.0) }
      func isDateInTomorrow(_ date: Date) -> Bool { isDateInToday(date - 86400.0) }
      func isDateInWeekend(_ date: Date) -> Bool {
        let weekday = component(.weekday, from: date)
        return weekday == 1 || weekday == 7
      }
      var monthSymbols: [String] { __dateNames(true, 12) }
      var shortMonthSymbols: [String] { __dateNames(true, 3) }
      var weekdaySymbols: [String] { __dateNames(false, 12) }
      var shortWeekdaySymbols: [String] { __dateNames(false, 3) }
      var veryShortWeekdaySymbols: [String] { __dateNames(false, 1) }
    }

    /// A time zone; Grove knows UTC alone.
    struct TimeZone: Hashable, Sendable {
      let identifier: String
      init?(identifier: String) { self.identifier = identifier }
      init?(abbreviation: String) { self.identifier = abbreviation }
      init?(secondsFromGMT seconds: Int) { self.identifier = "GMT" }
      init(__identifier: String) { self.identifier = __identifier }
      static var current: TimeZone { TimeZone(__identifier: "UTC") }
      static var gmt: TimeZone { TimeZone(__identifier: "GMT") }
    }

    func __dateParts(_ seconds: Double) -> [Int]
    func __dateSeconds(
      _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int
    ) -> Double
    func __addMonths(_ seconds: Double, _ months: Int) -> Double
    func __dateNames(_ months: Bool, _ length: Int) -> [String]
    """,
    natives: calendarNatives)

  /// Parts of a date.
  static let dateComponents = LibraryEntry(
    "DateComponents.swift",
    """
    /// Parts of a point in time.
    struct DateComponents: Hashable, Sendable {
      var calendar: Calendar? = nil
      var timeZone: TimeZone? = nil
      var year: Int? = nil
      var month: Int? = nil
      var day: Int? = nil
      var hour: Int? = nil
      var minute: Int? = nil
      var second: Int? = nil
      var weekday: Int? = nil
      var weekOfYear: Int? = nil
      init(
        calendar: Calendar? = nil, timeZone: TimeZone? = nil, year: Int? = nil, month: Int? = nil,
        day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
        weekday: Int? = nil, weekOfYear: Int? = nil
      ) {
        self.calendar = calendar
        self.timeZone = timeZone
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.weekday = weekday
        self.weekOfYear = weekOfYear
      }
      /// The point in time that the parts describe.
      var date: Date? { (calendar ?? Calendar.current).date(from: self) }
      mutating func __set(_ component: Calendar.Component, _ value: Int) {
        switch component {
        case .year: year = value
        case .month: month = value
        case .day: day = value
        case .hour: hour = value
        case .minute: minute = value
        case .second: second = value
        case .weekday: weekday = value
        case .weekOfYear: weekOfYear = value
        default: return
        }
      }
    }
    """)
}

private let calendarNatives: [String: NativeFunction] = [
  "__dateParts(_:)": { call throws(Trap) in
    let date = CivilDate(secondsSinceReference: call.double(0))
    let parts = [
      date.year, date.month, date.day, date.hour, date.minute, date.second, date.weekday,
      date.weekOfYear,
    ]
    return call.makeArray(parts.map { .integer($0) })
  },
  "__dateSeconds(_:_:_:_:_:_:)": { call throws(Trap) in
    .double(
      CivilDate.seconds(
        year: call.integer(0), month: call.integer(1), day: call.integer(2),
        hour: call.integer(3), minute: call.integer(4), second: call.integer(5)))
  },
  "__addMonths(_:_:)": { call throws(Trap) in
    let (seconds, months) = (call.double(0), max(-1_000_000, min(1_000_000, call.integer(1))))
    let date = CivilDate(secondsSinceReference: seconds)
    let month = date.year * 12 + date.month - 1 + months
    let year = month >= 0 ? month / 12 : (month - 11) / 12
    let length = CivilDate.length(year: year, month: month - year * 12 + 1)
    let moved = CivilDate.seconds(
      year: year, month: month - year * 12 + 1, day: min(date.day, length), hour: date.hour,
      minute: date.minute, second: date.second)
    return .double(moved + (seconds - seconds.rounded(.down)))
  },
  "__dateNames(_:_:)": { call throws(Trap) in
    let names = call.flag(0) ? CivilDate.months : CivilDate.weekdays
    return call.makeTexts(names.map { String($0.prefix(call.integer(1))) })
  },
]
