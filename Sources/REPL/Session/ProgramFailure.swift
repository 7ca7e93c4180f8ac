import Diagnostics
import Interpreter

/// Diagnostics for programs that failed while they ran.
enum ProgramFailure {
  /// What all their ids begin with.
  static let domain = "program."
  static let cancelled = "program.cancelled"

  /// Calls of a trace that are shown.
  static let shownCalls = 6

  /// Returns an error diagnosing a failure of the interpreted program.
  static func diagnostic(for trap: Trap, message: String) -> Diagnostic {
    var notes: [Note] = []
    for entry in trap.trace.prefix(shownCalls) where !entry.range.file.name.isEmpty {
      guard entry.range != trap.range else { continue }
      let position = entry.range.position
      notes.append(
        Note("called from \(entry.function), \(entry.range.file.name):\(position.line)"))
    }
    if trap.trace.count > shownCalls {
      notes.append(Note("and \(trap.trace.count - shownCalls) calls before that"))
    }
    return Diagnostic(
      id: id(of: trap.kind), message: message, range: trap.range, notes: notes)
  }

  private static func id(of kind: Trap.Kind) -> String {
    switch kind {
    case .trap: "program.trap"
    case .thrown: "program.error"
    case .limit: "program.limit"
    case .cancelled: cancelled
    case .notSimulated: "program.not-simulated"
    case .internalError: "program.internal"
    }
  }
}
