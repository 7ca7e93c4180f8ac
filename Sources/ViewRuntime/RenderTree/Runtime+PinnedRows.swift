extension Runtime {
  /// The header of the section at the start of what is seen and the footer of the one at its end,
  /// where a container keeps those on the screen (Z15).
  package func pinnedRows(
    of container: LayoutNodeID, around seen: Range<Int>
  ) -> [PinnedRow] {
    let container = NodeIndex(rawValue: container)
    guard case .container(let element) = tree[container].payload, !element.pinned.isEmpty,
      let last = seen.last
    else { return [] }
    var rows: [PinnedRow] = []
    for section in rowSections(of: container) {
      if element.pinned.contains(.headers), let header = section.header,
        section.rows.contains(seen.lowerBound)
      {
        rows.append(PinnedRow(row: header, section: section.rows, isFooter: false))
      }
      if element.pinned.contains(.footers), let footer = section.footer,
        section.rows.contains(last)
      {
        rows.append(PinnedRow(row: footer, section: section.rows, isFooter: true))
      }
    }
    return rows
  }

  /// The sections among the rows of a lazy container, in order.
  private func rowSections(of container: NodeIndex) -> [RowSection] {
    var found: [RowSection] = []
    var first = 0
    forEachRowSource(below: container) { source in
      defer { first += source.count }
      guard let section = section(around: source.node, below: container), source.count > 0 else {
        return
      }
      if found.last?.node != section {
        found.append(RowSection(node: section, rows: first..<first))
      }
      let at = found.count - 1
      found[at].rows = found[at].rows.lowerBound..<first + source.count
      guard case .fixed(let node) = source, tree[node].parent == section,
        tree[node].kind == .pending
      else { return }
      if tree[node].slot == 0 { found[at].header = first }
      if tree[node].slot == 2 { found[at].footer = first }
    }
    return found
  }

  /// The nearest section that a row is in.
  private func section(around row: NodeIndex, below container: NodeIndex) -> NodeIndex? {
    var current = tree[row].parent
    while current != .none, current != container {
      if case .container(let element) = tree[current].payload, element.layout == .section {
        return current
      }
      current = tree[current].parent
    }
    return nil
  }
}

/// The rows of one section of a lazy container.
private struct RowSection {
  let node: NodeIndex
  var rows: Range<Int>
  var header: Int?
  var footer: Int?
}
