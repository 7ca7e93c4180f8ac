/// A transcript performed in a session.
package struct TranscriptRun {
  /// What one entry gave.
  package struct Result: Hashable, Sendable {
    package let entry: Transcript.Entry
    package let match: TranscriptMatch
    package let hasFailed: Bool

    /// True if both the answer and the outcome are what was expected.
    package var isExpected: Bool { match.isMatch && hasFailed == entry.expectsFailure }
  }

  package let transcript: Transcript
  package let results: [Result]

  /// Submits every input in order, in the session given.
  package init(_ transcript: Transcript, in session: Session) {
    self.transcript = transcript
    results = transcript.entries.map { entry in
      let reply = session.submit(entry.text)
      let printer = ReplyPrinter(options: session.printing)
      let match = TranscriptMatch(
        expected: entry.expected, actual: printer.lines(for: reply).map(\.text))
      return Result(entry: entry, match: match, hasFailed: reply.isFailure)
    }
  }

  /// True if every entry is as expected.
  package var isExpected: Bool { results.allSatisfy(\.isExpected) }

  /// A unified diff of every entry that is not, with file and line.
  package func differences(name: String) -> [String] {
    results.filter { !$0.isExpected }.flatMap { result -> [String] in
      let head = "\(name):\(result.entry.line): > \(result.entry.input.first ?? "")"
      let outcome: [String] =
        if result.hasFailed == result.entry.expectsFailure { [] } else {
          result.hasFailed ? ["+? 1"] : ["-? 1"]
        }
      return [head] + result.match.diff() + outcome
    }
  }

  /// The transcript with the answers that were given; prose and inputs are never touched.
  package var recorded: Transcript {
    var copy = transcript
    for (index, result) in results.enumerated() {
      copy.entries[index].expected = result.match.recorded
      copy.entries[index].expectsFailure = result.hasFailed
    }
    return copy
  }
}
