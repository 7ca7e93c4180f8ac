extension Command {
  /// `:forward`.
  static let forward = Command(
    name: "forward", group: .time, kind: .control,
    usage: [":forward [COUNT]"],
    summary: "go to the next step again after :back",
    examples: [":forward", ":forward 2"],
    run: { (session, arguments) throws(Misuse) in
      let count = arguments.isAtEnd ? 1 : try arguments.count("how many steps")
      try arguments.end()
      return try session.travel(by: count)
    })
}
