import ViewRuntime

extension Command {
  /// `:press`.
  static let press = Command(
    name: "press", group: .acting, kind: .action,
    usage: [":press [TARGET]"],
    summary: "put a finger on a view and leave it there",
    examples: [":press \"Pad\"", ":press"],
    details: """
      The gesture of the view goes on until :release; :wait in between makes the press longer, and
      :drag moves the finger before it is lifted.

      """ + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      let target = try session.resolve(try arguments.lastTarget(), for: .press)
      let runtime = session.simulation.runtime
      return session.act { () throws in try runtime.press(on: target.node) }
    })

  /// `:release`.
  static let release = Command(
    name: "release", group: .acting, kind: .action,
    usage: [":release"],
    summary: "lift the finger that :press put down",
    examples: [":release"],
    details: "The gesture ends: it succeeds if it was long enough, and is cancelled otherwise.",
    run: { (session, arguments) throws(Misuse) in
      try arguments.end()
      let runtime = session.simulation.runtime
      guard runtime.isTouched else {
        throw Misuse("no-target", "nothing is pressed", notes: [":press TARGET begins"])
      }
      return session.act { () throws in try runtime.release() }
    })
}
