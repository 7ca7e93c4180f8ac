extension StandardLibrary {
  /// Spans of time.
  static let duration = LibraryEntry(
    "Duration.swift",
    """
    /// A span of time.
    protocol DurationProtocol: Comparable, AdditiveArithmetic, Sendable {
      static func / (lhs: Self, rhs: Int) -> Self
      static func * (lhs: Self, rhs: Int) -> Self
      static func / (lhs: Self, rhs: Self) -> Double
    }

    /// A span of time.
    struct Duration: DurationProtocol, Hashable, CustomStringConvertible, Encodable, Decodable,
      Sendable
    {
      /// Swift counts attoseconds; nobody can see less than this.
      var __nanoseconds: Int
      init(__nanoseconds: Int) { self.__nanoseconds = __nanoseconds }
      init(__seconds: Double) {
        self.__nanoseconds = Int(Swift.max(-2e18, Swift.min(2e18, (__seconds * 1e9).rounded())))
      }
      init(secondsComponent: Int64, attosecondsComponent: Int64) {
        self.__nanoseconds =
          Int(secondsComponent) * 1000000000 + Int(attosecondsComponent) / 1000000000
      }
      static var zero: Duration { Duration(__nanoseconds: 0) }
      static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration {
        .seconds(Int(seconds))
      }
      static func seconds(_ seconds: Int) -> Duration {
        Duration(__nanoseconds: seconds * 1000000000)
      }
      static func seconds(_ seconds: Double) -> Duration { Duration(__seconds: seconds) }
      static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration {
        .milliseconds(Int(milliseconds))
      }
      static func milliseconds(_ milliseconds: Int) -> Duration {
        Duration(__nanoseconds: milliseconds * 1000000)
      }
      static func milliseconds(_ milliseconds: Double) -> Duration {
        Duration(__seconds: milliseconds / 1000.0)
      }
      static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration {
        .microseconds(Int(microseconds))
      }
      static func microseconds(_ microseconds: Int) -> Duration {
        Duration(__nanoseconds: microseconds * 1000)
      }
      static func microseconds(_ microseconds: Double) -> Duration {
        Duration(__seconds: microseconds / 1000000.0)
      }
      static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration {
        .nanoseconds(Int(nanoseconds))
      }
      static func nanoseconds(_ nanoseconds: Int) -> Duration {
        Duration(__nanoseconds: nanoseconds)
      }
      static func nanoseconds(_ nanoseconds: Double) -> Duration {
        Duration(__seconds: nanoseconds / 1000000000.0)
      }
      /// Whole seconds and, in attoseconds, the rest.
      var components: (seconds: Int64, attoseconds: Int64) {
        (
          seconds: Int64(__nanoseconds / 1000000000),
          attoseconds: Int64(__nanoseconds % 1000000000) * 1000000000
        )
      }
      var __seconds: Double { Double(__nanoseconds) / 1000000000.0 }
      var description: String { "\\(__seconds) seconds" }
      static func < (lhs: Duration, rhs: Duration) -> Bool {
        lhs.__nanoseconds < rhs.__nanoseconds
      }
      static func + (lhs: Duration, rhs: Duration) -> Duration {
        Duration(__nanoseconds: lhs.__nanoseconds + rhs.__nanoseconds)
      }
      static func - (lhs: Duration, rhs: Duration) -> Duration {
        Duration(__nanoseconds: lhs.__nanoseconds - rhs.__nanoseconds)
      }
      static func * (lhs: Duration, rhs: Int) -> Duration {
        Duration(__nanoseconds: lhs.__nanoseconds * rhs)
      }
      static func * (lhs: Duration, rhs: Double) -> Duration {
        Duration(__seconds: lhs.__seconds * rhs)
      }
      static func / (lhs: Duration, rhs: Int) -> Duration {
        Duration(__nanoseconds: lhs.__nanoseconds / rhs)
      }
      static func / (lhs: Duration, rhs: Double) -> Duration {
        Duration(__seconds: lhs.__seconds / rhs)
      }
      static func / (lhs: Duration, rhs: Duration) -> Double { lhs.__seconds / rhs.__seconds }
      static func += (lhs: inout Duration, rhs: Duration) { lhs = lhs + rhs }
      static func -= (lhs: inout Duration, rhs: Duration) { lhs = lhs - rhs }
      static func *= (lhs: inout Duration, rhs: Int) { lhs = lhs * rhs }
      static func /= (lhs: inout Duration, rhs: Int) { lhs = lhs / rhs }
    }
    """)
}
