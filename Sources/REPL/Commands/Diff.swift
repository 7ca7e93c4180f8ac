extension Command {
  /// `:diff`.
  static let diff = Command(
    name: "diff", group: .time, kind: .query,
    usage: [":diff STEP [STEP]"],
    summary: "what differs between the render trees of two steps; the second is now",
    examples: [":diff 0", ":diff 2 5", ":diff 2 2b"],
    details: """
      Nodes are matched by their identity path. One that ended and began again in between has the
      same path and another number, and is shown as removed and created.
      """,
    run: { (session, arguments) throws(Misuse) in
      guard let first = arguments.word() else { throw arguments.misuse("STEP is missing") }
      let second = arguments.word()
      try arguments.end()
      return Reply(try session.difference(from: first, to: second))
    })
}
