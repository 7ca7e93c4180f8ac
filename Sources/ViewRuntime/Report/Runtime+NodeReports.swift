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
    return nodeReport(
      node, because: "ForEach has id \(id?.display ?? "") at another position (I42)")
  }

  func nodeReport(_ node: NodeIndex, because: String, top: Int? = nil) -> NodeReport {
    NodeReport(
      id: Int(tree[node].shownID), path: path(of: node), type: typeName(of: node),
      kind: shownKind(of: node), detail: detail(of: tree[node].payload), because: because,
      top: top)
  }

  /// The topmost nodes get the sentence, what is inside them refers to them.
  private func appendNodes(
    in start: NodeIndex, _ sentence: String, nested: String, to nodes: inout [NodeReport]
  ) {
    var tops: [NodeIndex] = []
    tree.walk(start) { node in
      guard tree[node].kind.isNode else { return true }
      if let top = tops.last, tree.isInside(node, of: top) {
        let name = "\(typeName(of: top)) #\(tree[top].shownID)"
        nodes.append(
          nodeReport(node, because: "\(nested) \(name)", top: Int(tree[top].shownID)))
      } else {
        tops.append(node)
        var report = nodeReport(node, because: sentence)
        report.sources = contentCause(of: start)?.sources ?? []
        nodes.append(report)
      }
      return true
    }
  }
}
