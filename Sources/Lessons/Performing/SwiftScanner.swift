/// Splits Swift source into words, symbols and brackets, passing over strings and comments.
struct SwiftScanner {
  struct Token {
    enum Kind { case word, symbol, open, close, lineEnd }

    let kind: Kind
    let text: Substring
  }

  private let source: String
  private var position: String.Index

  init(_ source: String) {
    self.source = source
    position = source.startIndex
  }

  /// The next token; `nil` at the end.
  mutating func next() -> Token? {
    while position < source.endIndex {
      let start = position
      let character = source[start]
      if character.isNewline { return token(.lineEnd) }
      if character.isWhitespace {
        advance()
      } else if hasPrefix("//") {
        skip { !$0.isNewline }
      } else if hasPrefix("/*") {
        skipBlockComment()
      } else if character == "\"" || character == "#", let hashes = stringHashes {
        skipString(hashes: hashes)
      } else if character.isIdentifierStart {
        skip { $0.isIdentifierPart }
        return Token(kind: .word, text: source[start..<position])
      } else {
        switch character {
        case "{", "(", "[": return token(.open)
        case "}", ")", "]": return token(.close)
        default: return token(.symbol)
        }
      }
    }
    return nil
  }

  /// True if the next thing in the source is a brace: a head may have it on a line of its own.
  var nextOpensBlock: Bool {
    source[position...].first { !$0.isWhitespace } == "{"
  }

  private mutating func token(_ kind: Token.Kind) -> Token {
    let start = position
    advance()
    return Token(kind: kind, text: source[start..<position])
  }

  private mutating func advance(_ count: Int = 1) {
    let next = source.index(position, offsetBy: count, limitedBy: source.endIndex)
    position = next ?? source.endIndex
  }

  private mutating func skip(while isInside: (Character) -> Bool) {
    while position < source.endIndex, isInside(source[position]) { advance() }
  }

  private func hasPrefix(_ prefix: String) -> Bool { source[position...].hasPrefix(prefix) }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if hasPrefix("/*") {
        depth += 1
        advance(2)
      } else if hasPrefix("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < source.endIndex
  }

  /// How many `#` open the string here; `nil` if there is no string.
  private var stringHashes: Int? {
    let hashes = source[position...].prefix { $0 == "#" }
    return source[hashes.endIndex...].first == "\"" ? hashes.count : nil
  }

  /// Passes a string literal; an interpolation may hold further ones.
  private mutating func skipString(hashes: Int) {
    let pounds = String(repeating: "#", count: hashes)
    advance(hashes)
    let quote = hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    advance(quote.count)
    while position < source.endIndex, !hasPrefix(quote + pounds) {
      if quote.count == 1, source[position].isNewline { return }
      if hasPrefix("\\" + pounds + "(") {
        advance(2 + hashes)
        skipInterpolation()
      } else {
        advance(hasPrefix("\\" + pounds) ? 2 + hashes : 1)
      }
    }
    advance(quote.count + hashes)
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let token = next() {
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
    }
  }
}

extension Character {
  /// True for what begins a name.
  var isIdentifierStart: Bool { isLetter || self == "_" || self == "$" || self == "`" }

  /// True for what a name goes on with.
  var isIdentifierPart: Bool { isIdentifierStart || isNumber }
}
