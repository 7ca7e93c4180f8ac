extension StandardLibrary {
  /// Clocks, which all show virtual time.
  static let clock = LibraryEntry(
    "Clock.swift",
    """
    /// What clocks measure, by a name that no type inside them has.
    typealias __Duration = Duration

    /// A point in time of some clock.
    protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
      associatedtype Duration: DurationProtocol
      func advanced(by duration: Duration) -> Self
      func duration(to other: Self) -> Duration
    }

    /// Something that tells time and lets tasks wait for it.
    protocol Clock<Duration>: Sendable {
      associatedtype Duration: DurationProtocol where Duration == Instant.Duration
      associatedtype Instant: InstantProtocol
      var now: Instant { get }
      var minimumResolution: Duration { get }
      func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
    }

    extension Clock {
      func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
      }
      /// How long work takes; virtual time passes only where it waits.
      func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = now
        try work()
        return start.duration(to: now)
      }
      func measure(_ work: () async throws -> Void) async rethrows -> Duration {
        let start = now
        try await work()
        return start.duration(to: now)
      }
    }

    /// A clock that goes on while the device sleeps.
    struct ContinuousClock: Clock {
      struct Instant: InstantProtocol {
        typealias Duration = __Duration
        var __nanoseconds: Int
        static var now: Instant { Instant(__nanoseconds: __virtualNow()) }
        func advanced(by duration: __Duration) -> Instant {
          Instant(__nanoseconds: self.__nanoseconds + duration.__nanoseconds)
        }
        func duration(to other: Instant) -> __Duration {
          __Duration(__nanoseconds: other.__nanoseconds - self.__nanoseconds)
        }
        static func < (lhs: Instant, rhs: Instant) -> Bool {
          lhs.__nanoseconds < rhs.__nanoseconds
        }
        static func + (lhs: Instant, rhs: __Duration) -> Instant { lhs.advanced(by: rhs) }
        static func - (lhs: Instant, rhs: __Duration) -> Instant {
          Instant(__nanoseconds: lhs.__nanoseconds - rhs.__nanoseconds)
        }
        static func - (lhs: Instant, rhs: Instant) -> __Duration { rhs.duration(to: lhs) }
        static func += (lhs: inout Instant, rhs: __Duration) { lhs = lhs + rhs }
        static func -= (lhs: inout Instant, rhs: __Duration) { lhs = lhs - rhs }
      }
      typealias Duration = __Duration
      init() {}
      var now: Instant { Instant(__nanoseconds: __virtualNow()) }
      static var now: Instant { Instant(__nanoseconds: __virtualNow()) }
      var minimumResolution: __Duration { __Duration(__nanoseconds: 1) }
      func sleep(until deadline: Instant, tolerance: __Duration? = nil) async throws {
        try await __sleep(deadline.__nanoseconds - __virtualNow())
      }
    }

    /// A clock that stands while the device sleeps, which a simulated one never does.
    struct SuspendingClock: Clock {
      typealias Instant = ContinuousClock.Instant
      typealias Duration = __Duration
      init() {}
      var now: Instant { Instant(__nanoseconds: __virtualNow()) }
      static var now: Instant { Instant(__nanoseconds: __virtualNow()) }
      var minimumResolution: __Duration { __Duration(__nanoseconds: 1) }
      func sleep(until deadline: Instant, tolerance: __Duration? = nil) async throws {
        try await __sleep(deadline.__nanoseconds - __virtualNow())
      }
    }

    extension Clock where Self == ContinuousClock {
      static var continuous: ContinuousClock { ContinuousClock() }
    }

    extension Clock where Self == SuspendingClock {
      static var suspending: SuspendingClock { SuspendingClock() }
    }
    """)
}
