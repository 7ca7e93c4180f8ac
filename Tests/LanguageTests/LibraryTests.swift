import Testing

@testable import REPL

/// The library is Swift text, which only checking it can tell to be right.
@Suite struct LibraryTests {
  @Test func everyPieceIsCorrectSwift() {
    let mistakes = Simulation(settings: SessionSettings()) { false }.world.checkLibrary().mistakes
    #expect(mistakes.isEmpty, "\(mistakes.map { "\($0.range.file.name): \($0.message)" })")
  }

  @Test func whatHasNoBodyIsNative() {
    let wanted = Simulation(settings: SessionSettings()) { false }.world.checkLibrary().natives
    let missing = wanted.subtracting(Simulation.natives.keys).sorted()
    #expect(missing.isEmpty, "\(missing)")
  }
}
