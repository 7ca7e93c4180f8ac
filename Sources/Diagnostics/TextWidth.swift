extension StringProtocol {
  /// Terminal cells the text takes: East Asian wide characters and emoji take two, combining marks
  /// none.
  ///
  /// Control characters count nothing here: make them visible before measuring (`visible`).
  package var displayWidth: Int {
    var isASCII = true
    var bytes = 0
    for byte in utf8 {
      guard byte >= 0x20, byte < 0x7F else {
        isASCII = false
        break
      }
      bytes += 1
    }
    return isASCII ? bytes : reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// Terminal cells one character (grapheme cluster) takes.
  ///
  /// A cluster is as wide as its widest scalar: terminals draw a joined emoji or a flag in two
  /// cells however many scalars it has.
  package var displayWidth: Int {
    var width = 0
    var sawRegionalIndicator = false
    for scalar in unicodeScalars {
      if scalar.value == 0xFE0F, width > 0 { return 2 }
      if (0x1F1E6...0x1F1FF).contains(scalar.value) {
        if sawRegionalIndicator { return 2 }
        sawRegionalIndicator = true
      }
      width = max(width, scalar.displayWidth)
    }
    return width
  }
}

extension Unicode.Scalar {
  /// Cells of a scalar on its own.
  fileprivate var displayWidth: Int {
    if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if value < 0x1100 { return 1 }
    // Conjoining vowels and finals are drawn inside the syllable their lead began.
    if (0x1160...0x11FF).contains(value) { return 0 }
    return isWide ? 2 : 1
  }

  private var isWide: Bool {
    if properties.isEmojiPresentation { return true }
    return wideRanges.contains { $0.contains(value) }
  }
}

/// Blocks that Unicode's EastAsianWidth calls wide or fullwidth.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
  0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
  0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
  0x1F200...0x1F2FF, 0x20000...0x3FFFD,
]

extension String {
  /// Returns the text cut to `width` cells, ending in `ellipsis` where something was left out.
  package func shortened(to width: Int, ellipsis: String = "…") -> String {
    guard displayWidth > width else { return self }
    let room = width - ellipsis.displayWidth
    guard room > 0 else { return width > 0 ? String(ellipsis.prefix(width)) : "" }
    var result = ""
    var used = 0
    for character in self {
      used += character.displayWidth
      if used > room { break }
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result + ellipsis
  }

  /// Returns the text filled with spaces to `width` cells.
  package func padded(to width: Int) -> String {
    let missing = width - displayWidth
    return missing > 0 ? self + String(repeating: " ", count: missing) : self
  }
}
