import Diagnostics

extension Diagnostic {
  /// Returns an error diagnosing something of an actor's used elsewhere without `await`.
  static func usedFromOutside(
    _ what: String, _ use: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.isolation", message: "\(what) cannot be \(use) from outside of the actor",
      range: range)
  }

  /// Returns an error diagnosing an actor's function called where nothing can wait for it.
  static func calledWithoutWaiting(
    _ callee: String, _ place: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.isolation",
      message: "call to \(callee) in a synchronous \(place) context",
      range: range)
  }

  /// Returns an error diagnosing something of an actor's read or changed where the actor does not
  /// run.
  static func usedElsewhere(
    _ what: String, _ use: String, _ place: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.isolation", message: "\(what) can not be \(use) \(place)", range: range)
  }
}
