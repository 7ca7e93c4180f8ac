import ArgumentParser
import LineEditing
import REPL

/// `grove doc NAME`: what `:doc NAME` answers.
struct Doc: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doc",
    abstract: "What is known about a view, a modifier or a rule.",
    discussion: """
      For example: grove doc padding, grove doc Array.append, grove doc U23. \
      'grove doc differences' lists what is not as in Apple's frameworks, 'grove doc facts' all \
      rules.
      """)

  @Argument(help: "A name, with its type if need be, or a rule's id.")
  var name: String

  @Flag(help: "Never show a long answer in a pager.")
  var noPager = false

  @OptionGroup(title: "Display") var display: DisplayOptions

  func run() throws {
    let console = Console(color: display.color)
    let session = Session(printing: display.printing(console: console))
    let reply = session.submit(":doc \(name)")
    guard reply.isFailure else {
      return Pager(isWanted: !noPager).show(reply.lines.map { $0 + "\n" }.joined())
    }
    console.show(reply, printing: session.printing)
    throw ExitCode(ScriptRunner.ExitCode.failed)
  }
}
