extension Command {
  /// `:load`.
  static let load = Command(
    name: "load", group: .program, kind: .control,
    usage: [":load PATH…"],
    summary: "load Swift files and mount their view",
    examples: [":load Counter.swift", ":load Model.swift Views.swift"],
    details: """
      Declarations replace earlier ones of the same name. What is mounted is the @main App's first
      scene, else the first #Preview or PreviewProvider, else ContentView, else the last view that
      needs no arguments and that no other view makes; a file without views only runs its top-level
      code. If a file has errors nothing changes.
      """,
    run: { (session, arguments) throws(Misuse) in
      var paths: [String] = []
      while !arguments.isAtEnd {
        if let path = try arguments.quoted() ?? arguments.word() { paths.append(path) }
      }
      guard !paths.isEmpty else { throw arguments.misuse("the path is missing") }
      return session.load(paths: paths)
    })
}
