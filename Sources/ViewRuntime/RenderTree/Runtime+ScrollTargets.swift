/// A wish to see a view, an edge or a point (Z14).
struct ScrollRequest {
  let wish: ScrollWish
  /// Which part of the view comes to which part of the viewport; `nil` for the shortest way.
  let anchor: Point?
  /// What the scroll view is looked for in; `none` for the whole tree.
  var scope = NodeIndex.none
}

extension Runtime {
  /// Scrolls to a view when the action that asks for it is over.
  package func scroll(to id: ExplicitID, anchor: Point?) {
    scrollRequests.append(ScrollRequest(wish: .id(id), anchor: anchor))
  }

  /// Moves a scroll view: first by an estimate, since a row may never have been made, then by what
  /// layout says of the row that is there now.
  func perform(_ request: ScrollRequest) {
    guard isMounted, request.scope == .none || isAlive(request.scope) else { return }
    let root = request.scope == .none ? tree.root : request.scope
    var target: IdentifiedPlace?
    let scroll: NodeIndex
    if case .id(let id) = request.wish {
      guard let place = place(with: id, below: root) else {
        return noteScroll(request, in: .none, from: Point(x: 0, y: 0))
      }
      target = place
      scroll = enclosingScrollView(of: place.node)
    } else {
      scroll = firstScrollView(in: root)
    }
    let start = scrollOffsets[scroll] ?? Point(x: 0, y: 0)
    guard scroll != .none else { return noteScroll(request, in: scroll, from: start) }
    for _ in 0..<Runtime.scrollAttempts {
      guard let wanted = offset(for: request, showing: target, in: scroll) else { break }
      let old = scrollOffsets[scroll] ?? Point(x: 0, y: 0)
      guard wanted != old else { break }
      scrollOffsets[scroll] = wanted
      layoutIsOutOfDate = true
      update()
      _ = currentLayout()
    }
    noteScroll(request, in: scroll, from: start)
    runCallbacks()
  }

  /// Times an estimate is corrected.
  static let scrollAttempts = 4

  /// Where an id is: a place of its own, or an element of a `ForEach`.
  private struct IdentifiedPlace {
    let node: NodeIndex
    /// Which element of the `ForEach` at `node`; `nil` for `node` itself.
    let element: Int?
  }

  private func place(with id: ExplicitID, below root: NodeIndex) -> IdentifiedPlace? {
    var found: IdentifiedPlace?
    tree.walk(root) { node in
      guard found == nil else { return false }
      switch tree[node].payload {
      case .label(let label) where label.id == id: found = IdentifiedPlace(node: node, element: nil)
      case .collection(let place):
        if let index = place.ids.firstIndex(of: id) {
          found = IdentifiedPlace(node: node, element: index)
        }
      default: break
      }
      return found == nil
    }
    return found
  }

  private func enclosingScrollView(of node: NodeIndex) -> NodeIndex {
    var current = node
    while current != .none {
      if case .container(let element) = tree[current].payload {
        switch element.layout {
        case .scroll, .list: return current
        default: break
        }
      }
      current = tree[current].parent
    }
    return .none
  }

  private func offset(
    for request: ScrollRequest, showing target: IdentifiedPlace?, in scroll: NodeIndex
  ) -> Point? {
    let layout = currentLayout()
    guard let geometry = layout.scrolling[scroll.rawValue] else { return nil }
    var offset = geometry.offset
    switch request.wish {
    case .edge(let axis, let isEnd): offset[axis] = isEnd ? .infinity : 0
    case .offset(let point): offset = point
    case .id:
      guard let target, let bounds = bounds(of: target, in: layout) else { return nil }
      offset = geometry.offset(showing: bounds, request.anchor)
    }
    for axis in [Axis.horizontal, .vertical] {
      let most = max(0, geometry.contentSize[axis] - geometry.viewport.size[axis])
      offset[axis] = min(max(offset[axis], 0), most)
    }
    return offset
  }

  /// The axis that the rows of a `ForEach` follow one another on, and what is between them.
  private func rowFlow(around node: NodeIndex) -> (axis: Axis, spacing: Double) {
    let container = tree.parentContainer(of: node)
    guard container != .none, case .container(let element) = tree[container].payload else {
      return (.vertical, 0)
    }
    return switch element.layout {
    case .lazyHorizontal(_, let spacing):
      (.horizontal, spacing ?? LayoutSpacing.standardDistance)
    case .lazyVertical(_, let spacing): (.vertical, spacing ?? LayoutSpacing.standardDistance)
    case .lazyGrid(.horizontal, _, _, _): (.horizontal, 0)
    default: (.vertical, 0)
    }
  }

  /// The bounds of a place; of a row that was never made, where it would be if all rows were like
  /// those that are on the screen (Z05).
  private func bounds(of target: IdentifiedPlace, in layout: LayoutResult) -> Rectangle? {
    guard let element = target.element, case .collection(let place) = tree[target.node].payload
    else { return layout.bounds[target.node.rawValue] }
    if place.rows[element] != .none, let known = layout.bounds[place.rows[element].rawValue] {
      return known
    }
    let seen = place.realised.compactMap { index in
      layout.bounds[place.rows[index].rawValue].map { (index: index, bounds: $0) }
    }
    guard let first = seen.first, let last = seen.last else { return nil }
    let steps = Double(max(last.index - first.index, 1))
    let distance = Double(element - first.index)
    let rows = rowFlow(around: target.node)
    var bounds = first.bounds
    for axis in [Axis.horizontal, .vertical] {
      let pitch =
        last.index > first.index
        ? (last.bounds.origin[axis] - first.bounds.origin[axis]) / steps
        : axis == rows.axis ? first.bounds.size[axis] + rows.spacing : 0
      bounds.origin[axis] += pitch * distance
    }
    return bounds
  }
}

extension ScrollGeometry {
  /// How far the content has to be moved for `bounds` to be seen: so that the anchors of both meet,
  /// or else no further than needed.
  fileprivate func offset(showing bounds: Rectangle, _ anchor: Point?) -> Point {
    var offset = offset
    for axis in [Axis.horizontal, .vertical] {
      let start = bounds.origin[axis] - viewport.origin[axis] + offset[axis]
      let length = bounds.size[axis]
      let room = viewport.size[axis]
      if let anchor {
        offset[axis] = start + anchor[axis] * (length - room)
      } else if start < offset[axis] {
        offset[axis] = start
      } else if start + length > offset[axis] + room {
        offset[axis] = start + length - room
      }
    }
    return offset
  }
}
