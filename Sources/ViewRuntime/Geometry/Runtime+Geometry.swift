extension Runtime {
  /// The view whose content the running rule makes: the container around deferred content.
  ///
  /// The rule runs again when something it was told about the view's place differs.
  package func runningGeometry() -> GeometryHandle? {
    guard let rule = graph.runningRule else { return nil }
    let node = NodeIndex(rawValue: graph.tag(of: rule))
    guard case .deferred(let place) = tree[node].payload else { return nil }
    let container = tree.parentContainer(of: node)
    guard container != .none else { return nil }
    let handle = GeometryHandle(runtime: self, shown: Int(tree[container].shownID))
    place.geometry = handle
    return handle
  }

  /// Where a view is in a system of coordinates: the smallest upright rectangle around it, where
  /// effects in between have scaled or turned it.
  func frame(of shown: Int, in system: CoordinateSystem) -> Rectangle? {
    let node = tree.node(shown: shown)
    guard node != .none, let layout = measuredLayout(), let bounds = layout.bounds[node.rawValue]
    else { return nil }
    switch system {
    case .global: return drawnBounds(of: node, layout)?.frame
    case .local: return Rectangle(origin: .zero, size: bounds.size)
    case .named, .scrollView:
      guard let around = surroundings(of: node, system, layout) else { return nil }
      let frame = drawnBounds(of: node, below: around.owner, layout)?.frame ?? bounds
      return Rectangle(
        origin: frame.origin.moved(by: around.extent.origin.negated), size: frame.size)
    }
  }

  /// What a system of coordinates around a view covers, in the view's own.
  func bounds(of system: CoordinateSystem, around shown: Int) -> Rectangle? {
    let node = tree.node(shown: shown)
    guard node != .none, let layout = measuredLayout(),
      let around = surroundings(of: node, system, layout),
      let drawn = drawnBounds(of: node, below: around.owner, layout)
    else { return nil }
    guard drawn.transform != nil, let inverse = drawn.ownTransform.inverse else {
      let origin = around.extent.origin.moved(by: drawn.bounds.origin.negated)
      return Rectangle(origin: origin, size: around.extent.size)
    }
    return inverse.applied(to: around.extent)
  }

  /// From a view's own coordinates to those of the window, if effects are around it.
  func windowTransform(of shown: Int) -> AffineTransform? {
    let node = tree.node(shown: shown)
    guard node != .none, let layout = measuredLayout(),
      let drawn = drawnBounds(of: node, layout), drawn.transform != nil
    else { return nil }
    return drawn.ownTransform
  }

  /// Converts a point of the window to a system around a view, or to the view's own.
  func convert(_ point: Point, to system: CoordinateSystem, around shown: Int) -> Point? {
    let node = tree.node(shown: shown)
    guard node != .none, let layout = measuredLayout() else { return nil }
    let target: NodeIndex
    let origin: Point
    switch system {
    case .global: return point
    case .local:
      guard let bounds = layout.bounds[node.rawValue] else { return nil }
      (target, origin) = (node, bounds.origin)
    case .named, .scrollView:
      guard let around = surroundings(of: node, system, layout) else { return nil }
      (target, origin) = (around.owner, around.extent.origin)
    }
    let inverse = drawnBounds(of: target, layout)?.transform?.inverse
    return (inverse?.applied(to: point) ?? point).moved(by: origin.negated)
  }

  /// Where a view is, with what the effects between it and a place around it do, in the
  /// coordinates that the place lies in.
  func drawnBounds(
    of node: NodeIndex, below owner: NodeIndex = .none, _ layout: LayoutResult
  ) -> DrawnBounds? {
    guard let bounds = layout.bounds[node.rawValue] else { return nil }
    guard !drawingEffects.isEmpty else { return DrawnBounds(bounds: bounds, transform: nil) }
    var transform: AffineTransform?
    var current = tree[node].parent
    while current != .none, current != owner, !presentations.contains(current) {
      if drawingEffects.contains(current), let step = drawingTransform(of: current, layout) {
        transform = transform?.then(step) ?? step
      }
      current = tree[current].parent
    }
    return DrawnBounds(bounds: bounds, transform: transform)
  }

  private func drawingTransform(of node: NodeIndex, _ layout: LayoutResult) -> AffineTransform? {
    guard case .modifier(let element) = tree[node].payload,
      case .drawing(let effect) = element.effect, let bounds = layout.bounds[node.rawValue],
      let transform = attempt({ try effect.transform(in: bounds) }), transform.isFinite
    else { return nil }
    return transform
  }

  /// What has a system of coordinates around a view, and what the system covers in the window as
  /// layout sees it.
  private func surroundings(
    of node: NodeIndex, _ system: CoordinateSystem, _ layout: LayoutResult
  ) -> (owner: NodeIndex, extent: Rectangle)? {
    var current = node
    while current != .none {
      if let extent = extent(of: system, at: current, layout) { return (current, extent) }
      current = tree[current].parent
    }
    return nil
  }

  private func extent(
    of system: CoordinateSystem, at node: NodeIndex, _ layout: LayoutResult
  ) -> Rectangle? {
    switch (system, tree[node].payload) {
    case (.named(let name), .modifier(let element)):
      guard case .coordinateSpace(let own) = element.effect, own.isEqual(to: name) else {
        return nil
      }
      return layout.bounds[node.rawValue]
    case (.scrollView(let axis), .container(let element)):
      guard axis.map(element.layout.scrolls) ?? true else { return nil }
      return layout.scrolling[node.rawValue]?.viewport
    default: return nil
    }
  }

  /// Where a scroll view is: the first one in a view, else the nearest around it.
  func scrollGeometry(near shown: Int) -> ScrollGeometry? {
    let target = scrollView(near: shown, searchesInsideFirst: true)
    return target == .none ? nil : measuredLayout()?.scrolling[target.rawValue]
  }

  /// The layout that questions are answered from; rules are told what the update began with.
  private func measuredLayout() -> LayoutResult? {
    isUpdating ? lastLayout : isMounted ? currentLayout() : nil
  }
}

extension ContainerLayout {
  /// Whether this is a scroll view that moves along an axis.
  func scrolls(along axis: Axis) -> Bool {
    switch self {
    case .scroll(let vertical, let horizontal, _): axis == .vertical ? vertical : horizontal
    case .list: axis == .vertical
    default: false
    }
  }
}
