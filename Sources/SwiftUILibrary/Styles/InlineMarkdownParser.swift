/// Reads inline Markdown as CommonMark says: code first, then links, then emphasis.
struct InlineMarkdownParser {
  private let source: [Character]
  private var position = 0
  private var found: [InlineMarkdownPiece] = []
  private var plain = ""

  init(_ source: [Character]) { self.source = source }

  /// The parts of the text, emphasis paired.
  mutating func pieces() -> [InlineMarkdownPiece] {
    while position < source.count { readPart() }
    endPlain()
    var pairing = InlineMarkdownPairing(found)
    return pairing.pieces()
  }

  private mutating func readPart() {
    let character = source[position]
    switch character {
    case InlineMarkdown.valueStart: readValue()
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readDelimiters(character)
    case "[": readLink(at: position)
    case "^" where peek(1) == "[": readLink(at: position + 1)
    case "<": readAutolink()
    default: take(character)
    }
  }

  private func peek(_ distance: Int) -> Character? {
    source.indices.contains(position + distance) ? source[position + distance] : nil
  }

  private mutating func take(_ character: Character) {
    plain.append(character)
    position += 1
  }

  private mutating func endPlain() {
    if !plain.isEmpty { found.append(.text(plain)) }
    plain = ""
  }

  private mutating func readValue() {
    let end = source[position...].firstIndex(of: InlineMarkdown.valueEnd) ?? source.count
    plain += String(source[(position + 1)..<end])
    position = min(end + 1, source.count)
  }

  private mutating func readEscape() {
    guard let next = peek(1), next.isASCII, next.isPunctuation || next.isSymbol else {
      return take("\\")
    }
    plain.append(next)
    position += 2
  }

  private mutating func readCode() {
    let opening = source[position...].prefix { $0 == "`" }.count
    var index = position + opening
    while index < source.count {
      let length = source[index...].prefix { $0 == "`" }.count
      if length == opening {
        endPlain()
        found.append(.styled([.text(visible(position + opening, index))], "code"))
        position = index + length
        return
      }
      index += max(length, 1)
    }
    for _ in 0..<opening { take("`") }
  }

  /// A part of the source as it is, without the marks around values.
  private func visible(_ start: Int, _ end: Int) -> String {
    String(
      source[start..<end].filter {
        $0 != InlineMarkdown.valueStart && $0 != InlineMarkdown.valueEnd
      })
  }

  private mutating func readDelimiters(_ character: Character) {
    let count = source[position...].prefix { $0 == character }.count
    let before = position > 0 ? source[position - 1] : " "
    let after = peek(count) ?? " "
    let isLeft = isFlanking(after, other: before)
    let isRight = isFlanking(before, other: after)
    let isWordwise = character == "_"
    endPlain()
    found.append(
      .delimiters(
        InlineMarkdownDelimiters(
          character: character, count: count,
          canOpen: isLeft && (!isWordwise || !isRight || isPunctuation(before)),
          canClose: isRight && (!isWordwise || !isLeft || isPunctuation(after)),
          length: count)))
    position += count
  }

  private func isFlanking(_ inner: Character, other: Character) -> Bool {
    if inner.isWhitespace { return false }
    return !isPunctuation(inner) || other.isWhitespace || isPunctuation(other)
  }

  private func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }

  /// `[text](destination)`, or `^[text](inflect: true)` whose bracket is one further.
  private mutating func readLink(at bracket: Int) {
    guard let close = matching(bracket, "[", "]"), source.indices.contains(close + 1),
      source[close + 1] == "(", let end = matching(close + 1, "(", ")")
    else { return take(source[position]) }
    var inner = InlineMarkdownParser(Array(source[(bracket + 1)..<close]))
    let content = inner.pieces()
    let target = visible(close + 2, end)
    endPlain()
    if bracket == position {
      let address = target.split(separator: " ").first.map(String.init) ?? ""
      found.append(.styled(content, "link: \(address)"))
    } else {
      found.append(
        target.filter { $0 != " " } == "inflect:true"
          ? .inflected(content) : .styled(content, target))
    }
    position = end + 1
  }

  /// Where the bracket at a place is closed.
  private func matching(_ start: Int, _ open: Character, _ close: Character) -> Int? {
    var depth = 0
    var index = start
    while index < source.count {
      switch source[index] {
      case "\\": index += 1
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return index }
      case InlineMarkdown.valueStart:
        index = source[index...].firstIndex(of: InlineMarkdown.valueEnd) ?? source.count
      default: break
      }
      index += 1
    }
    return nil
  }

  /// `<https://a.b>`.
  private mutating func readAutolink() {
    guard let end = source[position...].firstIndex(of: ">") else { return take("<") }
    let address = visible(position + 1, end)
    guard address.contains(":"), !address.contains(where: \.isWhitespace) else { return take("<") }
    endPlain()
    found.append(.styled([.text(address)], "link: \(address)"))
    position = end + 1
  }
}
