import Diagnostics
import Testing

@testable import REPL

@Suite struct CommandTableTests {
  @Test func everyCommandSaysHowItIsUsed() {
    for command in CommandTable.all {
      #expect(command.usage.allSatisfy { $0.hasPrefix(":\(command.name)") })
      #expect(!command.examples.isEmpty && !command.summary.isEmpty)
      for line in HelpText.lines(for: command) + HelpText.overview(of: CommandTable.all) {
        #expect(line.displayWidth <= 100)
      }
    }
    #expect(Set(CommandTable.all.map(\.name)).count == CommandTable.all.count)
  }

  @Test(arguments: [
    ("tap", "tap"), ("ta", "tap"), ("q", "quit"), ("type", "type"), ("relo", "reload"),
  ])
  func unambiguousBeginningsWork(typed: String, name: String) throws {
    #expect(try CommandTable.find(typed, in: CommandTable.all).name == name)
  }

  @Test func ambiguousBeginningsAreListed() {
    let misuse = #expect(throws: Misuse.self) {
      try CommandTable.find("re", in: [.reload, .resize, .render, .tap])
    }
    #expect(misuse?.message == "':re' could be :reload, :resize, :render")
  }

  @Test func unknownCommandsGetASuggestion() {
    let misuse = #expect(throws: Misuse.self) {
      try CommandTable.find("tpa", in: CommandTable.all)
    }
    #expect(misuse?.notes == ["did you mean ':tap'?"])
  }
}
