/// Finds the declarations in library source, by their outlines only.
///
/// `:doc` and the support table must know all of the library, while the front end reads only what a
/// program mentions; scanning outlines is a hundred times cheaper than checking everything.
struct DeclarationScanner {
  private let text: [UInt8]
  private let source: String
  private var position = 0
  private var owners: [String] = []
  private var comment: [String] = []
  private var found: [DocumentedDeclaration] = []

  private init(_ text: String, source: String) {
    self.text = Array(text.utf8)
    self.source = source
  }

  /// Returns what a piece of library declares for its users: nothing that begins with `_`.
  static func declarations(in text: String, source: String) -> [DocumentedDeclaration] {
    var scanner = DeclarationScanner(text, source: source)
    scanner.scan()
    return scanner.found
  }

  private mutating func scan() {
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "}"):
        position += 1
        if !owners.isEmpty { owners.removeLast() }
        comment = []
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ";"):
        position += 1
      case UInt8(ascii: "/") where isNext("//"): scanComment()
      default: scanDeclaration()
      }
    }
  }

  private func isNext(_ word: String) -> Bool {
    text[position...].starts(with: word.utf8)
  }

  private mutating func scanComment() {
    let isDocumentation = isNext("///")
    let start = position
    while position < text.count, text[position] != UInt8(ascii: "\n") { position += 1 }
    guard isDocumentation else { return }
    comment.append(string(start + 3, position).trimmed)
  }

  private func string(_ start: Int, _ end: Int) -> String {
    String(decoding: text[start..<max(start, end)], as: UTF8.self)
  }

  /// Reads a head up to its body or its end, records it, and passes over a body that is code.
  private mutating func scanDeclaration() {
    let start = position
    let hasBody = passHead()
    let head = DeclarationHead(string(start, position))
    if let head { record(head) }
    comment = []
    guard hasBody else {
      if position == start { position += 1 }
      return
    }
    position += 1
    if let head, head.opensScope {
      owners.append(head.name)
    } else {
      passBody()
    }
  }

  private mutating func record(_ head: DeclarationHead) {
    guard let kind = head.kind, !head.name.hasPrefix("_"),
      !owners.contains(where: { $0.hasPrefix("_") })
    else { return }
    found.append(
      DocumentedDeclaration(
        kind: kind, owner: owners.joined(separator: "."), name: head.name,
        signature: head.signature, summary: comment.first ?? "",
        details: Array(comment.dropFirst()), source: source))
  }

  /// Moves to the brace that opens a body, or behind the head's last character; true for a body.
  private mutating func passHead() -> Bool {
    var depth = 0
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "\""): passString()
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        position += 1
      case UInt8(ascii: "{"):
        guard depth > 0 else { return true }
        position += 1
        passBody()
      case UInt8(ascii: "}") where depth <= 0: return false
      case UInt8(ascii: "\n") where depth <= 0 && !isContinued(): return false
      default: position += 1
      }
    }
    return false
  }

  /// True if the line after this one goes on with the same head.
  private func isContinued() -> Bool {
    let lineStart = text[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let words = string(lineStart, position).split(separator: " ")
    if !words.isEmpty, words.allSatisfy({ $0.hasPrefix("@") }) { return true }
    if let last = words.last?.last, ",:=&".contains(last) { return true }
    let rest = text[position...].drop { $0 <= 0x20 }
    return ["where ", "-> ", "throws", "async", "{"].contains { rest.starts(with: $0.utf8) }
  }

  /// Moves behind the brace that closes the body whose opening brace was passed.
  private mutating func passBody() {
    var depth = 1
    while position < text.count, depth > 0 {
      switch text[position] {
      case UInt8(ascii: "\""): passString()
      case UInt8(ascii: "/") where isNext("//"):
        while position < text.count, text[position] != UInt8(ascii: "\n") { position += 1 }
      default:
        if text[position] == UInt8(ascii: "{") { depth += 1 }
        if text[position] == UInt8(ascii: "}") { depth -= 1 }
        position += 1
      }
    }
  }

  /// Moves behind a string literal; an interpolation inside may hold further ones.
  private mutating func passString() {
    let mark = isNext("\"\"\"") ? "\"\"\"" : "\""
    position += mark.utf8.count
    while position < text.count, !isNext(mark) {
      if isNext("\\(") {
        position += 2
        passInterpolation()
      } else {
        position += text[position] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    position = min(position + mark.utf8.count, text.count)
  }

  private mutating func passInterpolation() {
    var depth = 1
    while position < text.count, depth > 0 {
      if text[position] == UInt8(ascii: "\"") {
        passString()
        continue
      }
      if text[position] == UInt8(ascii: "(") { depth += 1 }
      if text[position] == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    }
  }
}
