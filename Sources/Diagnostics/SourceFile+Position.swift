/// A place as a reader counts it: 1-based line, 1-based column in characters.
package struct SourcePosition: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourceFile {
  /// Returns the line and column of a UTF-8 offset; offsets outside the text are clamped.
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), text.utf8.count)
    let line = lineIndex(at: offset)
    let prefix = slice(lineStarts[line], offset)
    return SourcePosition(line: line + 1, column: prefix.count + 1)
  }

  /// Returns the text of a 1-based line without its line break.
  package func line(_ number: Int) -> String {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let end = number < lineStarts.count ? lineStarts[number] : text.utf8.count
    var line = Substring(slice(lineStarts[number - 1], end))
    if line.last == "\n" { line.removeLast() }
    return String(line)
  }

  /// The text between two UTF-8 offsets, repaired where they cut a character in half.
  package func slice(_ start: Int, _ end: Int) -> String {
    let utf8 = text.utf8
    let upper = min(max(end, 0), utf8.count)
    let lower = min(max(start, 0), upper)
    let from = utf8.index(utf8.startIndex, offsetBy: lower)
    let to = utf8.index(utf8.startIndex, offsetBy: upper)
    return String(decoding: utf8[from..<to], as: UTF8.self)
  }

  /// Finds the 0-based line by bisection, because diagnostics on long files come in hundreds.
  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension SourceRange {
  /// Where the range begins.
  package var position: SourcePosition { file.position(at: start) }

  /// The text the range covers.
  package var text: String { file.slice(start, end) }
}
