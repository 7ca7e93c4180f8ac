extension StandardLibrary {
  /// Finding points in time that have given parts.
  static let calendarSearching = LibraryEntry(
    "Calendar+Searching.swift",
    """
    extension Calendar {
      /// The next point in time that has the given parts; smaller parts are at their least.
      func nextDate(
        after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
        repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
      ) -> Date? {
        let isForward = direction == .forward
        var day = startOfDay(for: date)
        for _ in 0..<3700 {
          if __suits(day, components) {
            let found = __time(on: day, components, date, isForward)
            if let found { return found }
          }
          day = __adding(0, isForward ? 1 : -1, day.timeIntervalSinceReferenceDate)
        }
        return nil
      }
      /// The first time of a day, on the right side of another, that has the given parts.
      func __time(
        on day: Date, _ wanted: DateComponents, _ date: Date, _ isForward: Bool
      ) -> Date? {
        let hasSmaller = wanted.minute != nil || wanted.second != nil
        var hours = wanted.hour.map { [$0] } ?? (hasSmaller ? Array(0..<24) : [0])
        var minutes = wanted.minute.map { [$0] } ?? (wanted.second != nil ? Array(0..<60) : [0])
        if !isForward {
          hours.reverse()
          minutes.reverse()
        }
        for hour in hours {
          for minute in minutes {
            let found = self.date(
              bySettingHour: hour, minute: minute, second: wanted.second ?? 0, of: day)
            guard let found else { continue }
            let exact = found + Double(wanted.nanosecond ?? 0) / 1e9
            if isForward ? exact > date : exact < date { return exact }
          }
        }
        return nil
      }
      func __suits(_ day: Date, _ wanted: DateComponents) -> Bool {
        let parts = __parts(day)
        if let year = wanted.year, year != parts[0] { return false }
        if let month = wanted.month, month != parts[1] { return false }
        if let number = wanted.day, number != parts[2] { return false }
        if let weekday = wanted.weekday, weekday != parts[6] { return false }
        if let ordinal = wanted.weekdayOrdinal, ordinal != (parts[2] + 6) / 7 { return false }
        if let week = wanted.weekOfYear, week != parts[7] { return false }
        if let year = wanted.yearForWeekOfYear, year != parts[8] { return false }
        if let week = wanted.weekOfMonth, week != parts[9] { return false }
        if let ordinal = wanted.dayOfYear, ordinal != parts[10] { return false }
        if let quarter = wanted.quarter, quarter != (parts[1] + 2) / 3 { return false }
        if wanted.day != nil || wanted.weekday != nil || wanted.dayOfYear != nil { return true }
        if wanted.weekOfYear != nil || wanted.weekOfMonth != nil {
          return parts[6] == firstWeekday
        }
        if wanted.month != nil { return parts[2] == 1 }
        if wanted.quarter != nil { return parts[2] == 1 && (parts[1] - 1) % 3 == 0 }
        return wanted.year == nil || parts[10] == 1
      }
      func enumerateDates(
        startingAfter start: Date, matching components: DateComponents,
        matchingPolicy: MatchingPolicy, repeatedTimePolicy: RepeatedTimePolicy = .first,
        direction: SearchDirection = .forward,
        using block: (Date?, Bool, inout Bool) -> Void
      ) {
        var stop = false
        var place = start
        while !stop {
          let next = nextDate(
            after: place, matching: components, matchingPolicy: matchingPolicy,
            direction: direction)
          guard let next else { return block(nil, false, &stop) }
          block(next, true, &stop)
          place = next
        }
      }
      /// Points in time one after the other, each so much later.
      func dates(
        byAdding component: Component, value: Int = 1, startingAt start: Date,
        in range: Range<Date>? = nil, wrappingComponents: Bool = false
      ) -> __DateSequence {
        var count = 0
        return __DateSequence {
          count += 1
          let next = self.date(byAdding: component, value: value * count, to: start)
          return next.flatMap { range?.contains($0) ?? true ? $0 : nil }
        }
      }
      func dates(
        byAdding components: DateComponents, startingAt start: Date,
        in range: Range<Date>? = nil, wrappingComponents: Bool = false
      ) -> __DateSequence {
        var place = start
        return __DateSequence {
          guard let next = self.date(byAdding: components, to: place) else { return nil }
          place = next
          return range?.contains(next) ?? true ? next : nil
        }
      }
      func dates(
        byMatching components: DateComponents, startingAt start: Date,
        in range: Range<Date>? = nil, matchingPolicy: MatchingPolicy = .nextTime,
        repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
      ) -> __DateSequence {
        var place = start
        return __DateSequence {
          let next = self.nextDate(
            after: place, matching: components, matchingPolicy: matchingPolicy,
            direction: direction)
          guard let next else { return nil }
          place = next
          return range?.contains(next) ?? true ? next : nil
        }
      }
      /// The values a unit can have at least, and at most.
      func minimumRange(of component: Component) -> Range<Int>? {
        switch component {
        case .day: return 1..<29
        case .weekOfMonth: return 1..<5
        case .weekOfYear: return 1..<53
        case .weekdayOrdinal: return 1..<5
        case .dayOfYear: return 1..<366
        default: return maximumRange(of: component)
        }
      }
      func maximumRange(of component: Component) -> Range<Int>? {
        switch component {
        case .era: return 0..<2
        case .year: return 1..<144684
        case .month: return 1..<13
        case .day: return 1..<32
        case .hour: return 0..<24
        case .minute, .second: return 0..<60
        case .weekday: return 1..<8
        case .weekdayOrdinal: return 1..<6
        case .quarter: return 1..<5
        case .weekOfMonth: return 1..<7
        case .weekOfYear: return 1..<54
        case .yearForWeekOfYear: return 140742..<140743
        case .nanosecond: return 0..<1000000000
        case .dayOfYear: return 1..<367
        default: return nil
        }
      }
      func dateInterval(
        of component: Component, start: inout Date, interval: inout Double, for date: Date
      ) -> Bool {
        guard let found = dateInterval(of: component, for: date) else { return false }
        start = found.start
        interval = found.duration
        return true
      }
      /// From Saturday to the end of Sunday; `nil` on other days.
      func dateIntervalOfWeekend(containing date: Date) -> DateInterval? {
        guard isDateInWeekend(date) else { return nil }
        let isSunday = component(.weekday, from: date) == 1
        let today = startOfDay(for: date).timeIntervalSinceReferenceDate
        let start = __adding(0, isSunday ? -1 : 0, today)
        return DateInterval(
          start: start, end: __adding(0, 2, start.timeIntervalSinceReferenceDate))
      }
      func nextWeekend(
        startingAfter date: Date, direction: SearchDirection = .forward
      ) -> DateInterval? {
        let isForward = direction == .forward
        var day = startOfDay(for: date)
        for _ in 0..<15 {
          let weekend = dateIntervalOfWeekend(containing: day)
          if let weekend, isForward ? weekend.start > date : weekend.end <= date { return weekend }
          day = __adding(0, isForward ? 1 : -1, day.timeIntervalSinceReferenceDate)
        }
        return nil
      }
      func dateIntervalOfWeekend(
        containing date: Date, start: inout Date, interval: inout Double
      ) -> Bool {
        guard let found = dateIntervalOfWeekend(containing: date) else { return false }
        start = found.start
        interval = found.duration
        return true
      }
      func nextWeekend(
        startingAfter date: Date, start: inout Date, interval: inout Double,
        direction: SearchDirection = .forward
      ) -> Bool {
        guard let found = nextWeekend(startingAfter: date, direction: direction) else {
          return false
        }
        start = found.start
        interval = found.duration
        return true
      }
    }

    /// Points in time that are found one by one.
    struct __DateSequence: Sequence, IteratorProtocol {
      let __next: () -> Date?
      init(_ next: @escaping () -> Date?) { self.__next = next }
      mutating func next() -> Date? { __next() }
    }

    extension DateInterval {
      func compare(_ dateInterval: DateInterval) -> ComparisonResult {
        self == dateInterval
          ? .orderedSame : self < dateInterval ? .orderedAscending : .orderedDescending
      }
    }
    """)

  /// The names of time zones, and when their clocks change.
  static let timeZoneMembers = LibraryEntry(
    "TimeZone+Members.swift",
    """
    extension TimeZone {
      /// How a zone is called.
      enum NameStyle: Int, Hashable, Sendable {
        case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric
      }
      func daylightSavingTimeOffset(for date: Date = Date()) -> Double {
        isDaylightSavingTime(for: date) ? 3600 : 0
      }
      /// When the clocks change next; `nil` if they never do.
      func nextDaylightSavingTimeTransition(after date: Date) -> Date? {
        let now = secondsFromGMT(for: date)
        var before = date
        for _ in 0..<366 {
          let after = before + 86400.0
          if secondsFromGMT(for: after) != now {
            var (low, high) = (0, 86400)
            while high - low > 1 {
              let middle = (low + high) / 2
              if secondsFromGMT(for: before + Double(middle)) == now { low = middle }
              else { high = middle }
            }
            let seconds = before.timeIntervalSinceReferenceDate + Double(high)
            return Date(timeIntervalSinceReferenceDate: seconds.rounded(.down))
          }
          before = after
        }
        return nil
      }
      var nextDaylightSavingTimeTransition: Date? {
        nextDaylightSavingTimeTransition(after: Date())
      }
      func localizedName(for style: NameStyle, locale: Locale?) -> String? {
        let isSummer = style == .daylightSaving || style == .shortDaylightSaving
        let winter = __winter
        let isShort = style == .shortStandard || style == .shortDaylightSaving
          || style == .shortGeneric
        let hasSummer = nextDaylightSavingTimeTransition(after: winter) != nil
        let moment = isSummer && hasSummer
          ? nextDaylightSavingTimeTransition(after: winter)! + 3600.0 : winter
        if isShort {
          let name = abbreviation(for: moment)
          return style == .shortGeneric && name?.count == 3 && hasSummer
            ? name.map { String($0.prefix(1)) + "T" } : name
        }
        guard let name = __zoneTitles[abbreviation(for: winter) ?? ""] ?? __zoneTitles[identifier]
        else { return abbreviation(for: moment) }
        if style == .generic { return name + " Time" }
        if name == "Greenwich Mean" { return isSummer ? "British Summer Time" : name + " Time" }
        guard isSummer else { return name + " Standard Time" }
        return name + (name.hasSuffix("European") ? " Summer Time" : " Daylight Time")
      }
      /// A day on which the clocks of the zone are not ahead.
      var __winter: Date {
        let january = Date(timeIntervalSinceReferenceDate: 0)
        return isDaylightSavingTime(for: january) ? january + 86400.0 * 181 : january
      }
      static var knownTimeZoneIdentifiers: [String] { __zoneNames().sorted() }
      static var timeZoneDataVersion: String { "2024a" }
      static var abbreviationDictionary: [String: String] {
        [
          "EST": "America/New_York", "EDT": "America/New_York", "CST": "America/Chicago",
          "CDT": "America/Chicago", "MST": "America/Denver", "MDT": "America/Denver",
          "PST": "America/Los_Angeles", "PDT": "America/Los_Angeles", "GMT": "GMT", "UTC": "UTC",
          "BST": "Europe/London", "CET": "Europe/Paris", "CEST": "Europe/Paris",
          "EET": "Europe/Athens", "EEST": "Europe/Athens", "JST": "Asia/Tokyo",
          "IST": "Asia/Kolkata", "KST": "Asia/Seoul", "SGT": "Asia/Singapore",
          "HKT": "Asia/Hong_Kong", "MSK": "Europe/Moscow", "NZST": "Pacific/Auckland",
          "HST": "Pacific/Honolulu", "AKST": "America/Juneau", "BRT": "America/Sao_Paulo",
        ]
      }
    }
    let __zoneTitles: [String: String] = [
      "EST": "Eastern", "CST": "Central", "MST": "Mountain", "PST": "Pacific",
      "AKST": "Alaska", "HST": "Hawaii-Aleutian", "Asia/Tokyo": "Japan", "Asia/Seoul": "Korean",
      "Asia/Kolkata": "India", "Asia/Shanghai": "China", "GMT": "Greenwich Mean",
      "Europe/London": "Greenwich Mean", "Europe/Paris": "Central European",
      "Europe/Berlin": "Central European", "Europe/Madrid": "Central European",
      "Europe/Rome": "Central European", "Europe/Vienna": "Central European",
      "Europe/Zurich": "Central European", "Europe/Amsterdam": "Central European",
      "Europe/Stockholm": "Central European", "Europe/Oslo": "Central European",
      "Europe/Copenhagen": "Central European", "Europe/Warsaw": "Central European",
      "Europe/Prague": "Central European", "Europe/Athens": "Eastern European",
      "Europe/Helsinki": "Eastern European", "Europe/Kyiv": "Eastern European",
      "Europe/Moscow": "Moscow", "Asia/Singapore": "Singapore", "Asia/Hong_Kong": "Hong Kong",
      "Australia/Sydney": "Australian Eastern", "Australia/Melbourne": "Australian Eastern",
    ]
    func __zoneNames() -> [String]
    """,
    natives: [
      "__zoneNames()": { call throws(Trap) in
        call.makeArray(Zone.names.map { call.make($0) })
      }
    ])
}
