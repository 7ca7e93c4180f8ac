import Diagnostics

/// The interpreted program could not go on: a failure, an uncaught error, or a limit.
package struct Trap: Error, Sendable {
  /// Why a program stopped.
  package enum Kind: Sendable {
    /// What stops compiled Swift too: index out of range, overflow, `fatalError`.
    case trap
    /// A Swift error nobody caught; whoever takes the trap owns the value.
    case thrown(Value)
    case limit(Limit)
    /// Stopped from outside, by Ctrl-C.
    case cancelled
    /// The program ended itself: a failure only if its status says so.
    case exited(status: Int)
    /// No failure: the running coroutine waits. Only what began it ever sees this.
    case suspended
    /// Valid Swift that Grove does not model.
    case notSimulated
    /// A mistake of Grove's own: a value is not what its static type promised.
    case internalError
  }

  package let kind: Kind
  /// Swift's own words, without `Fatal error: `.
  package var message: String
  /// Where it happened; `none` until the evaluator fills it in.
  package var range: SourceRange
  /// The calls that led there, innermost first.
  package var trace: [TraceEntry]

  package init(
    _ message: String, kind: Kind = .trap, range: SourceRange = .none, trace: [TraceEntry] = []
  ) {
    self.kind = kind
    self.message = message
    self.range = range
    self.trace = trace
  }

  /// An error thrown by a native; takes over the caller's count.
  package static func thrown(_ error: Value) -> Trap { Trap("", kind: .thrown(error)) }

  /// Something valid that Grove does not model.
  package static func notSimulated(_ message: String) -> Trap {
    Trap(message, kind: .notSimulated)
  }

  /// A value of a kind that the caller did not expect.
  package static func internalError(_ message: String) -> Trap {
    Trap("internal error: \(message)", kind: .internalError)
  }

  /// A limit, with the sentence the user reads.
  package static func limit(_ limit: Limit) -> Trap {
    let message =
      switch limit {
      case .fuel: "stopped: the fuel is used up; is there an endless loop?"
      case .depth: "too many nested calls; is there an endless recursion?"
      case .valueNesting:
        "values nest deeper than \(Limits.valueNesting) levels, too deep to be compared or hashed"
      case .matching:
        "a regular expression took more than \(Limits.matchingSeconds) seconds on this text; does "
          + "it repeat a repetition?"
      case .elements: "too many values in memory at once"
      case .stringBytes: "too much text in memory at once"
      }
    return Trap(message, kind: .limit(limit))
  }

  /// True for a Swift error that `catch` and `try?` stop.
  package var isThrown: Bool {
    if case .thrown = kind { true } else { false }
  }
}

/// One call of a trap's trace.
package struct TraceEntry: Hashable, Sendable {
  /// The full name of the function that was running.
  package let function: String
  /// The call or operation it had reached.
  package let range: SourceRange

  package init(function: String, range: SourceRange) {
    self.function = function
    self.range = range
  }
}
