extension Command {
  /// `:doc`.
  static let doc = Command(
    name: "doc", group: .program, kind: .query,
    usage: [":doc NAME"],
    summary: "what Grove knows of a type, member or modifier",
    examples: [":doc VStack", ":doc padding", ":doc Array.append"],
    run: { (session, arguments) throws(Misuse) in
      let name = arguments.rest()
      guard !name.isEmpty else { throw arguments.misuse("NAME is missing") }
      return Reply(try session.documentation(of: name))
    })
}
