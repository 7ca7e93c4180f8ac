extension Command {
  /// `:longpress`.
  static let longPress = Command(
    name: "longpress", group: .acting, kind: .action,
    usage: [":longpress [TARGET]"],
    summary: "press a view long: run its gesture, or open its context menu",
    examples: [":longpress \"Photo\""],
    details: TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      let reference = try arguments.lastTarget()
      if let reference, let node = try? session.row(reference).node {
        let runtime = session.simulation.runtime
        if let open = runtime.openings("contextMenu", around: node).first?.opening {
          return session.act { () throws in try open() }
        }
      }
      let target = try session.resolve(reference, for: .longPress)
      return session.act { () throws in try target.perform(.tap) }
    })
}
