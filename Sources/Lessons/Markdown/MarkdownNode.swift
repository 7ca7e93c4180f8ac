/// A block at the left margin of a document, with the lines it takes.
struct MarkdownNode {
  enum Kind {
    case heading(level: Int, [ProseSpan])
    /// A fenced block with a word behind the fence.
    case fence(String)
    case prose(ProseBlock)
  }

  let kind: Kind
  /// 1-based lines of the document, fences included.
  let lines: ClosedRange<Int>
}
