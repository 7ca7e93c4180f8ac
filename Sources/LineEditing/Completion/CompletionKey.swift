/// Decides what a press of Tab does: the first completes what is certain, the second lists.
struct CompletionKey {
  /// What one press does.
  struct Answer: Equatable {
    var insertion = ""
    var listing = ""
  }

  /// The text before the cursor after the last press that left a choice.
  private var undecided: String?

  /// Returns what to do with Tab after `text`, the line up to the cursor.
  mutating func press(after text: String, width: Int, complete: (String) -> Completion) -> Answer {
    if text.allSatisfy(\.isWhitespace) { return Answer(insertion: "  ") }
    let completion = complete(text)
    let agreed = completion.agreed
    guard agreed.isEmpty, completion.candidates.count > 1 else {
      undecided = completion.candidates.count > 1 ? text + agreed : nil
      return Answer(insertion: agreed)
    }
    guard undecided == text else {
      undecided = text
      return Answer()
    }
    return Answer(listing: Self.columns(of: completion.candidates, width: width))
  }

  /// Lays words out in as many equal columns as fit, reading downwards.
  static func columns(of words: [String], width: Int) -> String {
    let cell = (words.map(\.count).max() ?? 0) + 2
    let count = max(1, width / cell)
    let rows = (words.count + count - 1) / count
    return (0..<rows).map { row in
      let line = stride(from: row, to: words.count, by: rows).map { index in
        let word = words[index]
        let isLast = index + rows >= words.count
        return isLast ? word : word + String(repeating: " ", count: cell - word.count)
      }
      return line.joined() + "\n"
    }.joined()
  }
}
