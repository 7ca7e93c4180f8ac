extension Command {
  /// `:goto`.
  static let goto = Command(
    name: "goto", group: .time, kind: .control,
    usage: [":goto STEP"],
    summary: "go to a step by its number",
    examples: [":goto 0", ":goto 12", ":goto 2b"],
    run: { (session, arguments) throws(Misuse) in
      guard let label = arguments.word() else { throw arguments.misuse("STEP is missing") }
      try arguments.end()
      guard let index = session.timeline.step(labelled: label) else {
        throw Misuse("nowhere", "there is no step \(label)", notes: [":steps lists them"])
      }
      return session.travel(to: index)
    })
}
