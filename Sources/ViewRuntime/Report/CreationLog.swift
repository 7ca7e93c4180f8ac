/// What was made in a step: the topmost record of everything new, and why.
///
/// There may be as many as a list has rows. A row is there because of its id, which its place in
/// the tree tells, so that it takes the room of its record's number.
struct CreationLog: RandomAccessCollection {
  struct Creation {
    let node: NodeIndex
    let cause: Cause
  }

  private var nodes: ContiguousArray<NodeIndex> = []
  /// Why something was made that is no new row, by its place in `nodes`.
  private var causes: [Int: Cause] = [:]

  var startIndex: Int { 0 }
  var endIndex: Int { nodes.count }

  subscript(index: Int) -> Creation {
    Creation(node: nodes[index], cause: causes[index] ?? .row)
  }

  mutating func append(_ node: NodeIndex, _ cause: Cause) {
    if case .row = cause {} else { causes[nodes.count] = cause }
    nodes.append(node)
  }
}
