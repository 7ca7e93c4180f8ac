import Diagnostics
import Interpreter

/// Diagnostics for programs that failed while they ran.
enum ProgramFailure {
  /// What all their ids begin with.
  static let domain = "program."
  static let cancelled = "program.cancelled"

  /// Calls of a trace that are shown.
  static let shownCalls = 6

  /// Returns an error diagnosing a failure of the interpreted program, at the innermost place that
  /// the program wrote itself.
  static func diagnostic(for trap: Trap, message: String) -> Diagnostic {
    var notes: [Note] = []
    let calls = trap.trace.filter { !$0.range.file.name.isEmpty && !$0.range.file.isLibrary }
    let range = trap.range.file.isLibrary ? calls.first?.range ?? trap.range : trap.range
    for entry in calls.prefix(shownCalls) where entry.range != range {
      let position = entry.range.position
      notes.append(
        Note("called from \(entry.function), \(entry.range.file.name):\(position.line)"))
    }
    if calls.count > shownCalls {
      notes.append(Note("and \(calls.count - shownCalls) calls before that"))
    }
    if case .exited(let status) = trap.kind {
      return Diagnostic(
        id: id(of: trap.kind), severity: status == 0 ? .remark : .error, message: message,
        range: range)
    }
    return Diagnostic(id: id(of: trap.kind), message: message, range: range, notes: notes)
  }

  private static func id(of kind: Trap.Kind) -> String {
    switch kind {
    case .trap: "program.trap"
    case .thrown: "program.error"
    case .limit: "program.limit"
    case .cancelled: cancelled
    case .exited: "program.exited"
    case .notSimulated: "program.not-simulated"
    case .internalError, .suspended: "program.internal"
    }
  }
}
