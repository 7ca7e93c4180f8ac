import AttributeGraph

extension Runtime {
  /// One update: runs every body that has a reason to, parents first and in tree order, until the
  /// tree agrees with what was written and, where that depends on sizes, with its layout.
  func update() {
    isUpdating = true
    defer { isUpdating = false }
    updateNumber += 1
    flushBatch(inside: .none)
    var layouts = 0
    repeat {
      runAgenda()
      layouts += 1
    } while layouts <= Runtime.layoutLimit && (settleLayout() || settlePreferenceReaders())
    queuePreferenceChanges()
    queueGeometryChanges()
  }

  /// Runs what is scheduled, the earliest in tree order first.
  func runAgenda() {
    while let node = agenda.pop() {
      guard !log.isOverLimit else {
        agenda.removeAll()
        batch.removeAll()
        waiting.removeAll()
        return
      }
      guard isAlive(node) else { continue }
      if waitsForContent(node) {
        waiting.append(node)
        continue
      }
      tree[node].flags.remove(.isScheduled)
      switch tree[node].payload {
      case .composite(let instance): runBody(of: instance)
      case .dynamic(let place):
        // Its enclosing body may have made it again already.
        if graph.isInvalidated(place.rule) { evaluate(node, place.rule) }
      case .deferred(let place):
        place.isOutOfDate = false
        evaluate(node, place.rule)
      case .screen(let place):
        place.isMade = true
        evaluate(node, place.rule)
      default:
        // A row on its way out has no element any more.
        if let rule = rowRules[node], graph.isInvalidated(rule),
          !departing.contains(where: { $0.node == node })
        {
          evaluateRow(node)
        }
      }
      flushBatch(inside: node)
    }
  }

  /// Puts on the agenda what the last comparison scheduled and what the graph found out of date;
  /// all of it lies inside `owner`.
  func flushBatch(inside owner: NodeIndex) {
    let isMixed = scheduleInvalidated()
    guard !batch.isEmpty else { return }
    var nodes = batch
    batch = []
    // A comparison goes in tree order; the graph does not.
    if isMixed { nodes.sort { tree.precedes($0, $1) } }
    agenda.push(nodes, inside: owner, of: tree)
  }

  /// Schedules the nodes whose rules the graph found to be out of date; true if there were any.
  private func scheduleInvalidated() -> Bool {
    let count = batch.count
    for rule in graph.takeInvalidated() where graph.isInvalidated(rule) {
      let node = NodeIndex(rawValue: graph.tag(of: rule))
      guard isAlive(node), self.rule(of: node) == rule else { continue }
      if case .deferred(let place) = tree[node].payload { place.isOutOfDate = true }
      if !deferredPlaces.contains(node) { schedule(node) }
    }
    return batch.count > count
  }

  private func rule(of node: NodeIndex) -> AttributeID? {
    switch tree[node].payload {
    case .composite(let instance): tree[node].kind == .composite ? instance.rule : nil
    case .dynamic(let place): place.rule
    case .deferred(let place): place.rule
    case .screen(let place): place.rule
    default: rowRules[node]
    }
  }
}
