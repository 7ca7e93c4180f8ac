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

  /// The lines of `:why`.
  func why(_ subject: String) throws(Misuse) -> [String] {
    let printer = CausePrinter(reports: reports, options: printing)
    guard !subject.isEmpty else {
      if let lines = printer.lines(for: .lastStep) { return lines }
      throw Misuse("nowhere", "there has been no step yet")
    }
    let wanted: CausePrinter.Subject
    if subject.hasPrefix("#") {
      guard let id = Int(subject.dropFirst()) else {
        throw Misuse("usage", "'\(subject)' is not a node id; ids look like #7")
      }
      wanted = .node(id)
    } else {
      wanted = .named(subject)
    }
    if let lines = printer.lines(for: wanted) { return lines }
    let names = reports.flatMap { report in
      report.created.map(\.type) + report.state.map(\.name)
    }
    let nearest = Suggestion.nearest(to: subject, in: names)
    throw Misuse(
      "no-target", "no step so far touched \(subject)",
      notes: [nearest.map { "did you mean \($0)?" } ?? ":render shows the nodes"])
  }

  private func tree(_ rows: [TreeRow]) -> [String] {
    TreePrinter.lines(rows, options: printing, isWhole: true)
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
