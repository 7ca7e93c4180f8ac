extension Runtime {
  /// Everything on the screen that offers a choice, in tree order.
  package func choosers() -> [Target] {
    visibleNodes { node in !ownChoices(of: node).isEmpty }
  }

  /// The choices of a node, or of the nearest one around it that offers any; else those of the
  /// first one in it.
  package func choices(around node: Int) -> (node: Int, choices: [Choice])? {
    let start = tree.node(shown: node)
    guard start != .none, !isCovered(start) else { return nil }
    var current = start
    while current != .none {
      let choices = ownChoices(of: current)
      if !choices.isEmpty { return (Int(tree[current].shownID), choices) }
      current = tree[current].parent
    }
    var found: (node: Int, choices: [Choice])?
    tree.walk(start) { record in
      let choices = ownChoices(of: record)
      if found == nil, !choices.isEmpty { found = (Int(tree[record].shownID), choices) }
      return found == nil
    }
    return found
  }

  /// Everything on the screen that takes a value which is written, in tree order.
  package func entries() -> [Target] {
    visibleNodes { node in ownEntry(of: node) != nil }
  }

  /// What takes a written value at a node, or at the nearest one around it, or in it.
  package func entry(around node: Int) -> ValueEntry? {
    let start = tree.node(shown: node)
    guard start != .none, !isCovered(start) else { return nil }
    var current = start
    while current != .none {
      if let entry = ownEntry(of: current) { return entry }
      current = tree[current].parent
    }
    var found: ValueEntry?
    tree.walk(start) { record in
      found = found ?? ownEntry(of: record)
      return found == nil
    }
    return found
  }

  private func ownEntry(of node: NodeIndex) -> ValueEntry? {
    guard case .container(let element) = tree[node].payload else { return nil }
    return element.entry
  }

  private func ownChoices(of node: NodeIndex) -> [Choice] {
    guard case .container(let element) = tree[node].payload else { return [] }
    guard let select = element.selectRow else { return element.choices }
    return rowChoices(in: node, select)
  }

  /// The rows of a list with a selection, by their tags, else by the ids of their elements.
  private func rowChoices(
    in list: NodeIndex, _ select: (any ComparableValue) -> Action?
  ) -> [Choice] {
    var choices: [Choice] = []
    tree.walk(list) { node in
      guard let tag = rowTag(of: node), let action = select(tag) else { return true }
      if tree[node].kind == .row, hasTag(below: node, select) { return true }
      choices.append(
        Choice(label: label(of: node), value: tag.display, isSelected: false, select: action))
      return false
    }
    return choices
  }

  private func hasTag(
    below row: NodeIndex, _ select: (any ComparableValue) -> Action?
  ) -> Bool {
    var found = false
    tree.walk(row) { node in
      found = found || (node != row && rowTag(of: node).flatMap(select) != nil)
      return !found
    }
    return found
  }
}
