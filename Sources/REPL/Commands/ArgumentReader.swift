/// Reads what follows a command's name.
package struct ArgumentReader {
  /// Everything after the name, without white space around it.
  package let text: String
  /// Shown when the arguments make no sense.
  let usage: [String]
  private var position: String.Index

  /// Reads `text` for a command with the given usage lines.
  package init(_ text: String, usage: [String]) {
    self.text = text
    self.usage = usage
    position = text.startIndex
  }

  /// True if nothing but white space is left.
  package var isAtEnd: Bool { text[position...].allSatisfy(\.isWhitespace) }

  /// The next character that is not white space, not taken.
  package var next: Character? { text[position...].first { !$0.isWhitespace } }

  /// Takes everything that is left.
  package mutating func rest() -> String {
    defer { position = text.endIndex }
    return text[position...].trimmed
  }

  /// Takes the next word; brackets and quotes may hold spaces.
  package mutating func word() -> String? {
    skipSpaces()
    var depth = 0
    var end = position
    while end < text.endIndex {
      let character = text[end]
      if character.isWhitespace, depth == 0 { break }
      if character == "[" || character == "(" { depth += 1 }
      if character == "]" || character == ")" { depth = max(depth - 1, 0) }
      end = text.index(after: end)
    }
    guard end > position else { return nil }
    defer { position = end }
    return String(text[position..<end])
  }

  /// Takes `word` if it comes next.
  package mutating func take(_ word: String) -> Bool {
    let before = position
    if self.word() == word { return true }
    position = before
    return false
  }

  /// Takes a number, or says what it would have been.
  package mutating func number(_ meaning: String) throws(Misuse) -> Double {
    guard let word = word() else { throw misuse("\(meaning) is missing") }
    guard let value = Double(word), value.isFinite else {
      throw misuse("'\(word)' is not a number (\(meaning))")
    }
    return value
  }

  /// Takes a whole number that is not negative.
  package mutating func count(_ meaning: String) throws(Misuse) -> Int {
    guard let word = word() else { throw misuse("\(meaning) is missing") }
    guard let value = Int(word) else {
      throw misuse("'\(word)' is not a whole number (\(meaning))")
    }
    guard value >= 0 else {
      throw misuse("\(meaning) cannot be negative, as \(word) is")
    }
    return value
  }

  /// Takes text in quotes, with Swift's escapes; `nil` if no quote comes next.
  package mutating func quoted() throws(Misuse) -> String? {
    skipSpaces()
    guard position < text.endIndex, text[position] == "\"" else { return nil }
    var result = ""
    var at = text.index(after: position)
    while at < text.endIndex, text[at] != "\"" {
      if text[at] == "\\" {
        at = text.index(after: at)
        guard at < text.endIndex else { break }
        result += try escape(&at)
      } else {
        result.append(text[at])
        at = text.index(after: at)
      }
    }
    guard at < text.endIndex else { throw misuse("the closing quote is missing") }
    position = text.index(after: at)
    return result
  }

  /// Takes `[2]` right behind what was read last.
  package mutating func index() -> Int? {
    guard position < text.endIndex, text[position] == "[",
      let close = text[position...].firstIndex(of: "]"),
      let value = Int(text[text.index(after: position)..<close])
    else { return nil }
    position = text.index(after: close)
    return value
  }

  /// Makes sure nothing is left.
  package func end() throws(Misuse) {
    guard isAtEnd else { throw misuse("'\(text[position...].trimmed)' was not expected") }
  }

  /// A complaint about the arguments, with the usage.
  package func misuse(_ message: String) -> Misuse {
    Misuse("usage", message, notes: usage.map { "usage: \($0)" })
  }

  private mutating func skipSpaces() {
    while position < text.endIndex, text[position].isWhitespace {
      position = text.index(after: position)
    }
  }

  /// Reads the escape at `at`, behind its backslash, and moves behind it.
  private func escape(_ at: inout String.Index) throws(Misuse) -> String {
    let character = text[at]
    at = text.index(after: at)
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "\"", "\\", "'": return String(character)
    case "u":
      guard at < text.endIndex, text[at] == "{",
        let close = text[at...].firstIndex(of: "}"),
        let code = UInt32(text[text.index(after: at)..<close], radix: 16),
        let scalar = Unicode.Scalar(code)
      else { throw misuse("'\\u' needs a code in braces, as in \\u{1F600}") }
      at = text.index(after: close)
      return String(Character(scalar))
    default: throw misuse("there is no escape '\\\(character)'")
    }
  }
}
