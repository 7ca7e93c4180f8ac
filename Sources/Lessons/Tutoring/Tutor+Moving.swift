import REPL

extension Tutor {
  /// Opens a lesson where the learner left it.
  func open(_ lesson: Lesson) {
    let place = progress.resumption(in: lesson)
    let stage = LessonStage(
      lesson, settings: settings, printing: printing, commands: LessonCommands.withSession)
    self.stage = stage
    reply.add(script.heading(lesson.title))
    if place == 0 {
      reply.add(script.text(lesson.introduction))
    } else {
      reply.add(["You were at step \(place + 1) of \(lesson.steps.count)."])
      stage.catchUp(to: place)
    }
    begin(step: place)
  }

  /// Begins a step of the open lesson, whose session stands before it.
  func begin(step index: Int) {
    guard let lesson = stage?.lesson, lesson.steps.indices.contains(index) else { return }
    stepIndex = index
    blockIndex = 0
    outcome = .done
    leaveTrial()
    let step = lesson.steps[index]
    progress.add(.at(lesson: lesson.id, step: step.id))
    reply.add(script.heading("\(index + 1). \(step.title)"))
    proceed()
  }

  /// Shows and performs blocks up to the next one that needs the learner.
  func proceed() {
    guard let step, let stage else { return }
    hintsShown = 0
    attempt = nil
    while blockIndex < step.blocks.count {
      let block = step.blocks[blockIndex]
      blockIndex += 1
      switch block {
      case .prose(let blocks): reply.add(script.text(blocks))
      case .note(let blocks): reply.add(script.note(blocks))
      case .code(let code):
        let loaded = stage.load(code)
        if !code.isHidden { reply.add(script.code(code)) }
        if loaded.isFailure { reply.add(stage.lines(for: loaded)) }
      case .setup: stage.pass(block)
      case .tree(let tree): reply.add(stage.lines(for: stage.submit(tree.kind.command)))
      case .transcript(let transcript):
        place = .entry(transcript, 0)
        return
      case .question(let question):
        place = .question(question, tries: 0)
        reply.add(script.text(question.text))
        reply.add(script.options(question))
        return
      case .task(let task):
        place = .task(task)
        reply.add(script.text(task.text))
        return
      }
    }
    endStep(step, of: stage.lesson)
  }

  private func endStep(_ step: LessonStep, of lesson: Lesson) {
    progress.add(.left(lesson: lesson.id, step: step.id, hash: step.hash, outcome))
    if stepIndex + 1 < lesson.steps.count {
      place = .stepEnd
    } else {
      place = .lessonEnd
      reply.add(["That was the last step of this lesson."])
    }
  }

  /// Runs an entry of a transcript on the lesson's own session.
  func run(_ block: LessonTranscript, _ index: Int) {
    guard let stage, block.transcript.entries.indices.contains(index) else { return }
    leaveTrial()
    let entry = block.transcript.entries[index]
    reply.add(script.input(entry.text) + stage.lines(for: stage.submit(entry.text)))
    if index + 1 < block.transcript.entries.count {
      place = .entry(block, index + 1)
    } else {
      proceed()
    }
  }

  /// Throws away what the learner tried.
  func leaveTrial() {
    if trial != nil, attempt == nil { reply.add(["(What you tried is undone.)"]) }
    trial = nil
    isPlaying = false
  }

  /// Goes on, as far as that needs no answer.
  func next() {
    switch place {
    case .entry(let block, let index): run(block, index)
    case .question: reply.add(["This is a question; :skip goes on without an answer."])
    case .task: reply.add(["This is a task; :skip goes on with a solution."])
    case .stepEnd: begin(step: stepIndex + 1)
    case .lessonEnd:
      guard let lesson = followingLesson else {
        reply.add(["There is no further lesson."])
        return
      }
      leaveTrial()
      open(lesson)
    }
  }

  /// The lesson after this one that is not finished.
  var followingLesson: Lesson? {
    let lessons = course.lessons
    guard let here = lessons.firstIndex(where: { $0.id == stage?.lesson.id }) else { return nil }
    return lessons[(here + 1)...].first { !progress.isFinished($0) }
      ?? lessons.first { !progress.isFinished($0) && $0.id != lessons[here].id }
  }

  /// What to do now, in a line.
  var nextAction: [String] {
    if isPlaying { return [script.next("Try what you like; :lesson goes back to the lesson.")] }
    return [script.next(nextSentence)]
  }

  private var nextSentence: String {
    switch place {
    case .entry(let block, let index):
      let input = block.transcript.entries[index].input
      return "Return runs  \(input.first ?? "")" + (input.count > 1 ? " …" : "")
    case .question(let question, _):
      let letters = question.options.indices.map { Question.letter(of: $0) }
      let list = letters.dropLast().joined(separator: ", ") + " or " + (letters.last ?? "")
      return "Answer \(list)." + (question.hints.isEmpty ? "" : " :hint helps.")
    case .task:
      let edit = editor == nil ? "" : ", or :edit the file"
      return "Type the declaration as you would have it\(edit). :hint helps, :solution shows one."
    case .stepEnd:
      let steps = stage?.lesson.steps ?? []
      let title = steps.indices.contains(stepIndex + 1) ? steps[stepIndex + 1].title : ""
      return "Return goes on to step \(stepIndex + 2) of \(steps.count): \(title)"
    case .lessonEnd:
      if let lesson = followingLesson { return "Return begins the next lesson: \(lesson.title)" }
      return "All lessons are done. :lesson NAME repeats one, :quit leaves."
    }
  }
}
