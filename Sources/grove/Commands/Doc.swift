import ArgumentParser
import REPL

/// `grove doc NAME`: what `:doc NAME` answers.
struct Doc: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doc",
    abstract: "What is known about a view, a modifier or a rule.",
    discussion: "For example: grove doc padding, grove doc Array.append, grove doc U23.")

  @Argument(help: "A name, with its type if need be, or a rule's id.")
  var name: String

  @OptionGroup(title: "Display") var display: DisplayOptions

  func run() throws {
    let console = Console(color: display.color)
    let session = Session(printing: display.printing(console: console))
    let reply = session.submit(":doc \(name)")
    console.show(reply, printing: session.printing)
    if reply.isFailure { throw ExitCode(ScriptRunner.ExitCode.failed) }
  }
}
