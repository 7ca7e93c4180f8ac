extension StandardLibrary {
  /// Points in time on a clock that the host sets; by default it stands still.
  static let date = LibraryEntry(
    "Date.swift",
    """
    /// A number of seconds.
    typealias TimeInterval = Double
    typealias CFTimeInterval = Double
    typealias CFAbsoluteTime = Double

    /// A point in time.
    struct Date: Hashable, Comparable, Strideable, CustomStringConvertible,
      CustomDebugStringConvertible, Encodable, Decodable, Sendable
    {
      typealias Stride = Double
      /// Seconds since the start of 2001, in UTC.
      let timeIntervalSinceReferenceDate: Double

      init() { self.timeIntervalSinceReferenceDate = __now() }
      init(timeIntervalSinceReferenceDate ti: Double) { self.timeIntervalSinceReferenceDate = ti }
      init(timeIntervalSinceNow ti: Double) { self.timeIntervalSinceReferenceDate = __now() + ti }
      init(timeIntervalSince1970 ti: Double) {
        self.timeIntervalSinceReferenceDate = ti - 978307200.0
      }
      init(timeInterval ti: Double, since date: Date) {
        self.timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + ti
      }
      init(from decoder: any Decoder) throws {
        guard let node = decoder as? __NodeDecoder else {
          self.timeIntervalSinceReferenceDate = try Double(from: decoder)
          return
        }
        switch node.options.dateDecodingStrategy {
        case .deferredToDate: self.timeIntervalSinceReferenceDate = try Double(from: decoder)
        case .secondsSince1970: self.init(timeIntervalSince1970: try Double(from: decoder))
        case .millisecondsSince1970:
          self.init(timeIntervalSince1970: try Double(from: decoder) / 1000)
        case .iso8601:
          self = try Date.__found(
            ISO8601DateFormatter().date(from: try String(from: decoder)), decoder,
            "Expected date string to be ISO8601-formatted.", path: [])
        case .formatted(let formatter):
          self = try Date.__found(
            formatter.date(from: try String(from: decoder)), decoder,
            "Date string does not match format expected by formatter.")
        case .custom(let read): self = try read(decoder)
        }
      }
      static func __found(
        _ date: Date?, _ decoder: any Decoder, _ words: String, path: [any CodingKey]? = nil
      ) throws -> Date {
        guard let date else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: path ?? decoder.codingPath, debugDescription: words))
        }
        return date
      }
      func encode(to encoder: any Encoder) throws {
        guard let node = encoder as? __NodeEncoder else {
          return try timeIntervalSinceReferenceDate.encode(to: encoder)
        }
        switch node.options.dateEncodingStrategy {
        case .deferredToDate: try timeIntervalSinceReferenceDate.encode(to: encoder)
        case .secondsSince1970: try timeIntervalSince1970.encode(to: encoder)
        case .millisecondsSince1970: try (timeIntervalSince1970 * 1000).encode(to: encoder)
        case .iso8601: try ISO8601DateFormatter().string(from: self).encode(to: encoder)
        case .formatted(let formatter): try formatter.string(from: self).encode(to: encoder)
        case .custom(let write): try write(self, encoder)
        }
      }
      /// This moment.
      static var now: Date { Date() }
      static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63114076800.0) }
      static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63113904000.0) }
      /// Seconds since the start of 1970, in UTC.
      var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978307200.0 }
      var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - __now() }
      /// Seconds between two points in time.
      func timeIntervalSince(_ other: Date) -> Double {
        timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
      }
      /// The point in time so many seconds later.
      func addingTimeInterval(_ timeInterval: Double) -> Date {
        Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + timeInterval)
      }
      mutating func addTimeInterval(_ timeInterval: Double) {
        self = addingTimeInterval(timeInterval)
      }
      static var timeIntervalBetween1970AndReferenceDate: Double { 978307200.0 }
      func compare(_ other: Date) -> ComparisonResult {
        self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
      }
      func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
      func advanced(by n: Double) -> Date { addingTimeInterval(n) }
      var description: String {
        __dateText(timeIntervalSinceReferenceDate, "yyyy-MM-dd HH:mm:ss +0000", "UTC")
      }
      var debugDescription: String { description }
      static func < (lhs: Date, rhs: Date) -> Bool {
        lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
      }
      static func + (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(rhs) }
      static func - (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(-rhs) }
      static func += (lhs: inout Date, rhs: Double) { lhs = lhs.addingTimeInterval(rhs) }
      static func -= (lhs: inout Date, rhs: Double) { lhs = lhs.addingTimeInterval(-rhs) }
    }

    func __now() -> Double
    func __dateText(_ seconds: Double, _ pattern: String, _ zone: String) -> String
    /// The same by the names of a locale; `halves` are other signs for morning and afternoon.
    func __dateText(
      _ seconds: Double, _ pattern: String, _ zone: String, _ locale: String, _ halves: String
    ) -> String
    """,
    natives: [
      "__now()": { call throws(Trap) in
        .double(StandardLibrary.defaultNow + call.evaluator.clock.now.sinceStart.seconds)
      },
      "__dateText(_:_:_:)": { call throws(Trap) in
        call.make(DateText(call.double(0), call.zone(2)).text(call.text(1)))
      },
      "__dateText(_:_:_:_:_:)": { call throws(Trap) in
        var text = DateText(call.double(0), call.zone(2))
        text.locale = .of(call.text(3))
        text.halves = call.text(4)
        return call.make(text.text(call.text(1)))
      },
    ])

  /// Where the clock stands unless the host moves it: 10 June 2024, 9:41 in UTC, in seconds since
  /// the start of 2001.
  package static let defaultNow = 739_705_260.0
}
