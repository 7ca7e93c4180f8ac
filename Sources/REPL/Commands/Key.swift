import ViewRuntime

extension Command {
  /// `:key`.
  static let key = Command(
    name: "key", group: .acting, kind: .action,
    usage: [":key [TARGET] KEY [with MODIFIER …]"],
    summary: "press a key for the view that has the focus",
    examples: [":key upArrow", ":key \"Board\" space", ":key \"a\" with shift"],
    details: """
      The view's onKeyPress is asked, then those around it, until one has handled the key. With
      TARGET the key goes there, whatever has the focus; without both it goes to the only view that
      waits for keys. KEY is a character or a name: return, escape, space, tab, delete,
      deleteForward, upArrow, downArrow, leftArrow, rightArrow, home, end, pageUp, pageDown, clear.
      MODIFIER is one of shift, control, option, command and capsLock.

      """ + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      guard let first = try arguments.target() else { throw arguments.misuse("KEY is missing") }
      var name = first.text
      var reference: TargetReference?
      var modifiers = try heldKeys(&arguments)
      if modifiers == nil, !arguments.isAtEnd {
        reference = first
        guard let key = try arguments.target() else { throw arguments.misuse("KEY is missing") }
        name = key.text
        modifiers = try heldKeys(&arguments)
      }
      try arguments.end()
      guard let key = KeyInput(named: name, modifiers: modifiers ?? 0) else {
        throw arguments.misuse("'\(name)' is no key")
      }
      try session.requireMounted()
      let runtime = session.simulation.runtime
      let node = try session.keyTarget(reference)
      guard runtime.hasKeyTarget(node) else {
        throw Misuse(
          "no-target", "nothing has the focus, or waits for keys alone",
          notes: [":key TARGET KEY says where the key is pressed"])
      }
      return session.act { () throws in _ = try runtime.press(key, on: node) }
    })

  /// The bits of the keys after `with`; `nil` where there is no such word.
  private static func heldKeys(_ arguments: inout ArgumentReader) throws(Misuse) -> Int? {
    guard arguments.take("with") else { return nil }
    var bits = 0
    while let word = arguments.word() {
      guard let bit = KeyInput.modifierNames[word] else {
        throw arguments.misuse("'\(word)' is no modifier key")
      }
      bits |= bit
    }
    return bits
  }
}

extension Session {
  /// The view that a key is pressed on; `nil` where none is named.
  fileprivate func keyTarget(_ reference: TargetReference?) throws(Misuse) -> Int? {
    guard let reference else { return nil }
    let found = simulation.runtime.targets(matching: reference.text)
    let index = reference.index ?? 0
    guard found.indices.contains(index) else {
      throw Misuse("no-target", "nothing on the screen is called \(reference.shown)")
    }
    return found[index].node
  }
}
