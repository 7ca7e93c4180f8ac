import Diagnostics
import Testing

@testable import REPL

/// Written screens under random sequences of actions: what is printed is the whole truth, the same
/// in every run, and time travel brings it back.
@Suite struct WrittenScreenTests {
  private static let stepCount = 5

  /// What is read of the library once serves all sessions of a test.
  private let library = Session()

  @Test func aStepSaysAllThatChanged() {
    for screen in WrittenScreen.all {
      let session = mounted(screen)
      for (step, line) in lines(for: screen, seed: 1).enumerated() {
        let old = session.leaves
        guard let report = session.submit(line).report, report.error == nil else { continue }
        let violations = session.violations(after: report, from: old)
        #expect(violations.isEmpty, "\(screen.name), step \(step), \(line)")
      }
    }
  }

  @Test func travellingIsTheIdentity() {
    for screen in WrittenScreen.all {
      let session = mounted(screen)
      var pages = [(label: "0", page: page(of: session))]
      for line in lines(for: screen, seed: 2) {
        let count = session.timeline.entries.count
        _ = session.submit(line)
        guard let entry = session.timeline.entries.dropFirst(count).first, !entry.isFailed,
          !entry.label.isEmpty
        else { continue }
        pages.append((entry.label, page(of: session)))
      }
      func arrive(at index: Int, by line: String) {
        #expect(!session.submit(line).isFailure, "\(screen.name), \(line)")
        #expect(page(of: session) == pages[index].page, "\(screen.name), \(line)")
      }
      let middle = pages.count / 2
      arrive(at: middle, by: ":goto \(pages[middle].label)")
      arrive(at: 0, by: ":goto 0")
      guard pages.count > 1 else { continue }
      arrive(at: 1, by: ":forward")
      arrive(at: 0, by: ":back")
    }
  }

  @Test func twoRunsPrintTheSame() {
    for screen in WrittenScreen.all {
      let (first, second) = (mounted(screen), mounted(screen))
      for line in lines(for: screen, seed: 3) {
        #expect(answer(first, line) == answer(second, line), "\(screen.name), \(line)")
      }
      #expect(page(of: first) == page(of: second), "\(screen.name)")
    }
  }

  private func mounted(_ screen: WrittenScreen) -> Session {
    let session = Session(sharing: library)
    session.reportParts = .all
    let text = "import SwiftUI\n" + screen.source
    let reply = session.load([SourceFile(name: "Screen.swift", text: text)], view: "Root()")
    #expect(!reply.isFailure, "\(reply.diagnostics.map(\.message))")
    return session
  }

  private func lines(for screen: WrittenScreen, seed: UInt64) -> [String] {
    var random = SplitMix(seed: seed)
    return (0..<Self.stepCount).compactMap { _ in screen.lines.randomElement(using: &random) }
  }

  private func answer(_ session: Session, _ line: String) -> [String] {
    let reply = session.submit(line)
    return ReplyPrinter(options: session.printing).lines(for: reply).map(\.text)
  }

  /// All that can be asked about one moment.
  private func page(of session: Session) -> [String] {
    [":render", ":view", ":screen", ":state", ":graph", ":events", ":why"].flatMap {
      answer(session, $0)
    }
  }
}
