/// The bounds of nodes, by their small numbers; a table, because every node of a long list has an
/// entry and hashing them would be most of the work of placing.
package struct BoundsTable: Hashable, Sendable {
  private var entries: ContiguousArray<Rectangle?> = []

  /// A table in which no node has bounds.
  package init() {}

  /// The bounds of `node`, if it was laid out.
  package subscript(node: LayoutNodeID) -> Rectangle? {
    entries.indices.contains(Int(node)) ? entries[Int(node)] : nil
  }

  /// The bounds of all nodes that have any, by ascending number.
  package var all: some Sequence<(node: LayoutNodeID, bounds: Rectangle)> {
    entries.enumerated().lazy.compactMap { index, bounds in
      bounds.map { (LayoutNodeID(index), $0) }
    }
  }

  /// Extends the bounds of `node` so that they hold `bounds` too.
  mutating func add(_ bounds: Rectangle, of node: LayoutNodeID) {
    let index = Int(node)
    if index < 0 { return }
    if index >= entries.count {
      // The numbers come in no order; growing by half keeps the work in proportion.
      let count = max(index + 1, entries.count + entries.count / 2)
      entries.append(contentsOf: repeatElement(nil, count: count - entries.count))
    }
    entries[index] = entries[index]?.union(bounds) ?? bounds
  }

  package static func == (left: BoundsTable, right: BoundsTable) -> Bool {
    left.all.elementsEqual(right.all) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) {
    for (node, bounds) in all {
      hasher.combine(node)
      hasher.combine(bounds)
    }
  }
}
