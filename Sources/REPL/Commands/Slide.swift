extension Command {
  /// `:slide`.
  static let slide = Command(
    name: "slide", group: .acting, kind: .action,
    usage: [":slide [TARGET] [to] NUMBER"],
    summary: "move a slider or stepper to a value",
    examples: [":slide \"Volume\" to 0.5", ":slide to 3"],
    details: "The value is kept within the control's range.\n\n" + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      var reference: TargetReference?
      if !arguments.take("to"), Double(arguments.text) == nil {
        reference = try arguments.target()
        _ = arguments.take("to")
      }
      let value = try arguments.number("the value")
      try arguments.end()
      let target = try session.resolve(reference, for: .number)
      return session.act { () throws in try target.perform(.number(value)) }
    })
}
