extension Command {
  /// `:refresh`.
  static let refresh = Command(
    name: "refresh", group: .acting, kind: .action,
    usage: [":refresh [TARGET]"],
    summary: "pull down a list that can be refreshed",
    examples: [":refresh"],
    details: TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      let target = try session.resolve(try arguments.lastTarget(), for: .refresh)
      return session.act { () throws in try target.perform(.refresh) }
    })
}
