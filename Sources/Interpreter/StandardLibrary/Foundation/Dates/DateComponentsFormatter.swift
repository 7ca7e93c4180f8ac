extension StandardLibrary {
  /// Lengths of time as people write them, after Apple's documentation: Foundation on Linux has no
  /// such formatter to measure.
  static let dateComponentsFormatter = LibraryEntry(
    "DateComponentsFormatter.swift",
    """
    /// Writes lengths of time: 1:05, 1h 5m.
    class DateComponentsFormatter: Formatter {
      enum UnitsStyle: Int { case positional, abbreviated, short, full, spellOut, brief }
      /// What becomes of units that are zero.
      struct ZeroFormattingBehavior: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let `default` = ZeroFormattingBehavior(rawValue: 1)
        static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        static let dropAll = ZeroFormattingBehavior(rawValue: 14)
        static let pad = ZeroFormattingBehavior(rawValue: 65536)
      }
      var unitsStyle: UnitsStyle = .positional
      var allowedUnits: NSCalendar.Unit = []
      var zeroFormattingBehavior: ZeroFormattingBehavior = .default
      var calendar: Calendar? = Calendar.current
      var maximumUnitCount: Int = 0
      var collapsesLargestUnit: Bool = false
      var allowsFractionalUnits: Bool = false
      var includesApproximationPhrase: Bool = false
      var includesTimeRemainingPhrase: Bool = false
      var formattingContext: Formatter.Context = .unknown
      override init() { super.init() }

      func string(from ti: Double) -> String? {
        guard ti.isFinite else { return nil }
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let text = string(from: start, to: start + abs(ti).rounded(.down))
        return ti < 0 ? text.map { "-" + $0 } : text
      }
      func string(from startDate: Date, to endDate: Date) -> String? {
        let calendar = self.calendar ?? Calendar.current
        return __text(calendar.dateComponents(Set(__units), from: startDate, to: endDate))
      }
      func string(from components: DateComponents) -> String? { __text(components) }
      static func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
      ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
      }
      var __units: [Calendar.Component] {
        let all: [(NSCalendar.Unit, Calendar.Component)] = [
          (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day),
          (.hour, .hour), (.minute, .minute), (.second, .second),
        ]
        return all.filter { allowedUnits.isEmpty || allowedUnits.contains($0.0) }.map { $0.1 }
      }
      func __text(_ components: DateComponents) -> String? {
        var parts: [(Calendar.Component, Int)] = []
        for unit in __units {
          if let value = components.value(for: unit) { parts.append((unit, value)) }
        }
        let pads = zeroFormattingBehavior.contains(.pad)
        if !pads { parts = __dropZeros(parts) }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        if parts.isEmpty {
          guard let last = __units.last else { return nil }
          parts = [(last, 0)]
        }
        if unitsStyle == .positional { return __positional(parts, pads) }
        let texts = parts.map { __unitText($0.0, $0.1) }
        let text: String
        switch unitsStyle {
        case .abbreviated, .brief: text = texts.joined(separator: " ")
        default: text = texts.joined(separator: ", ")
        }
        return includesTimeRemainingPhrase ? text + " remaining" : text
      }
      func __dropZeros(_ parts: [(Calendar.Component, Int)]) -> [(Calendar.Component, Int)] {
        var kept = parts
        let byDefault = zeroFormattingBehavior.contains(.default)
        let keepsInner = unitsStyle == .positional && byDefault
        if byDefault || zeroFormattingBehavior.contains(.dropLeading) {
          while let first = kept.first, first.1 == 0 { kept.removeFirst() }
        }
        if !keepsInner && (byDefault || zeroFormattingBehavior.contains(.dropTrailing)) {
          while let last = kept.last, last.1 == 0 { kept.removeLast() }
        }
        if !keepsInner && (byDefault || zeroFormattingBehavior.contains(.dropMiddle)) {
          kept = kept.enumerated().filter { index, part in
            part.1 != 0 || index == 0 || index == kept.count - 1
          }.map { $0.1 }
        }
        return kept
      }
      func __positional(_ parts: [(Calendar.Component, Int)], _ pads: Bool) -> String {
        var text = ""
        for (index, part) in parts.enumerated() {
          let isClock = part.0 == .hour || part.0 == .minute || part.0 == .second
          let digits = "\\(part.1)"
          if index == 0 {
            text = pads && isClock && digits.count < 2 && parts.count > 1 ? "0" + digits : digits
            if !isClock { text += __positionalUnit(part.0, part.1) }
          } else if isClock {
            let previous = parts[index - 1].0
            let follows = previous == .hour || previous == .minute
            text += (follows ? ":" : " ") + (digits.count < 2 ? "0" + digits : digits)
          } else {
            text += " " + digits + __positionalUnit(part.0, part.1)
          }
        }
        return text
      }
      func __positionalUnit(_ unit: Calendar.Component, _ count: Int) -> String {
        switch unit {
        case .year: return "y"
        case .month: return "mo"
        case .weekOfMonth: return "w"
        default: return "d"
        }
      }
      func __unitText(_ unit: Calendar.Component, _ count: Int) -> String {
        let names: [Calendar.Component: (String, String, String)] = [
          .year: ("y", "yr", "year"), .month: ("mo", "mth", "month"),
          .weekOfMonth: ("w", "wk", "week"), .day: ("d", "day", "day"),
          .hour: ("h", "hr", "hour"), .minute: ("m", "min", "minute"),
          .second: ("s", "sec", "second"),
        ]
        guard let name = names[unit] else { return "" }
        switch unitsStyle {
        case .abbreviated: return "\\(count)" + name.0
        case .brief: return "\\(count)" + (unit == .day && count != 1 ? "days" : name.1)
        case .short:
          let isPlural = count != 1 && !["hr", "min", "sec"].contains(name.1)
          return "\\(count) " + name.1 + (isPlural ? "s" : "")
        case .spellOut: return __spelledOut(count) + " " + name.2 + (count == 1 ? "" : "s")
        default: return "\\(count) " + name.2 + (count == 1 ? "" : "s")
        }
      }
    }

    /// The calendar of Objective-C, for the names of its units.
    class NSCalendar {
      struct Unit: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let year = Unit(rawValue: 4)
        static let month = Unit(rawValue: 8)
        static let day = Unit(rawValue: 16)
        static let hour = Unit(rawValue: 32)
        static let minute = Unit(rawValue: 64)
        static let second = Unit(rawValue: 128)
        static let weekday = Unit(rawValue: 512)
        static let weekOfMonth = Unit(rawValue: 4096)
        static let weekOfYear = Unit(rawValue: 8192)
      }
    }
    """)
}
