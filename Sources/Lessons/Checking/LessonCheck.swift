import Diagnostics
import REPL

/// Proves every claim that a lesson makes, by performing it.
struct LessonCheck {
  let lesson: Lesson
  /// Lessons that come before this one.
  let earlier: [Lesson]
  /// Ids that `requires` may name; `nil` if the lesson stands alone.
  let knownIDs: Set<String>?
  let settings: SessionSettings
  let stage: LessonStage
  var results: [CheckResult] = []
  var recording = Recording()
  /// The step that is being checked.
  var step = ""

  /// Checks a lesson; without performing it, only what can be said then.
  init(
    _ lesson: Lesson, earlier: [Lesson] = [], knownIDs: Set<String>? = nil,
    settings: SessionSettings = SessionSettings(), printing: PrintOptions = PrintOptions(),
    isPerformed: Bool = true
  ) {
    self.lesson = lesson
    self.earlier = earlier
    self.knownIDs = knownIDs
    self.settings = settings
    stage = LessonStage(lesson, settings: settings, printing: printing)
    results.append(CheckResult(.read))
    lint()
    guard isPerformed else { return }
    for step in lesson.steps {
      self.step = step.id
      for block in step.blocks { check(block) }
    }
    step = ""
    checkDeterminism()
  }

  /// Notes that a claim was tested.
  mutating func add(
    _ kind: CheckResult.Kind, line: Int, fault: String? = nil, details: [String] = []
  ) {
    results.append(
      CheckResult(kind, step: step, line: line, fault: fault, details: fault == nil ? [] : details))
  }

  private mutating func check(_ block: LessonBlock) {
    switch block {
    case .prose, .note: break
    case .code(let code): check(code)
    case .setup(let inputs): for input in inputs { check(setup: input) }
    case .transcript(let block): check(block)
    case .tree(let block): check(block)
    case .question(let question): check(question)
    case .task(let task): check(task)
    }
  }

  private mutating func check(_ code: LessonCode) {
    let reply = stage.load(code)
    add(
      .code, line: code.line, fault: reply.isFailure ? "the code does not run" : nil,
      details: stage.lines(for: reply))
  }

  private mutating func check(setup input: LessonInput) {
    let reply = stage.submit(input.text)
    add(
      .code, line: input.line, fault: reply.isFailure ? "the setup fails" : nil,
      details: stage.lines(for: reply))
  }

  private mutating func check(_ block: LessonTranscript) {
    let run = stage.run(block.transcript)
    add(
      .transcript, line: block.content.lowerBound,
      fault: run.isExpected ? nil : "the commands answer something else",
      details: run.differences(name: lesson.file.name))
    recording.replace(
      block.content, of: lesson.file, with: run.recorded.text.allLines)
  }

  private mutating func check(_ block: LessonTree) {
    let reply = stage.submit(block.kind.command)
    let match = TranscriptMatch(expected: block.expected, actual: stage.lines(for: reply))
    let isRight = match.isMatch && !reply.isFailure
    add(
      .transcript, line: block.content.lowerBound,
      fault: isRight ? nil : "the tree is another one", details: match.diff())
    if !reply.isFailure {
      recording.replace(block.content, of: lesson.file, with: match.recorded)
    }
  }
}
