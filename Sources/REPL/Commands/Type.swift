extension Command {
  /// `:type`.
  static let type = Command(
    name: "type", group: .acting, kind: .action,
    usage: [":type [TARGET] \"TEXT\""],
    summary: "make TEXT the content of a text field",
    examples: [":type \"Name\" \"Ada\"", ":type \"Ada\"", ":type #12 \"\""],
    details: """
      The field gets the focus and its text is replaced, in one step; a text field's label is its
      prompt. Use :submit to press Return.

      """ + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      let runtime = session.simulation.runtime
      guard let first = try arguments.target() else {
        throw arguments.misuse("the text to type is missing")
      }
      if arguments.isAtEnd, case .label(let text) = first.kind, first.index == nil {
        let target = try session.resolve(nil, for: .text)
        return session.act { () throws in
          try runtime.focusField(target.node)
          try target.perform(.text(text))
        }
      }
      guard let text = try arguments.quoted() else {
        throw arguments.misuse("the text to type is missing; it stands in quotes")
      }
      try arguments.end()
      let target = try session.resolve(first, for: .text)
      return session.act { () throws in
        try runtime.focusField(target.node)
        try target.perform(.text(text))
      }
    })
}
