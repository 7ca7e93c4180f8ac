extension Runtime {
  /// Notes that a record, or what it holds, may take another size.
  ///
  /// Only it and what is around it forget their sizes: a row that changes leaves the others alone.
  func invalidateLayout(at node: NodeIndex) {
    // Rows made for layout's sake are news to nobody else.
    guard !isRealising else { return }
    layoutIsOutOfDate = true
    guard lastLayout != nil else { return }
    var current = node
    while current != .none {
      layoutEngine.invalidate(current.rawValue)
      current = tree[current].parent
    }
  }

  /// Notes whether a container's layout is the program's.
  func noteProgramLayout(of node: NodeIndex, _ container: ContainerElement) {
    if container.algorithm is any ProgramLayout {
      programLayouts.insert(node)
    } else {
      programLayouts.remove(node)
    }
  }

  /// Makes an alignment guide of the program's own.
  package func defineGuide(
    named name: String, _ position: @escaping (GuideContext) -> Double
  ) -> CustomGuide {
    layoutEngine.defineGuide(named: name, position)
  }

  /// Forgets all sizes.
  func invalidateWholeLayout() {
    layoutEngine.invalidateAll()
    layoutIsOutOfDate = true
    lastLayout = nil
  }

  /// A record's place in the arena may have belonged to another one.
  func layoutDidInsert(_ node: NodeIndex) {
    if lastLayout != nil || isRealising { layoutEngine.invalidate(node.rawValue) }
  }

  func layoutDidRemove(_ node: NodeIndex) {
    if lastLayout != nil || isRealising { layoutEngine.invalidate(node.rawValue) }
  }

  /// Lays out the tree if something in it depends on sizes: lazy rows, content that is made for a
  /// size, anchors, actions that wait for another place.
  ///
  /// A layout of the program's own is seen to run. Everything else can wait until frames are asked
  /// for. Returns whether that led to more to run.
  func settleLayout() -> Bool {
    guard
      !lazyContainers.isEmpty || !deferredPlaces.isEmpty || !geometryObservers.isEmpty
        || !programLayouts.isEmpty || !fittingContainers.isEmpty || preferences.needsLayout
        || !layoutClosures.isEmpty
    else { return false }
    guard layoutIsOutOfDate || !waiting.isEmpty || deferredPlaces.contains(where: isOutOfDate)
    else { return false }
    let layout = currentLayout()
    // What reads anchors is made before what is inside it is told its place: both of one layout.
    if noteMovedAnchors(in: layout) { _ = settlePreferenceReaders() }
    showRows(layout.visibleRows)
    showFitting(in: layout)
    makeDeferredContent(in: layout)
    scheduleWaiting()
    flushBatch(inside: .none)
    return !agenda.isEmpty || layoutIsOutOfDate
  }

  /// The layout of the tree as it is now.
  func currentLayout() -> LayoutResult {
    if !layoutIsOutOfDate, let lastLayout { return lastLayout }
    layoutIsOutOfDate = false
    rowTables.removeAll()
    defer { rowTables.removeAll() }
    var layout = layoutEngine.layout([tree.root.rawValue], of: self, in: size)
    for place in presentations.sorted(by: { tree.precedes($0, $1) })
    where isAlive(place) && !tree[place].flags.contains(.isHidden)
      && tree[place].firstChild != .none
    {
      layout.add(layoutEngine.layout([place.rawValue], of: self, in: size))
    }
    for (node, geometry) in layout.scrolling {
      scrollOffsets[NodeIndex(rawValue: node)] = geometry.offset
    }
    for warning in layout.warnings { warn(warning.text) }
    lastLayout = layout
    return layout
  }
}
