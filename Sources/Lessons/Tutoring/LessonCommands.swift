import REPL

/// The commands that only a tutor knows, for `:help` and completion.
enum LessonCommands {
  /// What each command does is the tutor's; a session on its own can only say so.
  static let all: [Command] = [
    command("next", [":next"], "go on, as Return does"),
    command("hint", [":hint"], "a hint; again for a plainer one"),
    command("skip", [":skip"], "go on without answering; a task's solution is applied"),
    command("solution", [":solution"], "show the answer"),
    command("edit", [":edit"], "open the task's code in your editor, then check it"),
    command("play", [":play"], "try things freely; :lesson comes back, and nothing is changed"),
    command(
      "lesson", [":lesson [NAME]"], "where you are; or another lesson, by name or number",
      [":lesson", ":lesson 2"]),
    command("lessons", [":lessons"], "the lessons, and how far you are"),
    command("progress", [":progress"], "the steps of this lesson, and how far you are"),
    command("restart", [":restart"], "begin this lesson anew"),
  ]

  /// The commands a tutor's sessions know.
  static let withSession: [Command] = {
    let own = Set(all.map(\.name))
    return CommandTable.all.filter { !own.contains($0.name) } + all
  }()

  /// True if a name is one of these commands.
  static func contains(_ name: String) -> Bool { all.contains { $0.name == name } }

  private static func command(
    _ name: String, _ usage: [String], _ summary: String, _ examples: [String] = []
  ) -> Command {
    Command(
      name: name, group: .lessons, kind: .query, usage: usage, summary: summary,
      examples: examples.isEmpty ? usage : examples,
      run: { (_, _) throws(Misuse) in
        throw Misuse("lesson", "':\(name)' works in a lesson", notes: ["'grove learn' begins one"])
      })
  }
}
