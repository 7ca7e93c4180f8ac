extension Command {
  /// `:submit`.
  static let submit = Command(
    name: "submit", group: .acting, kind: .action,
    usage: [":submit [TARGET]"],
    summary: "press Return in a text field",
    examples: [":submit \"Name\"", ":submit"],
    details: TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      let target = try session.resolve(try arguments.lastTarget(), for: .submit)
      return session.act { () throws in try target.perform(.submit) }
    })
}
