extension Runtime {
  /// What is on the screen, what lies behind first.
  package func screenItems() -> [ScreenItem] {
    guard isMounted else { return [] }
    let bounds = currentLayout().bounds
    let screen = Rectangle(origin: Point(x: 0, y: 0), size: size)
    var viewports: [(node: NodeIndex, clip: Rectangle)] = []
    var items: [ScreenItem] = []
    tree.walk(tree.root) { node in
      guard !tree[node].flags.contains(.isHidden), !isMask(node) else { return false }
      while let last = viewports.last, !tree.isInside(node, of: last.node) {
        viewports.removeLast()
      }
      guard tree[node].kind.isNode, let frame = bounds[node.rawValue] else { return true }
      let clip = viewports.last?.clip ?? screen
      if case .container(let element) = tree[node].payload {
        switch element.layout {
        case .scroll, .list: viewports.append((node, clip.overlap(with: frame)))
        default: break
        }
      }
      if let content = screenContent(of: node) {
        items.append(ScreenItem(content: content, bounds: frame, clip: clip))
      }
      return true
    }
    return items
  }

  private func screenContent(of node: NodeIndex) -> ScreenItem.Content? {
    switch tree[node].payload {
    case .primitive(let element):
      if let text = element.text { return .text(text) }
      // What a person looks through hides nothing.
      if element.type == "Color", element.detail == ".clear" { return nil }
      return .shape(type: element.type, detail: element.detail)
    case .container(let element):
      switch element.interaction {
      case .tap, .touch: return .button
      case .toggle(let isOn, _): return .toggle(isOn: isOn)
      case .text(let value, _, _, _): return .field(value)
      case .number(let value, let range, _): return .value(value, range)
      case nil: return nil
      default: return nil
      }
    default: return nil
    }
  }
}

extension Rectangle {
  /// The part both rectangles cover; empty at its origin if they do not meet.
  fileprivate func overlap(with other: Rectangle) -> Rectangle {
    let left = max(origin.x, other.origin.x)
    let top = max(origin.y, other.origin.y)
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    return Rectangle(
      origin: Point(x: left, y: top),
      size: Size(width: max(right - left, 0), height: max(bottom - top, 0)))
  }
}
