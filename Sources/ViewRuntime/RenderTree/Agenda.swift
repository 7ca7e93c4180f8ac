/// What an update still has to run, the earliest in tree order on top.
///
/// A stack of sorted batches instead of a priority queue: the work a body leads to lies inside that
/// body's node, so it comes before everything else that waits and goes on top.
struct Agenda {
  private var stack: ContiguousArray<NodeIndex> = []

  var isEmpty: Bool { stack.isEmpty }

  /// Adds a batch in tree order, all of it inside `owner` (`none`: anywhere).
  mutating func push(
    _ batch: ContiguousArray<NodeIndex>, inside owner: NodeIndex, of tree: RenderTree
  ) {
    guard !batch.isEmpty else { return }
    var waiting: ContiguousArray<NodeIndex> = []
    while let top = stack.last, owner == .none || tree.isInside(top, of: owner) {
      waiting.append(top)
      stack.removeLast()
    }
    guard !waiting.isEmpty else {
      stack.append(contentsOf: batch.reversed())
      return
    }
    let all = (waiting + batch).sorted { tree.precedes($0, $1) }
    stack.append(contentsOf: all.reversed())
  }

  /// Takes the earliest piece of work.
  mutating func pop() -> NodeIndex? { stack.popLast() }

  mutating func removeAll() { stack.removeAll() }
}
