/// The rows of one lazy container by number; made once a layout, because finding a row from the
/// start each time would make the work grow with the square of their number.
struct RowTable {
  private(set) var sources: [RowSource] = []
  /// The number of the first row of each source.
  private(set) var starts: [Int] = []
  private(set) var count = 0

  mutating func append(_ source: RowSource) {
    sources.append(source)
    starts.append(count)
    count += source.count
  }

  /// The source of a row, and which of its rows that is.
  func find(_ row: Int) -> (source: RowSource, index: Int)? {
    guard row >= 0, row < count else { return nil }
    var low = 0
    var high = sources.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle } else { high = middle }
    }
    // Sources without rows share their start with the one after them, which is found.
    return (sources[low], row - starts[low])
  }
}

extension Runtime {
  /// Counts static children and elements of `ForEach`, made or not.
  package func rowCount(of node: LayoutNodeID) -> Int { rowTable(of: node).count }

  /// The rows that exist already, ascending.
  package func realisedRows(of node: LayoutNodeID) -> [Int] {
    var rows: [Int] = []
    let table = rowTable(of: node)
    for (source, first) in zip(table.sources, table.starts) {
      switch source {
      case .fixed(let node):
        if case .pending(let row) = tree[node].payload, !row.isMade { continue }
        rows.append(first)
      case .collection(_, let place): rows.append(contentsOf: place.realised.map { first + $0 })
      }
    }
    return rows
  }

  /// Returns the record of a row, making it and running its bodies first if need be (Z01, Z12).
  package func realiseRow(_ index: Int, of node: LayoutNodeID) -> [LayoutNodeID] {
    switch rowTable(of: node).find(index) {
    case nil: return []
    case (.fixed(let node), _)?:
      realise(node)
      return [node.rawValue]
    case (.collection(let node, let place), let index)?:
      guard place.rows.indices.contains(index) else { return [] }
      let row = realise(index, of: node, place)
      return row == .none ? [] : [row.rawValue]
    }
  }

  private func rowTable(of node: LayoutNodeID) -> RowTable {
    if let known = rowTables[node] { return known }
    var table = RowTable()
    forEachRowSource(below: NodeIndex(rawValue: node)) { table.append($0) }
    rowTables[node] = table
    return table
  }
}
