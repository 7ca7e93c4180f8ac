import Diagnostics

extension Diagnostic {
  /// Returns an error diagnosing an actor's method called elsewhere without `await`.
  static func calledFromOutside(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.isolation",
      message:
        "actor-isolated instance method '\(name)' cannot be called from outside of the actor",
      range: range)
  }

  /// Returns an error diagnosing an actor's method called where nothing can wait for it.
  static func calledWithoutWaiting(
    _ name: String, _ place: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.isolation",
      message: "call to actor-isolated instance method '\(name)' in a synchronous \(place) context",
      range: range)
  }
}
