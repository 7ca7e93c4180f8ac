import ArgumentParser
import REPL

/// `grove run`: everything at once, without a person.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Load, mount, perform lines, print each step.",
    discussion: """
      Each --do is a step with a report of its own, as if typed at the prompt. A step that fails \
      does not stop the next ones; the exit code is 1 at the end.

        grove run Counter.swift --do ':tap "+1"' --do 'print(count)'
      """)

  @Argument(help: "Swift files to load, as one module; '-' is standard input.")
  var paths: [String]

  @Option(
    name: .customLong("do"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A line to perform: Swift or a command.", valueName: "line"))
  var lines: [String] = []

  @OptionGroup(title: "Simulation") var simulation: SimulationOptions
  @OptionGroup(title: "Results") var results: ResultOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func run() throws {
    let console = Console(color: display.color)
    let session = Session(
      settings: simulation.settings, printing: display.printing(console: console),
      readsAhead: true)
    let runner = ScriptRunner(
      session: session, options: results.scriptOptions(), output: console.output,
      errors: console.error)
    throw ExitCode(
      paths.contains(SourcePaths.standardInput)
        ? runWithStandardInput(runner, console)
        : runner.run(paths: paths, view: simulation.view, lines: lines))
  }

  private func runWithStandardInput(_ runner: ScriptRunner, _ console: Console) -> Int32 {
    do throws(Misuse) {
      let files = try SourcePaths.read(paths)
      return runner.run(files: files, view: simulation.view, lines: lines)
    } catch {
      console.show(Reply([error.diagnostic]), printing: runner.session.printing)
      return ScriptRunner.ExitCode.couldNotRun
    }
  }
}
