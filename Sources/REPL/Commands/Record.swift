extension Command {
  /// `:record`.
  static let record = Command(
    name: "record", group: .session, kind: .query,
    usage: [":record [PATH [replace]]"],
    summary: "the session as a transcript: inputs and answers, for a lesson or a test",
    examples: [":record", ":record toggle.txt"],
    details: """
      Without PATH it is printed. `grove check PATH` performs a transcript and compares. What failed
      is left out, and so are questions that only look.
      """,
    run: { (session, arguments) throws(Misuse) in
      guard !session.timeline.isEmpty else { throw .noStep }
      let transcript = session.transcript()
      let lines = transcript.text.allLines
      guard !arguments.isAtEnd else { return Reply(lines) }
      let count = transcript.entries.count
      return try session.write(
        lines, count == 1 ? "1 input" : "\(count) inputs", to: &arguments)
    })
}
