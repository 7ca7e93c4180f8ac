extension Command {
  /// `:dismiss`.
  static let dismiss = Command(
    name: "dismiss", group: .acting, kind: .action,
    usage: [":dismiss"],
    summary: "close the sheet, alert or menu on top, as a swipe down or a tap beside it does",
    examples: [":dismiss"],
    details: """
      What was presented is removed with its state, and the flag or item it follows is reset. Use
      :back-button to leave a screen that was pushed.
      """,
    run: { (session, arguments) throws(Misuse) in
      try arguments.end()
      try session.requireMounted()
      guard let dismissal = session.simulation.runtime.dismissal() else {
        throw Misuse(
          "no-target", "nothing is presented",
          notes: [":back-button leaves a screen that was pushed"])
      }
      return session.act { () throws in try dismissal.close() }
    })
}
