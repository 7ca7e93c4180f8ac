extension Command {
  /// `:submit`.
  static let submit = Command(
    name: "submit", group: .acting, kind: .action,
    usage: [":submit [TARGET]"],
    summary: "press Return in a text field",
    examples: [":submit \"Name\"", ":submit"],
    details: """
      The field does what the program wants done on return, and loses the focus unless that has
      moved it. Without TARGET it is the field that has the focus.

      """ + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      let target = try session.resolve(try arguments.lastTarget(), for: .submit)
      let runtime = session.simulation.runtime
      return session.act { () throws in
        try runtime.focusField(target.node)
        try target.perform(.submit)
        try runtime.endEditing(target.node)
      }
    })
}
