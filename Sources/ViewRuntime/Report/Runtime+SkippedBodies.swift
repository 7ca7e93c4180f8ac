import AttributeGraph

extension Runtime {
  /// The live bodies that did not run in the step, with what was recorded about each.
  func skippedBodies(after writes: [WriteReport]) -> [SkippedBody] {
    let equal = Set(log.equalValues)
    let changed = Set(writes.filter(\.isChange).map(\.name))
    var bodies: [SkippedBody] = []
    tree.walk(tree.root) { node in
      guard tree[node].kind == .composite, case .composite(let instance) = tree[node].payload,
        instance.node == node, marks(of: node).isDisjoint(with: [.ran, .created])
      else { return true }
      bodies.append(skippedBody(instance, wasHandedEqualValue: equal.contains(node), changed))
      return true
    }
    return bodies
  }

  private func skippedBody(
    _ instance: CompositeInstance, wasHandedEqualValue: Bool, _ changedNames: Set<String>
  ) -> SkippedBody {
    let owner = tree.owner(of: instance.node)
    let (reads, sources) = reads(of: instance)
    let changed = changedProperties(of: instance)
    return SkippedBody(
      node: instance.nodeID, view: instance.type.name, path: instance.path,
      owner: ownerName(of: instance.node),
      ownerRan: owner == .none ? nil : marks(of: owner).contains(.ran),
      isRow: isInRow(instance.node, below: owner),
      wasHandedEqualValue: wasHandedEqualValue,
      unread: changed.filter { !sources.contains($0.source) }.map(\.property),
      equalParts: changed.filter { sources.contains($0.source) }.map(\.property),
      namesakes: namesakes(of: reads, sources, among: changedNames), reads: reads)
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

  /// Properties whose source changed without making the body run: it has not read the source, or
  /// only a part of it that is as it was.
  private func changedProperties(
    of instance: CompositeInstance
  ) -> [(source: AttributeID, property: SkippedBody.Unread)] {
    instance.storage.enumerated().compactMap { index, storage in
      guard let source = storage?.source?.attribute, log.firstWrites[source] != nil,
        instance.type.properties.indices.contains(index)
      else { return nil }
      let property = instance.type.properties[index]
      let report = SkippedBody.Unread(
        property: property.shownName, isBinding: property.kind == .binding,
        change: transition(of: source))
      return (source, report)
    }
  }

  /// What a body depends on, as names and as sources.
  private func reads(
    of instance: CompositeInstance
  ) -> (names: [String], sources: Set<AttributeID>) {
    var names: [String] = []
    var sources: Set<AttributeID> = []
    graph.forEachSource(of: instance.rule) { source, _ in
      let name = graph.name(of: source)
      if !names.contains(name) { names.append(name) }
      sources.insert(source)
    }
    return (names, sources)
  }

  /// What changed under a name that the body depends on, but belongs to another object or view.
  private func namesakes(
    of names: [String], _ sources: Set<AttributeID>, among changed: Set<String>
  ) -> [String] {
    let own = sources.filter { log.firstWrites[$0] != nil }.map { graph.name(of: $0) }
    return names.filter { changed.contains($0) && !own.contains($0) }
  }
}
