extension Command {
  /// `:typeof`.
  static let typeof = Command(
    name: "typeof", group: .program, kind: .query,
    usage: [":typeof EXPRESSION"],
    summary: "the static type of an expression, without running it",
    examples: [":typeof [1, 2.5]", ":typeof body"],
    run: { (session, arguments) throws(Misuse) in
      let expression = arguments.rest()
      guard !expression.isEmpty else { throw arguments.misuse("EXPRESSION is missing") }
      let simulation = session.simulation
      let checked = simulation.check(
        line: expression, selfType: simulation.promptType(of: session.focus))
      var reply = Reply(checked.diagnostics)
      if !reply.isFailure { reply.lines = session.simulation.typeDescription(checked.resultType) }
      return reply
    })
}
