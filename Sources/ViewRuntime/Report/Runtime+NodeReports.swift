extension Runtime {
  /// Nodes made in the step, in tree order.
  ///
  /// A node that is gone again by its end is listed too.
  func createdNodes() -> [NodeReport] {
    var nodes: [NodeReport] = []
    let roots = Set(log.creations.map(\.node))
    let parts = log.removals.filter {
      marks(of: $0.node).contains(.created) && !roots.contains($0.node)
    }
    let starts =
      log.creations.map { ($0.node, creationSentence($0)) }
      + parts.map { ($0.node, "\(ownerName(of: $0.node))'s body had a view here for a while") }
    for (start, sentence) in starts.sorted(by: { tree.precedes($0.0, $1.0) }) {
      appendNodes(in: start, sentence, nested: "made with", to: &nodes)
    }
    return nodes
  }

  /// Nodes removed in the step, whole subtrees.
  func removedNodes() -> [NodeReport] {
    var nodes: [NodeReport] = []
    for removal in log.removals {
      appendNodes(
        in: removal.node, removalSentence(removal), nested: "went with", to: &nodes)
    }
    return nodes
  }

  /// A node whose own arguments changed.
  func updatedNode(_ change: StepLog.Change) -> NodeReport {
    var report = nodeReport(change.node, because: updateSentence(for: change.node))
    report.sources = contentCause(of: change.node)?.sources ?? []
    report.was = detail(of: change.old)
    return report
  }

  /// A node whose row has another place among the others.
  func movedNode(_ node: NodeIndex) -> NodeReport {
    var row = node
    while row != .none, tree[row].kind != .row { row = tree[row].parent }
    let id = row == .none ? nil : rowID(of: row)
    if row != .none, isInHierarchy(row) {
      return nodeReport(node, because: "it has another place among the subviews")
    }
    return nodeReport(
      node, because: "ForEach has id \(id?.display ?? "") at another position (I42)")
  }

  func nodeReport(_ node: NodeIndex, because: String) -> NodeReport {
    nodeReport(node, at: path(of: node), because: because, top: nil)
  }

  private func nodeReport(
    _ node: NodeIndex, at path: String, because: String, top: Int?
  ) -> NodeReport {
    NodeReport(
      id: Int(tree[node].shownID), path: path, type: typeName(of: node), kind: shownKind(of: node),
      detail: detail(of: tree[node].payload), because: because, top: top)
  }

  /// The topmost nodes get the sentence, what is inside them refers to them.
  private func appendNodes(
    in start: NodeIndex, _ sentence: String, nested: String, to nodes: inout [NodeReport]
  ) {
    let depth = tree[start].depth
    let sources = (contentCause(of: start) ?? boundCause(of: start))?.sources ?? []
    // The paths from `start` down to the record that was visited last.
    var paths = [path(of: start)]
    var top: (node: NodeIndex, id: Int, because: String)?
    tree.walk(start) { node in
      let level = Int(tree[node].depth - depth)
      if level > 0 {
        paths.removeLast(paths.count - level)
        paths.append(path(of: node, inside: paths[level - 1]))
      }
      guard tree[node].kind.isNode else { return true }
      if let top, tree.isInside(node, of: top.node) {
        nodes.append(nodeReport(node, at: paths[level], because: top.because, top: top.id))
      } else {
        let id = Int(tree[node].shownID)
        top = (node, id, "\(nested) \(typeName(of: node)) #\(id)")
        var report = nodeReport(node, at: paths[level], because: sentence, top: nil)
        report.sources = sources
        nodes.append(report)
      }
      return true
    }
  }
}
