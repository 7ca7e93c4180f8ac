extension StandardLibrary {
  /// What a calendar says about two points in time, and about units within units.
  static let calendarComparing = LibraryEntry(
    "Calendar+Comparing.swift",
    """
    extension Calendar {
      /// What lies between two points in time, in the given units.
      func dateComponents(
        _ components: Set<Component>, from start: Date, to end: Date
      ) -> DateComponents {
        var result = DateComponents()
        var rest = start
        let units = [
          Component.year, .quarter, .month, .weekOfYear, .weekOfMonth, .day, .weekday, .hour,
          .minute, .second, .nanosecond,
        ]
        for unit in units where components.contains(unit) {
          let count = __difference(unit, rest, end)
          result.setValue(count, for: unit)
          rest = date(byAdding: unit, value: count, to: rest) ?? rest
        }
        return result
      }
      func dateComponents(
        _ components: Set<Component>, from start: DateComponents, to end: DateComponents
      ) -> DateComponents {
        guard let first = date(from: start), let last = date(from: end) else {
          return DateComponents()
        }
        return dateComponents(components, from: first, to: last)
      }
      func __difference(_ unit: Component, _ start: Date, _ end: Date) -> Int {
        let seconds = end.timeIntervalSince(start)
        switch unit {
        case .hour: return Int(seconds / 3600)
        case .minute: return Int(seconds / 60)
        case .second: return Int(seconds)
        case .nanosecond: return Int(seconds * 1e9)
        default: break
        }
        // Days and what they make up follow the clocks of the zone, not seconds.
        var count: Int
        switch unit {
        case .weekOfYear, .weekOfMonth: count = Int(seconds / 604800)
        case .day, .weekday: count = Int(seconds / 86400)
        default:
          let a = __parts(start)
          let b = __parts(end)
          let months = (b[0] - a[0]) * 12 + b[1] - a[1]
          count = unit == .year ? months / 12 : unit == .quarter ? months / 3 : months
        }
        if end >= start {
          while __after(unit, count + 1, start) <= end { count += 1 }
          while count > 0 && __after(unit, count, start) > end { count -= 1 }
        } else {
          while __after(unit, count - 1, start) >= end { count -= 1 }
          while count < 0 && __after(unit, count, start) < end { count += 1 }
        }
        return count
      }
      func __after(_ unit: Component, _ count: Int, _ start: Date) -> Date {
        date(byAdding: unit, value: count, to: start) ?? start
      }
      func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool {
        startOfDay(for: date1) == startOfDay(for: date2)
      }
      /// Whether two points in time lie in the same year, month or the like.
      func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Component) -> Bool {
        compare(date1, to: date2, toGranularity: component) == .orderedSame
      }
      func compare(
        _ date1: Date, to date2: Date, toGranularity component: Component
      ) -> ComparisonResult {
        let a = dateInterval(of: component, for: date1)?.start ?? date1
        let b = dateInterval(of: component, for: date2)?.start ?? date2
        return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
      }
      func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
      func isDateInYesterday(_ date: Date) -> Bool {
        isDate(date, inSameDayAs: __adding(0, -1, Date().timeIntervalSinceReferenceDate))
      }
      func isDateInTomorrow(_ date: Date) -> Bool {
        isDate(date, inSameDayAs: __adding(0, 1, Date().timeIntervalSinceReferenceDate))
      }
      func isDateInWeekend(_ date: Date) -> Bool {
        let weekday = component(.weekday, from: date)
        return weekday == 1 || weekday == 7
      }
      /// The year, month or the like that holds a point in time.
      func dateInterval(of component: Component, for date: Date) -> DateInterval? {
        let parts = __parts(date)
        var start = startOfDay(for: date)
        switch component {
        case .year: start = __adding(0, 1 - parts[10], start.timeIntervalSinceReferenceDate)
        case .quarter:
          start = __adding(0, 1 - parts[2], start.timeIntervalSinceReferenceDate)
          start = __adding(-((parts[1] - 1) % 3), 0, start.timeIntervalSinceReferenceDate)
        case .month: start = __adding(0, 1 - parts[2], start.timeIntervalSinceReferenceDate)
        case .weekOfYear, .weekOfMonth:
          start = __adding(
            0, -((parts[6] - firstWeekday + 7) % 7), start.timeIntervalSinceReferenceDate)
        case .day, .weekday: break
        case .hour: start = start + Double(parts[3] * 3600)
        case .minute: start = start + Double(parts[3] * 3600 + parts[4] * 60)
        case .second: start = start + Double(parts[3] * 3600 + parts[4] * 60 + parts[5])
        default: return nil
        }
        guard let end = self.date(byAdding: component, value: 1, to: start) else { return nil }
        return DateInterval(start: start, end: end)
      }
      /// The values a unit can have within a larger one: the days of a month.
      func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
        guard let interval = dateInterval(of: larger, for: date) else { return nil }
        switch smaller {
        case .day, .weekday, .dayOfYear:
          if smaller == .weekday { return 1..<8 }
          return 1..<(__difference(.day, interval.start, interval.end) + 1)
        case .month: return larger == .year ? 1..<13 : nil
        case .weekOfMonth, .weekOfYear:
          let last = interval.end - 1.0
          let first = component(smaller, from: interval.start)
          let count = (__difference(.day, interval.start, interval.end)
            + (component(.weekday, from: interval.start) - firstWeekday + 7) % 7 + 6) / 7
          return last < interval.start ? nil : first..<(first + count)
        case .hour: return 0..<24
        case .minute, .second: return 0..<60
        default: return nil
        }
      }
      /// The place of a unit in a larger one, from 1: the day of the year.
      func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
        guard let interval = dateInterval(of: larger, for: date) else { return nil }
        return __difference(smaller, interval.start, date) + 1
      }
      func __matches(_ day: Date, _ components: DateComponents) -> Bool {
        let parts = __parts(day)
        if let year = components.year, year != parts[0] { return false }
        if let month = components.month, month != parts[1] { return false }
        if let number = components.day, number != parts[2] { return false }
        if let weekday = components.weekday, weekday != parts[6] { return false }
        return true
      }
      func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
        let parts = __parts(date)
        if let hour = components.hour, hour != parts[3] { return false }
        if let minute = components.minute, minute != parts[4] { return false }
        if let second = components.second, second != parts[5] { return false }
        return __matches(date, components)
      }
      /// The first point in time in the same larger units at which one part has a value.
      func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
        var wanted = DateComponents()
        wanted.setValue(value, for: component)
        if component == .hour {
          let today = self.date(bySettingHour: value, minute: 0, second: 0, of: date)
          if let today, today >= date { return today }
          return today.flatMap { self.date(byAdding: .day, value: 1, to: $0) }
        }
        if __matches(date, wanted) { return startOfDay(for: date) }
        return nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
      }
    }
    """)

  /// Stretches of time.
  static let dateInterval = LibraryEntry(
    "DateInterval.swift",
    """
    /// The time between two points.
    @synthesizedCoding
    struct DateInterval: Hashable, Comparable, CustomStringConvertible, Encodable, Decodable,
      Sendable
    {
      var start: Date
      var duration: Double
      init(start: Date, end: Date) {
        self.start = start
        self.duration = end.timeIntervalSince(start)
      }
      init(start: Date, duration: Double) {
        self.start = start
        self.duration = duration
      }
      init() {
        self.start = Date()
        self.duration = 0
      }
      var end: Date {
        get { start + duration }
        set { duration = newValue.timeIntervalSince(start) }
      }
      func contains(_ date: Date) -> Bool { date >= start && date <= end }
      func intersects(_ other: DateInterval) -> Bool { start <= other.end && other.start <= end }
      func intersection(with other: DateInterval) -> DateInterval? {
        guard intersects(other) else { return nil }
        return DateInterval(
          start: start > other.start ? start : other.start, end: end < other.end ? end : other.end)
      }
      static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
        lhs.start == rhs.start ? lhs.duration < rhs.duration : lhs.start < rhs.start
      }
      var description: String { "\\(start) to \\(end)" }
    }
    """)
}
