extension Command {
  /// `:mount`.
  static let mount = Command(
    name: "mount", group: .program, kind: .control,
    usage: [":mount [EXPRESSION]"],
    summary: "put a view on the simulated screen, in place of what is there",
    examples: [":mount ContentView()", ":mount Text(\"Hello\").padding()", ":mount"],
    details: """
      EXPRESSION makes a View, or a UIView or UIViewController. Without it, what was mounted last
      is mounted anew, or the default view.
      """,
    run: { (session, arguments) throws(Misuse) in
      let expression = arguments.rest()
      return session.record(.mount(expression.isEmpty ? nil : expression))
    })
}
