import ViewRuntime

extension Session {
  /// The lines of `:render`.
  func renderTree(below reference: TargetReference?) throws(Misuse) -> [String] {
    try requireMounted()
    return tree(try part(of: simulation.runtime.treeRows(), below: reference))
  }

  /// The lines of `:view`.
  func viewTree(below reference: TargetReference?) throws(Misuse) -> [String] {
    try requireMounted()
    return tree(try part(of: simulation.runtime.viewTree(), below: reference))
  }

  /// The lines of `:state`.
  func stateLines(of reference: TargetReference?) throws(Misuse) -> [String] {
    try requireMounted()
    let rows = simulation.runtime.treeRows()
    var state = simulation.runtime.stateReports()
    if let reference {
      let paths = Set(try part(of: rows, below: reference).map(\.path))
      state = state.filter { paths.contains($0.path) }
    }
    let ids = Dictionary(rows.map { ($0.path, $0.node) }, uniquingKeysWith: { first, _ in first })
    return StatePrinter(options: printing, ids: ids).lines(for: state)
  }

  private func tree(_ rows: [TreeRow]) -> [String] {
    TreePrinter.lines(rows, options: printing, printing.isFull ? .everything : .listing)
  }

  /// A row and what is below it.
  private func part(
    of rows: [TreeRow], below reference: TargetReference?
  ) throws(Misuse) -> [TreeRow] {
    guard let reference else { return rows }
    let top = try row(reference)
    guard
      let start = rows.firstIndex(where: { $0.node == top.node && $0.path == top.path })
        ?? rows.firstIndex(where: { $0.node == top.node })
    else { return [] }
    let depth = rows[start].depth
    let end = rows[(start + 1)...].firstIndex { $0.depth <= depth } ?? rows.endIndex
    return rows[start..<end].map { row in
      var row = row
      row.depth -= depth
      return row
    }
  }
}
