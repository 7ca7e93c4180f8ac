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

  /// Where a view is in a system of coordinates.
  func frame(of shown: Int, in system: CoordinateSystem) -> Rectangle? {
    let node = tree.node(shown: shown)
    guard node != .none, let bounds = measuredLayout()?.bounds[node.rawValue] else { return nil }
    switch system {
    case .global: return bounds
    case .local: return Rectangle(origin: .zero, size: bounds.size)
    case .named, .scrollView:
      guard let origin = extent(of: system, around: shown)?.origin else { return nil }
      return Rectangle(origin: bounds.origin.moved(by: origin.negated), size: bounds.size)
    }
  }

  /// What a system of coordinates around a view covers, in those of the window.
  func extent(of system: CoordinateSystem, around shown: Int) -> Rectangle? {
    guard let layout = measuredLayout() else { return nil }
    var node = tree.node(shown: shown)
    while node != .none {
      if let extent = extent(of: system, at: node, layout) { return extent }
      node = tree[node].parent
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

extension Point {
  fileprivate var negated: Point { Point(x: -x, y: -y) }
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
