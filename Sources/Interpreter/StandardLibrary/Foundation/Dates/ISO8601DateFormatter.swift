extension StandardLibrary {
  /// Dates in the form machines exchange.
  static let isoFormatter = LibraryEntry(
    "ISO8601DateFormatter.swift",
    """
    /// Writes and reads dates as ISO 8601 has them.
    class ISO8601DateFormatter: Formatter {
      /// Which parts are written.
      struct Options: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let withYear = Options(rawValue: 1)
        static let withMonth = Options(rawValue: 2)
        static let withWeekOfYear = Options(rawValue: 4)
        static let withDay = Options(rawValue: 16)
        static let withTime = Options(rawValue: 32)
        static let withTimeZone = Options(rawValue: 64)
        static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
        static let withDashSeparatorInDate = Options(rawValue: 256)
        static let withColonSeparatorInTime = Options(rawValue: 512)
        static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
        static let withFractionalSeconds = Options(rawValue: 2048)
        static let withFullDate = Options(rawValue: 275)
        static let withFullTime = Options(rawValue: 1632)
        static let withInternetDateTime = Options(rawValue: 1907)
      }
      var formatOptions: Options = .withInternetDateTime
      var timeZone: TimeZone! = TimeZone.gmt
      override init() { super.init() }
      var __pattern: String {
        let dash = formatOptions.contains(.withDashSeparatorInDate) ? "-" : ""
        let colon = formatOptions.contains(.withColonSeparatorInTime) ? ":" : ""
        var parts: [String] = []
        if formatOptions.contains(.withYear) { parts.append("yyyy") }
        if formatOptions.contains(.withMonth) { parts.append("MM") }
        if formatOptions.contains(.withDay) { parts.append("dd") }
        var pattern = parts.joined(separator: dash)
        guard formatOptions.contains(.withTime) else { return pattern }
        if !pattern.isEmpty {
          pattern += formatOptions.contains(.withSpaceBetweenDateAndTime) ? " " : "'T'"
        }
        pattern += "HH" + colon + "mm" + colon + "ss"
        if formatOptions.contains(.withFractionalSeconds) { pattern += ".SSS" }
        if formatOptions.contains(.withTimeZone) {
          pattern += formatOptions.contains(.withColonSeparatorInTimeZone) ? "XXX" : "XX"
        }
        return pattern
      }
      func string(from date: Date) -> String {
        __dateText(date.timeIntervalSinceReferenceDate, __pattern, timeZone.identifier)
      }
      func date(from string: String) -> Date? {
        guard let seconds = __readDate(string, __pattern, timeZone.identifier) else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
      static func string(
        from date: Date, timeZone: TimeZone, formatOptions: Options = .withInternetDateTime
      ) -> String {
        let formatter = ISO8601DateFormatter()
        formatter.timeZone = timeZone
        formatter.formatOptions = formatOptions
        return formatter.string(from: date)
      }
    }
    """)
}
