/// Returns `text` with comments and the contents of string literals left out; lines stay lines.
///
/// Rules about code must not stumble over prose or over the Swift source that the library embeds.
func codeOnly(_ text: String) -> String {
  var scanner = CodeScanner(rest: text.unicodeScalars[...])
  scanner.skimCode(until: nil)
  return String(scanner.code)
}

private struct CodeScanner {
  var rest: Substring.UnicodeScalarView
  var code = String.UnicodeScalarView()

  /// Copies code up to the parenthesis that closes an interpolation, or to the end of the text.
  mutating func skimCode(until end: Unicode.Scalar?) {
    var depth = 0
    while let scalar = rest.first {
      if scalar == end && depth == 0 { return }
      if starts(with: "//") {
        skip(through: "\n", keepingLast: true)
      } else if starts(with: "/*") {
        skimBlockComment()
      } else if scalar == "\"" || scalar == "#" {
        skimString()
      } else {
        if scalar == "(" { depth += 1 }
        if scalar == ")" { depth -= 1 }
        code.append(rest.removeFirst())
      }
    }
  }

  private func starts(with prefix: String) -> Bool {
    rest.starts(with: prefix.unicodeScalars)
  }

  private mutating func drop(_ count: Int) {
    for scalar in rest.prefix(count) where scalar == "\n" { code.append(scalar) }
    rest = rest.dropFirst(count)
  }

  private mutating func skip(through end: Unicode.Scalar, keepingLast: Bool) {
    while let scalar = rest.first, scalar != end { drop(1) }
    drop(1)
  }

  private mutating func skimBlockComment() {
    var depth = 0
    repeat {
      let isOpening = starts(with: "/*")
      let isClosing = starts(with: "*/")
      depth += isOpening ? 1 : isClosing ? -1 : 0
      drop(isOpening || isClosing ? 2 : 1)
    } while depth > 0 && !rest.isEmpty
  }

  /// Leaves out a literal, but keeps the code in its interpolations.
  private mutating func skimString() {
    let pounds = rest.prefix { $0 == "#" }.count
    guard rest.dropFirst(pounds).first == "\"" else {
      code.append(contentsOf: rest.prefix(max(1, pounds)))
      return rest = rest.dropFirst(max(1, pounds))
    }
    let raw = String(repeating: "#", count: pounds)
    let isMultiline = rest.dropFirst(pounds).starts(with: "\"\"\"".unicodeScalars)
    let quote = isMultiline ? "\"\"\"" : "\""
    drop(pounds + quote.unicodeScalars.count)
    code.append(contentsOf: "\"\"".unicodeScalars)
    while !rest.isEmpty {
      if starts(with: quote + raw) { return drop(quote.unicodeScalars.count + pounds) }
      if starts(with: "\\\(raw)(") {
        drop(pounds + 2)
        skimCode(until: ")")
        drop(1)
      } else if starts(with: "\\\(raw)") {
        drop(pounds + 2)
      } else if rest.first == "\n" && !isMultiline {
        return
      } else {
        drop(1)
      }
    }
  }
}
