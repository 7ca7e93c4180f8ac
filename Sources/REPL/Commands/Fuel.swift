import Interpreter

extension Command {
  /// `:fuel`.
  static let fuel = Command(
    name: "fuel", group: .settings, kind: .control,
    usage: [":fuel [NUMBER]"],
    summary: "how many loop turns and calls one input may take",
    examples: [":fuel", ":fuel 1000000"],
    details: """
      An input that needs more is stopped and undone, as it would hang a real program.
      Deinitialisers and printed text use up some as well.
      """,
    run: { (session, arguments) throws(Misuse) in
      guard !arguments.isAtEnd else {
        return Reply(["fuel \(session.settings.fuel ?? Limits.defaultFuel)"])
      }
      let fuel = try arguments.count("the fuel")
      try arguments.end()
      guard fuel > 0 else { throw arguments.misuse("fuel is at least 1") }
      session.change { $0.fuel = fuel }
      return Reply(["fuel \(fuel)"])
    })
}
