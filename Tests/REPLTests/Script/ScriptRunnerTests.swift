import Diagnostics
import Testing

@testable import REPL

@Suite struct ScriptRunnerTests {
  /// What a run wrote, and how it ended.
  private struct Outcome {
    var output: [String] = []
    var errors: [String] = []
    var code: Int32 = -1
  }

  private final class Streams {
    var outcome = Outcome()
  }

  private func outcome(
    isJSON: Bool = false, keepsGoing: Bool = false, _ body: (ScriptRunner) -> Int32
  ) -> Outcome {
    let streams = Streams()
    var options = ScriptRunner.Options()
    options.isJSON = isJSON
    options.keepsGoing = keepsGoing
    let runner = ScriptRunner(
      session: Session(), options: options, output: { streams.outcome.output.append($0) },
      errors: { streams.outcome.errors.append($0) })
    streams.outcome.code = body(runner)
    return streams.outcome
  }

  private func file(_ text: String) -> [SourceFile] { [SourceFile(name: "a.swift", text: text)] }

  private let view = """
    struct ContentView: View {
      @State var n = 0
      var body: some View { Button("Add") { n += 1 } }
    }
    """

  @Test func aFileWithoutViewsJustRuns() {
    let found = outcome { $0.run(files: file("print(\"a\"); print(1 + 1)"), view: nil, lines: []) }
    #expect(found.output == ["a", "2"] && found.errors.isEmpty && found.code == 0)
  }

  @Test func globalsOfAnAppAreMadeWhenTheyAreFirstRead() {
    let text = """
      import SwiftUI
      let words = make()
      let count: Int = { print("count"); return 2 }()
      let unread: Int = { print("unread"); return 2 }()
      func make() -> [Int] { print("words"); return Array(repeating: 0, count: count) }
      struct ContentView: View { var body: some View { Text("\\(words.count)") } }
      """
    let found = outcome { $0.run(files: file(text), view: nil, lines: []) }
    let lines = found.output.joined(separator: "\n").split(separator: "\n")
    #expect(lines.prefix(2) == ["words", "count"] && found.code == 0)
    #expect(lines.contains { $0.hasSuffix("\"2\"") } && !lines.contains("unread"))
  }

  @Test func everyLineHasAReportAlsoWhenItFails() {
    let found = outcome(isJSON: true) {
      $0.run(files: file(view), view: nil, lines: [":tap \"Nope\"", "n = \"x\"", ":tap", ":state"])
    }
    #expect(found.output.count == 5 && found.code == 1)
    #expect(found.output.allSatisfy { $0.hasPrefix("{\"schema\":1,") })
    #expect(found.output[1].contains("\"action\":\":tap \\\"Nope\\\"\""))
    #expect(found.output[1].contains("\"error\":{\"message\":"))
    #expect(found.output[3].contains("\"error\":null"))
  }

  @Test func whatCanNotBeLoadedExitsWithTwo() {
    #expect(outcome { $0.run(files: file("let x = "), view: nil, lines: []) }.code == 2)
    #expect(outcome { $0.run(paths: ["/nowhere.swift"], view: nil, lines: []) }.code == 2)
    #expect(outcome { $0.run(files: file(view), view: "Nothing()", lines: []) }.code == 2)
  }

  @Test func aProgramThatTrapsExitsWithOne() {
    let found = outcome {
      $0.run(files: file("print(1); fatalError(\"no\")"), view: nil, lines: [])
    }
    #expect(found.output == ["1"] && found.code == 1)
    #expect(found.errors.first?.hasPrefix("a.swift:1:") == true)
  }

  @Test func aScriptStopsAtItsFirstErrorUnlessItKeepsGoing() {
    let script = "func f() {\n  print(1)\n}\nf()\nnope\nf()\n"
    let stopped = outcome { $0.run(script: script) }
    #expect(stopped.output == ["1"] && stopped.code == 1)
    let kept = outcome(keepsGoing: true) { $0.run(script: script) }
    #expect(kept.output == ["1", "1"] && kept.code == 1)
  }

  @Test func quittingEndsTheScript() {
    let found = outcome { $0.run(script: "print(1)\n:quit\nprint(2)\n") }
    #expect(found.output == ["1"] && found.code == 0)
  }
}
