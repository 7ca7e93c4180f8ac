extension Command {
  /// `:env`.
  static let env = Command(
    name: "env", group: .acting, kind: .action,
    usage: [":env KEY VALUE"],
    summary: "set an environment value above the mounted view, as the system would",
    examples: [":env colorScheme .dark", ":env locale Locale(identifier: \"ko\")"],
    details: """
      KEY is a property of EnvironmentValues. Views that declare it run if the value is another one
      (U110); a modifier below that sets the same key still wins.
      """,
    run: { (session, arguments) throws(Misuse) in
      guard let key = arguments.word() else { throw arguments.misuse("KEY is missing") }
      let value = arguments.rest()
      guard !value.isEmpty else { throw arguments.misuse("VALUE is missing") }
      return try session.setEnvironment(key.hasPrefix(".") ? String(key.dropFirst()) : key, value)
    })
}
