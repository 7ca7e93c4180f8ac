extension Command {
  /// `:back`.
  static let back = Command(
    name: "back", group: .time, kind: .control,
    usage: [":back [COUNT]"],
    summary: "go back a step, with identity, state and objects as they were",
    examples: [":back", ":back 3"],
    details: "Acting afterwards begins a branch; :forward and :goto still reach what was left.",
    run: { (session, arguments) throws(Misuse) in
      let count = arguments.isAtEnd ? 1 : try arguments.count("how many steps")
      try arguments.end()
      return try session.travel(by: -count)
    })
}
