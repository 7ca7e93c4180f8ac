extension StandardLibrary {
  /// Parts of a date.
  static let dateComponents = LibraryEntry(
    "DateComponents.swift",
    """
    /// Parts of a point in time.
    @synthesizedCoding
    struct DateComponents: Hashable, CustomStringConvertible, Encodable, Decodable, Sendable {
      var calendar: Calendar?
      var timeZone: TimeZone?
      var era: Int?
      var year: Int?
      var month: Int?
      var day: Int?
      var hour: Int?
      var minute: Int?
      var second: Int?
      var nanosecond: Int?
      var weekday: Int?
      var weekdayOrdinal: Int?
      var quarter: Int?
      var weekOfMonth: Int?
      var weekOfYear: Int?
      var yearForWeekOfYear: Int?
      var dayOfYear: Int?
      var isLeapMonth: Bool?
      init(
        calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
        month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
        second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil,
        weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
        weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
      ) {
        self.calendar = calendar
        self.timeZone = timeZone
        self.era = era
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
        self.weekday = weekday
        self.weekdayOrdinal = weekdayOrdinal
        self.quarter = quarter
        self.weekOfMonth = weekOfMonth
        self.weekOfYear = weekOfYear
        self.yearForWeekOfYear = yearForWeekOfYear
        self.dayOfYear = nil
        self.isLeapMonth = nil
      }
      /// The point in time that the parts describe; `nil` if they name no calendar.
      var date: Date? { calendar?.date(from: self) }
      func value(for component: Calendar.Component) -> Int? {
        switch component {
        case .era: return era
        case .year: return year
        case .month: return month
        case .day: return day
        case .hour: return hour
        case .minute: return minute
        case .second: return second
        case .nanosecond: return nanosecond
        case .weekday: return weekday
        case .weekdayOrdinal: return weekdayOrdinal
        case .quarter: return quarter
        case .weekOfMonth: return weekOfMonth
        case .weekOfYear: return weekOfYear
        case .yearForWeekOfYear: return yearForWeekOfYear
        case .dayOfYear: return dayOfYear
        case .calendar, .timeZone: return nil
        }
      }
      mutating func setValue(_ value: Int?, for component: Calendar.Component) {
        switch component {
        case .era: era = value
        case .year: year = value
        case .month: month = value
        case .day: day = value
        case .hour: hour = value
        case .minute: minute = value
        case .second: second = value
        case .nanosecond: nanosecond = value
        case .weekday: weekday = value
        case .weekdayOrdinal: weekdayOrdinal = value
        case .quarter: quarter = value
        case .weekOfMonth: weekOfMonth = value
        case .weekOfYear: weekOfYear = value
        case .yearForWeekOfYear: yearForWeekOfYear = value
        case .dayOfYear: dayOfYear = value
        case .calendar, .timeZone: return
        }
      }
      /// Whether the parts describe a point in time that exists.
      var isValidDate: Bool {
        guard let calendar else { return false }
        return isValidDate(in: calendar)
      }
      func isValidDate(in calendar: Calendar) -> Bool {
        guard let date = calendar.date(from: self) else { return false }
        let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second, .weekday]
        for unit in units {
          if let wanted = value(for: unit), calendar.component(unit, from: date) != wanted {
            return false
          }
        }
        return true
      }
      var __counts: [(name: String, value: Int?)] {
        [
          ("era", era), ("year", year), ("month", month), ("day", day), ("hour", hour),
          ("minute", minute), ("second", second), ("nanosecond", nanosecond), ("weekday", weekday),
          ("weekdayOrdinal", weekdayOrdinal), ("quarter", quarter), ("weekOfMonth", weekOfMonth),
          ("weekOfYear", weekOfYear), ("dayOfYear", dayOfYear),
          ("yearForWeekOfYear", yearForWeekOfYear),
        ]
      }
      var description: String {
        var text = ""
        if let calendar { text += "calendar: \\(calendar) " }
        if let timeZone { text += "timeZone: \\(timeZone) " }
        for (name, value) in __counts {
          if let value { text += name + ": \\(value) " }
        }
        if let isLeapMonth { text += "isLeapMonth: \\(isLeapMonth) " }
        return text
      }
      // A month of which nothing is said equals one that does not leap.
      static func == (left: DateComponents, right: DateComponents) -> Bool {
        left.__counts.map { $0.value } == right.__counts.map { $0.value }
          && left.calendar == right.calendar && left.timeZone == right.timeZone
          && (left.isLeapMonth ?? false) == (right.isLeapMonth ?? false)
      }
      func hash(into hasher: inout Hasher) { hasher.combine(__counts.map { $0.value }) }
    }
    """)
}
