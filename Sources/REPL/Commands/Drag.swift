import ViewRuntime

extension Command {
  /// `:drag`.
  static let drag = Command(
    name: "drag", group: .acting, kind: .action,
    usage: [":drag [TARGET] by X Y [from X Y] [in DURATION]"],
    summary: "move a finger over a view and lift it",
    examples: [
      ":drag \"Card\" by 120 0", ":drag by 0 -40", ":drag \"Card\" by 120 0 from 5 5 in 0.2s",
    ],
    details: """
      The finger goes half the way, then all of it, with an update after each move. It begins in
      the middle of the target, or FROM a point measured from the target's top left corner; X and Y
      go right and down. With a DURATION time passes, and the finger is lifted at that speed;
      without one it rests before. A finger that :press has put down is moved and lifted.

      """ + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      var reference: TargetReference?
      if !arguments.take("by") {
        reference = try arguments.target()
        guard arguments.take("by") else { throw arguments.misuse("'by X Y' is missing") }
      }
      let distance = Point(x: try arguments.number("X"), y: try arguments.number("Y"))
      let place = try arguments.point(after: "from")
      let interval = try arguments.duration()
      try arguments.end()
      let runtime = session.simulation.runtime
      let isHeld = reference == nil && runtime.isTouched
      let node = isHeld ? 0 : try session.resolve(reference, for: .drag).node
      return session.act { () throws in
        try runtime.drag(on: node, by: distance, from: place, in: interval)
      }
    })
}
