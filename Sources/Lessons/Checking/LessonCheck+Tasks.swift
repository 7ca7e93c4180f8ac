import REPL

extension LessonCheck {
  /// A task can be failed, can be passed, and refuses known mistakes for the right reason.
  mutating func check(_ task: LessonTask) {
    let starter = stage.grade(task, stage.program)
    add(
      .starter, line: task.line,
      fault: starter.isPassed ? "the task is passed before anything is changed" : nil)
    if let solution = task.solution { check(solution, passes: task, .solution) }
    for code in task.accepted { check(code, passes: task, .accept) }
    for wrong in task.wrongs { check(wrong, of: task) }
    let solved = stage.solve(task)
    add(
      .solution, line: task.solution?.line ?? task.line,
      fault: solved.isFailure ? "the lesson cannot go on after the solution" : nil,
      details: stage.lines(for: solved))
  }

  private mutating func check(
    _ code: LessonCode, passes task: LessonTask, _ kind: CheckResult.Kind
  ) {
    let grade = stage.grade(task, stage.program.answered(by: code))
    let what = kind == .solution ? "the solution does not pass" : "this answer is not accepted"
    add(
      kind, line: code.line, fault: grade.isPassed ? nil : what,
      details: grade.faults.flatMap { [$0.message] + $0.details })
  }

  private mutating func check(_ wrong: LessonTask.Wrong, of task: LessonTask) {
    let grade = stage.grade(task, stage.program.answered(by: wrong.code))
    var fault: String?
    if grade.isPassed {
      fault = "the wrong answer passes"
    } else if !grade.says(wrong.says) {
      fault = "the answer is refused, but nothing says '\(wrong.says)'"
    }
    add(
      .wrong, line: wrong.code.line, fault: fault,
      details: grade.faults.flatMap { [$0.message] + $0.details })
  }
}
