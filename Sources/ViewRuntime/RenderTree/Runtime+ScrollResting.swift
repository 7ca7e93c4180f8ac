/// Where scrolling comes to rest, for a scroll view with a `scrollTargetBehavior`.
extension Runtime {
  /// Moves a scroll view that a person has let go of on to where its behaviour says.
  ///
  /// Modelled: how far it was moved decides, since nothing is known of how fast.
  func rest(_ scroll: NodeIndex) throws {
    guard let (alignsToViews, rule) = restingRule(around: scroll),
      let geometry = currentLayout().scrolling[scroll.rawValue],
      case .container(let element) = tree[scroll].payload
    else { return }
    var offset = try rule(geometry)
    for axis in [Axis.horizontal, .vertical] {
      guard element.layout.scrolls(along: axis) else {
        offset[axis] = geometry.offset[axis]
        continue
      }
      if alignsToViews { offset[axis] += distanceToNearestTarget(in: scroll, axis, geometry) }
      let most = max(0, geometry.contentSize[axis] - geometry.viewport.size[axis])
      offset[axis] = min(max(offset[axis], 0), most)
    }
    guard offset != geometry.offset else { return }
    scrollOffsets[scroll] = offset
    layoutIsOutOfDate = true
    update()
    _ = currentLayout()
  }

  /// How far the start of the nearest target is from the start of the viewport.
  private func distanceToNearestTarget(
    in scroll: NodeIndex, _ axis: Axis, _ geometry: ScrollGeometry
  ) -> Double {
    let layout = currentLayout()
    let distances = scrollTargets(in: scroll).compactMap { target in
      layout.bounds[target.node.rawValue].map {
        $0.origin[axis] - geometry.viewport.origin[axis]
      }
    }
    return distances.min { abs($0) < abs($1) } ?? 0
  }

  private func restingRule(
    around scroll: NodeIndex
  ) -> (alignsToViews: Bool, rule: (ScrollGeometry) throws -> Point)? {
    var node = tree[scroll].parent
    while node != .none, !isScrollView(node) {
      if case .modifier(let element) = tree[node].payload,
        case .scrollResting(let alignsToViews, let rule) = element.effect
      {
        return (alignsToViews, rule)
      }
      node = tree[node].parent
    }
    return nil
  }
}
