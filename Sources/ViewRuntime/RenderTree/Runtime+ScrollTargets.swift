/// A wish to see the view with an id (Z14).
struct ScrollRequest {
  let id: ExplicitID
  /// Which part of the view comes to which part of the viewport; `nil` for the shortest way.
  let anchor: Double?
}

extension Runtime {
  /// Scrolls to a view when the action that asks for it is over.
  package func scroll(to id: ExplicitID, anchor: Double?) {
    scrollRequests.append(ScrollRequest(id: id, anchor: anchor))
  }

  /// Moves the scroll view around what has the id, which may be a row that was never made: first by
  /// an estimate, then by what layout says of the row that is there now.
  func perform(_ request: ScrollRequest) {
    guard isMounted, let target = place(with: request.id) else { return }
    let scroll = enclosingScrollView(of: target.node)
    guard scroll != .none else { return }
    for _ in 0..<Runtime.scrollAttempts {
      guard let wanted = offset(showing: target, in: scroll, request.anchor) else { break }
      let old = scrollOffsets[scroll] ?? Point(x: 0, y: 0)
      guard wanted != old else { break }
      scrollOffsets[scroll] = wanted
      layoutIsOutOfDate = true
      update()
      _ = currentLayout()
    }
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

  private func place(with id: ExplicitID) -> IdentifiedPlace? {
    var found: IdentifiedPlace?
    tree.walk(tree.root) { node in
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
    showing target: IdentifiedPlace, in scroll: NodeIndex, _ anchor: Double?
  ) -> Point? {
    let layout = currentLayout()
    guard let geometry = layout.scrolling[scroll.rawValue],
      let bounds = bounds(of: target, in: layout)
    else { return nil }
    var offset = geometry.offset
    for axis in [Axis.horizontal, .vertical] {
      let most = geometry.contentSize[axis] - geometry.viewport.size[axis]
      guard most > 0 else { continue }
      let start = bounds.origin[axis] - geometry.viewport.origin[axis] + geometry.offset[axis]
      let length = bounds.size[axis]
      let room = geometry.viewport.size[axis]
      if let anchor {
        offset[axis] = start + anchor * (length - room)
      } else if start < offset[axis] {
        offset[axis] = start
      } else if start + length > offset[axis] + room {
        offset[axis] = start + length - room
      }
      offset[axis] = min(max(offset[axis], 0), most)
    }
    return offset
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
    var bounds = first.bounds
    for axis in [Axis.horizontal, .vertical] {
      let pitch =
        last.index > first.index
        ? (last.bounds.origin[axis] - first.bounds.origin[axis]) / steps
        : axis == .vertical ? first.bounds.size[axis] : 0
      bounds.origin[axis] += pitch * distance
    }
    return bounds
  }
}
