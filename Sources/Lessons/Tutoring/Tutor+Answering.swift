import REPL

extension Tutor {
  /// Takes an input: a command, an answer, or something to try.
  func take(_ input: String) {
    let line = input.trimmed
    guard stage != nil else { return }
    if line.hasPrefix(":"), perform(command: line) { return }
    if isPlaying {
      if !line.isEmpty { attemptLine(input) }
      return
    }
    switch place {
    case .entry(let block, let index):
      if line.isEmpty || line == block.transcript.entries[index].text.trimmed {
        run(block, index)
        return
      }
    case .question(let question, let tries):
      if line.isEmpty { return }
      if let option = option(line, of: question) {
        answer(option, of: question, tries: tries)
        return
      }
    case .task(let task):
      if line.isEmpty { return }
      if !line.hasPrefix(":"), SwiftOutline.isDeclaration(line) {
        grade(LessonCode(fileName: nil, text: line + "\n", line: 0), task)
        return
      }
    case .stepEnd, .lessonEnd:
      if line.isEmpty {
        next()
        return
      }
    }
    attemptLine(input)
  }

  /// Submits a line to the learner's fork, which begins where the lesson is.
  private func attemptLine(_ input: String) {
    guard let stage else { return }
    let session = trial ?? stage.session.fork()
    session.printing = printing
    trial = session
    let answer = session.submit(input)
    reply.add(stage.lines(for: answer))
    reply.exit = answer.exit
  }

  /// The option that an input chooses, by letter or by its text.
  func option(_ input: String, of question: Question) -> Question.Option? {
    var text = input.trimmed
    if let exact = question.options.first(where: { Query.agree($0.text, text) }) { return exact }
    if text.hasSuffix(")") || text.hasSuffix(".") { text.removeLast() }
    let index = question.options.indices.first { Question.letter(of: $0) == text.lowercased() }
    return index.map { question.options[$0] }
  }

  private func answer(_ option: Question.Option, of question: Question, tries: Int) {
    guard option.isRight else {
      place = .question(question, tries: tries + 1)
      reply.add(script.remark("Not so.", option.reason))
      return
    }
    reply.add(script.remark("Right.", option.reason))
    reveal(question)
  }

  /// Shows what the question's inputs really do, and goes on.
  func reveal(_ question: Question) {
    guard let stage else { return }
    leaveTrial()
    let prediction = stage.prediction(of: question)
    for (input, answer) in zip(question.inputs, prediction.replies) {
      reply.add(script.input(input.text) + stage.lines(for: answer))
    }
    proceed()
  }

  /// Judges an answer to a task; one that runs is what the next one changes.
  func grade(_ code: LessonCode, _ task: LessonTask) {
    guard let stage else { return }
    let program = (attempt ?? stage.program).answered(by: code)
    let grade = stage.grade(task, program)
    guard !grade.isPassed else {
      reply.add(["Solved."])
      let texts = [program, stage.solved(task)].map { $0.files.map(\.text.withoutSpaces) }
      if texts[0] != texts[1], let solution = task.solution {
        reply.add(["Another solution, with which the lesson goes on:"])
        reply.add(script.code(solution))
      }
      finish(task)
      return
    }
    for fault in grade.faults {
      reply.add(script.remark("Not yet:", fault.message) + fault.details.map { "  \($0)" })
    }
    if grade.session.isMounted {
      attempt = program
      trial = grade.session
    }
  }

  /// Goes on with the task's solution applied, whatever the learner's was.
  func finish(_ task: LessonTask) {
    guard let stage else { return }
    attempt = nil
    trial = nil
    isPlaying = false
    stage.solve(task)
    proceed()
  }
}

extension String {
  /// What remains of code when its layout does not matter.
  fileprivate var withoutSpaces: String { filter { !$0.isWhitespace } }
}
