import AttributeGraph

/// One source of change, and the bodies that depend on it.
package struct DependencyReport: Sendable {
  /// `ContentView.isOn`.
  package var name: String
  package var readers: [Reader]

  /// A body that has read the source.
  package struct Reader: Sendable {
    package var node: Int
    package var view: String
    package var path: String
    /// The dynamic property it is read through; `nil` for an observable property (M6).
    package var property: String?
  }
}

extension Runtime {
  /// The recorded edges, sources in the order they were made, readers in the order they began.
  package func dependencyReports() -> [DependencyReport] {
    graphSnapshot().attributes.compactMap { attribute in
      guard attribute.role == .input else { return nil }
      var report = DependencyReport(name: attribute.name, readers: [])
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
      return DependencyReport.Reader(
        node: Int(tree[node].shownID), view: typeName(of: node), path: path(of: node),
        property: nil)
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
