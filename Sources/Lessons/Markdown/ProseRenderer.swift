import Diagnostics
import REPL

/// Renders running text for a terminal.
package struct ProseRenderer: Sendable {
  /// Longer lines than this are tiring to read, however wide the terminal is.
  package static let widest = 80

  let width: Int
  let isColoured: Bool
  let isASCII: Bool

  /// Renders for a width in cells.
  package init(printing: PrintOptions) {
    width = max(PrintOptions.minimumWidth, min(printing.width, ProseRenderer.widest))
    isColoured = printing.isColoured
    isASCII = printing.charset == .ascii
  }

  /// Returns the lines of `blocks`, with an empty line between two of them.
  package func lines(for blocks: [ProseBlock]) -> [String] {
    lines(for: blocks, width: width, isTight: false).map { plain($0) }
  }

  private func lines(for blocks: [ProseBlock], width: Int, isTight: Bool) -> [String] {
    var result: [String] = []
    for (index, block) in blocks.enumerated() {
      if index > 0, !isTight { result.append("") }
      result += lines(for: block, width: width)
    }
    return result
  }

  private func lines(for block: ProseBlock, width: Int) -> [String] {
    let wrap = WordWrap(width: max(width, 20), isColoured: isColoured)
    switch block {
    case .paragraph(let spans): return wrap.lines(for: spans)
    case .heading(let spans):
      return wrap.lines(for: spans.map { ProseSpan($0.text, .emphasis) })
    case .rule: return [String(repeating: "-", count: max(width / 2, 1))]
    case .code(let text): return code(text)
    case .quote(let blocks):
      return lines(for: blocks, width: width - 2, isTight: false).map { prefixed("| ", $0) }
    case .list(let start, let isTight, let items):
      return list(items, start: start, isTight: isTight, width: width)
    }
  }

  /// Code as it is, indented, so that it can be told from text.
  func code(_ text: String) -> [String] {
    text.allLines.map { line in
      let shown = line.visible(keepingLayout: true).replacing("\t", with: "    ")
      return prefixed("    ", isColoured ? ANSIColour.cyan.paint(shown) : shown)
    }
  }

  private func list(
    _ items: [[ProseBlock]], start: Int?, isTight: Bool, width: Int
  ) -> [String] {
    var result: [String] = []
    for (index, item) in items.enumerated() {
      if index > 0, !isTight { result.append("") }
      let mark = start.map { "\($0 + index). " } ?? "- "
      let inner = lines(for: item, width: width - mark.count, isTight: isTight)
      for (row, line) in inner.enumerated() {
        result.append(prefixed(row == 0 ? mark : String(repeating: " ", count: mark.count), line))
      }
    }
    return result
  }

  private func prefixed(_ prefix: String, _ line: String) -> String {
    line.isEmpty ? String(prefix.trimmedEnd) : prefix + line
  }

  /// In ASCII the few typographic characters that lessons use get their typewriter forms.
  func plain(_ line: String) -> String {
    guard isASCII, !line.utf8.allSatisfy({ $0 < 0x80 }) else { return line }
    return line.map { character in
      switch character {
      case "—", "–": "-"
      case "…": "..."
      case "’", "‘": "'"
      case "“", "”": "\""
      case "·": ","
      case "→": "->"
      default:
        character.isASCII
          ? String(character)
          : character.unicodeScalars.map { scalar in
            scalar.isASCII
              ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
          }.joined()
      }
    }.joined()
  }
}

extension StringProtocol {
  /// The text without spaces at its end.
  var trimmedEnd: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
