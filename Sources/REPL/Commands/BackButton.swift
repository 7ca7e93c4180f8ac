extension Command {
  /// `:back-button`.
  static let backButton = Command(
    name: "back-button", group: .acting, kind: .action,
    usage: [":back-button"],
    summary: "tap the back button: leave the screen on top of a navigation stack",
    examples: [":back-button"],
    details: """
      The screen is removed with its state; the one below it appears again with the state it had.
      Use :dismiss to close a sheet, and :back to go back in time.
      """,
    run: { (session, arguments) throws(Misuse) in
      try arguments.end()
      try session.requireMounted()
      guard let leave = session.simulation.runtime.wayBack() else {
        throw Misuse(
          "no-target", "no screen was pushed: there is nothing to go back to",
          notes: [":dismiss closes a sheet, :back goes back in time"])
      }
      return session.act { () throws in try leave() }
    })
}
