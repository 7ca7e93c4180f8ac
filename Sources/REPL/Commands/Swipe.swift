import ViewRuntime

extension Command {
  /// `:swipe`.
  static let swipe = Command(
    name: "swipe", group: .acting, kind: .action,
    usage: [":swipe ROW", ":swipe ROW \"LABEL\""],
    summary: "swipe a row to bring up its actions, and tap the one called LABEL",
    examples: [":swipe \"Milk\" \"Flag\"", ":swipe \"Milk\""],
    details: """
      Without LABEL the actions stay open: :tap one, or :dismiss them. A row that has only onDelete
      offers "Delete". ROW is anything in the row.

      """ + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      let node = try session.node(try arguments.target(), what: "the row to swipe", arguments)
      let label = try arguments.quoted() ?? (arguments.isAtEnd ? nil : arguments.rest())
      try arguments.end()
      let runtime = session.simulation.runtime
      let openings = runtime.openings("swipeActions", around: node)
      if openings.isEmpty, label == nil || label == "Delete",
        let row = runtime.editableRow(around: node, where: { $0.delete != nil })
      {
        return session.act { () throws in try row.edit.delete?(row.index) }
      }
      guard !openings.isEmpty else {
        throw Misuse(
          "no-target", "#\(node) is in no row with swipe actions",
          notes: ["rows with .swipeActions or .onDelete have some"])
      }
      return session.act { () throws in
        for actions in openings { try actions.opening?() }
        guard let label else { return }
        runtime.settleFrame()
        try session.tapAction(label, openedBy: "swipeActions")
        for actions in openings { try actions.closing?() }
      }
    })
}

extension Session {
  /// Taps one of the actions that a swipe has just brought up.
  fileprivate func tapAction(_ label: String, openedBy type: String) throws {
    let runtime = simulation.runtime
    let found = runtime.tappableNodes(labelled: label, openedBy: type)
    guard let target = found.first, let interaction = runtime.interaction(of: target.node) else {
      throw Misuse("no-target", "the row has no action called \"\(label)\"")
    }
    try ResolvedTarget(node: target.node, interaction: interaction).perform(.tap)
  }
}
