import Diagnostics

/// One lesson, read from one CommonMark file.
package struct Lesson: Sendable {
  /// The version of the format that is read; it changes when an old lesson would be misread.
  package static let format = 1

  package let file: SourceFile
  package let id: String
  package let title: String
  /// Ids of the lessons that come before this one.
  package let requires: [String]
  /// Names that a solution may use from here on, besides those that the lesson's code shows.
  package let introduces: [String]
  /// Text before the first step.
  package let introduction: [ProseBlock]
  package let steps: [LessonStep]
}

/// One idea: everything from a `##` heading to the next.
package struct LessonStep: Sendable {
  package let id: String
  package let title: String
  /// 1-based line of the heading.
  package let line: Int
  package let blocks: [LessonBlock]
  /// A hash of what the author wrote; what commands answered does not count, because recording it
  /// anew changes nothing for a learner.
  package let hash: String
}

/// What a step is made of, in order.
package enum LessonBlock: Sendable {
  case prose([ProseBlock])
  /// An aside.
  case note([ProseBlock])
  case code(LessonCode)
  /// Inputs that set the stage without being shown.
  case setup([LessonInput])
  case transcript(LessonTranscript)
  case tree(LessonTree)
  case question(Question)
  case task(LessonTask)
}
