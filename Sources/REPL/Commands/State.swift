extension Command {
  /// `:state`.
  static let state = Command(
    name: "state", group: .looking, kind: .query,
    usage: [":state [NODE]"],
    summary: "the state that nodes hold",
    examples: [":state", ":state Counter", ":state #5"],
    run: { (session, arguments) throws(Misuse) in
      let reference = try arguments.lastTarget()
      return Reply(try session.stateLines(of: reference))
    })
}
