extension LayoutPass {
  /// Gives `item` its bounds, and everything inside it; the size is its answer to `proposal`.
  ///
  /// `viewport` is what can be seen of the scroll views around, in root coordinates.
  func place(
    _ item: LayoutItem, at origin: Point, _ proposal: ProposedSize, _ context: LayoutContext,
    in viewport: Rectangle?
  ) -> Rectangle {
    let bounds = Rectangle(origin: origin, size: size(of: item, proposal, context))
    if let node = item.node {
      result.bounds.add(bounds, of: node)
      if listsDrawing {
        result.drawing.append(DrawnView(node: node, bounds: bounds, clip: viewport))
      }
    }
    let resizingsBefore = resizings
    switch item.kind {
    case .leaf: return bounds
    case .algorithm(let algorithm):
      placeChildren(of: item, algorithm, bounds, proposal, context, viewport)
    case .scroll(let layout):
      layout.place(item, in: bounds, proposal, pass: self, context, viewport)
    case .lazy(let layout, let rows):
      layout.place(rows, in: bounds, proposal, pass: self, context, viewport)
    }
    if resizings != resizingsBefore { item.forget() }
    return bounds
  }

  private func placeChildren(
    of item: LayoutItem, _ algorithm: any LayoutAlgorithm, _ bounds: Rectangle,
    _ proposal: ProposedSize, _ context: LayoutContext, _ viewport: Rectangle?
  ) {
    let children = proxies(of: item, algorithm, context)
    guard !children.isEmpty else { return }
    let placements = placements(of: item, algorithm, in: bounds.size, proposal, children)
    var placed = [Rectangle?](repeating: nil, count: item.groups.isEmpty ? 0 : children.count)
    for position in children.indices {
      let index = item.drawingOrder?[position] ?? position
      let child = children[index]
      let offset: Point
      let offer: ProposedSize
      switch index < placements.count ? placements[index] : .centred {
      case .hidden: continue
      case .at(let point, let proposal): (offset, offer) = (point, proposal)
      case .centred:
        offer = ProposedSize(bounds.size)
        offset = child.size(offer).centred(in: bounds.size)
      }
      let origin = bounds.origin.moved(by: offset).finite(else: bounds.origin)
      let bounds = place(child.item, at: origin, offer, children.context, in: viewport)
      if !placed.isEmpty { placed[index] = bounds }
    }
    record(item.groups, around: placed)
  }

  /// Adds the bounds of views to those of the transparent nodes around them.
  func record(_ groups: [LayoutGroup], around placed: [Rectangle?]) {
    for group in groups {
      for case let bounds? in placed[group.range] { result.bounds.add(bounds, of: group.node) }
    }
  }
}

extension Size {
  /// Where a view of this size begins in the middle of `outer`.
  func centred(in outer: Size) -> Point {
    Point(x: (outer.width - width) / 2, y: (outer.height - height) / 2)
  }
}

extension Point {
  /// This point, or `other` where a coordinate is not a finite number.
  func finite(else other: Point) -> Point {
    Point(x: x.isFinite ? x : other.x, y: y.isFinite ? y : other.y)
  }
}
