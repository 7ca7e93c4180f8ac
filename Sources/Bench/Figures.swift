import Foundation

/// A table of figures, printed in columns.
struct Figures {
  private var rows: [[String]]

  init(_ head: [String]) { rows = [head] }

  mutating func add(_ row: [String]) { rows.append(row) }

  /// Prints the first column flush left, the others flush right.
  func print(title: String) {
    Swift.print(title)
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      Swift.print("  " + cells.joined(separator: "  "))
    }
    Swift.print()
  }

  /// A duration in the unit that suits it.
  static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<0.001: String(format: "%.1f µs", seconds * 1e6)
    case ..<1: String(format: "%.1f ms", seconds * 1e3)
    default: String(format: "%.2f s", seconds)
    }
  }

  static func ratio(_ value: Double) -> String { String(format: "%.2fx", value) }
}
