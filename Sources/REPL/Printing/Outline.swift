import ViewRuntime

/// Rows of a tree, given by depth, put back into parents and children.
struct Outline {
  /// One row with what lies below it.
  struct Entry {
    let row: TreeRow
    var children: [Int] = []
    /// Rows in the subtree, this one included.
    var size = 1
    /// True if this row or one below it must be seen.
    var isInteresting: Bool
    /// True if every row of the subtree carries the same mark.
    var isUniform = true
  }

  private(set) var entries: [Entry] = []
  private(set) var roots: [Int] = []
  /// Levels below the roots.
  private(set) var depth = 0
  /// Levels below the roots that changed parts reach.
  private(set) var interestingDepth = 0

  /// Builds the outline; a row that skips levels hangs on the nearest row above it.
  init(_ rows: [TreeRow]) {
    entries.reserveCapacity(rows.count)
    var open: [(depth: Int, entry: Int)] = []
    for row in rows {
      let index = entries.count
      let isInteresting = row.mark != .unchanged || !row.remark.isEmpty || row.isReset
      entries.append(Entry(row: row, isInteresting: isInteresting))
      while let last = open.last, last.depth >= row.depth { open.removeLast() }
      if let parent = open.last {
        entries[parent.entry].children.append(index)
      } else {
        roots.append(index)
      }
      open.append((row.depth, index))
      depth = max(depth, open.count - 1)
      if isInteresting { interestingDepth = max(interestingDepth, open.count - 1) }
    }
    for index in entries.indices.reversed() {
      for child in entries[index].children {
        entries[index].size += entries[child].size
        entries[index].isInteresting = entries[index].isInteresting || entries[child].isInteresting
        entries[index].isUniform =
          entries[index].isUniform && entries[child].isUniform
          && entries[child].row.mark == entries[index].row.mark
      }
    }
  }
}
