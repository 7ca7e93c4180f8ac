import AttributeGraph

extension Runtime {
  /// The recorded edges, sources in the order they were made, readers in the order they began.
  package func dependencyReports() -> [DependencyReport] {
    // One value may be written in several places: each says which it is.
    let writers = Dictionary(
      environmentSources.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    return graphSnapshot().attributes.compactMap { attribute in
      guard attribute.role == .input else { return nil }
      let writer = writers[attribute.id].map { tree[$0].shownID }
      // What a library view puts around its content is nobody's node: only a reader is of interest.
      if writer == 0, attribute.readers.isEmpty { return nil }
      let place = writer.map { $0 == 0 ? "" : " of #\($0)" } ?? ""
      var report = DependencyReport(name: attribute.name + place, readers: [])
      for rule in attribute.readers {
        guard let reader = reader(rule, of: attribute.id) else { continue }
        if !report.readers.contains(where: { $0.node == reader.node }) {
          report.readers.append(reader)
        }
      }
      return report
    }
  }

  private func reader(_ rule: AttributeID, of source: AttributeID) -> DependencyReport.Reader? {
    let node = NodeIndex(rawValue: graph.tag(of: rule))
    guard isAlive(node) else { return nil }
    guard case .composite(let instance) = tree[node].payload else {
      // A place that follows a value on its own: what stands in it is what a reader sees.
      var shown: NodeIndex?
      tree.walk(node) { record in
        if shown == nil, tree[record].kind.isNode { shown = record }
        return shown == nil
      }
      return shown.map {
        DependencyReport.Reader(
          node: Int(tree[$0].shownID), view: typeName(of: $0), path: path(of: $0), property: nil)
      }
    }
    var property: String?
    graph.forEachSource(of: rule) { found, label in
      guard found == source, let index = PropertyLabel(rawValue: label).property,
        instance.type.properties.indices.contains(index)
      else { return }
      property = instance.type.properties[index].name
    }
    return DependencyReport.Reader(
      node: instance.nodeID, view: instance.type.name, path: instance.path, property: property)
  }
}
