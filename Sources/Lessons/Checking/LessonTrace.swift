import REPL

/// Everything that a lesson shows when it is performed once.
struct LessonTrace: Equatable {
  private(set) var lines: [String] = []
  /// For each input, whether it failed.
  private(set) var failures: [Bool] = []

  /// Performs a lesson.
  init(
    _ lesson: Lesson, settings: SessionSettings, printing: PrintOptions, sharing session: Session
  ) {
    let stage = LessonStage(lesson, settings: settings, printing: printing, sharing: session)
    for block in lesson.steps.flatMap(\.blocks) { perform(block, stage) }
  }

  private mutating func perform(_ block: LessonBlock, _ stage: LessonStage) {
    switch block {
    case .prose, .note: break
    case .code(let code): note(stage.load(code), stage)
    case .setup(let inputs): for input in inputs { note(stage.submit(input.text), stage) }
    case .transcript(let block):
      for entry in block.transcript.entries { note(stage.submit(entry.text), stage) }
    case .tree(let block): note(stage.submit(block.kind.command), stage)
    case .question(let question):
      let prediction = stage.prediction(of: question)
      for reply in prediction.replies { note(reply, stage) }
    case .task(let task):
      let starter = stage.grade(task, stage.program)
      lines += starter.faults.map(\.message)
      note(stage.solve(task), stage)
    }
  }

  private mutating func note(_ reply: Reply, _ stage: LessonStage) {
    lines += stage.lines(for: reply)
    failures.append(reply.isFailure)
  }
}
