extension Command {
  /// `:longpress`.
  static let longPress = Command(
    name: "longpress", group: .acting, kind: .action,
    usage: [":longpress [TARGET]", ":longpress TARGET for DURATION"],
    summary: "press a view long: run its gesture, or open its context menu",
    examples: [":longpress \"Photo\"", ":longpress \"Photo\" for 2s"],
    details: """
      Time passes: as long as the gesture asks for, or the DURATION you say.

      """ + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      let isQuoted = arguments.next == "\"" || arguments.next == "#"
      let reference = isQuoted ? try arguments.target() : try arguments.lastTarget()
      let interval = try arguments.duration()
      try arguments.end()
      let runtime = session.simulation.runtime
      if let reference, let node = try? session.row(reference).node {
        if let open = runtime.openings("contextMenu", around: node).first?.opening {
          return session.act { () throws in try open() }
        }
      }
      let target = try session.resolve(reference, for: .longPress)
      return session.act { () throws in try runtime.longPress(on: target.node, for: interval) }
    })
}
