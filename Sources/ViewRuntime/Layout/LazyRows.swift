/// The rows of one lazy container, as far as they were made.
final class LazyRows {
  /// The container or list.
  let node: LayoutNodeID
  private(set) var count = 0
  /// Indices of the rows that exist, ascending.
  private(set) var indices: [Int] = []
  private var rows: [Int: LayoutContribution] = [:]
  /// How many nodes are around the rows.
  private let depth: Int
  /// Elements in one row: more than one in a grid.
  private var perLine = 1
  /// All elements.
  private var elements = 0
  /// The pass that has last asked the tree which rows there are.
  private var pass = 0

  init(node: LayoutNodeID, depth: Int) {
    self.node = node
    self.depth = depth
  }

  /// The views of a row; `nil` if it was not made.
  subscript(index: Int) -> LayoutContribution? { rows[index] }

  /// Learns of the rows that the tree has, once in each pass: between two layouts rows may have
  /// been released, and made again as other nodes (C04).
  func load(_ pass: LayoutPass, perLine: Int) {
    guard self.pass != pass.number || self.perLine != perLine else { return }
    self.pass = pass.number
    self.perLine = perLine
    elements = max(0, pass.tree.rowCount(of: node))
    count = (elements + perLine - 1) / perLine
    indices = lines(of: pass.tree.realisedRows(of: node))
    rows = [:]
    for index in indices { rows[index] = contribution(of: index, pass) }
  }

  /// The elements in some of the lines.
  func elements(inLines lines: Range<Int>) -> Range<Int> {
    let first = min(lines.lowerBound * perLine, elements)
    return first..<max(first, min(lines.upperBound * perLine, elements))
  }

  /// The lines all of whose elements exist.
  private func lines(of realised: [Int]) -> [Int] {
    guard perLine > 1 else { return realised.filter { (0..<count).contains($0) } }
    var counts: [Int: Int] = [:]
    for element in realised { counts[element / perLine, default: 0] += 1 }
    return counts.filter { $0.value == elements(inLines: $0.key..<$0.key + 1).count }.keys.sorted()
  }

  /// Makes the rows in `range` that do not exist; true if there were any.
  func realise(_ range: Range<Int>, _ pass: LayoutPass) -> Bool {
    let missing = range.clamped(to: 0..<count).filter { rows[$0] == nil }
    guard !missing.isEmpty else { return false }
    for index in missing { rows[index] = contribution(of: index, pass) }
    indices = rows.keys.sorted()
    return true
  }

  /// Makes one row if it does not exist.
  func realise(_ index: Int, _ pass: LayoutPass) {
    guard (0..<count).contains(index), rows[index] == nil else { return }
    rows[index] = contribution(of: index, pass)
    var place = indices.count
    while place > 0, indices[place - 1] > index { place -= 1 }
    indices.insert(index, at: place)
  }

  private func contribution(of index: Int, _ pass: LayoutPass) -> LayoutContribution {
    let nodes = elements(inLines: index..<index + 1).flatMap {
      pass.tree.realiseRow($0, of: node)
    }
    return pass.engine.contribution(of: nodes, in: pass.tree, depth: depth)
  }
}
