import ViewRuntime

extension Command {
  /// `:pinch`.
  static let pinch = Command(
    name: "pinch", group: .acting, kind: .action,
    usage: [":pinch [TARGET] to SCALE [in DURATION]"],
    summary: "move two fingers on a view apart, or together",
    examples: [":pinch \"Photo\" to 2", ":pinch to 0.5 in 0.3s"],
    details: """
      SCALE is how much farther apart the fingers are in the end: 2 magnifies, 0.5 makes smaller.
      They go half the way, then all of it, with an update after each move.

      """ + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      let reference = try arguments.target(before: "to", "'to SCALE' is missing")
      let scale = try arguments.number("SCALE")
      let interval = try arguments.duration()
      try arguments.end()
      guard scale > 0 else { throw arguments.misuse("SCALE is more than 0") }
      let node = try session.resolve(reference, for: .pinch).node
      let runtime = session.simulation.runtime
      return session.act { () throws in
        try runtime.pinch(on: node, to: scale, turning: 0, in: interval)
      }
    })

  /// `:rotate`.
  static let rotate = Command(
    name: "rotate", group: .acting, kind: .action,
    usage: [":rotate [TARGET] by DEGREES [in DURATION]"],
    summary: "turn two fingers on a view",
    examples: [":rotate \"Photo\" by 90", ":rotate by -45 in 0.3s"],
    details: """
      The fingers turn clockwise by DEGREES: half the way, then all of it, with an update after each
      move.

      """ + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      let reference = try arguments.target(before: "by", "'by DEGREES' is missing")
      let degrees = try arguments.number("DEGREES")
      let interval = try arguments.duration()
      try arguments.end()
      let node = try session.resolve(reference, for: .rotation).node
      let runtime = session.simulation.runtime
      return session.act { () throws in
        try runtime.pinch(on: node, to: 1, turning: degrees, in: interval)
      }
    })
}

extension ArgumentReader {
  /// Takes a target that may be left out, and the word behind it.
  fileprivate mutating func target(
    before word: String, _ complaint: String
  ) throws(Misuse) -> TargetReference? {
    if take(word) { return nil }
    let reference = try target()
    guard take(word) else { throw misuse(complaint) }
    return reference
  }
}
