extension Command {
  /// `:seed`.
  static let seed = Command(
    name: "seed", group: .settings, kind: .control,
    usage: [":seed [NUMBER]"],
    summary: "what random numbers and UUIDs begin from",
    examples: [":seed", ":seed 42"],
    details: "The steps so far are performed again with the new seed.",
    run: { (session, arguments) throws(Misuse) in
      guard !arguments.isAtEnd else { return Reply(["seed \(session.settings.seed)"]) }
      let seed = try arguments.count("the seed")
      try arguments.end()
      session.change { $0.seed = UInt64(seed) }
      return Reply(["seed \(seed)"])
    })
}
