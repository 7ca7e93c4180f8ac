/// How far local time is from UTC, by today's rules.
///
/// Grove carries no time zone database: it knows the zones that programs name most, with the rules
/// that hold since 2007, for every year.
struct Zone {
  /// When clocks are an hour ahead.
  enum Summer {
    case none, america, europe, australia
  }

  let identifier: String
  private let standard: Int
  private let summer: Summer
  /// Abbreviations of standard and summer time, where English has them.
  private let abbreviations: (String, String)?

  /// `nil` if Grove does not know the zone.
  init?(_ identifier: String) {
    self.identifier = identifier
    if let seconds = Zone.fixedOffset(identifier) {
      (standard, summer, abbreviations) = (seconds, .none, nil)
      return
    }
    guard let known = Zone.known[identifier] else { return nil }
    (standard, summer) = (Int(known.hours * 3600), known.summer)
    abbreviations = known.names.isEmpty ? nil : (known.names[0], known.names.last ?? "")
  }

  /// What the device is in.
  static let utc = Zone(utc: "UTC")

  private init(utc identifier: String) {
    self.identifier = identifier
    (standard, summer, abbreviations) = (0, .none, nil)
  }

  /// Seconds that local time is ahead of UTC.
  func offset(at seconds: Double) -> Int {
    standard + (isSummer(at: seconds) ? 3600 : 0)
  }

  func isSummer(at seconds: Double) -> Bool {
    let year = CivilDate(secondsSinceReference: seconds + Double(standard)).year
    switch summer {
    case .none: return false
    case .america:
      let start = Zone.sunday(2, of: 3, year) + 7200 - Double(standard)
      let end = Zone.sunday(1, of: 11, year) + 3600 - Double(standard)
      return seconds >= start && seconds < end
    case .europe:
      return seconds >= Zone.lastSunday(of: 3, year) + 3600
        && seconds < Zone.lastSunday(of: 10, year) + 3600
    case .australia:
      let end = Zone.sunday(1, of: 4, year) + 7200 - Double(standard)
      let start = Zone.sunday(1, of: 10, year) + 7200 - Double(standard)
      return seconds < end || seconds >= start
    }
  }

  /// `EST`, `UTC`, or `GMT+1` where English has no abbreviation.
  func abbreviation(at seconds: Double) -> String {
    if let abbreviations { return isSummer(at: seconds) ? abbreviations.1 : abbreviations.0 }
    return Zone.short(offset(at: seconds))
  }

  /// `GMT+5:30`.
  static func short(_ offset: Int) -> String {
    guard offset != 0 else { return "GMT" }
    let minutes = offset.magnitude / 60
    let rest = minutes % 60
    return "GMT\(offset < 0 ? "-" : "+")\(minutes / 60)"
      + (rest == 0 ? "" : ":" + (rest < 10 ? "0" : "") + "\(rest)")
  }

  private static func fixedOffset(_ identifier: String) -> Int? {
    if ["UTC", "GMT", "Etc/UTC", "Z"].contains(identifier) { return 0 }
    guard identifier.hasPrefix("GMT") || identifier.hasPrefix("UTC"),
      let sign = identifier.dropFirst(3).first, sign == "+" || sign == "-"
    else { return nil }
    let digits = identifier.dropFirst(4).filter { $0 != ":" }
    guard let number = Int(digits), number >= 0 else { return nil }
    let seconds = digits.count > 2 ? number / 100 * 3600 + number % 100 * 60 : number * 3600
    guard seconds <= 18 * 3600 else { return nil }
    return sign == "-" ? -seconds : seconds
  }

  private static func sunday(_ ordinal: Int, of month: Int, _ year: Int) -> Double {
    let first = CivilDate.seconds(year: year, month: month, day: 1, hour: 0, minute: 0, second: 0)
    let weekday = CivilDate(secondsSinceReference: first).weekday
    return first + Double((8 - weekday) % 7 + (ordinal - 1) * 7) * 86_400
  }

  private static func lastSunday(of month: Int, _ year: Int) -> Double {
    let fifth = sunday(5, of: month, year)
    return CivilDate(secondsSinceReference: fifth).month == month ? fifth : fifth - 604_800
  }

  /// The zones that are known by a place.
  static var names: [String] { known.keys.filter { $0.contains("/") } + ["GMT", "UTC"] }

  private struct Rule {
    let hours: Double
    let summer: Summer
    let names: [String]

    init(_ hours: Double, _ summer: Summer = .none, _ names: String...) {
      self.hours = hours
      self.summer = summer
      self.names = names
    }
  }

  private static let known: [String: Rule] = [
    "America/New_York": Rule(-5, .america, "EST", "EDT"),
    "America/Toronto": Rule(-5, .america, "EST", "EDT"),
    "America/Chicago": Rule(-6, .america, "CST", "CDT"),
    "America/Denver": Rule(-7, .america, "MST", "MDT"),
    "America/Phoenix": Rule(-7, .none, "MST"),
    "America/Los_Angeles": Rule(-8, .america, "PST", "PDT"),
    "America/Vancouver": Rule(-8, .america, "PST", "PDT"),
    "America/Anchorage": Rule(-9, .america, "AKST", "AKDT"),
    "America/Sao_Paulo": Rule(-3), "America/Argentina/Buenos_Aires": Rule(-3),
    "Pacific/Honolulu": Rule(-10, .none, "HST"),
    "Europe/London": Rule(0, .europe, "GMT", "GMT+1"), "Europe/Lisbon": Rule(0, .europe),
    "Europe/Dublin": Rule(0, .europe, "GMT", "GMT+1"), "Europe/Paris": Rule(1, .europe),
    "Europe/Berlin": Rule(1, .europe), "Europe/Madrid": Rule(1, .europe),
    "Europe/Rome": Rule(1, .europe), "Europe/Amsterdam": Rule(1, .europe),
    "Europe/Vienna": Rule(1, .europe), "Europe/Zurich": Rule(1, .europe),
    "Europe/Stockholm": Rule(1, .europe), "Europe/Oslo": Rule(1, .europe),
    "Europe/Copenhagen": Rule(1, .europe), "Europe/Warsaw": Rule(1, .europe),
    "Europe/Prague": Rule(1, .europe), "Europe/Athens": Rule(2, .europe),
    "Europe/Kiev": Rule(2, .europe), "Europe/Kyiv": Rule(2, .europe),
    "Europe/Helsinki": Rule(2, .europe), "Europe/Istanbul": Rule(3), "Europe/Moscow": Rule(3),
    "Africa/Cairo": Rule(2), "Africa/Johannesburg": Rule(2), "Africa/Lagos": Rule(1),
    "Asia/Dubai": Rule(4), "Asia/Karachi": Rule(5), "Asia/Kolkata": Rule(5.5),
    "Asia/Calcutta": Rule(5.5), "Asia/Bangkok": Rule(7), "Asia/Jakarta": Rule(7),
    "Asia/Shanghai": Rule(8), "Asia/Hong_Kong": Rule(8), "Asia/Singapore": Rule(8),
    "Asia/Taipei": Rule(8), "Asia/Tokyo": Rule(9), "Asia/Seoul": Rule(9),
    "Australia/Sydney": Rule(10, .australia), "Australia/Melbourne": Rule(10, .australia),
    "Pacific/Auckland": Rule(12),
    // Abbreviations that `TimeZone(abbreviation:)` takes.
    "EST": Rule(-5, .america, "EST", "EDT"), "EDT": Rule(-5, .america, "EST", "EDT"),
    "CST": Rule(-6, .america, "CST", "CDT"), "PST": Rule(-8, .america, "PST", "PDT"),
    "PDT": Rule(-8, .america, "PST", "PDT"), "CET": Rule(1, .europe), "JST": Rule(9),
  ]
}
