extension StandardLibrary {
  /// The Gregorian calendar, the only one Grove knows.
  static let calendar = LibraryEntry(
    "Calendar.swift",
    """
    /// Takes points in time apart and puts them together; always Gregorian.
    struct Calendar: Hashable, CustomStringConvertible, Encodable, Decodable, Sendable {
      enum Identifier: Hashable, Sendable, CaseIterable, CustomDebugStringConvertible {
        case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew
        case iso8601, indian, islamic, islamicCivil, japanese, persian, republicOfChina
        case islamicTabular, islamicUmmAlQura
        var debugDescription: String {
          switch self {
          case .ethiopicAmeteMihret: return "ethiopic"
          case .ethiopicAmeteAlem: return "ethiopic-amete-alem"
          case .islamicCivil: return "islamic-civil"
          case .islamicTabular: return "islamic-tbla"
          case .islamicUmmAlQura: return "islamic-umalqura"
          case .republicOfChina: return "roc"
          case .gregorian: return "gregorian"
          case .buddhist: return "buddhist"
          case .chinese: return "chinese"
          case .coptic: return "coptic"
          case .hebrew: return "hebrew"
          case .iso8601: return "iso8601"
          case .indian: return "indian"
          case .islamic: return "islamic"
          case .japanese: return "japanese"
          case .persian: return "persian"
          }
        }
      }
      enum Component: Hashable, Sendable {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter
        case weekOfMonth, weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone, dayOfYear
      }
      enum MatchingPolicy: Hashable, Sendable {
        case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents
        case strict
      }
      enum SearchDirection: Hashable, Sendable { case forward, backward }
      enum RepeatedTimePolicy: Hashable, Sendable { case first, last }
      let identifier: Identifier
      var timeZone: TimeZone = TimeZone.current
      var locale: Locale? = nil
      /// 1 is Sunday.
      var firstWeekday: Int
      var minimumDaysInFirstWeek: Int
      init(identifier: Identifier) {
        self.identifier = identifier
        self.firstWeekday = identifier == .iso8601 ? 2 : 1
        self.minimumDaysInFirstWeek = identifier == .iso8601 ? 4 : 1
      }
      static var current: Calendar { Calendar(identifier: .gregorian) }
      static var autoupdatingCurrent: Calendar { Calendar(identifier: .gregorian) }
      static func == (lhs: Calendar, rhs: Calendar) -> Bool {
        lhs.identifier == rhs.identifier && lhs.timeZone == rhs.timeZone
          && lhs.firstWeekday == rhs.firstWeekday
      }
      func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

      var description: String {
        "\\(identifier.debugDescription) (\\(identifier.debugDescription)) locale: "
          + "\\(locale?.identifier ?? "") time zone: \\(timeZone.identifier) firstWeekday: "
          + "\\(firstWeekday) minDaysInFirstWeek: \\(minimumDaysInFirstWeek)"
      }

      func __parts(_ date: Date) -> [Int] {
        __dateParts(
          date.timeIntervalSinceReferenceDate, timeZone.identifier, firstWeekday,
          minimumDaysInFirstWeek)
      }
      /// One part of a point in time.
      func component(_ component: Component, from date: Date) -> Int {
        __part(component, __parts(date))
      }
      func __part(_ component: Component, _ parts: [Int]) -> Int {
        switch component {
        case .era: return 1
        case .year: return parts[0]
        case .month: return parts[1]
        case .day: return parts[2]
        case .hour: return parts[3]
        case .minute: return parts[4]
        case .second: return parts[5]
        case .weekday: return parts[6]
        case .quarter: return (parts[1] + 2) / 3
        case .weekOfYear: return parts[7]
        case .yearForWeekOfYear: return parts[8]
        case .weekOfMonth: return parts[9]
        case .dayOfYear: return parts[10]
        case .nanosecond: return parts[11]
        case .weekdayOrdinal: return (parts[2] + 6) / 7
        case .calendar, .timeZone: return Int.max
        }
      }
      /// Several parts of a point in time.
      func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
        var result = DateComponents()
        let parts = __parts(date)
        for component in components {
          switch component {
          case .calendar: result.calendar = self
          case .timeZone: result.timeZone = timeZone
          default: result.setValue(__part(component, parts), for: component)
          }
        }
        if components.contains(.month) { result.isLeapMonth = false }
        return result
      }
      /// All parts of a point in time, as a zone's clocks show it.
      func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
        var copy = self
        copy.timeZone = timeZone
        return copy.dateComponents(
          [
            .calendar, .timeZone, .era, .year, .month, .day, .hour, .minute, .second, .nanosecond,
            .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear,
          ], from: date)
      }
      /// The point in time that parts describe.
      func date(from components: DateComponents) -> Date? {
        var zone = (components.timeZone ?? timeZone).identifier
        if let own = components.calendar, components.timeZone == nil {
          zone = own.timeZone.identifier
        }
        var day = components.day ?? 1
        if components.day == nil, components.month == nil, let week = components.weekOfYear {
          return __date(
            year: components.yearForWeekOfYear ?? components.year ?? 1, week: week,
            weekday: components.weekday ?? firstWeekday, components)
        }
        if let ordinal = components.dayOfYear, components.month == nil { day = ordinal }
        if let weekday = components.weekday, let ordinal = components.weekdayOrdinal,
          components.day == nil
        {
          // The ordinal -1 means the month's last such day.
          let isFromEnd = ordinal < 0
          let edge = Date(
            timeIntervalSinceReferenceDate: __dateSeconds(
              components.year ?? 1, (components.month ?? 1) + (isFromEnd ? 1 : 0), 1, 0, 0, 0,
              zone))
          let start = component(.weekday, from: edge)
          day = 1 + (weekday - start + 7) % 7 + (isFromEnd ? ordinal : ordinal - 1) * 7
          if isFromEnd {
            let before = __dateSeconds(
              components.year ?? 1, (components.month ?? 1) + 1, 0, 0, 0, 0, zone)
            day += component(.day, from: Date(timeIntervalSinceReferenceDate: before))
          }
        }
        let seconds = __dateSeconds(
          components.year ?? 1, components.month ?? 1, day, components.hour ?? 0,
          components.minute ?? 0, components.second ?? 0, zone)
        let fraction = Double(components.nanosecond ?? 0) / 1e9
        return Date(timeIntervalSinceReferenceDate: seconds + fraction)
      }
      func __date(year: Int, week: Int, weekday: Int, _ components: DateComponents) -> Date? {
        let january = Date(
          timeIntervalSinceReferenceDate: __dateSeconds(year, 1, 1, 0, 0, 0, timeZone.identifier))
        let start = (component(.weekday, from: january) - firstWeekday + 7) % 7
        let skipped = 7 - start >= minimumDaysInFirstWeek ? week - 1 : week
        let day = 1 - start + skipped * 7 + (weekday - firstWeekday + 7) % 7
        return Date(
          timeIntervalSinceReferenceDate: __dateSeconds(
            year, 1, day, components.hour ?? 0, components.minute ?? 0, components.second ?? 0,
            timeZone.identifier))
      }
      /// A point in time so many units later.
      func date(
        byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false
      ) -> Date? {
        let seconds = date.timeIntervalSinceReferenceDate
        switch component {
        case .nanosecond: return date + Double(value) / 1e9
        case .second: return date + Double(value)
        case .minute: return date + Double(value) * 60
        case .hour: return date + Double(value) * 3600
        case .day, .weekday, .dayOfYear, .weekdayOrdinal: return __adding(0, value, seconds)
        case .weekOfYear, .weekOfMonth: return __adding(0, value * 7, seconds)
        case .month: return __adding(value, 0, seconds)
        case .quarter: return __adding(value * 3, 0, seconds)
        case .year, .yearForWeekOfYear: return __adding(value * 12, 0, seconds)
        default: return nil
        }
      }
      func __adding(_ months: Int, _ days: Int, _ seconds: Double) -> Date {
        Date(
          timeIntervalSinceReferenceDate: __addToDate(
            seconds, months, days, timeZone.identifier))
      }
      func date(
        byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false
      ) -> Date? {
        let months = (components.year ?? 0) * 12 + (components.quarter ?? 0) * 3
          + (components.month ?? 0)
        let weeks = (components.weekOfYear ?? 0) + (components.weekOfMonth ?? 0)
        let days = (components.day ?? 0) + (components.weekday ?? 0) + weeks * 7
        let moved = __adding(months, days, date.timeIntervalSinceReferenceDate)
        let seconds = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60
          + (components.second ?? 0)
        return moved + Double(seconds) + Double(components.nanosecond ?? 0) / 1e9
      }
      /// The midnight before a point in time.
      func startOfDay(for date: Date) -> Date {
        let parts = __parts(date)
        return Date(
          timeIntervalSinceReferenceDate: __dateSeconds(
            parts[0], parts[1], parts[2], 0, 0, 0, timeZone.identifier))
      }
      func date(
        bySettingHour hour: Int, minute: Int, second: Int, of date: Date,
        matchingPolicy: MatchingPolicy = .nextTime,
        repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
      ) -> Date? {
        let parts = __parts(date)
        return Date(
          timeIntervalSinceReferenceDate: __dateSeconds(
            parts[0], parts[1], parts[2], hour, minute, second, timeZone.identifier))
      }
    }

    func __dateParts(_ seconds: Double, _ zone: String, _ first: Int, _ minimum: Int) -> [Int]
    func __dateSeconds(
      _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int,
      _ zone: String
    ) -> Double
    func __addToDate(_ seconds: Double, _ months: Int, _ days: Int, _ zone: String) -> Double
    """,
    natives: calendarNatives)
}

private let calendarNatives: [String: NativeFunction] = [
  "__dateParts(_:_:_:_:)": { call throws(Trap) in
    let seconds = call.double(0)
    let date = DateText(seconds, call.zone(1)).date
    let week = date.week(first: call.integer(2), minimum: call.integer(3))
    let parts = [
      date.year, date.month, date.day, date.hour, date.minute, date.second, date.weekday,
      week.week, week.year, date.weekOfMonth(first: call.integer(2), minimum: call.integer(3)),
      date.dayOfYear, Int((seconds - seconds.rounded(.down)) * 1e9),
    ]
    return call.makeArray(parts.map { .integer($0) })
  },
  "__dateSeconds(_:_:_:_:_:_:_:)": { call throws(Trap) in
    let local = CivilDate.seconds(
      year: call.integer(0), month: call.integer(1), day: call.integer(2),
      hour: call.integer(3), minute: call.integer(4), second: call.integer(5))
    return .double(call.zone(6).universal(local))
  },
  "__addToDate(_:_:_:_:)": { call throws(Trap) in
    let seconds = call.double(0)
    let zone = call.zone(3)
    let months = max(-1_000_000, min(1_000_000, call.integer(1)))
    let date = DateText(seconds, zone).date
    let month = date.year * 12 + date.month - 1 + months
    let year = month >= 0 ? month / 12 : (month - 11) / 12
    let length = CivilDate.length(year: year, month: month - year * 12 + 1)
    let moved = CivilDate.seconds(
      year: year, month: month - year * 12 + 1, day: min(date.day, length), hour: date.hour,
      minute: date.minute, second: date.second)
    let days = max(-1_000_000_000, min(1_000_000_000, call.integer(2)))
    let local = moved + Double(days) * 86_400
    return .double(zone.universal(local) + (seconds - seconds.rounded(.down)))
  },
]

extension Zone {
  /// The point in time at which clocks show local time.
  fileprivate func universal(_ local: Double) -> Double {
    let guess = local - Double(offset(at: local))
    return local - Double(offset(at: guess))
  }
}
