import Diagnostics

/// A command that was called wrongly: never the program's fault, so never a trap.
package struct Misuse: Error {
  /// Stable, such as `command.unknown` or `command.ambiguous`.
  package let id: String
  package let message: String
  /// Usage, candidates, or the nearest name.
  package var notes: [String]

  /// Creates a misuse with a message that stands alone.
  package init(_ id: String, _ message: String, notes: [String] = []) {
    self.id = "command.\(id)"
    self.message = message
    self.notes = notes
  }

  /// Asking about steps before there is one.
  static let noStep = Misuse(
    "nowhere", "there has been no step yet",
    notes: [":load PATH loads a file, :mount EXPRESSION mounts a view: that is the first"])

  /// As shown: without a place, because commands are one line.
  package var diagnostic: Diagnostic {
    Diagnostic(id: id, message: message, range: .none, notes: notes.map { Note($0) })
  }
}

extension Misuse: CustomStringConvertible {
  /// For a misuse that shows only in the middle of a step.
  package var description: String { ([message] + notes).joined(separator: "; ") }
}
