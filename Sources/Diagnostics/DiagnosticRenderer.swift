/// Turns diagnostics into text: one head line, the source line, a caret, notes and fix-its.
///
/// Tabs and wide characters are widened here and nowhere else, so that the caret stands under the
/// first character of its range whatever came before.
package struct DiagnosticRenderer: Sendable {
  /// Colours repeat what the words say; without them nothing is lost.
  package let isColoured: Bool
  /// False where the output can only show ASCII.
  package let isUnicode: Bool
  /// Cells of source shown; a longer line is cut around the caret.
  package let sourceWidth: Int

  /// Creates a renderer; the defaults are what tests see.
  package init(isColoured: Bool = false, isUnicode: Bool = true, sourceWidth: Int = 160) {
    self.isColoured = isColoured
    self.isUnicode = isUnicode
    self.sourceWidth = max(sourceWidth, 20)
  }

  /// Returns the lines for all diagnostics, sorted by position, each once.
  package func lines(for diagnostics: [Diagnostic]) -> [String] {
    DiagnosticRenderer.sorted(diagnostics).flatMap { lines(for: $0) }
  }

  /// Returns the diagnostics in reading order, without repetitions.
  package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let unique = diagnostics.filter { seen.insert($0).inserted }
    return unique.enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      if a.file != b.file, a.file.name != b.file.name { return a.file.name < b.file.name }
      return a.start != b.start ? a.start < b.start : left.offset < right.offset
    }.map(\.element)
  }

  /// Returns the lines for one diagnostic.
  package func lines(for diagnostic: Diagnostic) -> [String] {
    let severity = diagnostic.severity
    var result = [
      head(
        severity.word, colour: severity.colour, message: diagnostic.message,
        range: diagnostic.range, id: diagnostic.id)
    ]
    result += excerpt(of: diagnostic.range)
    let gutter = String(repeating: " ", count: gutterWidth(of: diagnostic.range))
    for note in diagnostic.notes {
      if let range = note.range, !range.file.name.isEmpty {
        result.append(head("note", colour: .dim, message: note.message, range: range, id: nil))
        result += excerpt(of: range)
      } else {
        result.append("\(gutter) = note: \(note.message.visible())")
      }
    }
    for fixIt in diagnostic.fixIts {
      result.append("\(gutter) = fix-it: \(fixIt.message.visible())")
    }
    return result
  }

  private func head(
    _ word: String, colour: ANSIColour, message: String, range: SourceRange, id: String?
  ) -> String {
    var line = ""
    if !range.file.name.isEmpty {
      let position = range.position
      line = "\(range.file.name.visible()):\(position.line):\(position.column): "
    }
    line += paint("\(word):", colour) + " " + message.visible()
    if let id, !id.isEmpty { line += " " + paint("[\(id)]", .dim) }
    return line
  }

  private func paint(_ text: String, _ colour: ANSIColour) -> String {
    isColoured ? colour.paint(text) : text
  }

  private func gutterWidth(of range: SourceRange) -> Int {
    range.file.name.isEmpty ? 1 : String(range.position.line).count
  }

  /// The source line and the caret line below it.
  private func excerpt(of range: SourceRange) -> [String] {
    guard !range.file.name.isEmpty, !range.file.text.isEmpty else { return [] }
    let position = range.position
    let file = range.file
    let lineStart = file.lineStarts[position.line - 1]
    let line = file.line(position.line)
    let caretOffset = min(range.start - lineStart, line.utf8.count)
    let endOffset = min(max(range.end - lineStart, caretOffset), line.utf8.count)
    let before = WidenedText(file.slice(lineStart, lineStart + caretOffset), from: 0)
    let marked = WidenedText(
      file.slice(lineStart + caretOffset, lineStart + endOffset), from: before.width)
    let after = WidenedText(
      file.slice(lineStart + endOffset, lineStart + line.utf8.count),
      from: before.width + marked.width)
    let window = SourceWindow(
      before: before.text, marked: marked.text, after: after.text, width: sourceWidth,
      ellipsis: isUnicode ? "…" : "...")
    let number = String(position.line)
    let gutter = String(repeating: " ", count: number.count)
    let caret = "^" + String(repeating: "~", count: max(window.marked.displayWidth - 1, 0))
    let indent = String(repeating: " ", count: window.before.displayWidth)
    return [
      trimmed("\(number) | \(window.line)"), "\(gutter) | \(indent)\(paint(caret, .green))",
    ]
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}

extension Diagnostic.Severity {
  /// The word in the head line.
  package var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .remark: "remark"
    }
  }

  fileprivate var colour: ANSIColour {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .remark: .cyan
    }
  }
}
