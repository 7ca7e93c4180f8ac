import ArgumentParser
import LineEditing
import REPL

/// `grove [PATH…]`: the prompt, or a script on standard input.
struct Prompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "The prompt: type Swift, act on a view, look at its trees.",
    discussion: """
      With '-', or without a terminal on standard input, lines come from there and nothing but \
      results is printed; the first failure ends the script.
      """)

  @Argument(help: "Swift files to load, as one module; '-' reads a script.")
  var paths: [String] = []

  @Flag(help: "Let a script go on after a failure.")
  var keepGoing = false

  @Flag(name: .shortAndLong, help: "Start without a banner.")
  var quiet = false

  @Flag(help: "Start without the lines of $XDG_CONFIG_HOME/grove/rc.")
  var noRc = false

  @Flag(help: "Never show long answers in a pager.")
  var noPager = false

  @OptionGroup(title: "Simulation") var simulation: SimulationOptions
  @OptionGroup(title: "Results") var results: ResultOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  private var isScript: Bool {
    paths.contains(SourcePaths.standardInput) || !Terminal.Stream.input.isTerminal
  }

  func validate() throws {
    for path in paths where path != SourcePaths.standardInput { try checkIsNoCommand(path) }
    if results.json && !isScript {
      throw ValidationError("--json is for scripts: pipe one in, or use 'grove run'.")
    }
  }

  /// A mistyped command looks like a path.
  private func checkIsNoCommand(_ path: String) throws {
    guard path.allSatisfy(\.isLetter), (try? TextFile.read(path)) == nil else { return }
    let names = Grove.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let name = Suggestion.nearest(to: path, in: names) else { return }
    throw ValidationError("There is no file '\(path)'. Did you mean 'grove \(name)'?")
  }

  func run() throws {
    let console = Console(color: display.color)
    let session = Session(
      settings: simulation.settings, printing: display.printing(console: console),
      readsAhead: true)
    let code = isScript ? runScript(in: session, console) : runPrompt(in: session, console)
    throw ExitCode(code)
  }

  private func runScript(in session: Session, _ console: Console) -> Int32 {
    let runner = ScriptRunner(
      session: session, options: results.scriptOptions(keepsGoing: keepGoing),
      output: console.output, errors: console.error)
    let files = paths.filter { $0 != SourcePaths.standardInput }
    if !files.isEmpty {
      let code = runner.run(paths: files, view: simulation.view, lines: [])
      guard code == 0 || keepGoing else { return code }
    }
    var reader = LineReader()
    return runner.run(script: reader.rest())
  }

  private func runPrompt(in session: Session, _ console: Console) -> Int32 {
    session.commands.append(.edit)
    let history = HistoryFile(path: StateFolder.path().map { $0 + "/history" })
    let loop = PromptLoop(
      session: session, display: display, console: console, pager: Pager(isWanted: !noPager),
      editor: LineEditor(history: history, isColored: console.isColored))
    if !quiet { loop.greet() }
    if !noRc { loop.runStartFile() }
    if !paths.isEmpty { loop.show(session.load(paths: paths, view: simulation.view)) }
    return loop.run()
  }
}
