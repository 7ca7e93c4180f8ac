/// Pairs the delimiters of emphasis, innermost first, as CommonMark says.
struct InlineMarkdownPairing {
  private var parts: [InlineMarkdownPiece]

  init(_ parts: [InlineMarkdownPiece]) { self.parts = parts }

  /// The parts with every pair made one styled part; what has no partner stays as it is written.
  mutating func pieces() -> [InlineMarkdownPiece] {
    var index = 0
    while index < parts.count {
      guard let closer = delimiters(at: index), closer.canClose,
        let opening = (0..<index).last(where: { opens($0, closer) }),
        let opener = delimiters(at: opening)
      else {
        index += 1
        continue
      }
      index = pair(opening, opener, index, closer)
    }
    return parts
  }

  private func delimiters(at index: Int) -> InlineMarkdownDelimiters? {
    if case .delimiters(let run) = parts[index], run.count > 0 { return run }
    return nil
  }

  private func opens(_ index: Int, _ closer: InlineMarkdownDelimiters) -> Bool {
    guard let opener = delimiters(at: index), opener.canOpen,
      opener.character == closer.character
    else { return false }
    if closer.character == "~" { return opener.count == closer.count && closer.count <= 2 }
    let isBothSided = opener.canClose || closer.canOpen
    let isThird = (opener.length + closer.length) % 3 == 0
    return !isBothSided || !isThird || (opener.length % 3 == 0 && closer.length % 3 == 0)
  }

  /// Puts what lies between into one part, and says where to look next.
  private mutating func pair(
    _ opening: Int, _ opener: InlineMarkdownDelimiters, _ closing: Int,
    _ closer: InlineMarkdownDelimiters
  ) -> Int {
    let isStruck = closer.character == "~"
    let taken = isStruck ? closer.count : opener.count >= 2 && closer.count >= 2 ? 2 : 1
    let style = isStruck ? "strikethrough" : taken == 2 ? "bold" : "italic"
    var made: [InlineMarkdownPiece] = []
    if opener.count > taken { made.append(.delimiters(shortened(opener, taken))) }
    made.append(.styled(Array(parts[(opening + 1)..<closing]), style))
    let next = opening + made.count
    if closer.count > taken { made.append(.delimiters(shortened(closer, taken))) }
    parts.replaceSubrange(opening...closing, with: made)
    return next
  }

  private func shortened(
    _ run: InlineMarkdownDelimiters, _ taken: Int
  ) -> InlineMarkdownDelimiters {
    var run = run
    run.count -= taken
    return run
  }
}
