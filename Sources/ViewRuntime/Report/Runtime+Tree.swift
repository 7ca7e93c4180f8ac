extension Runtime {
  /// The whole render tree, without marks.
  package func treeRows() -> [TreeRow] {
    guard isMounted else { return [] }
    var writer = TreeWriter(self, showsChanges: false)
    return writer.write(from: tree.root)
  }

  /// The render tree as the latest step left it.
  func markedRows() -> [TreeRow] {
    var writer = TreeWriter(self, showsChanges: true)
    return writer.write(from: tree.root)
  }

  /// Nodes with state that went, and nodes of the same type that came at the same position: to a
  /// reader, a view whose state was reset.
  func resetNodes() -> Set<NodeIndex> {
    struct Position: Hashable {
      let parent: NodeIndex
      let slot: Int32
    }
    var gone: [Position: NodeIndex] = [:]
    for removal in log.removals {
      gone[Position(parent: removal.parent, slot: tree[removal.node].slot)] = removal.node
    }
    var resets: Set<NodeIndex> = []
    for creation in log.creations {
      // What came back has kept its state.
      guard !marks(of: creation.node).contains(.revived) else { continue }
      let record = tree[creation.node]
      guard let old = gone[Position(parent: record.parent, slot: record.slot)] else { continue }
      for (before, after) in zip(topComposites(of: old), topComposites(of: creation.node))
      where typeName(of: before) == typeName(of: after) && hasState(after) {
        resets.formUnion([before, after])
      }
    }
    return resets
  }

  private func topComposites(of node: NodeIndex) -> [NodeIndex] {
    var found: [NodeIndex] = []
    tree.walk(node) { record in
      guard tree[record].kind == .composite else { return true }
      found.append(record)
      return false
    }
    return found
  }

  private func hasState(_ node: NodeIndex) -> Bool { !shownStates(of: node).isEmpty }
}
