import LineEditing
import REPL

extension Command {
  /// `:edit`; only a prompt has it, because it needs the terminal.
  static let edit = Command(
    name: "edit", group: .program, kind: .control,
    usage: [":edit [PATH]"],
    summary: "open a file in your editor, then load it anew",
    examples: [":edit", ":edit Counter.swift"],
    details: "The editor is $VISUAL, else $EDITOR. Without PATH it opens the file loaded last.",
    run: { (session, arguments) throws(Misuse) in
      let given = try arguments.quoted() ?? arguments.word()
      try arguments.end()
      guard let path = given ?? session.loadedPaths.last else {
        throw arguments.misuse("no file is loaded yet")
      }
      let editor = ExternalEditor()
      guard editor.edit(path) else {
        throw Misuse("editor", "'\(editor.command)' did not end well; nothing was loaded")
      }
      return session.loadedPaths.contains(path)
        ? session.submit(":reload") : session.load(paths: [path])
    })
}
