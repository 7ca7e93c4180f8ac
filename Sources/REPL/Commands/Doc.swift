extension Command {
  /// `:doc`.
  static let doc = Command(
    name: "doc", group: .program, kind: .query,
    usage: [":doc NAME", ":doc ID", ":doc facts", ":doc differences"],
    summary: "what Grove knows of a type, a member, a modifier or a rule",
    examples: [":doc VStack", ":doc Array.append", ":doc U50", ":doc differences"],
    details: """
      ID is that of a rule that an explanation named: it is shown with where it comes from and how
      sure it is. 'facts' lists all rules, 'differences' what is not as in Apple's frameworks.
      """,
    run: { (session, arguments) throws(Misuse) in
      let name = arguments.rest()
      guard !name.isEmpty else { throw arguments.misuse("NAME is missing") }
      return Reply(try session.documentation(of: name))
    })
}
