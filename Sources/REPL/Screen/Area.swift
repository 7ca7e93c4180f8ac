import ViewRuntime

/// A rectangle in cells.
struct Area {
  let left: Int
  let top: Int
  let width: Int
  let height: Int

  /// Rounds points to cells; what is visible at all has at least one.
  init(_ bounds: Rectangle, _ cell: Size) {
    func cells(_ points: Double, _ size: Double) -> Int {
      Int(max(min((points / size).rounded(), 100_000), -100_000))
    }
    left = cells(bounds.origin.x, cell.width)
    top = cells(bounds.origin.y, cell.height)
    width = max(cells(bounds.origin.x + bounds.size.width, cell.width) - left, 0)
    height = max(cells(bounds.origin.y + bounds.size.height, cell.height) - top, 0)
  }

  var right: Int { left + width }

  /// The row a single line stands in.
  var middle: Int { top + max(height - 1, 0) / 2 }

  func holds(_ column: Int, _ row: Int) -> Bool {
    column >= left && column < right && row >= top && row < top + height
  }
}

extension Substring {
  /// The beginning that fits into `columns` cells, broken at a space where there is one.
  func prefix(columns: Int) -> Substring {
    var width = 0
    var end = startIndex
    var space: Index?
    while end < endIndex {
      let next = String(self[end]).displayWidth
      if width + next > columns {
        if self[end] == " " { return self[..<end] }
        return space.map { self[..<$0] } ?? (end > startIndex ? self[..<end] : prefix(1))
      }
      if self[end] == " " { space = end }
      width += next
      end = index(after: end)
    }
    return self
  }
}
