/// A question with given answers, one of which is right.
package struct Question: Sendable {
  /// One answer.
  package struct Option: Hashable, Sendable {
    package let text: String
    /// Why it is right, or why one might think so.
    package let reason: String
    package let isRight: Bool
    /// 1-based line of the lesson.
    package let line: Int
  }

  package let id: String
  /// 1-based line of the lesson.
  package let line: Int
  package let text: [ProseBlock]
  /// Performed on a fork to find the answer.
  package let inputs: [LessonInput]
  /// What is asked about the last input; `nil` for a question that cannot be computed.
  package let query: Query?
  package let options: [Option]
  package var hints: [[ProseBlock]] = []

  /// The option that is right, as the author says.
  package var right: Option? { options.first(where: \.isRight) }

  /// The letters options are chosen with.
  package static let letters = "abcdefghijklmnopqrstuvwxyz"

  /// The letter of an option.
  package static func letter(of index: Int) -> String {
    index < letters.count ? String(Array(letters)[index]) : "\(index + 1)"
  }
}
