extension Command {
  /// `:render`.
  static let render = Command(
    name: "render", group: .looking, kind: .query,
    usage: [":render [NODE]"],
    summary: "the render tree: nodes, the persistent half",
    examples: [":render", ":render #7"],
    details: """
      Every node with its id; nodes hold identity, state and lifetime. With
      NODE (an id, a path or a type name), only what is below it. Of more than
      20 that look alike the first three are listed; `:style full` shows all.
      """,
    run: { (session, arguments) throws(Misuse) in
      let reference = try arguments.lastTarget()
      return Reply(try session.renderTree(below: reference))
    })
}
