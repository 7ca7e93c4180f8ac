extension Command {
  /// `:state`.
  static let state = Command(
    name: "state", group: .looking, kind: .query,
    usage: [":state [NODE]"],
    summary: "the state that nodes hold",
    examples: [":state", ":state Counter", ":state #5"],
    details: """
      What each node remembers, in tree order. Of more than 20 nodes of one type that hold the
      same the first three are listed; `:style full` shows all, NODE what is below it.
      """,
    run: { (session, arguments) throws(Misuse) in
      let reference = try arguments.lastTarget()
      return Reply(try session.stateLines(of: reference))
    })
}
