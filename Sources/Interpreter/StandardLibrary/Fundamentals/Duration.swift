extension StandardLibrary {
  /// Spans of time.
  static let duration = LibraryEntry(
    "Duration.swift",
    """
    /// A span of time.
    struct Duration: Hashable, Comparable, AdditiveArithmetic, CustomStringConvertible, Sendable {
      var __seconds: Double
      init(__seconds: Double) { self.__seconds = __seconds }
      static var zero: Duration { Duration(__seconds: 0) }
      static func seconds(_ seconds: Int) -> Duration { Duration(__seconds: Double(seconds)) }
      static func seconds(_ seconds: Double) -> Duration { Duration(__seconds: seconds) }
      static func milliseconds(_ milliseconds: Int) -> Duration {
        Duration(__seconds: Double(milliseconds) / 1000.0)
      }
      static func milliseconds(_ milliseconds: Double) -> Duration {
        Duration(__seconds: milliseconds / 1000.0)
      }
      static func microseconds(_ microseconds: Int) -> Duration {
        Duration(__seconds: Double(microseconds) / 1000000.0)
      }
      static func nanoseconds(_ nanoseconds: Int) -> Duration {
        Duration(__seconds: Double(nanoseconds) / 1000000000.0)
      }
      static func minutes(_ minutes: Int) -> Duration {
        Duration(__seconds: Double(minutes) * 60.0)
      }
      var description: String { "\\(__seconds) seconds" }
      static func < (lhs: Duration, rhs: Duration) -> Bool { lhs.__seconds < rhs.__seconds }
      static func + (lhs: Duration, rhs: Duration) -> Duration {
        Duration(__seconds: lhs.__seconds + rhs.__seconds)
      }
      static func - (lhs: Duration, rhs: Duration) -> Duration {
        Duration(__seconds: lhs.__seconds - rhs.__seconds)
      }
      static func * (lhs: Duration, rhs: Int) -> Duration {
        Duration(__seconds: lhs.__seconds * Double(rhs))
      }
      static func * (lhs: Duration, rhs: Double) -> Duration {
        Duration(__seconds: lhs.__seconds * rhs)
      }
      static func / (lhs: Duration, rhs: Int) -> Duration {
        Duration(__seconds: lhs.__seconds / Double(rhs))
      }
      static func / (lhs: Duration, rhs: Duration) -> Double { lhs.__seconds / rhs.__seconds }
    }
    """)
}
