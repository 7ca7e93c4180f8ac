/// Splits source into rough tokens, without comments and without what strings say.
///
/// It exists for `NestingGauge`, which must look at source before swift-syntax may.
struct TokenScanner {
  enum Kind { case open, close, word, literal, comma, semicolon, symbol }

  struct Token {
    let kind: Kind
    let start: Int
    let end: Int
    let isAfterSpace: Bool
    let isFirstOnLine: Bool
  }

  /// A string whose interpolation is being read.
  private struct OpenString {
    let quotes: Int
    let pounds: Int
    /// Parentheses open in the interpolation.
    var depth = 0
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var strings: [OpenString] = []

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private func isAt(_ text: StaticString, _ offset: Int = 0) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + offset + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + offset + $0] == text.utf8Start[$0] }
  }

  mutating func next() -> Token? {
    let before = position
    let isFirstOnLine = skipSpace()
    guard position < bytes.count else { return nil }
    let start = position
    let kind = scan()
    return Token(
      kind: kind, start: start, end: position, isAfterSpace: start > before || start == 0,
      isFirstOnLine: isFirstOnLine)
  }

  /// Skips white space and comments; tells whether a line ended.
  private mutating func skipSpace() -> Bool {
    var isNewLine = position == 0
    while position < bytes.count {
      if isAt("//") {
        while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
      } else if isAt("/*") {
        skipBlockComment()
      } else if byte() <= UInt8(ascii: " ") {
        isNewLine = isNewLine || byte() == UInt8(ascii: "\n")
        position += 1
      } else {
        break
      }
    }
    return isNewLine
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        position += 2
      } else if isAt("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func scan() -> Kind {
    let first = byte()
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "#") {
      if let string = openString() { return readString(string) }
    }
    if Self.isWord(first) || first == UInt8(ascii: "#") { return scanWord() }
    position += 1
    switch first {
    case UInt8(ascii: "("):
      if !strings.isEmpty { strings[strings.count - 1].depth += 1 }
      return .open
    case UInt8(ascii: ")"): return closeParenthesis()
    case UInt8(ascii: "["), UInt8(ascii: "{"): return .open
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return .close
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ";"): return .semicolon
    default:
      if Self.isOperator(first) {
        while Self.isOperator(byte()), !isAt("//"), !isAt("/*") { position += 1 }
      }
      return .symbol
    }
  }

  private mutating func scanWord() -> Kind {
    let isNumber = byte() >= UInt8(ascii: "0") && byte() <= UInt8(ascii: "9")
    position += 1
    while position < bytes.count, Self.isWord(byte()) { position += 1 }
    return isNumber ? .literal : .word
  }

  /// The string that begins here, if one does.
  private mutating func openString() -> OpenString? {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    guard byte(pounds) == UInt8(ascii: "\"") else { return nil }
    let quotes = isAt("\"\"\"", pounds) ? 3 : 1
    position += pounds + quotes
    return OpenString(quotes: quotes, pounds: pounds)
  }

  private mutating func closeParenthesis() -> Kind {
    guard var string = strings.popLast() else { return .close }
    string.depth -= 1
    if string.depth > 0 {
      strings.append(string)
      return .close
    }
    // The interpolation ends, and its string goes on.
    return readString(string) == .open ? .symbol : .close
  }

  /// Reads a string to its end, or to the parenthesis of an interpolation.
  private mutating func readString(_ string: OpenString) -> Kind {
    while position < bytes.count {
      if byte() == UInt8(ascii: "\n"), string.quotes == 1 { return .literal }
      if byte() == UInt8(ascii: "\""), isEnd(of: string) {
        position += string.quotes + string.pounds
        return .literal
      }
      guard byte() == UInt8(ascii: "\\"), hasPounds(string.pounds, at: 1) else {
        position += 1
        continue
      }
      position += 1 + string.pounds
      let escaped = byte()
      position += 1
      if escaped == UInt8(ascii: "(") {
        strings.append(OpenString(quotes: string.quotes, pounds: string.pounds, depth: 1))
        return .open
      }
    }
    return .literal
  }

  private func isEnd(of string: OpenString) -> Bool {
    (0..<string.quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && hasPounds(string.pounds, at: string.quotes)
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "%"), UInt8(ascii: "."), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
