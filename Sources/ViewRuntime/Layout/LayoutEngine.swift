/// Computes layouts of one tree and remembers what stays the same between them.
package final class LayoutEngine {
  /// By node: what it contributes; `nil` if unknown or invalidated.
  private var contributions: ContiguousArray<LayoutContribution?> = []
  private var pending: [LayoutWarning] = []
  private var passNumber = 0
  /// Where guides of the program's own are in views that say nothing about them.
  var guideDefaults: [(GuideContext) -> Double] = []
  var guideDepth = 0

  /// An engine that knows nothing yet.
  package init() {}

  /// Forgets one node.
  ///
  /// To be called for a node that changed, was added or removed, and for each of its ancestors;
  /// nodes beside them keep what they know. Not needed for a new scroll offset or window size, nor
  /// for rows that a lazy container makes or releases.
  package func invalidate(_ node: LayoutNodeID) {
    guard contributions.indices.contains(Int(node)) else { return }
    contributions[Int(node)] = nil
  }

  /// True for a node that has been laid out and not been forgotten since.
  func knows(_ node: LayoutNodeID) -> Bool {
    contributions.indices.contains(Int(node)) && contributions[Int(node)] != nil
  }

  /// Forgets everything.
  package func invalidateAll() {
    contributions.removeAll()
  }

  /// Lays out `roots` in a window of `size`: the whole size is proposed and the answer centred;
  /// several roots are stacked as if in a `VStack` (I30).
  ///
  /// Rows of lazy containers that come into view are made on the way (Z01). Where they turn out
  /// longer or shorter than estimated, the tree is placed again, `LayoutLimits.passes` times at
  /// most. `listsDrawing` asks for the order of drawing too, which only a picture needs.
  package func layout(
    _ roots: [LayoutNodeID], of tree: any LayoutTree, in size: Size, listsDrawing: Bool = false
  ) -> LayoutResult {
    var result = LayoutResult()
    for _ in 0..<LayoutLimits.passes {
      let pass = LayoutPass(tree: tree, engine: self, listsDrawing: listsDrawing)
      let root = LayoutItem.root(contribution(of: roots, in: tree, depth: 0))
      _ = pass.place(
        root, at: .zero, ProposedSize(size).sanitised, LayoutContext(container: size), in: nil)
      result = pass.result
      guard pass.resizings > 0 else { break }
    }
    result.warnings = pending
    pending = []
    return result
  }

  /// The size that `roots` take when offered `proposal`, without placing anything.
  package func size(
    _ roots: [LayoutNodeID], of tree: any LayoutTree, _ proposal: ProposedSize
  ) -> Size {
    let pass = LayoutPass(tree: tree, engine: self, listsDrawing: false)
    let content = contribution(of: roots, in: tree, depth: 0)
    guard let item = LayoutItem.stacked(content).items.first else { return .zero }
    let container = proposal.replacingUnspecifiedDimensions()
    return pass.size(of: item, proposal, LayoutContext(container: container))
  }

  func nextPassNumber() -> Int {
    passNumber += 1
    return passNumber
  }

  func warn(_ reason: LayoutWarning.Reason, at node: LayoutNodeID?) {
    let warning = LayoutWarning(node: node, reason: reason)
    guard pending.count < LayoutLimits.warnings, !pending.contains(warning) else { return }
    pending.append(warning)
  }

  /// What `nodes` contribute together.
  func contribution(
    of nodes: [LayoutNodeID], in tree: any LayoutTree, depth: Int
  ) -> LayoutContribution {
    var all = LayoutContribution()
    for node in nodes { all.append(contribution(of: node, in: tree, depth: depth)) }
    return all
  }

  /// What `node` contributes, remembered.
  func contribution(
    of node: LayoutNodeID, in tree: any LayoutTree, depth: Int
  ) -> LayoutContribution {
    if contributions.indices.contains(Int(node)), let known = contributions[Int(node)] {
      return known
    }
    let made = ItemBuilder(tree: tree, engine: self, depth: depth).contribution(of: node)
    guard node >= 0 else { return made }
    if contributions.count <= Int(node) {
      contributions.append(
        contentsOf: repeatElement(nil, count: Int(node) + 1 - contributions.count))
    }
    contributions[Int(node)] = made
    return made
  }
}
