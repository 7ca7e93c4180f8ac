extension Command {
  /// `:toggle`.
  static let toggle = Command(
    name: "toggle", group: .acting, kind: .action,
    usage: [":toggle [TARGET] [on|off]"],
    summary: "flip a toggle, or set it",
    examples: [":toggle \"Wi-Fi\"", ":toggle \"Wi-Fi\" off", ":toggle"],
    details: TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      var reference: TargetReference?
      var wanted: Bool?
      while !arguments.isAtEnd {
        if arguments.take("on") {
          wanted = true
        } else if arguments.take("off") {
          wanted = false
        } else if reference == nil, wanted == nil {
          reference = try arguments.target()
        } else {
          try arguments.end()
        }
      }
      let target = try session.resolve(reference, for: .toggle)
      return session.act { () throws in try target.perform(.toggle(wanted)) }
    })
}
