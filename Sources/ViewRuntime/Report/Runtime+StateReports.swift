extension Runtime {
  /// Every live state, in tree order.
  package func stateReports() -> [StateReport] {
    guard isMounted else { return [] }
    var reports: [StateReport] = []
    tree.walk(tree.root) { node in
      if tree[node].kind == .composite, case .composite(let instance) = tree[node].payload {
        appendStates(of: instance, to: &reports)
      }
      return true
    }
    return reports
  }

  /// A state whose node was removed.
  func lostState(_ loss: StepLog.Loss) -> StateReport? {
    guard case .composite(let instance) = tree[loss.node].payload else { return nil }
    return StateReport(
      owner: instance.type.name, path: instance.path,
      name: instance.type.properties[loss.property].shownName, value: loss.value, change: .kept)
  }

  private func appendStates(of instance: CompositeInstance, to reports: inout [StateReport]) {
    for (index, storage) in instance.storage.enumerated() {
      guard let storage, let value = storage.display,
        instance.type.properties.indices.contains(index)
      else { continue }
      var report = StateReport(
        owner: instance.type.name, path: instance.path,
        name: instance.type.properties[index].shownName, value: value, change: .kept)
      if marks(of: instance.node).contains(.created) {
        report.change = .created
      } else if let source = storage.source, let write = log.firstWrites[source.attribute] {
        report.change = .changed
        report.was = write.old
      }
      reports.append(report)
    }
  }

  /// The states of a live node, as `n = 3`.
  func shownStates(of node: NodeIndex) -> [String] {
    guard case .composite(let instance) = tree[node].payload else { return [] }
    return instance.storage.enumerated().compactMap { index, storage in
      guard let value = storage?.display, instance.type.properties.indices.contains(index) else {
        return nil
      }
      return "\(instance.type.properties[index].shownName) = \(value)"
    }
  }
}
