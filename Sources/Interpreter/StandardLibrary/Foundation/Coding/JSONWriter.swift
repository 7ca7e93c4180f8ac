/// Writes JSON as Foundation does.
struct JSONWriter {
  let isPretty: Bool
  let sortsKeys: Bool
  let escapesSlashes: Bool
  private var result = ""

  init(isPretty: Bool, sortsKeys: Bool, escapesSlashes: Bool) {
    self.isPretty = isPretty
    self.sortsKeys = sortsKeys
    self.escapesSlashes = escapesSlashes
  }

  /// The text of a value.
  mutating func text(of node: JSONNode) -> String {
    write(node, 0)
    return result
  }

  private mutating func write(_ node: JSONNode, _ level: Int) {
    switch node.content {
    case .null: result += "null"
    case .flag(let flag): result += flag ? "true" : "false"
    case .number(let number): result += number
    case .text(let text): write(text)
    case .list(let elements): write(elements, "[", "]", level) { $0.write($1, level + 1) }
    case .table(let entries):
      let ordered = sortsKeys ? entries.sorted { $0.key < $1.key } : entries
      write(ordered, "{", "}", level) {
        $0.write($1.key)
        $0.result += $0.isPretty ? " : " : ":"
        $0.write($1.value, level + 1)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], _ open: String, _ close: String, _ level: Int,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    result += open
    if isPretty { result += "\n" }
    for (index, element) in elements.enumerated() {
      if index > 0 { result += isPretty ? ",\n" : "," }
      if isPretty { result += String(repeating: "  ", count: level + 1) }
      write(&self, element)
    }
    if isPretty { result += "\n" + String(repeating: "  ", count: level) }
    result += close
  }

  private mutating func write(_ text: String) {
    result += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "/": result += escapesSlashes ? "\\/" : "/"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}
