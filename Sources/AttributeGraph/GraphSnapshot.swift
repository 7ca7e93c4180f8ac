/// A picture of the graph at one moment, as plain values: for printing and for tests.
package struct GraphSnapshot: Hashable, Sendable {
  package enum Role: String, Sendable { case input, rule }

  package enum Status: String, Sendable { case upToDate, unknown, outOfDate }

  /// What one rule has read.
  package struct Dependency: Hashable, Sendable {
    package let source: AttributeID
    package let label: Int32
    package let isSticky: Bool
  }

  package struct Attribute: Hashable, Sendable {
    package let id: AttributeID
    package let name: String
    package let role: Role
    package let status: Status
    /// In reading order.
    package let sources: [Dependency]
    /// In the order they began to read.
    package let readers: [AttributeID]
  }

  /// In the order of their ids.
  package let attributes: [Attribute]
}

extension Graph {
  /// Returns a picture of all attributes and edges.
  package func snapshot() -> GraphSnapshot {
    GraphSnapshot(
      attributes: attributes.indices.compactMap { snapshot(of: Int32($0)) })
  }

  private func snapshot(of index: Int32) -> GraphSnapshot.Attribute? {
    let record = attributes[index]
    guard record.role != .free else { return nil }
    var sources: [GraphSnapshot.Dependency] = []
    var edge = record.firstSource
    while edge != none {
      let dependency = dependencies[edge]
      sources.append(
        GraphSnapshot.Dependency(
          source: AttributeID(rawValue: dependency.source), label: dependency.label,
          isSticky: dependency.isSticky))
      edge = dependency.nextSource
    }
    var readers: [AttributeID] = []
    edge = record.firstReader
    while edge != none {
      readers.append(AttributeID(rawValue: dependencies[edge].reader))
      edge = dependencies[edge].nextReader
    }
    return GraphSnapshot.Attribute(
      id: AttributeID(rawValue: index), name: kinds[record.kind].name,
      role: record.role == .input ? .input : .rule, status: status(record.status),
      sources: sources, readers: readers)
  }

  private func status(_ status: AttributeRecord.Status) -> GraphSnapshot.Status {
    switch status {
    case .upToDate: .upToDate
    case .unknown: .unknown
    case .outOfDate: .outOfDate
    }
  }
}
