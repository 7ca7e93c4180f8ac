/// Writes the rows of the render tree, with marks and remarks for what the step did.
struct TreeWriter {
  private let runtime: Runtime
  private var rows: [TreeRow] = []
  /// Topmost removed records by the record they were under.
  private var removed: [NodeIndex: [NodeIndex]] = [:]
  private var oldDetails: [NodeIndex: String] = [:]
  private var lostStates: [NodeIndex: [String]] = [:]
  private var runs: [NodeIndex: RunLog.Run] = [:]
  private var resets: Set<NodeIndex> = []
  private let showsChanges: Bool

  /// Prepares to write the tree as it is, or, with `showsChanges`, as the latest step left it.
  init(_ runtime: Runtime, showsChanges: Bool) {
    self.runtime = runtime
    self.showsChanges = showsChanges
    guard showsChanges else { return }
    for removal in runtime.log.removals {
      removed[removal.parent, default: []].append(removal.node)
    }
    for (parent, nodes) in removed {
      removed[parent] = nodes.sorted { runtime.tree[$0].slot < runtime.tree[$1].slot }
    }
    for change in runtime.log.changes {
      oldDetails[change.node] = runtime.detail(of: change.old)
    }
    for loss in runtime.log.losses {
      guard let state = runtime.lostState(loss) else { continue }
      lostStates[loss.node, default: []].append("\(state.name) = \(state.value)")
    }
    for run in runtime.log.runs where !runtime.isLibraryRun(run) { runs[run.node] = run }
    resets = runtime.resetNodes()
  }

  /// Returns a row for each node, in tree order; removed ones stand where they were.
  mutating func write(from root: NodeIndex) -> [TreeRow] {
    let parent = runtime.tree[root].parent
    write(root, depth: 0, inside: parent == .none ? "" : runtime.path(of: parent))
    return rows
  }

  /// Paths grow with the walk: each record adds its own part.
  private mutating func write(_ node: NodeIndex, depth: Int, inside parent: String) {
    let isNode = runtime.tree[node].kind.isNode
    let path = runtime.path(of: node, inside: parent)
    if isNode { rows.append(row(of: node, path, depth: depth)) }
    let inner = isNode ? depth + 1 : depth
    var gone = (removed[node] ?? [])[...]
    var child = runtime.tree[node].firstChild
    while child != .none {
      while let first = gone.first, runtime.tree[first].slot <= runtime.tree[child].slot {
        write(first, depth: inner, inside: path)
        gone.removeFirst()
      }
      write(child, depth: inner, inside: path)
      child = runtime.tree[child].next
    }
    for node in gone { write(node, depth: inner, inside: path) }
  }

  private func row(of node: NodeIndex, _ path: String, depth: Int) -> TreeRow {
    let mark = showsChanges ? mark(of: node) : .unchanged
    return TreeRow(
      node: Int(runtime.tree[node].shownID), depth: depth, type: runtime.typeName(of: node),
      kind: runtime.shownKind(of: node), detail: runtime.detail(of: runtime.tree[node].payload),
      path: path, mark: mark, remark: remark(on: node, mark),
      isReset: resets.contains(node))
  }

  /// The mark that says most: a node that is gone is only that.
  private func mark(of node: NodeIndex) -> TreeRow.Mark {
    let marks = runtime.marks(of: node)
    if marks.contains(.removed) { return .removed }
    if marks.contains(.created) || marks.contains(.revived) { return .created }
    if marks.contains(.moved) { return .moved }
    if marks.contains(.updated) { return .updated }
    return marks.contains(.ran) && runs[node] != nil ? .ran : .unchanged
  }

  /// What was lost, or how long the transition takes at whose end it will be.
  private func removalRemark(on node: NodeIndex) -> String {
    guard let departure = runtime.departure(of: node) else {
      return (lostStates[node] ?? []).joinedStates("lost")
    }
    let note = departure.animation.map { "transitions for \($0.shown)" } ?? "parked"
    return (runtime.shownStates(of: node) + (departure.isTop ? [note] : []))
      .joined(separator: ", ")
  }

  private func remark(on node: NodeIndex, _ mark: TreeRow.Mark) -> String {
    switch mark {
    case .removed: return removalRemark(on: node)
    case .created:
      let isBack = runtime.marks(of: node).contains(.revived)
      return runtime.shownStates(of: node).joinedStates(isBack ? "kept" : "new")
    case .unchanged: return ""
    case .moved, .updated, .ran: break
    }
    var parts: [String] = []
    let detail = runtime.detail(of: runtime.tree[node].payload)
    if let old = oldDetails[node], old != detail {
      parts.append("\(old) -> \(detail)")
      if let animation = runtime.log.animations[node] {
        parts.append("animates for \(animation.shown)")
      }
    }
    if let run = runs[node], case .composite(let instance) = runtime.tree[node].payload {
      let reasons = run.reasons.listed(for: instance.type).joined(separator: ", ")
      parts.append(run.failed ? "body failed" : "body ran: \(reasons)")
    }
    return parts.joined(separator: ", ")
  }
}

extension [String] {
  fileprivate func joinedStates(_ suffix: String) -> String {
    isEmpty ? "" : "\(joined(separator: ", ")) \(suffix)"
  }
}
