extension Command {
  /// `:save`.
  static let save = Command(
    name: "save", group: .session, kind: .query,
    usage: [":save PATH [replace]"],
    summary: "write the inputs that led here as a script",
    examples: [":save session.grove"],
    details: "`grove < session.grove` performs it and gets to the same place.",
    run: { (session, arguments) throws(Misuse) in
      let inputs = session.inputs
      guard !inputs.isEmpty else { throw .noStep }
      let noun = inputs.count == 1 ? "1 input" : "\(inputs.count) inputs"
      return try session.write(inputs, noun, to: &arguments)
    })
}
