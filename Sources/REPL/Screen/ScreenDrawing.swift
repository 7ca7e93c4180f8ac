import Diagnostics
import ViewRuntime

/// Characters on a grid: one cell for 8x16 points.
struct ScreenDrawing {
  private let options: PrintOptions
  private let columns: Int
  private let rows: Int
  /// `nil` behind a wide character.
  private var cells: [[Character?]]

  private static let cell = Size(width: 8, height: 16)

  /// Begins an empty screen, no wider than lines may be.
  init(size: Size, options: PrintOptions) {
    self.options = options
    columns = min(max(Int(size.width / Self.cell.width), 1), options.lineWidth - 2)
    rows = min(max(Int(size.height / Self.cell.height), 1), 400)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The screen inside a frame, without empty lines at its end.
  var lines: [String] {
    let isDrawn = options.charset == .unicode
    let edge = isDrawn ? "│" : "|"
    let dash = String(repeating: isDrawn ? "─" : "-", count: columns)
    let used = cells.lastIndex { $0.contains { $0 != " " } } ?? 0
    let shown = cells[...used].map { edge + String($0.compactMap { $0 }) + edge }
    let rest = rows - shown.count
    let noun = rest == 1 ? "line" : "lines"
    let more = rest > 0 ? ["\(options.ellipsis) \(rest) more empty \(noun)"] : []
    let top = isDrawn ? "┌\(dash)┐" : "+\(dash)+"
    let bottom = isDrawn ? "└\(dash)┘" : "+\(dash)+"
    return [top] + shown + [bottom] + more
  }

  /// Draws one item over what is there.
  mutating func draw(_ item: ScreenItem) {
    let area = Area(item.bounds, Self.cell)
    let clip = Area(item.clip, Self.cell)
    switch item.content {
    case .text(let text): write(text, in: area, clip)
    case .shape(let type, let detail): outline(area, clip, shapeLabel(type, detail))
    case .button:
      put("[", area.left - 1, area.middle, clip)
      put("]", area.right, area.middle, clip)
    case .toggle(let isOn):
      let column = area.right + 4 <= columns ? area.right + 1 : area.left - 4
      write(isOn ? "[x]" : "[ ]", at: column, area.middle, clip)
    case .field(let value):
      let rest = String(repeating: "_", count: max(area.width - value.displayWidth, 0))
      write(value + rest, at: area.left, area.middle, clip)
    case .value(let value, let range): slider(value, range, area, clip)
    }
  }

  private func shapeLabel(_ type: String, _ detail: String) -> String? {
    switch type {
    case "Spacer", "EmptyView", "Divider": nil
    default: detail.isEmpty ? type : "\(type) \(detail)"
    }
  }

  private mutating func slider(
    _ value: Double, _ range: ClosedRange<Double>?, _ area: Area, _ clip: Area
  ) {
    guard let range, range.upperBound > range.lowerBound, area.width > 4 else {
      return write(JSON.number(value).text, at: area.left, area.middle, clip)
    }
    let part = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    let position = Int((Double(area.width - 1) * min(max(part, 0), 1)).rounded())
    for column in 0..<area.width {
      put(column == position ? "o" : "-", area.left + column, area.middle, clip)
    }
  }

  /// Writes text, broken at the width it was given.
  private mutating func write(_ text: String, in area: Area, _ clip: Area) {
    var row = area.top
    for line in text.allLines {
      var rest = options.shown(line)[...]
      repeat {
        let piece = rest.prefix(columns: max(area.width, 1))
        write(String(piece), at: area.left, row, clip)
        rest = rest.dropFirst(piece.count)
        if rest.first == " " { rest = rest.dropFirst() }
        row += 1
      } while !rest.isEmpty && row < area.top + area.height
    }
  }

  private mutating func write(_ text: String, at column: Int, _ row: Int, _ clip: Area) {
    var column = column
    for character in text {
      let width = String(character).displayWidth
      put(character, column, row, clip)
      if width == 2, clip.holds(column + 1, row), cells.indices.contains(row),
        column + 1 >= 0, column + 1 < columns
      {
        cells[row][column + 1] = nil
      }
      column += width
    }
  }

  private mutating func put(_ character: Character, _ column: Int, _ row: Int, _ clip: Area) {
    guard row >= 0, row < rows, column >= 0, column < columns, clip.holds(column, row) else {
      return
    }
    cells[row][column] = character
  }

  /// A box with its name in the upper edge; what is too small for one is left out.
  private mutating func outline(_ area: Area, _ clip: Area, _ label: String?) {
    guard let label, area.width >= 2, area.height >= 1 else { return }
    guard area.height >= 2 else {
      return write(
        label.shortened(to: area.width, ellipsis: "."), at: area.left, area.top, clip)
    }
    let bottom = area.top + area.height - 1
    for column in area.left..<area.right {
      put(".", column, area.top, clip)
      put(".", column, bottom, clip)
    }
    for row in area.top...bottom {
      put(":", area.left, row, clip)
      put(":", area.right - 1, row, clip)
    }
    guard area.width > 4 else { return }
    write(
      label.shortened(to: area.width - 3, ellipsis: "."), at: area.left + 1, area.top, clip)
  }
}
