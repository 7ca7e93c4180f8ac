extension Command {
  /// `:screen`.
  static let screen = Command(
    name: "screen", group: .looking, kind: .query,
    usage: [":screen"],
    summary: "the simulated screen, drawn with characters",
    examples: [":screen"],
    details: """
      A cell is 8 points wide and 16 high, which is also the size of a character in Grove's own
      metric. Brackets stand around what can be tapped; empty lines at the end are left out.
      """,
    run: { (session, arguments) throws(Misuse) in
      try arguments.end()
      return Reply(try session.screen())
    })
}
