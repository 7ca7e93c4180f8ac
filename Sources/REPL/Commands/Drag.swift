import ViewRuntime

extension Command {
  /// `:drag`.
  static let drag = Command(
    name: "drag", group: .acting, kind: .action,
    usage: [":drag [TARGET] by X Y"],
    summary: "move a finger over a view and lift it",
    examples: [":drag \"Card\" by 120 0", ":drag by 0 -40"],
    details: """
      The finger goes half the way, then all of it, with an update after each move. X and Y are
      points to the right and down; the gesture's start location is 0, 0.

      """ + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      var reference: TargetReference?
      if !arguments.take("by") {
        reference = try arguments.target()
        guard arguments.take("by") else { throw arguments.misuse("'by X Y' is missing") }
      }
      let distance = Point(x: try arguments.number("X"), y: try arguments.number("Y"))
      try arguments.end()
      let target = try session.resolve(reference, for: .touch)
      let runtime = session.simulation.runtime
      return session.act { () throws in try runtime.drag(on: target.node, by: distance) }
    })
}
