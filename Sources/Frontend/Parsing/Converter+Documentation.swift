import SwiftSyntax

extension Converter {
  /// The first paragraph of the documentation comment in front of a declaration, on one line.
  func summary(of node: some SyntaxProtocol) -> String? {
    // Reading trivia is slow, and most declarations are preceded only by space.
    let shortestComment = 4
    guard node.leadingTriviaLength.utf8Length > shortestComment else { return nil }
    var lines: [Substring] = []
    for piece in node.leadingTrivia {
      switch piece {
      case .docLineComment(let text): lines.append(text.dropFirst(3))
      case .docBlockComment(let text):
        lines = text.dropFirst(3).dropLast(2).split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      case .newlines(let count) where count > 1: lines = []
      default: break
      }
    }
    let paragraph =
      lines.lazy
      .map { Self.commentText($0) }
      .drop { $0.isEmpty }
      .prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
    return paragraph.isEmpty ? nil : paragraph.joined(separator: " ")
  }

  /// A comment's line without indentation and the asterisk that may begin it.
  private static func commentText(_ line: Substring) -> Substring {
    var text = line.drop { $0.isWhitespace }
    if text.first == "*" { text = text.dropFirst().drop { $0.isWhitespace } }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
