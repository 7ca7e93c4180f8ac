extension Command {
  /// `:steps`.
  static let steps = Command(
    name: "steps", group: .time, kind: .query,
    usage: [":steps"],
    summary: "the steps so far, with the one you are at marked",
    examples: [":steps"],
    details: """
      Steps of branches that were left carry a letter: :goto 2b returns to one. Below them stands
      how often each view's body ran, and how often it returned what it had returned before.
      """,
    run: { (session, arguments) throws(Misuse) in
      try arguments.end()
      return Reply(StepsPrinter(timeline: session.timeline, options: session.printing).lines)
    })
}
