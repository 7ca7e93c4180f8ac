extension Command {
  /// `:tap`.
  static let tap = Command(
    name: "tap", group: .acting, kind: .action,
    usage: [":tap [TARGET]"],
    summary: "tap a button, a toggle or a view with a tap gesture",
    examples: [":tap \"Add\"", ":tap \"Add\"[1]", ":tap #7", ":tap"],
    details: TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      let target = try session.resolve(try arguments.lastTarget(), for: .tap)
      return session.act { () throws in try target.perform(.tap) }
    })
}
