/// Breaks text into lines of so many cells.
///
/// Lines end after a space, and before or after a wide character, where East Asian text may be
/// broken anywhere; a word longer than a line is broken where the line ends.
struct TextWrapping {
  /// `nil` for as many as are needed.
  let columns: Int?
  /// Lines at most; what is left is cut, with an ellipsis.
  let limit: Int?

  private struct Cell {
    let character: Character
    let width: Int
    var isSpace: Bool { character == " " || character == "\t" }
  }

  func lines(of text: String) -> [TextLine] {
    var lines: [TextLine] = []
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, paragraph) in paragraphs.enumerated() {
      let cells = paragraph.map { Cell(character: $0, width: CellWidth.of($0)) }
      var start = 0
      repeat {
        let end = end(ofLineAt: start, in: cells)
        let isLastShown = lines.count + 1 == limit
        let isLast = end >= cells.count && number == paragraphs.count - 1
        if isLastShown && !isLast {
          lines.append(cut(cells[start...], isBroken: end < cells.count))
          return lines
        }
        lines.append(line(cells[start..<end], isBroken: end < cells.count))
        start = end
      } while start < cells.count
    }
    return lines
  }

  /// Where the line that begins at `start` ends; always after at least one character.
  private func end(ofLineAt start: Int, in cells: [Cell]) -> Int {
    guard let columns else { return cells.count }
    var width = 0
    var lastBreak: Int?
    for index in start..<max(start, cells.count) {
      let cell = cells[index]
      if cell.width == 2 && index > start { lastBreak = index }
      // Spaces may hang over the edge: they are not seen.
      if width + cell.width > columns && !cell.isSpace {
        return lastBreak ?? max(index, start + 1)
      }
      width += cell.width
      if cell.isSpace || cell.width == 2 { lastBreak = index + 1 }
    }
    return cells.count
  }

  private func line(_ cells: ArraySlice<Cell>, isBroken: Bool) -> TextLine {
    var shown = cells
    if isBroken { while let last = shown.last, last.isSpace { shown.removeLast() } }
    let width = shown.reduce(0) { $0 + $1.width }
    return TextLine(text: String(shown.map(\.character)), cells: min(width, columns ?? width))
  }

  /// The rest of a paragraph on one line, as far as it goes, and an ellipsis.
  private func cut(_ cells: ArraySlice<Cell>, isBroken: Bool) -> TextLine {
    var shown: ArraySlice<Cell> = []
    var width = 0
    let room = (columns ?? .max) - 1
    for cell in cells {
      guard width + cell.width <= room else { break }
      shown.append(cell)
      width += cell.width
    }
    while let last = shown.last, last.isSpace { width -= shown.removeLast().width }
    return TextLine(text: String(shown.map(\.character)) + "…", cells: width + 1)
  }
}
