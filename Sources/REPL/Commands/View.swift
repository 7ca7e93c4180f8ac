extension Command {
  /// `:view`.
  static let view = Command(
    name: "view", group: .looking, kind: .query,
    usage: [":view [NODE]"],
    summary: "the view tree: what the last bodies returned",
    examples: [":view", ":view #7"],
    details: """
      View values and the wrappers that shape identity; they make no nodes of their own. With
      NODE (an id, a path or a type name), only what is below it. Of more than
      20 that look alike the first three are listed; `:style full` shows all.
      """,
    run: { (session, arguments) throws(Misuse) in
      let reference = try arguments.lastTarget()
      return Reply(try session.viewTree(below: reference))
    })
}
