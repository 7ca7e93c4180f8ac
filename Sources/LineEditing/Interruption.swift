import CEdit

/// Ctrl-C while something runs: a flag that the evaluator polls.
///
/// At the prompt the line editor sees the key itself and this flag stays clear.
package enum Interruption {
  /// Makes Ctrl-C set the flag instead of ending the process.
  ///
  /// The third press that nobody took notice of ends the process all the same.
  package static func startCatching() {
    cedit_catch_interrupts()
  }

  /// Whether Ctrl-C was pressed since the flag was cleared.
  package static var isRequested: Bool { cedit_is_interrupted() }

  /// Whether Ctrl-C was pressed since the last time somebody asked; clears the flag.
  package static func take() -> Bool {
    guard isRequested else { return false }
    clear()
    return true
  }

  package static func clear() {
    cedit_clear_interrupt()
  }
}
