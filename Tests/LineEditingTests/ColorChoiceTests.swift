import Testing

@testable import LineEditing

@Suite struct ColorChoiceTests {
  private static let screen = ["TERM": "xterm"]

  private func isColored(
    _ choice: ColorChoice, _ values: [String: String], isTerminal: Bool = true
  ) -> Bool {
    let variables = ShellVariables(values.merging(Self.screen) { value, _ in value })
    return choice.isColored(variables: variables, isTerminal: isTerminal)
  }

  @Test func theOptionBeatsEveryVariable() {
    #expect(isColored(.always, ["NO_COLOR": "1", "TERM": "dumb"], isTerminal: false))
    #expect(!isColored(.never, ["CLICOLOR_FORCE": "1"]))
  }

  @Test func refusalBeatsForce() {
    #expect(!isColored(.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]))
    #expect(isColored(.auto, ["NO_COLOR": "", "CLICOLOR_FORCE": "1"]))
  }

  @Test func forceWorksWithoutATerminal() {
    #expect(isColored(.auto, ["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], isTerminal: false))
    #expect(!isColored(.auto, ["CLICOLOR_FORCE": "0"], isTerminal: false))
  }

  @Test func otherwiseATerminalThatCanShowItDecides() {
    #expect(isColored(.auto, [:]))
    #expect(!isColored(.auto, [:], isTerminal: false))
    #expect(!isColored(.auto, ["CLICOLOR": "0"]))
    #expect(!isColored(.auto, ["TERM": "dumb"]))
    #expect(!isColored(.auto, ["TERM": ""]))
  }
}
