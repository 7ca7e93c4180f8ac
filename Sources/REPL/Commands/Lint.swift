extension Command {
  /// `:lint`.
  static let lint = Command(
    name: "lint", group: .program, kind: .query,
    usage: [":lint"],
    summary: "known pitfalls in the loaded code, with their lines",
    examples: [":lint"],
    details: """
      Code that is correct but loses state or makes bodies run for nothing: a view in another branch
      (applyIf), .id(UUID()), indices as ids, objects made by @ObservedObject, closures that
      capture, AnyView and `if` in rows, whole objects observed, state made from a parameter.
      """,
    run: { (session, arguments) throws(Misuse) in
      try arguments.end()
      let files = session.loadedFiles
      guard !files.isEmpty else {
        throw Misuse("nowhere", "nothing is loaded yet", notes: [":load PATH loads a file"])
      }
      var reply = Reply(session.simulation.pitfalls(in: files))
      if reply.diagnostics.isEmpty { reply.lines = ["no known pitfalls"] }
      return reply
    })
}
