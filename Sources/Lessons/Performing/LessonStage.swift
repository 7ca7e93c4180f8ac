import Diagnostics
import REPL
import ViewRuntime

/// A lesson being performed: its program, and the session as it stands.
///
/// What a learner tries happens on forks, so the lesson goes on as its author proved it, whatever
/// was tried.
package final class LessonStage {
  package let lesson: Lesson
  /// How this and every later session prints.
  package var printing: PrintOptions {
    didSet { session.printing = printing }
  }
  package private(set) var program = LessonProgram()
  package private(set) var session: Session
  private let settings: SessionSettings
  private let commands: [Command]
  /// The report of the last thing that was done.
  private var latest: StepReport?

  /// Sets up an empty stage.
  package init(
    _ lesson: Lesson, settings: SessionSettings = SessionSettings(), printing: PrintOptions,
    commands: [Command] = CommandTable.all, sharing other: Session? = nil
  ) {
    self.lesson = lesson
    self.settings = settings
    self.printing = printing
    self.commands = commands
    session =
      other.map { Session(sharing: $0, settings: settings, printing: printing) }
      ?? Session(settings: settings, printing: printing)
    session.commands = commands
  }

  private func freshSession() -> Session {
    Session(sharing: session, settings: settings, printing: printing)
  }

  /// Begins a new session with a program loaded: no step of a lesson depends on what was done
  /// before its code.
  ///
  /// `view` is mounted, or the default view.
  @discardableResult
  package func restart(_ program: LessonProgram, view: String? = nil) -> Reply {
    self.program = program
    session = freshSession()
    guard !program.files.isEmpty else {
      latest = nil
      return Reply()
    }
    let reply = session.load(program.sources, view: view, title: ":load")
    latest = reply.report
    return reply
  }

  /// Loads code beside, or in the place of, what there is.
  @discardableResult
  package func load(_ code: LessonCode) -> Reply {
    var program = program
    program.replace(code)
    return restart(program)
  }

  /// Submits an input.
  @discardableResult
  package func submit(_ input: String) -> Reply {
    let reply = session.submit(input)
    latest = reply.report ?? latest
    return reply
  }

  /// Performs a transcript and compares.
  package func run(_ transcript: Transcript) -> TranscriptRun {
    let run = TranscriptRun(transcript, in: session)
    latest = session.reports.last
    return run
  }

  /// The program as the task's solution leaves it.
  package func solved(_ task: LessonTask) -> LessonProgram {
    task.solution.map { program.answered(by: $0) } ?? program
  }

  /// Goes on as if the task had been solved, with the same view mounted.
  @discardableResult
  package func solve(_ task: LessonTask) -> Reply {
    restart(solved(task), view: session.mountedView)
  }

  /// Performs a block without showing anything; a task is solved.
  package func pass(_ block: LessonBlock) {
    switch block {
    case .prose, .note, .tree, .question: break
    case .code(let code): load(code)
    case .setup(let inputs): for input in inputs { submit(input.text) }
    case .transcript(let block): for entry in block.transcript.entries { submit(entry.text) }
    case .task(let task): solve(task)
    }
  }

  /// Performs everything before a step.
  package func catchUp(to index: Int) {
    restart(LessonProgram())
    for step in lesson.steps.prefix(index) {
      for block in step.blocks { pass(block) }
    }
  }

  /// What a question's inputs do, found on a fork.
  package func prediction(of question: Question) -> Prediction {
    guard let query = question.query else { return Prediction(answer: nil, replies: []) }
    guard !question.inputs.isEmpty else {
      return Prediction(answer: latest.map { query.answer(in: $0) }, replies: [])
    }
    let fork = session.fork()
    let replies = question.inputs.map { fork.submit($0.text) }
    let hasFailed = replies.contains(where: \.isFailure)
    let report = hasFailed ? nil : replies.last?.report
    return Prediction(answer: report.map { query.answer(in: $0) }, replies: replies)
  }

  /// Grades an answer to a task, in a session of its own with the same view mounted.
  package func grade(_ task: LessonTask, _ program: LessonProgram) -> TaskGrade {
    TaskGrade(task, program, view: session.mountedView, in: freshSession())
  }

  /// The lines of a reply, as this stage shows them.
  package func lines(for reply: Reply) -> [String] {
    ReplyPrinter(options: printing).lines(for: reply).map(\.text)
  }
}

/// The computed answer to a question.
package struct Prediction {
  /// `nil` if an input failed, or nothing was to be computed.
  package let answer: String?
  /// What each input gave.
  package let replies: [Reply]
}
