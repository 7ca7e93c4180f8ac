import Diagnostics
import REPL

/// A fenced block with a role: its attributes and its lines.
struct FencedBlock {
  let role: BlockRole
  let attributes: [String: String]
  let file: SourceFile
  /// 1-based line of the opening fence.
  let line: Int
  /// 1-based lines between the fences.
  let content: Range<Int>

  /// The lines between the fences.
  var lines: [String] { content.map { file.line($0) } }

  /// The text between the fences.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// What stands behind a fence.
  enum Meaning {
    case block(FencedBlock)
    /// A language nobody runs: the block is prose.
    case plain
    case mistakes([Diagnostic])
  }

  /// Reads the fence that opens on the first of `lines`.
  static func read(_ file: SourceFile, lines: ClosedRange<Int>) -> Meaning {
    let opening = file.line(lines.lowerBound)
    let fence = opening.trimmed.prefix { $0 == "`" || $0 == "~" }
    var reader = AttributeReader(String(opening.trimmed.dropFirst(fence.count)))
    let word = reader.word()
    guard let role = BlockRole(rawValue: word) else {
      return meaning(ofUnknown: word, hasAttributes: reader.hasAttributes, file, lines.lowerBound)
    }
    let (attributes, mistakes) = reader.attributes(of: role, file, lines.lowerBound)
    guard mistakes.isEmpty else { return .mistakes(mistakes) }
    let last = file.line(lines.upperBound).trimmed
    let isClosed =
      lines.count > 1 && last.count >= fence.count && last.allSatisfy { $0 == fence.first }
    guard isClosed else {
      return .mistakes([
        LessonProblem.error(
          "unclosed", "the block is not closed", at: file.range(ofLine: lines.lowerBound),
          notes: ["add a line '\(fence)' after it"])
      ])
    }
    return .block(
      FencedBlock(
        role: role, attributes: attributes, file: file, line: lines.lowerBound,
        content: lines.lowerBound + 1..<lines.upperBound))
  }

  private static func meaning(
    ofUnknown word: String, hasAttributes: Bool, _ file: SourceFile, _ line: Int
  ) -> Meaning {
    let roles = BlockRole.allCases.map(\.rawValue)
    guard !BlockRole.languages.contains(word) else { return .plain }
    guard hasAttributes || Suggestion.nearest(to: word, in: roles) != nil else { return .plain }
    return .mistakes([
      LessonProblem.unknown(
        "unknown-role", "role", word, known: roles, at: file.range(ofLine: line, part: word))
    ])
  }
}

/// Reads what follows a fence: a word, then `key=value` with or without quotes.
private struct AttributeReader {
  private var rest: Substring

  init(_ text: String) { rest = Substring(text.trimmed) }

  mutating func word() -> String {
    let word = rest.prefix { !$0.isWhitespace }
    rest = rest[word.endIndex...].drop(while: \.isWhitespace)
    return String(word)
  }

  var hasAttributes: Bool { rest.contains("=") }

  mutating func attributes(
    of role: BlockRole, _ file: SourceFile, _ line: Int
  ) -> ([String: String], [Diagnostic]) {
    var found: [String: String] = [:]
    var mistakes: [Diagnostic] = []
    while !rest.isEmpty {
      let key = String(rest.prefix { !$0.isWhitespace && $0 != "=" })
      let range = file.range(ofLine: line, part: key)
      rest = rest.dropFirst(key.count)
      guard rest.first == "=", let value = value() else {
        mistakes.append(
          LessonProblem.error(
            "attribute", "an attribute is key=value or key=\"several words\"", at: range))
        break
      }
      rest = rest.drop(while: \.isWhitespace)
      if !role.attributes.contains(key) {
        mistakes.append(
          LessonProblem.unknown(
            "unknown-attribute", "attribute of '\(role.rawValue)'", key, known: role.attributes,
            at: range))
      } else if found.updateValue(value, forKey: key) != nil {
        mistakes.append(
          LessonProblem.error("attribute", "'\(key)' is given twice", at: range))
      }
    }
    for key in role.required where found[key, default: ""].isEmpty && mistakes.isEmpty {
      mistakes.append(
        LessonProblem.error(
          "attribute", "'\(role.rawValue)' needs '\(key)='", at: file.range(ofLine: line)))
    }
    return (found, mistakes)
  }

  /// Takes `=value`.
  private mutating func value() -> String? {
    rest = rest.dropFirst()
    guard rest.first == "\"" else {
      let value = rest.prefix { !$0.isWhitespace }
      rest = rest[value.endIndex...]
      return String(value)
    }
    rest = rest.dropFirst()
    guard let end = rest.firstIndex(of: "\"") else { return nil }
    defer { rest = rest[rest.index(after: end)...] }
    return String(rest[..<end])
  }
}
