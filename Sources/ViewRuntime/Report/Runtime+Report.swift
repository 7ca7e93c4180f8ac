extension Runtime {
  /// Makes parts of a report that were left out, from the log of the latest step.
  ///
  /// Has to be asked for before the next step begins: an older report stays as it is, and one that
  /// had all the usual parts at the end of its step can only get its frames.
  package func fill(_ report: inout StepReport, _ parts: StepReport.Parts) {
    guard report.step == stepNumber else { return }
    let parts = log.step == stepNumber ? parts : parts.intersection(.frames)
    if parts.contains(.changes) {
      report.bodies = log.runs.filter { !isLibraryRun($0) }.map(bodyRun)
      report.libraryBodies = log.runs.filter(isLibraryRun).map(bodyRun)
      report.created = createdNodes()
      report.updated = log.changes.map(updatedNode)
      report.removed = removedNodes()
      report.moved = log.movedNodes.map(movedNode)
      report.lost = log.losses.compactMap(lostState)
      if report.bodies.isEmpty { noteNamesakes(in: &report.writes) }
    }
    guard isMounted else { return }
    if parts.contains(.skips) { report.skipped = skippedBodies(after: report.writes) }
    if parts.contains(.tree) { report.tree = markedRows() }
    if parts.contains(.texts) { report.texts = texts() }
    if parts.contains(.state) { report.state = stateReports() }
    if parts.contains(.frames) {
      report.frames = frames()
      report.warnings += log.report.warnings
      log.report.warnings.removeAll()
    }
  }

  /// Where a step did nothing: whether what it wrote is read in another object or view.
  private func noteNamesakes(in writes: inout [WriteReport]) {
    let unread = writes.indices.filter {
      writes[$0].isChange && writes[$0].readers + writes[$0].otherReaders == 0
    }
    for index in unread { writes[index].hasReadNamesake = graph.isRead(named: writes[index].name) }
  }

  /// What a person reads on the screen, in tree order.
  private func texts() -> [String] {
    var texts: [String] = []
    tree.walk(tree.root) { node in
      let record = tree[node]
      if record.flags.contains(.isHidden) { return false }
      if case .primitive(let element) = record.payload, let text = element.text {
        texts.append(text)
      }
      return true
    }
    return texts
  }

  /// Where every node on screen is.
  private func frames() -> [FrameReport] {
    let bounds = currentLayout().bounds
    var frames: [FrameReport] = []
    tree.walk(tree.root) { node in
      if tree[node].kind.isNode, let rectangle = bounds[node.rawValue] {
        frames.append(
          FrameReport(
            path: path(of: node), type: typeName(of: node), x: rectangle.origin.x,
            y: rectangle.origin.y, width: rectangle.size.width, height: rectangle.size.height))
      }
      return true
    }
    return frames
  }

  /// A node's arguments as a reader would write them.
  func detail(of payload: Payload) -> String {
    switch payload {
    case .primitive(let element): element.detail
    case .container(let element): element.detail
    case .modifier(let element): element.detail
    default: ""
    }
  }

  /// The kind reports show: a custom view modifier's node is a modifier.
  func shownKind(of node: NodeIndex) -> NodeKind {
    switch tree[node].payload {
    case .composite(let instance): instance.type.isModifier ? .modifier : .composite
    case .primitive: .primitive
    case .modifier: .modifier
    default: .container
    }
  }
}
