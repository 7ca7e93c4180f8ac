extension StandardLibrary {
  /// Spans of time as text: `1:30`, `1 min, 30 sec`.
  static let durationFormatStyle = LibraryEntry(
    "DurationFormatStyle.swift",
    """
    extension Duration {
      /// The span as hours, minutes and seconds.
      func formatted() -> String { formatted(TimeFormatStyle(pattern: .hourMinuteSecond)) }
      func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Duration {
        style.format(self)
      }

      /// Spans of time as on a clock.
      struct TimeFormatStyle: FormatStyle, Sendable {
        typealias FormatInput = Duration
        typealias FormatOutput = String

        /// Which parts are shown.
        struct Pattern: Hashable, Sendable {
          let __parts: Int
          let __pads: Int
          static let hourMinute = Pattern(__parts: 0, __pads: 1)
          static let hourMinuteSecond = Pattern(__parts: 1, __pads: 1)
          static let minuteSecond = Pattern(__parts: 2, __pads: 1)
          static func hourMinute(padHourToLength: Int) -> Pattern {
            Pattern(__parts: 0, __pads: padHourToLength)
          }
          static func hourMinuteSecond(
            padHourToLength: Int, fractionalSecondsLength: Int = 0
          ) -> Pattern { Pattern(__parts: 1, __pads: padHourToLength) }
          static func minuteSecond(
            padMinuteToLength: Int, fractionalSecondsLength: Int = 0
          ) -> Pattern { Pattern(__parts: 2, __pads: padMinuteToLength) }
        }
        let pattern: Pattern
        init(pattern: Pattern) { self.pattern = pattern }
        func format(_ value: Duration) -> String {
          let nanoseconds = value.__nanoseconds
          let total = __rounded(abs(nanoseconds), 1_000_000_000)
          let sign = nanoseconds < 0 ? "-" : ""
          switch pattern.__parts {
          case 0:
            let minutes = __rounded(abs(nanoseconds), 60_000_000_000)
            return sign + __padded(minutes / 60, pattern.__pads) + ":" + __padded(minutes % 60, 2)
          case 1:
            return sign + __padded(total / 3600, pattern.__pads) + ":"
              + __padded(total / 60 % 60, 2) + ":" + __padded(total % 60, 2)
          default:
            return sign + __padded(total / 60, pattern.__pads) + ":" + __padded(total % 60, 2)
          }
        }
        func __padded(_ number: Int, _ length: Int) -> String {
          let text = "\\(number)"
          return String(repeating: "0", count: max(0, length - text.count)) + text
        }
        /// Divides, with halves to the even number.
        func __rounded(_ value: Int, _ unit: Int) -> Int {
          let quotient = value / unit
          let rest = value % unit
          if rest * 2 == unit { return quotient + quotient % 2 }
          return rest * 2 > unit ? quotient + 1 : quotient
        }
      }

      /// Spans of time by units.
      struct UnitsFormatStyle: FormatStyle, Sendable {
        typealias FormatInput = Duration
        typealias FormatOutput = String

        /// A unit of time.
        struct Unit: Hashable, Sendable {
          let __nanoseconds: Int
          let __names: [String]
          init(__nanoseconds: Int, __names: [String]) {
            self.__nanoseconds = __nanoseconds
            self.__names = __names
          }
          init(__seconds: Int, __names: [String]) {
            self.init(__nanoseconds: __seconds * 1_000_000_000, __names: __names)
          }
          static let weeks = Unit(__seconds: 604_800, __names: ["w", " wk", " week"])
          static let days = Unit(__seconds: 86_400, __names: ["d", " day", " day"])
          static let hours = Unit(__seconds: 3600, __names: ["h", " hr", " hour"])
          static let minutes = Unit(__seconds: 60, __names: ["m", " min", " minute"])
          static let seconds = Unit(__seconds: 1, __names: ["s", " sec", " second"])
          static let milliseconds = Unit(
            __nanoseconds: 1_000_000, __names: ["ms", " ms", " millisecond"])
          static let microseconds = Unit(
            __nanoseconds: 1000, __names: ["μs", " μs", " microsecond"])
          static let nanoseconds = Unit(__nanoseconds: 1, __names: ["ns", " ns", " nanosecond"])
        }

        /// How units are called.
        struct UnitWidth: Hashable, Sendable {
          let __index: Int
          static let narrow = UnitWidth(__index: 0)
          static let abbreviated = UnitWidth(__index: 1)
          static let condensedAbbreviated = UnitWidth(__index: 1)
          static let wide = UnitWidth(__index: 2)
        }
        let allowedUnits: Set<Unit>
        let unitWidth: UnitWidth
        let maximumUnitCount: Int?
        init(
          allowedUnits: Set<Unit>, width: UnitWidth, maximumUnitCount: Int? = nil
        ) {
          self.allowedUnits = allowedUnits
          self.unitWidth = width
          self.maximumUnitCount = maximumUnitCount
        }
        /// The span is rounded to the last unit shown; the first takes what larger ones would.
        func format(_ value: Duration) -> String {
          let total = abs(value.__nanoseconds)
          let units = allowedUnits.sorted { $0.__nanoseconds > $1.__nanoseconds }
          guard let smallest = units.last else { return "" }
          let whole = __halfEven(total, smallest)
          let start = units.firstIndex { $0.__nanoseconds <= whole } ?? units.count - 1
          let shown = units[start...].prefix(maximumUnitCount ?? units.count)
          var rest = __halfEven(total, shown.last ?? smallest)
          var parts: [String] = []
          for unit in shown {
            let count = rest / unit.__nanoseconds
            rest %= unit.__nanoseconds
            guard count != 0 || shown.count == 1 || whole == 0 else { continue }
            let name = count == 1 ? unit.__names[unitWidth.__index] : __plural(unit)
            parts.append("\\(count.formatted())\\(name)")
          }
          let text = parts.joined(separator: unitWidth.__index == 0 ? " " : ", ")
          return value.__nanoseconds < 0 ? "-" + text : text
        }
        func __plural(_ unit: Unit) -> String {
          let name = unit.__names[unitWidth.__index]
          let isFixed = unitWidth.__index == 0 || name == " min" || name.hasSuffix("s")
          return isFixed ? name : name + "s"
        }
        /// Nanoseconds of whole units, rounded with halves to the even number.
        func __halfEven(_ nanoseconds: Int, _ unit: Unit) -> Int {
          Duration.TimeFormatStyle(pattern: .minuteSecond).__rounded(
            nanoseconds, unit.__nanoseconds) * unit.__nanoseconds
        }
      }
    }

    extension FormatStyle where Self == Duration.TimeFormatStyle {
      static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle {
        Duration.TimeFormatStyle(pattern: pattern)
      }
    }

    extension FormatStyle where Self == Duration.UnitsFormatStyle {
      static func units(
        allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
        width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil
      ) -> Duration.UnitsFormatStyle {
        Duration.UnitsFormatStyle(
          allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount)
      }
    }
    """)
}
