import REPL

/// Inputs with their expected answers.
package struct LessonTranscript: Sendable {
  /// Lines of the entries count from the beginning of the lesson.
  package let transcript: Transcript
  /// 1-based lines of the lesson between the fences; empty for an empty block.
  package let content: Range<Int>
}

/// A tree as it stands at that point.
package struct LessonTree: Sendable {
  /// Which tree.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case view, render

    /// The command that shows it.
    package var command: String { ":\(rawValue)" }
  }

  package let kind: Kind
  package let expected: [String]
  /// 1-based lines of the lesson between the fences.
  package let content: Range<Int>
}
