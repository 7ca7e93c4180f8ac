extension Command {
  /// `:graph`.
  static let graph = Command(
    name: "graph", group: .looking, kind: .query,
    usage: [":graph [NODE|PROPERTY]"],
    summary: "what depends on what: each source, and the bodies that have read it",
    examples: [":graph", ":graph Counter", ":graph isOn", ":graph #5"],
    details: """
      The edges are those that were recorded while bodies ran. A source that nothing has read is
      listed too: writing it runs no body.
      """,
    run: { (session, arguments) throws(Misuse) in
      let subject = arguments.rest()
      let graph = try session.dependencyGraph()
      guard !subject.isEmpty else { return Reply(graph.lines(session.printing)) }
      let part = graph.part(about: subject)
      guard !part.sources.isEmpty else {
        let names = graph.sources.flatMap { [$0.name] + $0.readers.map(\.view) }
        let nearest = Suggestion.nearest(to: subject, in: names)
        throw Misuse(
          "no-target", "nothing in the graph is called \(subject)",
          notes: nearest.map { ["did you mean \($0)?"] } ?? [":graph shows all of it"])
      }
      return Reply(part.lines(session.printing))
    })
}
