import Diagnostics
import REPL
import ViewRuntime

/// An answer to a task, judged by what it does and never by how it is written.
package struct TaskGrade {
  /// One demand that is not met.
  package struct Fault: Hashable, Sendable {
    /// For the learner: the author's sentence, then what is the case.
    package let message: String
    /// More, such as the source line of an error.
    package let details: [String]
    /// 1-based line of the lesson, of the demand.
    package let line: Int
  }

  package let faults: [Fault]
  /// The session after the inputs, for looking around.
  package let session: Session

  /// True if everything that was demanded holds.
  package var isPassed: Bool { faults.isEmpty }

  /// Loads a program, performs the task's inputs and judges each step.
  init(_ task: LessonTask, _ program: LessonProgram, view: String?, in session: Session) {
    self.session = session
    let loaded = session.load(program.sources, view: view, title: ":load")
    if loaded.isFailure {
      faults = [Self.failure("the code does not run", loaded, session, line: task.line)]
      return
    }
    var faults: [Fault] = []
    var report = loaded.report
    var action: String?
    for item in task.items {
      switch item {
      case .input(let input):
        let reply = session.submit(input.text)
        action = input.text
        if reply.isFailure {
          faults.append(
            Self.failure("'\(input.text)' fails", reply, session, line: input.line))
          self.faults = faults
          return
        }
        report = reply.report ?? report
      case .check(let check):
        guard let report else {
          faults.append(
            Fault(message: "no view is mounted", details: [], line: check.line))
          continue
        }
        if let fault = Self.fault(check, report, action: action) { faults.append(fault) }
      }
    }
    self.faults = faults
  }

  private static func fault(
    _ check: TaskCheck, _ report: StepReport, action: String?
  ) -> Fault? {
    guard check.assertion.holds(in: report) == check.isForbidden else { return nil }
    let place = action.map { "after '\($0)'" } ?? "on the first screen"
    let found = check.assertion.fault(in: report, isForbidden: check.isForbidden)
    guard let sentence = check.sentence else {
      return Fault(message: "\(place): \(found)", details: [], line: check.line)
    }
    return Fault(message: sentence, details: ["\(place): \(found)"], line: check.line)
  }

  /// A fault that names the first error and shows all of them.
  private static func failure(
    _ what: String, _ reply: Reply, _ session: Session, line: Int
  ) -> Fault {
    let reason = reply.error?.message ?? reply.report?.error
    let lines = ReplyPrinter(options: session.printing).lines(for: reply)
    return Fault(
      message: reason.map { "\(what): \($0)" } ?? what,
      details: lines.filter(\.isError).map(\.text), line: line)
  }

  /// True if a message contains the words, which is how a known mistake is recognised.
  func says(_ words: String) -> Bool {
    faults.contains { fault in
      ([fault.message] + fault.details).contains { $0.lowercased().contains(words.lowercased()) }
    }
  }
}
