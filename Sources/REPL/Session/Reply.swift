import Diagnostics
import ViewRuntime

/// What the session answers to one input, as data; `ReplyPrinter` makes text of it.
package struct Reply {
  /// What a command answers, or an expression's value.
  package var lines: [String] = []
  /// What the program printed outside a step.
  package var printed: [String] = []
  package var diagnostics: [Diagnostic] = []
  /// Everything that happened, if the input was a step.
  package var report: StepReport?
  /// What the head line shows instead of the action.
  package var title: String?
  /// True if the step only read: its value is the whole answer.
  package var isQuiet = false
  /// Set if the session is to end, with the exit code.
  package var exit: Int32?
  /// True if program code ran before it failed, so that its traces have to be undone.
  var hasRun = false
  /// Names the input declared, for hints about what is mounted.
  package var declared: [String] = []

  package init() {}

  /// An answer of plain lines.
  package init(_ lines: [String]) { self.lines = lines }

  /// An answer that reports nothing but what is wrong.
  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// A command that was not understood.
  init(_ misuse: Misuse) { diagnostics = [misuse.diagnostic] }

  /// True if the input failed: scripts stop here and exit with 1.
  package var isFailure: Bool {
    report?.error != nil || diagnostics.contains { $0.severity == .error }
  }

  /// True if Ctrl-C stopped what ran.
  package var isInterrupted: Bool { error?.id == ProgramFailure.cancelled }

  /// What the program printed, in or outside a step.
  package var output: [String] { report?.printed ?? printed }

  /// The first error, which is what `--json` reports.
  package var error: Diagnostic? { diagnostics.first { $0.severity == .error } }
}
