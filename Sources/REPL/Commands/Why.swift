extension Command {
  /// `:why`.
  static let why = Command(
    name: "why", group: .looking, kind: .query,
    usage: [":why [NODE|VIEW|PROPERTY]"],
    summary: "the chain of causes behind a node, a body or a change",
    examples: [":why #9", ":why Counter", ":why isOn", ":why"],
    details: """
      From the action over what it wrote, who had read that, which bodies ran and what they
      returned, to what the render tree did. The answer is about the last step that touched what
      was asked for; without an argument, about the last step.
      """,
    run: { (session, arguments) throws(Misuse) in
      let subject = arguments.rest()
      return Reply(try session.why(subject))
    })
}
