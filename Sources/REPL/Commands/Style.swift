extension Command {
  /// `:style`.
  static let style = Command(
    name: "style", group: .settings, kind: .control,
    usage: [":style [ascii|standard|unicode] [full|changes]"],
    summary: "how trees are drawn, and whether whole or only where they changed",
    examples: [":style unicode", ":style full", ":style standard changes"],
    run: { (session, arguments) throws(Misuse) in
      while let word = arguments.word() {
        if let charset = PrintOptions.Charset(rawValue: word) {
          session.printing.charset = charset
        } else if word == "full" || word == "changes" {
          session.printing.isFull = word == "full"
        } else {
          throw arguments.misuse("there is no style '\(word)'")
        }
      }
      let extent = session.printing.isFull ? "full" : "changes"
      return Reply(["style \(session.printing.charset.rawValue) \(extent)"])
    })
}
