import Diagnostics
import REPL

extension LessonCheck {
  /// Two runs are the same, and a run in ASCII differs in its characters only.
  ///
  /// There is no mark for what varies: the engine is seeded, so variation is a defect.
  mutating func checkDeterminism() {
    let first = trace(stage.printing)
    let second = trace(stage.printing)
    let same = TranscriptMatch(expected: first.lines, actual: second.lines)
    add(
      .deterministic, line: 1,
      fault: first == second ? nil : "a second run gives something else", details: same.diff())
    var printing = stage.printing
    printing.charset = .ascii
    let ascii = trace(printing)
    let strange = ascii.lines.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
    var fault: String?
    if ascii.failures != first.failures {
      fault = "a run in ASCII goes another way"
    } else if !strange.isEmpty {
      fault = "with --ascii there are other characters"
    }
    add(.deterministic, line: 1, fault: fault, details: strange.map { $0.visible() })
  }

  private func trace(_ printing: PrintOptions) -> LessonTrace {
    LessonTrace(lesson, settings: settings, printing: printing, sharing: stage.session)
  }
}
