extension StandardLibrary {
  /// Isolation: Grove runs one thing at a time, so there is nothing to protect.
  static let actors = LibraryEntry(
    "Actors.swift",
    """
    /// A type whose instances let one task in at a time.
    protocol Actor: AnyActor {}

    /// What all actors are.
    protocol AnyActor: AnyObject, Sendable {}

    extension Actor {
      func assertIsolated(_ message: @autoclosure () -> String = "") {}
      func preconditionIsolated(_ message: @autoclosure () -> String = "") {}
      func assumeIsolated<T>(_ operation: (Self) throws -> T) rethrows -> T {
        try operation(self)
      }
    }

    /// An actor that declarations all over a program can name.
    protocol GlobalActor {
      associatedtype ActorType: Actor
      static var shared: ActorType { get }
    }

    /// The actor of everything on the screen.
    final class MainActor: Actor, GlobalActor {
      static let shared = MainActor()
      init() {}
      static func run<T>(
        resultType: T.Type = T.self, body: () throws -> T
      ) async rethrows -> T {
        await Task.yield()
        return try body()
      }
      static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T {
        try operation()
      }
      static func assertIsolated(_ message: @autoclosure () -> String = "") {}
      static func preconditionIsolated(_ message: @autoclosure () -> String = "") {}
    }
    """)
}
