/// The one list of commands: what it names can be called, is completed and is in `:help`.
package enum CommandTable {
  /// In the order `:help` lists them within their groups.
  package static let all: [Command] = [
    .load, .reload, .mount, .typeof, .lint, .doc,
    .tap, .toggle, .type, .submit, .key, .slide, .set, .scroll, .resize, .wait,
    .refresh, .dismiss, .backButton,
    .select, .delete, .move, .swipe, .longPress, .press, .release, .drag, .pinch,
    .rotate, .env,
    .render, .view, .screen, .state, .graph, .events, .why, .focus,
    .steps, .back, .forward, .goto, .diff, .fork, .compare,
    .style, .profile, .compareProfiles, .seed, .fuel,
    .record, .save, .export, .help, .quit,
  ]

  /// Finds a command by its name or an unambiguous beginning of it.
  package static func find(_ name: String, in commands: [Command]) throws(Misuse) -> Command {
    guard !name.isEmpty else {
      throw Misuse("usage", "a command has a name after the colon", notes: [":help lists them"])
    }
    if let exact = commands.first(where: { $0.name == name }) { return exact }
    let begun = commands.filter { $0.name.hasPrefix(name) }
    if begun.count == 1 { return begun[0] }
    guard begun.isEmpty else {
      let list = begun.map { ":\($0.name)" }.joined(separator: ", ")
      throw Misuse("ambiguous", "':\(name)' could be \(list)")
    }
    let nearest = Suggestion.nearest(to: name, in: commands.map(\.name))
    throw Misuse(
      "unknown", "there is no command ':\(name)'",
      notes: [nearest.map { "did you mean ':\($0)'?" } ?? ":help lists the commands"])
  }
}
