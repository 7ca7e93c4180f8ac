/// A wish of the program to see something, and what its scroll view did (Z14).
package struct ScrollReport: Sendable {
  /// The scroll view's number and type; `nil` where nothing was found to scroll.
  package var node: Int?
  package var type: String
  /// What the program asked for: `the view with the id 4`.
  package var wish: String
  /// Where the content was and is, along the axes it has moved on.
  package var old: String
  package var new: String
}

extension Runtime {
  /// Notes what became of a wish, for `:why` and the count line.
  func noteScroll(_ request: ScrollRequest, in scroll: NodeIndex, from old: Point) {
    guard scroll != .none else {
      log.report.scrolls.append(
        ScrollReport(node: nil, type: "", wish: request.wish.description, old: "", new: ""))
      return
    }
    let new = scrollOffsets[scroll] ?? Point(x: 0, y: 0)
    func shown(_ point: Point) -> String {
      switch (old.x == new.x, old.y == new.y) {
      case (true, _): Int(saturating: point.y).description
      case (_, true): Int(saturating: point.x).description
      default: "(\(Int(saturating: point.x)), \(Int(saturating: point.y)))"
      }
    }
    log.report.scrolls.append(
      ScrollReport(
        node: Int(tree[scroll].shownID), type: typeName(of: scroll),
        wish: request.wish.description, old: shown(old), new: shown(new)))
  }
}

extension ScrollWish {
  /// How reports call it.
  fileprivate var description: String {
    switch self {
    case .id(let id): "the view with the id \(id.display)"
    case .edge(let axis, let isEnd):
      axis == .vertical
        ? "the \(isEnd ? "bottom" : "top") edge" : "the \(isEnd ? "trailing" : "leading") edge"
    case .offset: "a point"
    }
  }
}
