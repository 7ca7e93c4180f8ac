extension Runtime {
  /// A row of a `ForEach` that can be edited.
  package struct EditableRow {
    package let index: Int
    package let count: Int
    /// As identity paths show it.
    package let id: String
    package let edit: RowEdit
  }

  /// The row a node is in, if its `ForEach` offers what `isWanted` asks for and the row allows it;
  /// the innermost such row.
  package func editableRow(
    around node: Int, where isWanted: (RowEdit) -> Bool
  ) -> EditableRow? {
    var current = tree.node(shown: node)
    var lock = (delete: false, move: false)
    while current != .none {
      if case .modifier(let element) = tree[current].payload,
        case .rowLock(let delete, let move) = element.effect
      {
        lock = (lock.delete || delete, lock.move || move)
      }
      if tree[current].kind == .row,
        case .collection(let place) = tree[tree[current].parent].payload,
        let edit = edit(above: tree[current].parent, lock), isWanted(edit)
      {
        return EditableRow(
          index: Int(tree[current].slot), count: place.ids.count,
          id: rowID(of: current)?.display ?? "", edit: edit)
      }
      current = tree[current].parent
    }
    return nil
  }

  /// The rows on the screen that can be edited in a way, in tree order: by the first node in each.
  package func editableRows(where isWanted: (RowEdit) -> Bool) -> [Target] {
    var found: [Target] = []
    var rows: Set<NodeIndex> = []
    for target in visibleNodes({ _ in true }) {
      guard editableRow(around: target.node, where: isWanted) != nil else { continue }
      var row = tree.node(shown: target.node)
      while row != .none, tree[row].kind != .row { row = tree[row].parent }
      if rows.insert(row).inserted { found.append(target) }
    }
    return found
  }

  /// What the modifiers around a `ForEach` let a person do to its rows.
  private func edit(above collection: NodeIndex, _ lock: (delete: Bool, move: Bool)) -> RowEdit? {
    guard case .collection(let place) = tree[collection].payload else { return nil }
    var delete = place.element.edit?.delete
    var move = place.element.edit?.move
    var current = tree[collection].parent
    while current != .none, tree[current].kind != .container, tree[current].kind != .row {
      if case .modifier(let element) = tree[current].payload,
        case .rowEdit(let edit) = element.effect
      {
        delete = delete ?? edit.delete
        move = move ?? edit.move
      }
      current = tree[current].parent
    }
    if lock.delete { delete = nil }
    if lock.move { move = nil }
    return delete == nil && move == nil ? nil : RowEdit(delete: delete, move: move)
  }

  /// What selects the row a node is in, in a list with a selection: its innermost tag, or the id of
  /// its `ForEach` element, that the selection can hold becomes the value.
  package func rowSelection(around node: Int) -> Action? {
    var tags: [any ComparableValue] = []
    var current = tree.node(shown: node)
    guard current != .none, !isCovered(current) else { return nil }
    while current != .none {
      if let tag = rowTag(of: current) { tags.append(tag) }
      if case .container(let element) = tree[current].payload, let select = element.selectRow {
        return tags.lazy.compactMap(select).first
      }
      current = tree[current].parent
    }
    return nil
  }

  /// What selects a row by being on this node: a tag, or the id of an element of a `ForEach`.
  func rowTag(of node: NodeIndex) -> (any ComparableValue)? {
    if case .modifier(let element) = tree[node].payload,
      case .trait(.tag(let value)) = element.effect
    {
      return value
    }
    guard tree[node].kind == .row,
      case .collection(let place) = tree[tree[node].parent].payload
    else { return nil }
    return try? place.element.tag?(Int(tree[node].slot))
  }
}
