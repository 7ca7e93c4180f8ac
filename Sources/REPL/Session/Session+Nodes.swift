import ViewRuntime

extension Session {
  /// The row of the render tree that a reference means, for commands that only look.
  func row(_ reference: TargetReference) throws(Misuse) -> TreeRow {
    try pick(reference, from: matches(reference))
  }

  /// The row that a reference means.
  ///
  /// Of several only those count that `holder` names a node for, and of those with the same node
  /// only the first.
  func row(
    _ reference: TargetReference, holder: (TreeRow) -> Int?
  ) throws(Misuse) -> TreeRow {
    let rows = matches(reference)
    guard reference.index == nil, rows.count > 1 else { return try pick(reference, from: rows) }
    var seen: Set<Int> = []
    let narrowed = rows.filter { row in holder(row).map { seen.insert($0).inserted } ?? false }
    return try pick(reference, from: narrowed.isEmpty ? rows : narrowed)
  }

  /// The composite view a reference means: it, or the nearest one around it.
  func compositeRow(_ reference: TargetReference) throws(Misuse) -> TreeRow {
    try requireMounted()
    let rows = simulation.runtime.treeRows()
    let composites = matches(reference).filter { $0.kind == .composite }
    if !composites.isEmpty { return try pick(reference, from: composites) }
    let found = try row(reference)
    guard let index = rows.firstIndex(where: { $0.node == found.node }) else { return found }
    var depth = found.depth
    for row in rows[..<index].reversed() where row.depth < depth {
      if row.kind == .composite { return row }
      depth = row.depth
    }
    throw Misuse("no-target", "\(found.type) #\(found.node) is in no view with a body")
  }

  /// The node that holds a property, or `nil` for whatever `self` is at the prompt.
  func owner(of path: StatePath, arguments: ArgumentReader) throws(Misuse) -> Int? {
    try requireMounted()
    guard let reference = path.owner else { return try ownerOfBareName(path.property) }
    let named = matches(reference).filter { $0.kind == .composite || $0.kind == .modifier }
    let holders = named.filter { row in
      simulation.runtime.stateReports().contains {
        $0.path == row.path && $0.name == path.property
      }
    }
    if holders.isEmpty { return try compositeRow(reference).node }
    return try pick(reference, from: holders).node
  }

  /// A name without an owner is the focused view's property, else that of the only node with one.
  private func ownerOfBareName(_ name: String) throws(Misuse) -> Int? {
    let state = simulation.runtime.stateReports().filter { $0.name == name }
    let rows = simulation.runtime.treeRows()
    let here = simulation.focus ?? rows.first?.node
    let holders = rows.filter { row in state.contains { $0.path == row.path } }
    if holders.contains(where: { $0.node == here }) || holders.isEmpty { return simulation.focus }
    if holders.count == 1 { return holders[0].node }
    throw Misuse(
      "ambiguous", "\(holders.count) nodes have a property '\(name)'; say which",
      notes: holders.prefix(Session.longestCandidateList).map {
        "#\($0.node).\(name)  \($0.path)"
      })
  }

  /// The rows that a reference may mean, in tree order.
  private func matches(_ reference: TargetReference) -> [TreeRow] {
    let rows = simulation.runtime.treeRows()
    switch reference.kind {
    case .node(let id): return rows.filter { $0.node == id }
    case .path(let path):
      let found = rows.filter { row in
        row.type == path || row.path == path || row.path.hasSuffix("/\(path)")
      }
      return found.isEmpty ? labelled(path, rows) : found
    case .label(let label): return labelled(label, rows)
    }
  }

  private func labelled(_ label: String, _ rows: [TreeRow]) -> [TreeRow] {
    let nodes = Set(simulation.runtime.targets(matching: label).map(\.node))
    return rows.filter { nodes.contains($0.node) }
  }

  private func pick(
    _ reference: TargetReference, from rows: [TreeRow]
  ) throws(Misuse) -> TreeRow {
    try requireMounted()
    if let index = reference.index {
      guard rows.indices.contains(index) else {
        throw Misuse(
          "no-target", "\(reference.shown)[\(index)] does not exist; there are \(rows.count)")
      }
      return rows[index]
    }
    if rows.count == 1 { return rows[0] }
    guard let first = rows.first else {
      let names = simulation.runtime.treeRows().map(\.type)
      let nearest = Suggestion.nearest(to: reference.text, in: names)
      throw Misuse(
        "no-target", "there is no node \(reference.shown)",
        notes: [nearest.map { "did you mean \($0)?" } ?? ":render shows the nodes"])
    }
    throw Misuse(
      "ambiguous", "\(reference.shown) could be \(rows.count) nodes; say which",
      notes: rows.prefix(Session.longestCandidateList).enumerated().map { index, row in
        "\(first.type == row.type ? "\(row.type)[\(index)]" : row.type)  #\(row.node)  \(row.path)"
      })
  }
}
