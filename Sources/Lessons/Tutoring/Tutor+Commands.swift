import Diagnostics
import REPL

extension Tutor {
  /// Performs a lesson's command; false for one that is the session's.
  func perform(command line: String) -> Bool {
    let body = line.dropFirst()
    let name = String(body.prefix { !$0.isWhitespace && $0 != "\"" && $0 != "#" })
    let found = try? CommandTable.find(name, in: LessonCommands.withSession)
    guard let found, LessonCommands.contains(found.name) else { return false }
    let argument = body.dropFirst(name.count).trimmed
    guard argument.isEmpty || found.name == "lesson" else {
      complain(
        Misuse(
          "usage", "'\(argument)' was not expected", notes: found.usage.map { "usage: \($0)" }))
      return true
    }
    switch found.name {
    case "next": next()
    case "hint": hint()
    case "skip": skip()
    case "solution": showSolution()
    case "edit": edit()
    case "play": play()
    case "lessons": reply.add(lessonList)
    case "progress": reply.add(stepList)
    case "restart": restart()
    default: lesson(argument)
    }
    return true
  }

  private func complain(_ misuse: Misuse) {
    let renderer = DiagnosticRenderer(isColoured: printing.isColoured)
    reply.add(renderer.lines(for: misuse.diagnostic))
  }

  private func hint() {
    let hints: [[ProseBlock]] =
      switch place {
      case .question(let question, _): question.hints
      case .task(let task): task.hints
      default: []
      }
    guard hintsShown < hints.count else {
      let more = hints.isEmpty ? "There is no hint here." : "There are no more hints."
      switch place {
      case .question, .task: reply.add([more + " :solution shows the answer."])
      default: reply.add([more])
      }
      return
    }
    hintsShown += 1
    let count = hints.count == 1 ? "Hint." : "Hint \(hintsShown) of \(hints.count)."
    reply.add([count])
    reply.add(script.text(hints[hintsShown - 1]))
  }

  private func skip() {
    switch place {
    case .question(let question, _):
      outcome = .skipped
      if let right = question.right { reply.add(script.answer(right)) }
      reveal(question)
    case .task(let task):
      outcome = .skipped
      if let solution = task.solution {
        reply.add(["The lesson goes on with this solution:"])
        reply.add(script.code(solution))
      }
      finish(task)
    case .entry, .stepEnd, .lessonEnd: next()
    }
  }

  private func showSolution() {
    switch place {
    case .question(let question, _):
      if outcome == .done { outcome = .shown }
      if let right = question.right { reply.add(script.answer(right)) }
    case .task(let task):
      if outcome == .done { outcome = .shown }
      guard let solution = task.solution else {
        reply.add(["This task has no solution written down."])
        return
      }
      reply.add(script.code(solution))
      reply.add(["Type it, or :skip to go on with it."])
    default: reply.add(["There is nothing to solve here."])
    }
  }

  private func edit() {
    guard case .task(let task) = place, let stage else {
      reply.add(["There is no task here whose code could be edited."])
      return
    }
    guard let editor, let file = (attempt ?? stage.program).editedFile else {
      reply.add(["There is no editor here; type the declaration instead."])
      return
    }
    guard let text = editor(file.name, file.text) else {
      reply.add(["The editor did not end well; nothing has changed."])
      return
    }
    grade(LessonCode(fileName: file.name, text: text, line: 0), task)
  }

  private func play() {
    guard !isPlaying else { return }
    isPlaying = true
    trial = trial ?? stage?.session.fork()
  }

  private func lesson(_ name: String) {
    guard name.isEmpty else {
      do throws(Misuse) {
        let lesson = try course.find(name)
        leaveTrial()
        open(lesson)
      } catch {
        complain(error)
      }
      return
    }
    if isPlaying { leaveTrial() }
    guard let lesson = stage?.lesson, let step else { return }
    reply.add(["\(lesson.title), step \(stepIndex + 1) of \(lesson.steps.count): \(step.title)"])
    switch place {
    case .question(let question, _):
      reply.add(script.text(question.text))
      reply.add(script.options(question))
    case .task(let task): reply.add(script.text(task.text))
    default: break
    }
  }

  private func restart() {
    guard let lesson = stage?.lesson else { return }
    progress.add(.forgotten(lesson: lesson.id))
    leaveTrial()
    open(lesson)
  }

  private var lessonList: [String] {
    course.lessons.enumerated().map { index, lesson in
      let left = lesson.steps.count { progress.outcome(of: $0, in: lesson) != nil }
      let mark = lesson.id == stage?.lesson.id ? ">" : left == lesson.steps.count ? "x" : " "
      return "\(mark) \(index + 1). \(lesson.title)  (\(lesson.id), \(left) of "
        + "\(lesson.steps.count) steps)"
    }
  }

  private var stepList: [String] {
    guard let lesson = stage?.lesson else { return [] }
    return [lesson.title]
      + lesson.steps.enumerated().map { index, step in
        let outcome = progress.outcome(of: step, in: lesson)
        let mark = index == stepIndex ? ">" : outcome == nil ? " " : "x"
        let remark = outcome == .skipped ? "  (skipped)" : outcome == .shown ? "  (shown)" : ""
        return "\(mark) \(index + 1). \(step.title)\(remark)"
      }
  }
}
