/// Swift that a lesson loads.
package struct LessonCode: Hashable, Sendable {
  /// What positions in messages name; code of the same name is replaced.
  package let fileName: String?
  package let text: String
  /// 1-based line of the lesson on which the code begins.
  package let line: Int
  /// Loaded without being shown.
  package var isHidden = false
}

/// A line for the prompt, as `> ` introduces it.
package struct LessonInput: Hashable, Sendable {
  package let text: String
  /// 1-based line of the lesson.
  package let line: Int
}
