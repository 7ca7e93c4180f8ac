import ViewRuntime

/// A node and what happened to it.
struct NodeChange {
  let node: NodeReport
  let verb: String
}

extension StepReport {
  /// What happened to nodes, in the order `:why` tells it.
  var changes: [NodeChange] {
    removed.map { NodeChange(node: $0, verb: "removed") }
      + created.map { NodeChange(node: $0, verb: "created") }
      + updated.map { NodeChange(node: $0, verb: "updated") }
      + moved.map { NodeChange(node: $0, verb: "moved") }
  }
}
