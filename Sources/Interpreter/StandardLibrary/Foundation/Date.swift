extension StandardLibrary {
  /// Points in time on a clock that the host sets; by default it stands still.
  static let date = LibraryEntry(
    "Date.swift",
    """
    /// A number of seconds.
    typealias TimeInterval = Double

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
      func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
      func advanced(by n: Double) -> Date { addingTimeInterval(n) }
      var description: String {
        __dateText(timeIntervalSinceReferenceDate, "y-MM-dd HH:mm:ss +0000")
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
    func __dateText(_ seconds: Double, _ pattern: String) -> String
    """,
    natives: [
      // The host may put its own clock under this symbol.
      "__now()": { _ throws(Trap) in .double(StandardLibrary.defaultNow) },
      "__dateText(_:_:)": { call throws(Trap) in
        call.make(CivilDate(secondsSinceReference: call.double(0)).text(call.text(1)))
      },
    ])

  /// Where the clock stands unless the host moves it: 10 June 2024, 9:41 in UTC, in seconds since
  /// the start of 2001.
  package static let defaultNow = 739_705_260.0
}
