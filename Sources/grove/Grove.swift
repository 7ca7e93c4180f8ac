import ArgumentParser

/// The command line; what each word after `grove` does stands in `Commands`.
struct Grove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grove",
    abstract: "See the view tree and the render tree of real SwiftUI code, step by step.",
    usage: """
      grove [PATH ...]
      grove COMMAND ...
      """,
    discussion: """
      With files, or with nothing, you get the prompt; 'grove help repl' lists its options. A \
      PATH is a Swift file; '-' is standard input.

      Exit codes: 0 all well; 1 a check, a statement or the program failed; 2 could not run; 64 \
      wrong usage; 130 interrupted.
      """,
    version: "grove \(Grove.version)",
    groupedSubcommands: [
      CommandGroup(name: "Program", subcommands: [Prompt.self, Run.self]),
      CommandGroup(
        name: "Lessons", subcommands: [Learn.self, Check.self, LessonCommand.self]),
      CommandGroup(name: "Reference", subcommands: [Doc.self, Supported.self]),
    ],
    defaultSubcommand: Prompt.self)

  static let version = "0.1.0"
}
