import Diagnostics
import REPL

/// The lines of a block that mixes text, inputs and directives, text first.
struct ScriptLines {
  /// A line after the text.
  enum Line {
    case input(LessonInput)
    /// A line that begins with one of the block's words, or with a list mark.
    case directive(word: String, rest: String, line: Int)
  }

  private(set) var text: [ProseBlock] = []
  private(set) var lines: [Line] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads a block; `words` begin its directives.
  init(_ block: FencedBlock, words: [String]) {
    var prose: [String] = []
    for number in block.content {
      let line = block.file.line(number).trimmedEnd
      if let input = Transcript.input(in: line) {
        lines.append(.input(LessonInput(text: input, line: number)))
      } else if case .input(let open)? = lines.last, line == "." || line.hasPrefix(". ") {
        lines[lines.count - 1] = .input(
          LessonInput(text: open.text + "\n" + line.dropFirst(2), line: open.line))
      } else if let word = words.first(where: { line == $0 || line.hasPrefix($0 + " ") }) {
        lines.append(
          .directive(word: word, rest: line.dropFirst(word.count).trimmed, line: number))
      } else if case .directive("-", let rest, let first)? = lines.last, line.hasPrefix("  ") {
        lines[lines.count - 1] = .directive(
          word: "-", rest: rest + " " + line.trimmed, line: first)
      } else if lines.isEmpty {
        prose.append(line)
      } else if !line.isEmpty {
        let nearest = Suggestion.nearest(
          to: String(line.prefix { !$0.isWhitespace }), in: words)
        diagnostics.append(
          LessonProblem.error(
            "script", "text stands before inputs and the rest",
            at: block.file.range(ofLine: number),
            notes: nearest.map { ["did you mean '\($0)'?"] } ?? []))
      }
    }
    text = MarkdownDocument(prose.joined(separator: "\n")).prose
  }
}

extension MarkdownDocument {
  /// Everything as running text.
  var prose: [ProseBlock] {
    nodes.compactMap { node in
      switch node.kind {
      case .heading(_, let spans): .heading(spans)
      case .fence: nil
      case .prose(let block): block
      }
    }
  }
}
