extension Command {
  /// `:quit`.
  static let quit = Command(
    name: "quit", group: .session, kind: .control,
    usage: [":quit"],
    summary: "leave",
    examples: [":quit"],
    run: { (_, arguments) throws(Misuse) in
      try arguments.end()
      var reply = Reply()
      reply.exit = 0
      return reply
    })
}
