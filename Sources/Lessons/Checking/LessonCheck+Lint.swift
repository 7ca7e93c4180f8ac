import Diagnostics
import REPL

extension LessonCheck {
  /// The widest line of a lesson's file: it is read on forges and in diffs.
  static let widestLine = 100

  /// What can be said without performing anything.
  mutating func lint() {
    lintLines()
    lintReferences()
    lintNames()
    for step in lesson.steps {
      self.step = step.id
      for block in step.blocks {
        if case .question(let question) = block { lint(question) }
        if case .task(let task) = block { lint(task) }
      }
    }
    step = ""
  }

  /// Every answer says why it is right, or why one might think so.
  private mutating func lint(_ question: Question) {
    let bare = question.options.filter(\.reason.isEmpty)
    add(
      .lint, line: bare.first?.line ?? question.line,
      fault: bare.isEmpty ? nil : "an answer has no reason behind a dash",
      details: bare.map(\.text))
  }

  private mutating func lint(_ task: LessonTask) {
    let parts = [
      (task.hints.isEmpty, "a 'hint'"), (task.solution == nil, "a 'solution'"),
      (task.wrongs.isEmpty, "a 'wrong' answer that is refused"),
    ]
    let missing = parts.filter(\.0).map(\.1).joined(separator: " and ")
    add(.task, line: task.line, fault: missing.isEmpty ? nil : "the task lacks \(missing)")
  }

  private mutating func lintLines() {
    let file = lesson.file
    let long = file.lineStarts.indices.map { $0 + 1 }.filter {
      file.line($0).displayWidth > LessonCheck.widestLine
    }
    add(
      .lint, line: long.first ?? 1,
      fault: long.isEmpty ? nil : "lines are wider than \(LessonCheck.widestLine) columns",
      details: long.map { "line \($0): \(file.line($0).displayWidth) columns" })
  }

  private mutating func lintReferences() {
    guard let knownIDs else { return }
    for id in lesson.requires where !knownIDs.contains(id) {
      let nearest = Suggestion.nearest(to: id, in: Array(knownIDs))
      add(
        .lint, line: 1, fault: "there is no lesson '\(id)' to require",
        details: nearest.map { ["did you mean '\($0)'?"] } ?? [])
    }
  }

  /// Solutions use only names that the course has introduced, or the lesson's code shows.
  private mutating func lintNames() {
    var taught = TaughtNames(introduced: (earlier + [lesson]).flatMap(\.introduces))
    for step in lesson.steps {
      self.step = step.id
      for block in step.blocks {
        switch block {
        case .code(let code) where !code.isHidden: taught.learn(from: code.text)
        case .task(let task):
          guard let solution = task.solution else { continue }
          let untaught = taught.untaught(in: solution.text).joined(separator: ", ")
          add(
            .lint, line: solution.line,
            fault: untaught.isEmpty
              ? nil : "the solution uses what was not introduced: \(untaught)",
            details: ["name it in 'introduces:', or show it in the lesson's code before"])
          taught.learn(from: solution.text)
        default: break
        }
      }
    }
    step = ""
  }
}
