extension StandardLibrary {
  /// Marks for Instruments, which nobody reads here.
  static let signposts = LibraryEntry(
    "OSSignposter.swift",
    """
    /// What tells intervals of one name apart that overlap.
    struct OSSignpostID: Hashable, Comparable, Sendable {
      let rawValue: UInt64
      init(_ value: UInt64) { self.rawValue = value }
      static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
      static let invalid = OSSignpostID(UInt64.max)
      static let null = OSSignpostID(0)
      static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
    }

    /// An interval that has begun.
    final class OSSignpostIntervalState: Sendable {
      let signpostID: OSSignpostID
      init(id: OSSignpostID) { self.signpostID = id }
      static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id)
      }
    }

    /// Marks for Instruments how long things take; nothing is recorded.
    struct OSSignposter: Sendable {
      static let disabled = OSSignposter()
      init() {}
      init(subsystem: String, category: String) {}
      init(subsystem: String, category: OSLog.Category) {}
      init(logger: Logger) {}
      init(logHandle: OSLog) {}
      var isEnabled: Bool { false }
      func makeSignpostID() -> OSSignpostID { OSSignpostID(1) }
      func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(1) }
      func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
      ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
      func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
      ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
      func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
      ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
      func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
      func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
      ) {}
      func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
      func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
      ) {}
      func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
      ) rethrows -> T { try task() }
      func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
        around task: () throws -> T
      ) rethrows -> T { try task() }
    }
    """)
}
