import Diagnostics
import REPL

/// Teaches lessons line by line: a state machine that knows no terminal.
///
/// Every answer ends with what to do next, and every way out works everywhere.
package final class Tutor {
  /// Where in a step the learner is.
  enum Place {
    /// Return runs an entry of a transcript.
    case entry(LessonTranscript, Int)
    case question(Question, tries: Int)
    case task(LessonTask)
    case stepEnd
    case lessonEnd
  }

  let course: Course
  let progress: ProgressLog
  let settings: SessionSettings
  /// How things look; the width may change between two lines.
  package var printing: PrintOptions {
    didSet { stage?.printing = printing }
  }
  /// Lets the learner edit a text that has a name, and returns it; `nil` if it was given up.
  package var editor: ((_ name: String, _ text: String) -> String?)?

  var stage: LessonStage?
  var stepIndex = 0
  var blockIndex = 0
  var place = Place.lessonEnd
  /// A fork on which the learner tries things; discarded when the lesson goes on.
  var trial: Session?
  /// True after `:play`, until the learner comes back.
  var isPlaying = false
  /// The program with the learner's answers to the task so far.
  var attempt: LessonProgram?
  var hintsShown = 0
  /// How the step will have been left.
  var outcome = ProgressRecord.Outcome.done
  /// The answer that is being put together.
  var reply = TutorReply()

  /// Creates a tutor for a course.
  package init(
    course: Course, progress: ProgressLog = ProgressLog(path: nil),
    settings: SessionSettings = SessionSettings(), printing: PrintOptions = PrintOptions()
  ) {
    self.course = course
    self.progress = progress
    self.settings = settings
    self.printing = printing
  }

  /// What stands before the learner's input.
  package var prompt: String {
    if isPlaying { return "play> " }
    switch place {
    case .question: return "answer> "
    case .task: return "task> "
    default: return "lesson> "
    }
  }

  var script: LessonScript { LessonScript(printing: printing) }

  /// The step the learner is at.
  var step: LessonStep? {
    guard let steps = stage?.lesson.steps, steps.indices.contains(stepIndex) else { return nil }
    return steps[stepIndex]
  }

  /// Begins, or goes on where the learner left; with the lesson of that name, if one is given.
  package func start(_ name: String? = nil) -> TutorReply {
    respond {
      if let warning = progress.warning { reply.add(["warning: \(warning)"]) }
      let renderer = DiagnosticRenderer(isColoured: printing.isColoured)
      reply.add(renderer.lines(for: course.diagnostics))
      for entry in course.entries where entry.lesson == nil {
        reply.add(["warning: '\(entry.path)' cannot be read; 'grove lesson lint' says why"])
      }
      do throws(Misuse) {
        guard
          let lesson = try name.map({ name throws(Misuse) in try course.find(name) })
            ?? unfinishedLesson
        else {
          reply.add(["error: there are no lessons here"])
          reply.exit = ScriptRunner.ExitCode.couldNotRun
          return
        }
        open(lesson)
      } catch {
        reply.add(renderer.lines(for: error.diagnostic))
        reply.exit = ScriptRunner.ExitCode.couldNotRun
      }
    }
  }

  /// The lesson to go on with: the one open last, unless it is finished; then the next that is not.
  private var unfinishedLesson: Lesson? {
    let lessons = course.lessons
    let latest = progress.latestLesson.flatMap { id in lessons.firstIndex { $0.id == id } }
    if let latest, !progress.isFinished(lessons[latest]) { return lessons[latest] }
    let later = lessons[(latest.map { $0 + 1 } ?? 0)...]
    return later.first { !progress.isFinished($0) } ?? lessons.first { !progress.isFinished($0) }
      ?? lessons.first
  }

  /// Takes one input of the learner.
  package func submit(_ input: String) -> TutorReply {
    respond { take(input) }
  }

  /// Collects an answer, and ends it with what to do next.
  func respond(_ work: () -> Void) -> TutorReply {
    reply = TutorReply()
    work()
    if reply.exit == nil, stage != nil { reply.add(nextAction) }
    return reply
  }

  /// True if `text` is a whole input.
  package func isComplete(_ text: String) -> Bool {
    if case .question(let question, _) = place, option(text, of: question) != nil { return true }
    return session.isComplete(text)
  }

  /// The word at the end of `line`, and what could stand in its place.
  package func completions(for line: String) -> (word: String, candidates: [String]) {
    guard line.hasPrefix(":lesson ") else { return session.completions(for: line) }
    let word = String(line.dropFirst(":lesson ".count))
    return (word, course.lessons.map(\.id).filter { $0.hasPrefix(word) })
  }

  /// The session that lines are for: the learner's fork, if there is one.
  private var session: Session { trial ?? stage?.session ?? Session() }
}
