import Diagnostics
import Testing

@testable import REPL

@Suite struct SessionTests {
  private static let counter = SourceFile(
    name: "Counter.swift",
    text: """
      import SwiftUI

      struct ContentView: View {
        @State private var n = 0
        var body: some View {
          VStack {
            Text("n is \\(n)")
            Button("Add") { n += 1 }
            Button("Boom") { n += 1; fatalError("boom") }
          }
        }
      }
      """)

  private func mounted() -> Session {
    let session = Session()
    _ = session.load([Self.counter])
    return session
  }

  private func texts(_ session: Session) -> [String] { session.simulation.snapshot().texts }

  @Test func whatIsLoadedFirstIsStepZero() throws {
    let session = mounted()
    #expect(session.isMounted && session.stepNumber == 0)
    let report = try #require(session.submit(":tap \"Add\"").report)
    #expect(report.step == 1 && report.action == ":tap \"Add\"")
    #expect(report.texts.first == "n is 1")
  }

  @Test func aFailedStepIsUndone() throws {
    let session = mounted()
    _ = session.submit(":tap \"Add\"")
    let reply = session.submit(":tap \"Boom\"")
    #expect(reply.isFailure)
    #expect(reply.report?.updated.isEmpty == true)
    #expect(reply.report?.texts.first == "n is 1")
    #expect(texts(session).first == "n is 1")
    #expect(session.submit(":tap \"Add\"").report?.step == 3)
  }

  @Test func goingBackAndActingBeginsABranch() throws {
    let session = mounted()
    _ = session.submit(":tap \"Add\"")
    _ = session.submit(":tap \"Add\"")
    #expect(session.submit(":back").isFailure == false)
    #expect(session.isInPast && texts(session).first == "n is 1")
    _ = session.submit("n = 10")
    #expect(session.timeline.steps.map { session.timeline.entries[$0].label } == ["0", "1", "2b"])
    #expect(!session.submit(":goto 2b").isFailure && texts(session).first == "n is 10")
    #expect(session.submit(":forward").isFailure)
  }

  @Test func aForkIsOfItsOwn() {
    let session = mounted()
    _ = session.submit(":tap \"Add\"")
    let fork = session.fork()
    _ = fork.submit(":tap \"Add\"")
    #expect(texts(session).first == "n is 1")
    #expect(texts(fork).first == "n is 2")
  }

  @Test func aFileWithErrorsChangesNothing() {
    let session = mounted()
    _ = session.submit(":tap \"Add\"")
    let broken = SourceFile(
      name: "Broken.swift", text: "struct ContentView: View { var body: Int { x } }")
    #expect(session.load([broken]).isFailure)
    #expect(texts(session).first == "n is 1")
    #expect(session.submit(":tap \"Add\"").report?.step == 2)
  }

  @Test func theSameInputsGiveTheSameSession() {
    let lines = (0..<2).map { _ -> [String] in
      let session = mounted()
      return [":tap \"Add\"", "Int.random(in: 0...1_000_000)", ":render", ":state"].flatMap {
        ReplyPrinter(options: session.printing).lines(for: session.submit($0)).map(\.text)
      }
    }
    #expect(lines[0] == lines[1] && !lines[0].isEmpty)
  }

  @Test func commandsAndTargetsAreCompleted() {
    let session = mounted()
    #expect(session.completions(for: ":re").candidates.contains(":render "))
    #expect(session.completions(for: ":relo").candidates == [":reload"])
    #expect(session.completions(for: "n.adva").candidates.contains("n.advanced"))
    #expect(session.completions(for: ":tap \"A").candidates == ["\"Add\""])
    #expect(session.completions(for: ":profile ios1").candidates.contains("ios15"))
  }

  @Test(arguments: ["struct A {", "f(", "\"\"\"", "if true {"]) func moreLinesAreAwaited(
    text: String
  ) {
    #expect(!Session().isComplete(text))
  }

  @Test(arguments: ["", ":tap", "1 + 1", "struct A {}", ")", "\"open"]) func otherTextIsComplete(
    text: String
  ) {
    #expect(Session().isComplete(text))
  }
}
