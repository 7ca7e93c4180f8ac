/// The size of text in Grove's own metric: cells of 8 by 16 points, as on a terminal (DESIGN §9).
///
/// It is never claimed to be Apple's; what carries over is how text answers an offer (G03): its
/// ideal size on one line a paragraph, wrapped at words where less is offered, cut with an ellipsis
/// where lines are limited or the height is, and never wider than it needs to be.
package enum TextMetric {
  package static let cellWidth = 8.0
  package static let cellHeight = 16.0
  /// From the top of a line to the foot of its letters.
  static let ascent = 12.0

  /// The size of `text` when offered `proposal`.
  ///
  /// Less than one cell offers no room at all: the text is one line high and has no width.
  package static func size(
    of text: String, lineLimit: Int?, _ proposal: ProposedSize
  ) -> Size {
    let lines = lines(of: text, lineLimit: lineLimit, proposal)
    let cells = lines.map(\.cells).max() ?? 0
    return Size(
      width: Double(cells) * cellWidth, height: Double(max(1, lines.count)) * cellHeight)
  }

  /// The lines that are shown of `text` when offered `proposal`.
  package static func lines(
    of text: String, lineLimit: Int?, _ proposal: ProposedSize
  ) -> [TextLine] {
    let columns = cells(proposal.width, of: cellWidth)
    let rows = cells(proposal.height, of: cellHeight).map { max(1, $0) }
    let limit = [lineLimit.flatMap { $0 > 0 ? $0 : nil }, rows].compactMap { $0 }.min()
    if limit != 0, let line = plainLine(text, columns) { return [line] }
    guard columns != 0 else { return [TextLine(text: "", cells: 0)] }
    return TextWrapping(columns: columns, limit: limit).lines(of: text)
  }

  /// Where a baseline is in text of `height`; `nil` for guides that text does not set.
  static func baseline(_ guide: AlignmentGuide, height: Double) -> Double? {
    switch guide {
    case .vertical(.firstTextBaseline): ascent
    case .vertical(.lastTextBaseline): height - cellHeight + ascent
    default: nil
    }
  }

  /// How many cells fit; `nil` if the room is not limited.
  private static func cells(_ length: Double?, of cell: Double) -> Int? {
    guard let length, length < 1_000_000_000 else { return nil }
    // A share such as 7.999999 of a cell is one that was divided and added up again.
    return Int(saturating: length / cell + 0.000_001)
  }

  /// Most text: one line of ASCII that fits as it is.
  private static func plainLine(_ text: String, _ columns: Int?) -> TextLine? {
    let bytes = text.utf8
    guard bytes.count <= columns ?? .max, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else {
      return nil
    }
    return TextLine(text: text, cells: bytes.count)
  }
}

/// One line of wrapped text.
package struct TextLine: Hashable, Sendable {
  package let text: String
  /// How wide it is.
  package let cells: Int
}
