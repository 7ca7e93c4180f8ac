extension StandardLibrary {
  /// The form in which machines exchange dates, as a style.
  static let isoStyle = LibraryEntry(
    "Date.ISO8601FormatStyle.swift",
    """
    extension Date {
      func ISO8601Format(_ style: ISO8601FormatStyle = ISO8601FormatStyle()) -> String {
        style.format(self)
      }
      /// Reads a date that a style wrote.
      init<T: __AnyParseStrategy>(_ value: T.ParseInput, strategy: T) throws
        where T.ParseOutput == Date
      {
        self = try strategy.parse(value)
      }

      /// The form machines exchange; without parts of one's choice it is the whole.
      struct ISO8601FormatStyle: __AnyFormatStyle, __AnyParseStrategy, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        typealias ParseInput = String
        typealias ParseOutput = Date
        enum TimeZoneSeparator: String, Hashable, Sendable {
          case colon = ":"
          case omitted = ""
        }
        enum DateSeparator: String, Hashable, Sendable {
          case dash = "-"
          case omitted = ""
        }
        enum TimeSeparator: String, Hashable, Sendable {
          case colon = ":"
          case omitted = ""
        }
        enum DateTimeSeparator: String, Hashable, Sendable {
          case space = " "
          case standard = "'T'"
        }
        var timeSeparator: TimeSeparator = .colon
        var includingFractionalSeconds: Bool = false
        var timeZoneSeparator: TimeZoneSeparator = .omitted
        var dateSeparator: DateSeparator = .dash
        var dateTimeSeparator: DateTimeSeparator = .standard
        var timeZone: TimeZone = .gmt
        /// y, M, w, d, t, z: the parts that were asked for.
        var __parts: Set<String> = []

        init(
          dateSeparator: DateSeparator = .dash, dateTimeSeparator: DateTimeSeparator = .standard,
          timeSeparator: TimeSeparator = .colon, timeZoneSeparator: TimeZoneSeparator = .omitted,
          includingFractionalSeconds: Bool = false, timeZone: TimeZone = .gmt
        ) {
          self.dateSeparator = dateSeparator
          self.dateTimeSeparator = dateTimeSeparator
          self.timeSeparator = timeSeparator
          self.timeZoneSeparator = timeZoneSeparator
          self.includingFractionalSeconds = includingFractionalSeconds
          self.timeZone = timeZone
        }
        func __with(_ change: (inout ISO8601FormatStyle) -> Void) -> ISO8601FormatStyle {
          var copy = self
          change(&copy)
          return copy
        }
        func year() -> ISO8601FormatStyle { __with { $0.__parts.insert("y") } }
        func month() -> ISO8601FormatStyle { __with { $0.__parts.insert("M") } }
        func weekOfYear() -> ISO8601FormatStyle { __with { $0.__parts.insert("w") } }
        func day() -> ISO8601FormatStyle { __with { $0.__parts.insert("d") } }
        func time(includingFractionalSeconds: Bool) -> ISO8601FormatStyle {
          __with {
            $0.__parts.insert("t")
            $0.includingFractionalSeconds = includingFractionalSeconds
          }
        }
        func timeZone(separator: TimeZoneSeparator) -> ISO8601FormatStyle {
          __with {
            $0.__parts.insert("z")
            $0.timeZoneSeparator = separator
          }
        }
        func dateSeparator(_ separator: DateSeparator) -> ISO8601FormatStyle {
          __with { $0.dateSeparator = separator }
        }
        func dateTimeSeparator(_ separator: DateTimeSeparator) -> ISO8601FormatStyle {
          __with { $0.dateTimeSeparator = separator }
        }
        func timeSeparator(_ separator: TimeSeparator) -> ISO8601FormatStyle {
          __with { $0.timeSeparator = separator }
        }
        func timeZoneSeparator(_ separator: TimeZoneSeparator) -> ISO8601FormatStyle {
          __with { $0.timeZoneSeparator = separator }
        }
        func locale(_ locale: Locale) -> ISO8601FormatStyle { self }
        var __shown: Set<String> { __parts.isEmpty ? ["y", "M", "d", "t", "z"] : __parts }

        func format(_ value: Date) -> String {
          var calendar = Calendar(identifier: .iso8601)
          calendar.timeZone = timeZone
          let parts = calendar.dateComponents(
            [
              .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekOfYear,
              .yearForWeekOfYear, .dayOfYear,
            ], from: value)
          let shown = __shown
          var date: [String] = []
          if shown.contains("y") {
            let year = shown.contains("w") ? parts.yearForWeekOfYear : parts.year
            date.append(__digits(year, 4))
          }
          if shown.contains("M") { date.append(__digits(parts.month, 2)) }
          if shown.contains("w") { date.append("W" + __digits(parts.weekOfYear, 2)) }
          if shown.contains("d") {
            let weekday = ((parts.weekday ?? 1) + 5) % 7 + 1
            date.append(
              shown.contains("M") ? __digits(parts.day, 2)
                : shown.contains("w") ? __digits(weekday, 2) : __digits(parts.dayOfYear, 3))
          }
          var text = date.joined(separator: dateSeparator.rawValue)
          if shown.contains("t") {
            if !date.isEmpty { text += dateTimeSeparator == .space ? " " : "T" }
            text += [parts.hour, parts.minute, parts.second].map { __digits($0, 2) }
              .joined(separator: timeSeparator.rawValue)
            if includingFractionalSeconds {
              text += "." + __digits((parts.nanosecond ?? 0) / 1000000, 3)
            }
          }
          guard shown.contains("z") else { return text }
          let offset = timeZone.secondsFromGMT(for: value)
          if offset == 0 { return text + "Z" }
          return text + (offset < 0 ? "-" : "+") + __digits(abs(offset) / 3600, 2)
            + timeZoneSeparator.rawValue + __digits(abs(offset) / 60 % 60, 2)
        }
        func __digits(_ number: Int?, _ width: Int) -> String {
          let digits = "\\(number ?? 0)"
          return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
        }

        var parseStrategy: ISO8601FormatStyle { self }
        func parse(_ value: String) throws -> Date {
          guard let date = __read(Array(value)) else {
            throw CocoaError(
              .formatting,
              userInfo: [
                "NSDebugDescription":
                  "Cannot parse \\(value). String should adhere to the preferred format of the "
                  + "locale, such as \\(format(Date()))."
              ])
          }
          return date
        }
        func __read(_ text: [Character]) -> Date? {
          var place = 0
          func number(_ width: Int) -> Int? {
            guard place + width <= text.count else { return nil }
            let digits = Int(String(text[place..<place + width]))
            place += width
            return digits
          }
          func skip(_ mark: String) -> Bool {
            if mark.isEmpty { return true }
            guard place < text.count, String(text[place]) == mark else { return false }
            place += 1
            return true
          }
          let shown = __shown
          var parts = DateComponents()
          var hasDate = false
          for part in ["y", "M", "w", "d"] where shown.contains(part) {
            if hasDate, !skip(dateSeparator.rawValue) { return nil }
            hasDate = true
            switch part {
            case "y":
              guard let year = number(4) else { return nil }
              if shown.contains("w") { parts.yearForWeekOfYear = year } else { parts.year = year }
            case "M":
              guard let month = number(2) else { return nil }
              parts.month = month
            case "w":
              guard skip("W"), let week = number(2) else { return nil }
              parts.weekOfYear = week
            default:
              let isOrdinal = !shown.contains("M") && !shown.contains("w")
              guard let day = number(isOrdinal ? 3 : 2) else { return nil }
              if shown.contains("M") { parts.day = day }
              else if shown.contains("w") { parts.weekday = day % 7 + 1 }
              else { parts.dayOfYear = day }
            }
          }
          if shown.contains("t") {
            if hasDate, !skip(dateTimeSeparator == .space ? " " : "T") { return nil }
            guard let hour = number(2), skip(timeSeparator.rawValue), let minute = number(2),
              skip(timeSeparator.rawValue), let second = number(2)
            else { return nil }
            (parts.hour, parts.minute, parts.second) = (hour, minute, second)
            if includingFractionalSeconds {
              guard skip(".") else { return nil }
              var fraction = 0.0
              var unit = 1e8
              while place < text.count, let digit = text[place].wholeNumberValue {
                fraction += Double(digit) * unit
                unit /= 10
                place += 1
              }
              parts.nanosecond = Int(fraction)
            }
          }
          var zone = timeZone
          if shown.contains("z") {
            if !skip("Z") {
              guard place < text.count, text[place] == "+" || text[place] == "-" else {
                return nil
              }
              let isWest = text[place] == "-"
              place += 1
              guard let hours = number(2) else { return nil }
              _ = skip(":")
              let seconds = hours * 3600 + (number(2) ?? 0) * 60
              guard let read = TimeZone(secondsFromGMT: isWest ? -seconds : seconds) else {
                return nil
              }
              zone = read
            }
          }
          var calendar = Calendar(identifier: .iso8601)
          calendar.timeZone = zone
          if let month = parts.month, !(1...12).contains(month) { return nil }
          if let hour = parts.hour, hour > 24 { return nil }
          return calendar.date(from: parts)
        }
      }
    }

    extension Date.FormatStyle {
      /// Reads what the style writes.
      func parse(_ value: String) throws -> Date {
        guard
          let seconds = __readDate(value, __pattern, timeZone.identifier, locale.identifier)
        else {
          throw CocoaError(
            .formatting, userInfo: ["NSDebugDescription": "Cannot parse \\(value)."])
        }
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
    }

    extension FormatStyle where Self == Date.ISO8601FormatStyle {
      static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
    }
    extension ParseStrategy where Self == Date.ISO8601FormatStyle {
      static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
    }
    """)
}
