extension Command {
  /// `:set`.
  static let set = Command(
    name: "set", group: .acting, kind: .action,
    usage: [":set PATH = VALUE"],
    summary: "write a node's state, as an action of its view would",
    examples: [":set n = 3", ":set Counter.n = 3", ":set Counter[1].n = 3", ":set #5.n = 3"],
    details: """
      PATH is a property of the focused view, or names its owner first: a view's type, a node id or
      the end of an identity path, then a dot. VALUE is any Swift expression; the property gives it
      its type.
      """,
    run: { (session, arguments) throws(Misuse) in
      let assignment = try StatePath.parse(arguments)
      let node = try session.owner(of: assignment.path, arguments: arguments)
      return session.evaluate(
        "self.\(assignment.path.members) = \(assignment.value)", on: node)
    })
}
