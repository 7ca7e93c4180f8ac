import ArgumentParser
import Lessons

/// `grove lesson`: for those who write lessons.
struct LessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Write lessons: start one, lint some, list them.",
    subcommands: [New.self, Lint.self, List.self])

  private static func author() -> LessonAuthor {
    let console = Console(color: .auto)
    return LessonAuthor(output: console.output, errors: console.error)
  }

  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write a lesson that passes, to be changed into another.")

    @Argument(help: "Its name, such as for-each.")
    var name: String

    func run() throws {
      throw ExitCode(LessonCommand.author().create(name, in: try LessonFolder.required()))
    }
  }

  struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Say what can be said of lessons without performing them.")

    @Argument(help: "Lessons or folders; by default those that come with Grove.")
    var paths: [String] = []

    func run() throws {
      let chosen = try paths.isEmpty ? [LessonFolder.required()] : paths
      throw ExitCode(LessonCommand.author().lint(chosen))
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List the lessons in order.")

    func run() throws {
      throw ExitCode(LessonCommand.author().list(try LessonFolder.required()))
    }
  }
}
