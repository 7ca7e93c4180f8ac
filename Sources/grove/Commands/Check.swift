import ArgumentParser
import Lessons
import LineEditing
import REPL

/// `grove check`: lessons, exercises and transcripts as tests.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Prove every claim that lessons and transcripts make.",
    discussion: "Without paths, the lessons that come with Grove.")

  @Argument(help: "Lessons, transcripts, or folders of them.")
  var paths: [String] = []

  @Flag(help: "Write what commands answer now into the files; never under CI.")
  var accept = false

  @Flag(help: "One JSON object a line for each result.")
  var json = false

  @Flag(help: "The results in TAP, version 14.")
  var tap = false

  @Option(help: ArgumentHelp("Write a JUnit report.", valueName: "file"))
  var junit: String?

  @Option(help: "Files checked at the same time.")
  var jobs = 1

  @Option(help: ArgumentHelp("Colours.", valueName: "when"))
  var color = ColorChoice.auto

  func validate() throws {
    if json && tap { throw ValidationError("Choose one of --json and --tap.") }
    if jobs < 1 { throw ValidationError("--jobs takes a number from 1 on.") }
  }

  func run() throws {
    let console = Console(color: color)
    var options = CheckRunner.Options()
    options.records = accept
    options.isContinuousIntegration = ShellVariables.current["CI"] != nil
    options.format = json ? .json : tap ? .tap : .text
    options.junit = junit
    options.jobs = jobs
    options.isColoured = console.isColored
    let runner = CheckRunner(
      options: options, output: console.output, errors: console.error)
    throw ExitCode(runner.run(paths: try paths.isEmpty ? [LessonFolder.required()] : paths))
  }
}
