/// The inline Markdown of a localized text: emphasis, code, strikethrough and links.
///
/// SwiftUI reads a literal text as Markdown without blocks, spaces kept. What is interpolated is no
/// Markdown: the front end puts such values between `valueStart` and `valueEnd`.
struct InlineMarkdown {
  /// Text in one style.
  struct Run: Equatable {
    var text: String
    var styles: [String]
  }

  static let valueStart: Character = "\u{E000}"
  static let valueEnd: Character = "\u{E001}"

  /// The text from its beginning to its end.
  private(set) var runs: [Run] = []

  init(_ source: String) {
    var parser = InlineMarkdownParser(Array(source))
    append(parser.pieces(), styles: [])
  }

  /// The text as a reader sees it.
  var text: String { runs.map(\.text).joined() }

  /// `, bold "now", link: https://a.b "more"`: the styles with the parts that have them, or only
  /// the styles where all of the text has the same.
  var style: String {
    if runs.count == 1 { return runs[0].styles.map { ", \($0)" }.joined() }
    return runs.filter { !$0.styles.isEmpty }
      .map { ", \($0.styles.joined(separator: " ")) \"\($0.text)\"" }.joined()
  }

  private mutating func append(_ pieces: [InlineMarkdownPiece], styles: [String]) {
    for piece in pieces {
      switch piece {
      case .text(let text): append(text, styles)
      case .delimiters(let run): append(String(repeating: run.character, count: run.count), styles)
      case .styled(let inner, let style): append(inner, styles: styles + [style])
      case .inflected(let inner): appendInflected(inner, styles: styles)
      }
    }
  }

  private mutating func append(_ text: String, _ styles: [String]) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.styles == styles {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, styles: styles))
    }
  }

  /// Makes the last word of `^[2 item](inflect: true)` agree with the first number in it.
  private mutating func appendInflected(_ inner: [InlineMarkdownPiece], styles: [String]) {
    var part = InlineMarkdown("")
    part.append(inner, styles: styles)
    if let last = part.runs.indices.last, EnglishPlural.isWanted(by: part.text) {
      part.runs[last].text = EnglishPlural.inflectingLastWord(of: part.runs[last].text)
    }
    for run in part.runs { append(run.text, run.styles) }
  }
}

/// A part of a text that is being read.
indirect enum InlineMarkdownPiece {
  case text(String)
  case delimiters(InlineMarkdownDelimiters)
  case styled([InlineMarkdownPiece], String)
  /// `^[…](inflect: true)`.
  case inflected([InlineMarkdownPiece])
}

/// `**`: a run of characters that may begin or end emphasis.
struct InlineMarkdownDelimiters {
  let character: Character
  var count: Int
  let canOpen: Bool
  let canClose: Bool
  /// How many there were at first, which the rule of three asks for.
  let length: Int
}
