/// The top-level declarations of Swift source by their text alone.
///
/// It only has to tell which declaration of an answer takes the place of which; whether they are
/// correct is for the front end.
struct SwiftOutline {
  /// One declaration with its attributes and comments, or a run of statements.
  struct Item {
    /// `struct Card` and `class Card` are both `Card`; an extension is `extension Card`.
    let name: String?
    /// Names declared directly inside.
    let members: Set<String>
    let text: String
  }

  private(set) var items: [Item] = []

  /// Splits a file.
  init(_ text: String) {
    var start = text.startIndex
    var heads: [Substring] = []
    var scanner = SwiftScanner(text)
    var depth = 0
    // A declaration ends with a line at depth 0 that is complete: with its closing brace, or
    // without any brace.
    while let token = scanner.next() {
      switch token.kind {
      case .open: depth += 1
      case .close: depth = max(depth - 1, 0)
      case .word, .symbol: if depth == 0 { heads.append(token.text) }
      case .lineEnd:
        guard depth == 0, !heads.isEmpty, !heads.isOnlyAttributes, !scanner.nextOpensBlock else {
          continue
        }
        append(text[start..<token.text.endIndex], heads)
        start = token.text.endIndex
        heads = []
      }
    }
    if !text[start...].allSatisfy(\.isWhitespace) { append(text[start...], heads) }
  }

  private mutating func append(_ text: Substring, _ heads: [Substring]) {
    let name = SwiftOutline.name(of: heads)
    items.append(
      Item(name: name, members: SwiftOutline.members(in: text), text: String(text)))
  }

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func",
  ]

  /// True if the text is declarations, and not statements to run.
  static func isDeclaration(_ text: String) -> Bool {
    let items = SwiftOutline(text).items
    return !items.isEmpty && items.allSatisfy { $0.name != nil }
  }

  private static func name(of heads: [Substring]) -> String? {
    for (index, word) in heads.enumerated() where index + 1 < heads.count {
      if word == "extension" {
        let type = heads[(index + 1)...].prefix { $0.first?.isLetter == true || $0 == "." }
        return "extension \(type.joined())"
      }
      if keywords.contains(word) { return String(heads[index + 1]) }
      if word == "=" || word == "var" || word == "let" { return nil }
    }
    return nil
  }

  /// Names after `func`, `var`, `let`, `struct` … one brace deep.
  private static func members(in text: Substring) -> Set<String> {
    var members: Set<String> = []
    var scanner = SwiftScanner(String(text))
    var depth = 0
    var last: Substring = ""
    let introducers = keywords.union(["var", "let"])
    while let token = scanner.next() {
      switch token.kind {
      case .open: depth += 1
      case .close: depth = max(depth - 1, 0)
      case .word:
        if depth == 1, introducers.contains(last) { members.insert(String(token.text)) }
        last = token.text
      case .symbol, .lineEnd: break
      }
    }
    return members
  }
}

extension [Substring] {
  /// True for `@Observable` alone on its line: the declaration follows.
  fileprivate var isOnlyAttributes: Bool {
    count >= 2 && count.isMultiple(of: 2)
      && indices.allSatisfy { $0.isMultiple(of: 2) ? self[$0] == "@" : self[$0] != "@" }
  }
}
