import REPL

/// A lesson on paper: text, code, commands with their answers, questions with their reasons.
package enum WorkedLesson {
  /// Performs a lesson and returns everything it shows.
  package static func lines(of lesson: Lesson, printing: PrintOptions) -> [String] {
    let stage = LessonStage(lesson, printing: printing)
    let script = LessonScript(printing: printing)
    var reply = TutorReply()
    reply.add(script.heading(lesson.title))
    reply.add(script.text(lesson.introduction))
    for (index, step) in lesson.steps.enumerated() {
      reply.add(script.heading("\(index + 1). \(step.title)"))
      for block in step.blocks { show(block, stage, script, &reply) }
    }
    return reply.lines
  }

  private static func show(
    _ block: LessonBlock, _ stage: LessonStage, _ script: LessonScript, _ reply: inout TutorReply
  ) {
    switch block {
    case .prose(let blocks): reply.add(script.text(blocks))
    case .note(let blocks): reply.add(script.note(blocks))
    case .code(let code):
      let loaded = stage.load(code)
      if !code.isHidden { reply.add(script.code(code)) }
      if loaded.isFailure { reply.add(stage.lines(for: loaded)) }
    case .setup: stage.pass(block)
    case .tree(let tree): reply.add(stage.lines(for: stage.submit(tree.kind.command)))
    case .transcript(let block):
      for entry in block.transcript.entries {
        reply.add(script.input(entry.text) + stage.lines(for: stage.submit(entry.text)))
      }
    case .question(let question):
      reply.add(script.text(question.text))
      reply.add(question.inputs.flatMap { script.input($0.text) })
      reply.add(script.options(question))
      if let right = question.right { reply.add(script.answer(right)) }
    case .task(let task):
      reply.add(script.text(task.text))
      if let solution = task.solution {
        reply.add(["A solution:"])
        reply.add(script.code(solution))
      }
      stage.solve(task)
    }
  }
}
