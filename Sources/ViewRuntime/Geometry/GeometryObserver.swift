/// What waits for the geometry of a view: what it was told last, and by which measurement.
struct GeometryObserver {
  var value: (any ComparableValue)?
  var handle: GeometryHandle?
}

extension Runtime {
  /// A node, or the first one inside for a modifier of the library's that has none.
  private func shownNode(of node: NodeIndex) -> NodeIndex {
    if tree[node].kind.isNode { return node }
    var shown = node
    tree.forEachVisibleChild(of: node) { if shown == node { shown = $0 } }
    return shown
  }

  /// Measures again, once the views are laid out, for everybody whose view may have moved; an
  /// action is called with the first value and with every one that differs.
  func queueGeometryChanges() {
    for (node, observer) in geometryObservers.sorted(by: { tree.isWrittenBefore($0.key, $1.key) })
    where isAlive(node) && !tree[node].flags.contains(.isHidden) {
      guard observer.handle?.hasMoved ?? true, case .modifier(let element) = tree[node].payload,
        case .geometryChange(let measure, let action) = element.effect
      else { continue }
      let handle = GeometryHandle(runtime: self, shown: Int(tree[shownNode(of: node)].shownID))
      guard handle.frame(in: .local) != nil else { continue }
      do {
        let value = try handle.measuring(measure)
        geometryObservers[node] = GeometryObserver(value: value, handle: handle)
        if let old = observer.value, old.isEqual(to: value) { continue }
        callbacks.changes.append(
          .init(node: node, old: observer.value ?? value, new: value, action: action))
      } catch {
        fail(error)
      }
    }
  }
}
