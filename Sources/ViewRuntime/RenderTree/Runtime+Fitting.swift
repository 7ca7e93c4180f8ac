extension Runtime {
  /// Shows the child of each `ViewThatFits` that layout chose, and hides the others.
  ///
  /// Another choice is another identity: what was chosen before is made anew, to be measured (C19).
  func showFitting(in layout: LayoutResult) {
    for container in fittingContainers.sorted(by: { tree.precedes($0, $1) })
    where isAlive(container) {
      guard let chosen = chosenSlot(of: container, in: layout) else { continue }
      if let before = chosenSlots[container], before != chosen { reset(before, of: container) }
      chosenSlots[container] = chosen
      tree.forEachChild(of: container) { setHidden($0, tree[$0].slot != chosen) }
    }
  }

  /// The slot of the child that has a place; `nil` if none is laid out.
  private func chosenSlot(of container: NodeIndex, in layout: LayoutResult) -> Int32? {
    var chosen: Int32?
    tree.forEachChild(of: container) { child in
      guard chosen == nil else { return }
      tree.walk(child) { node in
        if tree[node].kind.isNode, layout.bounds[node.rawValue] != nil { chosen = tree[child].slot }
        return chosen == nil
      }
    }
    return chosen
  }

  private func reset(_ slot: Int32, of container: NodeIndex) {
    var old = NodeIndex.none
    tree.forEachChild(of: container) { if tree[$0].slot == slot { old = $0 } }
    guard old != .none, case .container(let element) = tree[container].payload else { return }
    remove(old, .released)
    compareContent(of: container, with: element.content)
  }
}
