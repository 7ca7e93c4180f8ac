extension Command {
  /// `:why`.
  static let why = Command(
    name: "why", group: .looking, kind: .query,
    usage: [":why [NODE|VIEW|PROPERTY]", ":why not VIEW"],
    summary: "the chain of causes behind a node, a body or a change",
    examples: [":why #9", ":why Counter", ":why Row[1]", ":why isOn", ":why not Row", ":why"],
    details: """
      From the action over what it wrote, who had read that, which bodies ran and what they
      returned, to what the render tree did. The answer is about the last step that touched what
      was asked for; without an argument, about the last step.
      """,
    run: { (session, arguments) throws(Misuse) in
      guard arguments.take("not") else { return Reply(try session.why(arguments.rest())) }
      let subject = arguments.rest()
      guard !subject.isEmpty else { throw arguments.misuse("whose body did not run?") }
      return Reply(try session.whyNot(subject))
    })
}
