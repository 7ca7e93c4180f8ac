import Diagnostics
import REPL

/// How the parts of a lesson look in a terminal, for a tutor and for a lesson on paper alike.
struct LessonScript {
  let printing: PrintOptions

  private var prose: ProseRenderer { ProseRenderer(printing: printing) }

  /// Running text.
  func text(_ blocks: [ProseBlock]) -> [String] { prose.lines(for: blocks) }

  /// An aside, set off at the left.
  func note(_ blocks: [ProseBlock]) -> [String] {
    prose.lines(for: [.quote(blocks)])
  }

  /// Code, under its file's name if it has one.
  func code(_ code: LessonCode) -> [String] {
    (code.fileName.map { [paint($0, .dim)] } ?? []) + prose.code(code.text)
  }

  /// A line that stands out.
  func heading(_ text: String) -> [String] {
    let line = prose.plain(text)
    return [paint(line, .bold), String(repeating: "-", count: line.displayWidth)]
  }

  /// An input as it would be typed.
  func input(_ text: String) -> [String] {
    text.allLines.enumerated().map { index, line in
      paint((index == 0 ? "> " : ". ") + line, .cyan)
    }
  }

  /// The answers of a question, with their letters.
  func options(_ question: Question) -> [String] {
    question.options.enumerated().flatMap { index, option in
      hanging("  \(Question.letter(of: index))) ", [ProseSpan(option.text)])
    }
  }

  /// A right answer with its reason.
  func answer(_ option: Question.Option) -> [String] {
    let reason = option.reason.isEmpty ? "" : " — \(option.reason)"
    return hanging("=> ", MarkdownDocument(option.text + reason).spans)
  }

  /// A sentence of the author's, behind a word of ours.
  func remark(_ word: String, _ sentence: String) -> [String] {
    text([.paragraph([ProseSpan(word + " ")] + MarkdownDocument(sentence).spans)])
  }

  /// What to do now.
  func next(_ text: String) -> String { paint(prose.plain("-> \(text)"), .green) }

  private func hanging(_ mark: String, _ spans: [ProseSpan]) -> [String] {
    let wrap = WordWrap(width: prose.width - mark.count, isColoured: printing.isColoured)
    let blank = String(repeating: " ", count: mark.count)
    return wrap.lines(for: spans).enumerated().map { index, line in
      prose.plain((index == 0 ? mark : blank) + line)
    }
  }

  private func paint(_ text: String, _ colour: ANSIColour) -> String {
    printing.isColoured ? colour.paint(text) : text
  }
}

extension MarkdownDocument {
  /// The first paragraph's text, for sentences inside other blocks.
  var spans: [ProseSpan] {
    for node in nodes {
      if case .prose(.paragraph(let spans)) = node.kind { return spans }
    }
    return []
  }
}
