/// What rows of a lazy container come from.
enum RowSource {
  /// A child that was written out: one row.
  case fixed(NodeIndex)
  case collection(NodeIndex, CollectionPlace)

  var count: Int {
    switch self {
    case .fixed: 1
    case .collection(_, let place): place.ids.count
    }
  }

  var node: NodeIndex {
    switch self {
    case .fixed(let node), .collection(let node, _): node
    }
  }
}

extension Runtime {
  /// Notes whether the `ForEach` rows directly inside a container are made on demand.
  func noteLaziness(of node: NodeIndex, _ layout: ContainerLayout) {
    // A section's rows are rows of the container around it.
    if layout == .section { return }
    if layout.isLazy {
      tree[node].flags.insert(.isLazy)
      lazyContainers.insert(node)
    } else {
      tree[node].flags.remove(.isLazy)
    }
  }

  /// Calls `visit` for what the rows of a lazy container come from, in order.
  ///
  /// Looks through everything that layout looks through, as long as no modifier applies to each
  /// row.
  func forEachRowSource(below node: NodeIndex, _ visit: (RowSource) -> Void) {
    tree.forEachChild(of: node) { child in
      switch (tree[child].kind, tree[child].payload) {
      case (.secondary, _): break
      case (.collection, .collection(let place)) where !place.isExpanded:
        visit(.collection(child, place))
      case (.container, .container(let element)) where element.layout == .section:
        forEachRowSource(below: child, visit)
      case (.primitive, _), (.container, _), (.pending, _): visit(.fixed(child))
      case (.modifier, .modifier(let element)):
        if isTransparent(element.effect) {
          forEachRowSource(below: child, visit)
        } else {
          visit(.fixed(child))
        }
      case (.retained, _):
        if !tree[child].flags.contains(.hidesItself) { forEachRowSource(below: child, visit) }
      default: forEachRowSource(below: child, visit)
      }
    }
  }

  /// Makes a row that was written out, as the next function does for an element.
  func realise(_ node: NodeIndex) {
    guard case .pending(let row) = tree[node].payload, !row.isMade, isUpdating else { return }
    let outer = isRealising
    isRealising = true
    defer { isRealising = outer }
    row.isMade = true
    setHidden(node, true)
    compareContent(of: node, with: row.element)
    flushBatch(inside: node)
    runAgenda()
  }

  /// Makes one row of a lazy container while layout runs.
  ///
  /// It is off screen until layout has said which rows are visible, so nothing in it appears yet
  /// (Z06).
  func realise(_ index: Int, of node: NodeIndex, _ place: CollectionPlace) -> NodeIndex {
    if place.rows[index] != .none { return place.rows[index] }
    guard isUpdating else { return .none }
    let outer = isRealising
    isRealising = true
    defer { isRealising = outer }
    let previous = lastRow(in: place, before: index)
    let row = add(.row, under: node, after: previous, slot: Int32(index), .realised)
    place.rows[index] = row
    setHidden(row, true)
    evaluateRow(row)
    flushBatch(inside: row)
    runAgenda()
    return row
  }

  /// Shows the rows layout found on screen and hides the others; with `releasesLazyRows`, destroys
  /// what is more than three screens away (C03, C04).
  func showRows(_ visible: [LayoutNodeID: Range<Int>]) {
    for node in lazyContainers.sorted(by: { tree.precedes($0, $1) }) {
      guard let range = visible[node.rawValue] else { continue }
      let pinned = Set(pinnedRows(of: node.rawValue, around: range).map(\.row))
      var first = 0
      forEachRowSource(below: node) { source in
        switch source {
        case .fixed(let node): setHidden(node, !range.contains(first) && !pinned.contains(first))
        case .collection(_, let place): showRows(of: place, startingAt: first, range)
        }
        first += source.count
      }
    }
  }

  private func showRows(of place: CollectionPlace, startingAt first: Int, _ visible: Range<Int>) {
    let margin = 3 * max(visible.count, 1)
    for index in place.realised {
      let row = first + index
      setHidden(place.rows[index], !visible.contains(row))
      let isFar = row < visible.lowerBound - margin || row >= visible.upperBound + margin
      if profile.releasesLazyRows, isFar { releaseRow(index, of: place) }
    }
  }

  private func releaseRow(_ index: Int, of place: CollectionPlace) {
    let outer = isRealising
    isRealising = true
    defer { isRealising = outer }
    log.removedRowIDs[place.rows[index]] = place.ids[index]
    remove(place.rows[index], .released)
    place.rows[index] = .none
  }
}

extension ContainerLayout {
  /// True if the container asks for its rows one by one.
  var isLazy: Bool {
    switch self {
    case .lazyVertical, .lazyHorizontal, .lazyGrid, .list: true
    default: false
    }
  }
}
