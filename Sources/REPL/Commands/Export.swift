extension Command {
  /// `:export`.
  static let export = Command(
    name: "export", group: .session, kind: .query,
    usage: [
      ":export PATH.json [replace]", ":export PATH.dot [replace]", ":export PATH.txt [replace]",
    ],
    summary: "write the steps as JSON, the dependencies for Graphviz, or the render tree as text",
    examples: [":export steps.json", ":export graph.dot", ":export tree.txt"],
    details: "The JSON is what `grove run --json` prints: one object a line for each step.",
    run: { (session, arguments) throws(Misuse) in
      let end = arguments.text.split(separator: " ").first.map(String.init) ?? ""
      let (lines, what): ([String], String)
      switch end.split(separator: ".").last {
      case "json", "jsonl":
        let steps = session.stepsAsJSON()
        (lines, what) = (steps, steps.count == 1 ? "1 step" : "\(steps.count) steps")
      case "dot": (lines, what) = (try session.dependencyGraph().dot, "the dependencies")
      case "txt": (lines, what) = (try session.renderTree(below: nil), "the render tree")
      default: throw arguments.misuse("PATH ends in .json, .dot or .txt, which says what to write")
      }
      return try session.write(lines, what, to: &arguments)
    })
}
