/// How many terminal cells a character takes.
package enum CellWidth {
  /// 2 for East Asian wide characters and emoji, 0 for what only changes its neighbour or is not
  /// shown, 4 for a tab, else 1.
  package static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value >= 0x20 && first.value < 0x7F && character.utf8.count == 1 { return 1 }
    if first == "\t" { return 4 }
    if isWide(first) || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default: return 1
    }
  }

  /// The cells of a whole line.
  package static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x1100 { return false }
    return scalar.properties.isEmojiPresentation
      || wideRanges.contains { $0.contains(scalar.value) }
  }

  /// East Asian Width W and F of Unicode's `EastAsianWidth.txt`, by block.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul Jamo
    0x2E80...0x303E, 0x3041...0x33FF,  // radicals, CJK punctuation, Kana, Bopomofo
    0x3400...0x4DBF, 0x4E00...0x9FFF,  // CJK ideographs
    0xA000...0xA4CF,  // Yi
    0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
    0xFF00...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
    0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, Kana supplements
    0x20000...0x3FFFD,  // further ideographs
  ]
}
