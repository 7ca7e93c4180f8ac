import Diagnostics

/// Breaks styled text into lines no wider than they may be, counting terminal cells.
struct WordWrap {
  let width: Int
  let isColoured: Bool

  /// A stretch of one word in one style.
  private struct Piece {
    let text: String
    let style: ProseSpan.Style
  }

  /// Returns the lines; a word that is wider than a line stands alone and is not cut.
  func lines(for spans: [ProseSpan]) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for (index, paragraph) in hardLines(spans).enumerated() {
      if index > 0 {
        lines.append(line)
        (line, used) = ("", 0)
      }
      for word in words(in: paragraph) {
        let size = word.reduce(0) { $0 + shown($1).displayWidth }
        if used > 0, used + 1 + size > width {
          lines.append(line)
          (line, used) = ("", 0)
        }
        if used > 0 { line += " " }
        used += size + (used > 0 ? 1 : 0)
        line += word.map(painted).joined()
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// The spans between the breaks that the author asked for.
  private func hardLines(_ spans: [ProseSpan]) -> [[ProseSpan]] {
    spans.reduce(into: [[]]) { lines, span in
      if span.text == "\n" { lines.append([]) } else { lines[lines.count - 1].append(span) }
    }
  }

  private func words(in spans: [ProseSpan]) -> [[Piece]] {
    var words: [[Piece]] = []
    var isInWord = false
    for span in spans {
      // A code span keeps its blanks together where it is short: half a command is no command.
      if span.style == .code, span.text.displayWidth <= width / 2 {
        if !isInWord { words.append([]) }
        words[words.count - 1].append(Piece(text: span.text, style: .code))
        isInWord = true
        continue
      }
      for (index, part) in span.text.split(
        omittingEmptySubsequences: false, whereSeparator: \.isWhitespace
      ).enumerated() {
        if index > 0 { isInWord = false }
        guard !part.isEmpty else { continue }
        if !isInWord { words.append([]) }
        words[words.count - 1].append(Piece(text: String(part), style: span.style))
        isInWord = true
      }
    }
    return words
  }

  /// Without colours code keeps its marks, so that a reader can tell `body` from a body.
  private func shown(_ piece: Piece) -> String {
    let text = piece.text.visible()
    return piece.style == .code && !isColoured ? "`\(text)`" : text
  }

  private func painted(_ piece: Piece) -> String {
    guard isColoured else { return shown(piece) }
    switch piece.style {
    case .plain: return shown(piece)
    case .emphasis: return ANSIColour.bold.paint(shown(piece))
    case .code: return ANSIColour.cyan.paint(shown(piece))
    }
  }
}
