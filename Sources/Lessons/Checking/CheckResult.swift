/// One claim that was put to the test.
package struct CheckResult: Hashable, Sendable {
  /// What kind of claim: stable, for machines.
  package enum Kind: String, Hashable, Sendable {
    /// The text is a lesson.
    case read
    /// Code and hidden setup run.
    case code
    /// Commands answer what the transcript or tree says.
    case transcript
    /// A prediction's right answer is the computed one.
    case predict
    /// A task cannot be passed without doing anything.
    case starter
    case solution, accept, wrong
    /// A task has all that it needs.
    case task
    /// Answers use only what was taught; lines are short; references lead somewhere.
    case lint
    /// Two runs, and one in ASCII, agree.
    case deterministic
  }

  package let kind: Kind
  /// The step it belongs to; empty for the whole file.
  package let step: String
  /// 1-based line of the file.
  package let line: Int
  /// What is wrong; `nil` if nothing is.
  package let fault: String?
  /// A diff, an error with its source, what else there is.
  package let details: [String]

  /// True if the claim holds.
  package var isPassed: Bool { fault == nil }

  /// Creates a result.
  init(
    _ kind: Kind, step: String = "", line: Int = 1, fault: String? = nil, details: [String] = []
  ) {
    self.kind = kind
    self.step = step
    self.line = line
    self.fault = fault
    self.details = details
  }
}

/// Everything that was found out about one file.
package struct CheckedFile: Sendable {
  package let path: String
  /// The lesson's id, or the file's name.
  package let name: String
  package var results: [CheckResult]
  /// True if the file could not be read as what it should be.
  package var isMalformed = false
  /// What `--accept` would write.
  package var recording: Recording?

  /// Claims that do not hold.
  package var failures: [CheckResult] { results.filter { !$0.isPassed } }

  /// The last part of the path, which is how positions name the file.
  package var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
