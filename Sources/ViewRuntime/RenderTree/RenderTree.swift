/// The arena of the persistent tree: allocation, links, walking.
///
/// It knows nothing of views or updates. A removed record stays readable until the next step
/// begins, because reports name where it was.
final class RenderTree {
  private var records: ContiguousArray<NodeRecord> = []
  private var free: ContiguousArray<NodeIndex> = []
  private var removed: ContiguousArray<NodeIndex> = []
  private var lastShownID: Int32 = 0
  /// The record of each number ever shown, while it is in the tree.
  private var shown: ContiguousArray<NodeIndex> = [.none]

  var root = NodeIndex.none
  var marks = NodeMarksTable()
  /// Nodes that are alive, places not counted.
  private(set) var liveNodes = 0

  /// Records one inside another at most; deeper view trees end the update with an error.
  static let depthLimit = 500
  /// Nodes alive at most.
  static let nodeLimit = 2_000_000

  /// The slot of secondary content: after everything the modifier is applied to.
  static let secondarySlot = Int32.max

  deinit {
    for record in records where record.kind == .composite { record.payload.forget() }
  }

  subscript(node: NodeIndex) -> NodeRecord {
    get { records[Int(node.rawValue)] }
    _modify { yield &records[Int(node.rawValue)] }
  }

  var indices: Range<Int32> { 0..<Int32(records.count) }

  /// Makes a record under `parent`, after the sibling `previous` or first.
  func insert(
    _ kind: NodeRecord.Kind, _ payload: Payload, under parent: NodeIndex, after previous: NodeIndex,
    slot: Int32
  ) -> NodeIndex {
    var record = NodeRecord(
      parent: parent, slot: slot, depth: 0, kind: kind, flags: [], payload: payload)
    if parent != .none {
      record.depth = self[parent].depth + 1
      record.flags = self[parent].flags.intersection([.isHidden, .isLazy])
      // What a row or a background holds is made with it.
      if kind == .row || kind == .secondary || kind == .pending { record.flags.remove(.isLazy) }
    }
    if kind.isNode {
      lastShownID += 1
      record.shownID = lastShownID
      liveNodes += 1
    }
    let node: NodeIndex
    if let reused = free.popLast() {
      node = reused
      self[node] = record
      marks[node] = []
    } else {
      records.append(record)
      node = NodeIndex(rawValue: Int32(records.count - 1))
    }
    if kind.isNode { shown.append(node) }
    link(node, after: previous)
    return node
  }

  /// The live node shown as `#id`, or `none`.
  func node(shown id: Int) -> NodeIndex {
    shown.indices.contains(id) ? shown[id] : .none
  }

  /// Puts a detached record among its parent's children, after `previous` or first.
  func link(_ node: NodeIndex, after previous: NodeIndex) {
    let parent = self[node].parent
    guard parent != .none else { return }
    self[node].next = previous == .none ? self[parent].firstChild : self[previous].next
    if previous == .none { self[parent].firstChild = node } else { self[previous].next = node }
  }

  /// Takes a record out of its parent's children; it still knows its parent.
  ///
  /// Whoever removes many of one parent's children tells the sibling before (`previous`), which
  /// would have to be looked for.
  func detach(_ node: NodeIndex, after previous: NodeIndex = .none) {
    let parent = self[node].parent
    guard parent != .none else { return }
    let next = self[node].next
    if self[parent].firstChild == node {
      self[parent].firstChild = next
    } else if previous != .none, self[previous].next == node {
      self[previous].next = next
    } else {
      var sibling = self[parent].firstChild
      while sibling != .none, self[sibling].next != node { sibling = self[sibling].next }
      if sibling != .none { self[sibling].next = next }
    }
    self[node].next = .none
  }

  /// Links some children of `parent` in a new order: what comes before them all and after them
  /// all is `previous` and `next`, `none` at the ends.
  func reorder(
    _ nodes: some Sequence<NodeIndex>, of parent: NodeIndex, after previous: NodeIndex,
    before next: NodeIndex
  ) {
    var previous = previous
    func follow(with node: NodeIndex) {
      if previous == .none { self[parent].firstChild = node } else { self[previous].next = node }
      previous = node
    }
    for node in nodes where node != .none { follow(with: node) }
    follow(with: next)
  }

  /// Counts a record as gone that may come back.
  func setAside(_ node: NodeIndex) {
    let id = Int(self[node].shownID)
    guard id > 0, shown[id] == node else { return }
    liveNodes -= 1
    shown[id] = .none
  }

  /// Counts a record that was set aside as back.
  func bringBack(_ node: NodeIndex) {
    let id = Int(self[node].shownID)
    guard id > 0, shown[id] != node else { return }
    liveNodes += 1
    shown[id] = node
  }

  /// Counts a record as gone; it can be read until `reclaim()`.
  func retire(_ node: NodeIndex) {
    setAside(node)
    removed.append(node)
  }

  /// Frees the records retired since the last call.
  func reclaim() {
    for node in removed {
      // What the payload leads to may be the program's: its end must not fall into the write.
      let payload = self[node].payload
      let isOwner = self[node].kind == .composite
      self[node].kind = .free
      self[node].payload = .none
      if isOwner { payload.forget() }
      free.append(node)
    }
    removed.removeAll(keepingCapacity: removed.count < 1024)
  }

  /// Forgets everything but the numbers already shown.
  func removeAll() {
    let old = records
    records = []
    for record in old where record.kind == .composite { record.payload.forget() }
    for id in shown.indices { shown[id] = .none }
    free.removeAll()
    removed.removeAll()
    marks = NodeMarksTable()
    root = .none
    liveNodes = 0
  }
}
