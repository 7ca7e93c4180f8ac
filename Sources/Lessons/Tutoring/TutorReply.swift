/// What a tutor answers to one line.
package struct TutorReply: Sendable {
  /// In the order they are shown.
  package var lines: [String] = []
  /// Set if the tutor is to end, with the exit code.
  package var exit: Int32?

  /// Adds a paragraph, with an empty line before it if anything stands there.
  mutating func add(_ paragraph: [String]) {
    guard !paragraph.isEmpty else { return }
    if let last = lines.last, !last.isEmpty { lines.append("") }
    lines += paragraph
  }
}
