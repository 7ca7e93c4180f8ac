/// Something to change in the lesson's code, with what must then hold.
package struct LessonTask: Sendable {
  /// What is done to an answer to grade it, in order.
  package enum Item: Sendable {
    case input(LessonInput)
    /// Holds for the input before it, or for the first screen if there is none.
    case check(TaskCheck)
  }

  /// A known mistake, and the words its feedback must contain.
  package struct Wrong: Sendable {
    package let code: LessonCode
    package let says: String
  }

  package let id: String
  /// 1-based line of the lesson.
  package let line: Int
  package let text: [ProseBlock]
  package let items: [Item]
  /// From a nudge to almost the answer.
  package var hints: [[ProseBlock]] = []
  package var solution: LessonCode?
  /// Other answers that are right.
  package var accepted: [LessonCode] = []
  package var wrongs: [Wrong] = []
}

/// One assertion of a task, and what is said when it does not hold.
package struct TaskCheck: Sendable {
  package let assertion: Assertion
  /// True for `forbid`: the assertion must not hold.
  package let isForbidden: Bool
  /// The author's words for a learner who fails it.
  package let sentence: String?
  /// 1-based line of the lesson.
  package let line: Int
}
