import LineEditing
import REPL

/// Reads entries, has the session answer them and shows the answers, until somebody leaves.
struct PromptLoop {
  let session: Session
  let display: DisplayOptions
  let console: Console
  let pager: Pager
  let editor: LineEditor

  /// What leaves, besides `:quit` and Ctrl-D: people type it first.
  private static let farewells: Set<String> = ["exit", "quit", "exit()", "quit()"]

  /// Says which program this is and where help is.
  func greet() {
    console.error("grove \(Grove.version): SwiftUI's two trees, step by step")
    console.error("Type Swift, or a command such as :help; Ctrl-D leaves.")
  }

  /// Submits the lines of the user's start file; only what fails is shown.
  func runStartFile() {
    guard let path = Self.startFile(), let text = try? TextFile.read(path) else { return }
    var options = ScriptRunner.Options()
    options.keepsGoing = true
    let runner = ScriptRunner(
      session: session, options: options, output: { _ in }, errors: console.error)
    _ = runner.run(script: text)
  }

  private static func startFile(variables: ShellVariables = .current) -> String? {
    if let folder = variables["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return folder + "/grove/rc"
    }
    return variables["HOME"].map { $0 + "/.config/grove/rc" }
  }

  /// Runs until the user leaves; returns the exit code.
  func run() -> Int32 {
    Interruption.startCatching()
    session.stopWhen(Interruption.take)
    while true {
      switch readEntry() {
      case .endOfFile:
        return editor.terminationSignal.map { 128 + $0 } ?? 0
      case .interrupted(let dropped):
        if dropped.isEmpty { console.error("Ctrl-D or :quit leaves.") }
      case .line(let text):
        if Self.farewells.contains(text) { return 0 }
        if let code = answer(text) { return code }
      }
    }
  }

  private func readEntry() -> LineResult {
    let place = session.isInPast ? "@\(session.stepNumber)" : "grove"
    return editor.read(prompt: "\(place)> ", isComplete: session.isComplete) { line in
      let (word, candidates) = session.completions(for: line)
      return Completion(word: word, candidates: candidates)
    }
  }

  private func answer(_ text: String) -> Int32? {
    session.printing.width = display.printing(console: console).width
    Interruption.clear()
    let reply = session.submit(text)
    // The terminal has just shown ^C.
    if reply.isInterrupted { console.error("") }
    show(reply)
    return reply.exit
  }

  /// Shows a reply; a step as it is, since it is the log of what happened, and long answers to
  /// questions in the pager.
  func show(_ reply: Reply) {
    guard reply.report == nil || reply.isQuiet, !reply.isFailure else {
      return console.show(reply, printing: session.printing)
    }
    let lines = ReplyPrinter(options: session.printing).lines(for: reply)
    pager.show(lines.filter { !$0.isError }.map { $0.text + "\n" }.joined())
    lines.filter(\.isError).forEach { console.error($0.text) }
  }
}
