extension Runtime {
  /// What opens things of a kind around a node, or in it: a context menu, the actions of a row.
  ///
  /// The nearest modifier around comes first; inside, the first one.
  package func openings(_ type: String, around node: Int) -> [any PlaceMemory] {
    let start = tree.node(shown: node)
    guard start != .none, !isCovered(start) else { return [] }
    var found: [any PlaceMemory] = []
    var current = start
    while current != .none, tree[current].kind != .row {
      appendOpening(type, at: current, to: &found)
      current = tree[current].parent
    }
    guard found.isEmpty else { return found }
    tree.walk(start) { record in
      appendOpening(type, at: record, to: &found)
      return true
    }
    return found
  }

  /// The nodes inside a node that carry a text and can be tapped, for choosing one by its label.
  package func tappableNodes(labelled label: String, openedBy type: String) -> [Target] {
    targets(matching: label).filter { target in
      var current = tree.node(shown: target.node)
      while current != .none {
        if tree[current].kind == .secondary, typeName(of: tree[current].parent) == type {
          return true
        }
        current = tree[current].parent
      }
      return false
    }
  }

  private func appendOpening(_ type: String, at node: NodeIndex, to found: inout [any PlaceMemory])
  {
    guard typeName(of: node) == type, attachment(of: node) != nil else { return }
    let place = tree.secondary(of: node)
    guard place != .none, tree[place].firstChild != .none,
      case .dynamic(let dynamic) = tree[tree[place].firstChild].payload,
      let memory = dynamic.memory
    else { return }
    found.append(memory)
  }
}
