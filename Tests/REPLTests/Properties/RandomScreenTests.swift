import Diagnostics
import Testing

@testable import REPL

/// Random programs and random actions: an update must end where a fresh start would, and say so.
///
/// A fresh start has no scroll offset and no state of views below the root, so programs that are
/// compared with one are made without both; what they do about those is compared with running every
/// body again.
@Suite struct RandomScreenTests {
  /// What is read of the library once serves all sessions of a test.
  private let library = Session()

  @Test func anUpdateEqualsAFreshStart() {
    for seed in UInt64(0)..<10 {
      var random = SplitMix(seed: seed)
      let program = RandomProgram(seed: seed, isPure: true)
      let session = mounted(program, "Root()")
      for step in 0..<8 {
        act(in: session, &random, "seed \(seed), step \(step)")
        guard step % 4 == 3 else { continue }
        // What leaves the screen with an animation is gone then.
        _ = session.submit(":wait 5s")
        let expression = session.submit(RandomProgram.rootExpression).output.joined()
        let fresh = mounted(program, expression)
        #expect(session.picture == fresh.picture, "seed \(seed), step \(step): \(expression)")
      }
    }
  }

  @Test func aStepSaysAllThatChanged() {
    for seed in UInt64(100)..<110 {
      var random = SplitMix(seed: seed)
      let session = mounted(RandomProgram(seed: seed, isPure: false), "Root()")
      for step in 0..<8 {
        act(in: session, &random, "seed \(seed), step \(step)")
        let distance = Int.random(in: -200...300, using: &random)
        guard session.simulation.runtime.scrollViews().count == 1 else { continue }
        _ = session.submit(":scroll by \(distance)")
      }
    }
  }

  private func mounted(_ program: RandomProgram, _ root: String) -> Session {
    let session = Session(sharing: library)
    session.reportParts = .all
    let reply = session.load([SourceFile(name: "Random.swift", text: program.text)], view: root)
    #expect(!reply.isFailure, "\(reply.diagnostics.map(\.message)) in \(program.text)")
    return session
  }

  /// Taps a button or writes some state, and checks what came of it.
  ///
  /// The programs have no callbacks, so one action outside an animation is one update, and no body
  /// may run twice in it.
  private func act(in session: Session, _ random: inout SplitMix, _ place: String) {
    let controls = session.simulation.runtime.controls()
    var line = RandomProgram.write(&random)
    if let control = controls.randomElement(using: &random),
      Int.random(in: 0..<3, using: &random) == 0
    {
      line = ":tap #\(control.node)"
    }
    let old = session.leaves
    guard let report = session.submit(line).report else { return }
    #expect(report.error == nil, "\(place), \(line)")
    let repeated = report.bodies.filter { $0.runs > 1 }.map(\.path)
    #expect(repeated.isEmpty, "\(place), \(line): ran twice")
    let violations = session.violations(after: report, from: old)
    #expect(violations.isEmpty, "\(place), \(line)")
  }
}
