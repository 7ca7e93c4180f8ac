extension Runtime {
  /// The live bodies that did not run in the step, with what was recorded about each.
  func skippedBodies() -> [SkippedBody] {
    let equal = Set(log.equalValues)
    var bodies: [SkippedBody] = []
    tree.walk(tree.root) { node in
      guard tree[node].kind == .composite, case .composite(let instance) = tree[node].payload,
        instance.node == node, marks(of: node).isDisjoint(with: [.ran, .created])
      else { return true }
      bodies.append(skippedBody(instance, wasHandedEqualValue: equal.contains(node)))
      return true
    }
    return bodies
  }

  private func skippedBody(
    _ instance: CompositeInstance, wasHandedEqualValue: Bool
  ) -> SkippedBody {
    let owner = tree.owner(of: instance.node)
    return SkippedBody(
      node: instance.nodeID, view: instance.type.name, path: instance.path,
      owner: ownerName(of: instance.node),
      ownerRan: owner == .none ? nil : marks(of: owner).contains(.ran),
      isRow: isInRow(instance.node, below: owner),
      wasHandedEqualValue: wasHandedEqualValue, unread: unread(of: instance),
      reads: reads(of: instance))
  }

  /// True if there is a row of a `ForEach` between a node and the view whose body made it.
  private func isInRow(_ node: NodeIndex, below owner: NodeIndex) -> Bool {
    var current = tree[node].parent
    while current != .none, current != owner {
      if tree[current].kind == .row { return true }
      current = tree[current].parent
    }
    return false
  }

  /// A source that changed without making the body run is one it has not read.
  private func unread(of instance: CompositeInstance) -> [SkippedBody.Unread] {
    instance.storage.enumerated().compactMap { index, storage in
      guard let source = storage?.source?.attribute, log.firstWrites[source] != nil,
        instance.type.properties.indices.contains(index)
      else { return nil }
      let property = instance.type.properties[index]
      return SkippedBody.Unread(
        property: property.shownName, isBinding: property.kind == .binding,
        change: transition(of: source))
    }
  }

  private func reads(of instance: CompositeInstance) -> [String] {
    var names: [String] = []
    graph.forEachSource(of: instance.rule) { source, _ in
      let name = graph.name(of: source)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
