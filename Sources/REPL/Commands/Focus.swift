extension Command {
  /// `:focus`.
  static let focus = Command(
    name: "focus", group: .looking, kind: .control,
    usage: [":focus NODE", ":focus"],
    summary: "choose whose view `self` is at the prompt; the root's without NODE",
    examples: [":focus #5", ":focus Counter", ":focus Counter[1]", ":focus"],
    run: { (session, arguments) throws(Misuse) in
      guard let reference = try arguments.lastTarget() else {
        try session.requireMounted()
        session.focus = nil
        return Reply(["self is the root view"])
      }
      let row = try session.compositeRow(reference)
      session.focus = row.node
      return Reply(["self is \(row.type) #\(row.node)"])
    })
}
