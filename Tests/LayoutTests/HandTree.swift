@testable import ViewRuntime

/// The tree of one hand-made view, and an engine that lays it out.
final class HandTree: LayoutTree {
  let engine = LayoutEngine()
  private(set) var views: [HandView] = []
  private let root: HandView
  var listsDrawing = true

  init(_ root: HandView) {
    self.root = root
    add(root)
  }

  func layout(_ width: Double, _ height: Double) -> LayoutResult {
    engine.layout(
      [root.id], of: self, in: Size(width: width, height: height), listsDrawing: listsDrawing)
  }

  func size(_ proposal: ProposedSize) -> Size { engine.size([root.id], of: self, proposal) }

  /// The views that carry a name, with their bounds.
  func named(in result: LayoutResult) -> [String: Rectangle] {
    var found: [String: Rectangle] = [:]
    for view in views {
      if let name = view.name { found[name] = result.bounds[view.id] }
    }
    return found
  }

  /// Forgets a view and everything around it, as the runtime does for a change.
  func changed(_ view: HandView) {
    for ancestor in path(to: view, from: root) ?? [] { engine.invalidate(ancestor.id) }
  }

  private func path(to view: HandView, from top: HandView) -> [HandView]? {
    if top === view { return [top] }
    for child in top.children + top.rows.values.joined() {
      if let path = path(to: view, from: child) { return [top] + path }
    }
    return nil
  }

  private func add(_ view: HandView) {
    if view.id < 0 {
      view.id = LayoutNodeID(views.count)
      views.append(view)
    }
    for child in view.children { add(child) }
  }

  func layoutRole(of node: LayoutNodeID) -> LayoutRole { views[Int(node)].role }

  func visitLayoutChildren(of node: LayoutNodeID, _ visit: (LayoutNodeID) -> Void) {
    for child in views[Int(node)].children { visit(child.id) }
  }

  func scrollOffset(of node: LayoutNodeID) -> Point { views[Int(node)].scrollOffset }

  func rowCount(of node: LayoutNodeID) -> Int { views[Int(node)].rowCount }

  func realisedRows(of node: LayoutNodeID) -> [Int] { views[Int(node)].rows.keys.sorted() }

  func realiseRow(_ index: Int, of node: LayoutNodeID) -> [LayoutNodeID] {
    let container = views[Int(node)]
    if let row = container.rows[index] { return row.map(\.id) }
    let row = container.makeRow?(index) ?? []
    container.rows[index] = row
    for view in row { add(view) }
    return row.map(\.id)
  }
}

/// The bounds of the named views of `view` in a window of a size.
func bounds(_ view: HandView, _ width: Double, _ height: Double) -> [String: Rectangle] {
  let tree = HandTree(view)
  return tree.named(in: tree.layout(width, height))
}

/// The size that `view` takes when offered a size.
func size(_ view: HandView, _ width: Double?, _ height: Double?) -> Size {
  HandTree(view).size(ProposedSize(width: width, height: height))
}

func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rectangle {
  Rectangle(x: x, y: y, width: width, height: height)
}

func extent(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }

extension Rectangle {
  var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && maxX.isFinite && maxY.isFinite }
}
