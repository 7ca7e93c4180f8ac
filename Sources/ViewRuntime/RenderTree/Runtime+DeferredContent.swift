extension Runtime {
  /// Runs the content closures that wait for a size, or whose size changed, in tree order (U22).
  ///
  /// One that lies inside a view whose body has still to run may be replaced: it comes after it.
  func makeDeferredContent(in layout: LayoutResult) {
    for node in deferredPlaces.sorted(by: { tree.precedes($0, $1) }) where isAlive(node) {
      guard case .deferred(let place) = tree[node].payload, !isInsideScheduled(node) else {
        continue
      }
      place.lastUpdate = updateNumber
      let container = tree.parentContainer(of: node)
      let bounds =
        container == .none
        ? Rectangle(origin: Point(x: 0, y: 0), size: size) : layout.bounds[container.rawValue]
      let isLaidOut = bounds != nil || place.element.timing == .afterLayout
      guard isLaidOut, place.isOutOfDate || hasMoved(place, bounds?.size) else { continue }
      place.isOutOfDate = false
      place.size = bounds?.size
      place.geometry = nil
      let effects = log.effects
      evaluate(node, place.rule)
      // What a record of this step is filled with is new to a layout that was made in between.
      if log.effects != effects { invalidateLayout(at: node) }
    }
  }

  /// True if content around the node is going to be made again, with another value for the node or
  /// without it: whatever else asks for its body, the body runs once, and after that (M3).
  func waitsForContent(_ node: NodeIndex) -> Bool {
    guard !deferredPlaces.isEmpty else { return false }
    var current = tree[node].parent
    while current != .none {
      if case .deferred(let place) = tree[current].payload, place.isOutOfDate,
        place.lastUpdate != updateNumber, deferredPlaces.contains(current)
      {
        return true
      }
      current = tree[current].parent
    }
    return false
  }

  /// Puts what waited, and is still there, among what the new content asked for.
  func scheduleWaiting() {
    guard !waiting.isEmpty else { return }
    batch.append(contentsOf: waiting.filter(isAlive))
    batch.sort { tree.precedes($0, $1) }
    waiting.removeAll()
  }

  /// True if content is out of date.
  func isOutOfDate(_ node: NodeIndex) -> Bool {
    if case .deferred(let place) = tree[node].payload { return place.isOutOfDate }
    return false
  }

  /// True if content was made for another size, or was told another place.
  private func hasMoved(_ place: DeferredPlace, _ size: Size?) -> Bool {
    (place.element.timing == .withSize && place.size != size) || place.geometry?.hasMoved ?? false
  }

  private func isInsideScheduled(_ node: NodeIndex) -> Bool {
    var current = tree[node].parent
    while current != .none {
      if tree[current].flags.contains(.isScheduled) { return true }
      current = tree[current].parent
    }
    return false
  }
}
