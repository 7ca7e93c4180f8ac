extension Runtime {
  /// How a node is recognised from one update to the next, as printed:
  /// `ContentView/VStack/1/if.true/Text`, `List/ForEach[id=3]/Row`, `Card/id(42)/Text`.
  func path(of node: NodeIndex) -> String {
    var ancestors: ContiguousArray<NodeIndex> = []
    var current = node
    while current != .none {
      ancestors.append(current)
      current = tree[current].parent
    }
    var path = ""
    for record in ancestors.reversed() { appendParts(of: record, to: &path) }
    return path
  }

  /// The path of a record whose parent's path is known.
  func path(of node: NodeIndex, inside parent: String) -> String {
    var path = parent
    appendParts(of: node, to: &path)
    return path
  }

  /// Appends what the record adds to the path of its parent: its slot, then what stands there.
  private func appendParts(of node: NodeIndex, to path: inout String) {
    let parent = tree[node].parent
    let kind = tree[node].kind
    func append(_ part: String) {
      if !path.isEmpty { path += "/" }
      path += part
    }
    if parent != .none, kind != .secondary, tree[parent].flags.contains(.hasSlots), !isScreen(node)
    {
      append(String(tree[node].slot))
    }
    switch kind {
    case .composite, .primitive, .container, .modifier: append(typeName(of: node))
    case .branch: append(tree[node].flags.contains(.isTrueBranch) ? "if.true" : "if.false")
    case .identified:
      if case .label(let label) = tree[node].payload, let id = label.id {
        append("id(\(id.display))")
      }
    case .erased: append("AnyView")
    case .row:
      let name = isInHierarchy(node) ? "subviews[" : "ForEach[id="
      append("\(name)\(rowID(of: node)?.display ?? "")]")
    case .secondary: append("secondary")
    case .content: append("content")
    case .screen:
      if case .screen(let place) = tree[node].payload { append("screen[\(place.element.depth)]") }
    case .group, .collection, .dynamic, .deferred, .retained, .surrounding, .pending, .free: break
    }
  }

  /// True for the screens of a stack, its root among them: their place says nothing more.
  private func isScreen(_ node: NodeIndex) -> Bool {
    if tree[node].kind == .screen { return true }
    guard case .container(let element) = tree[tree[node].parent].payload else { return false }
    return element.layout == .screens
  }

  /// True for the row of a collection that is no `ForEach`: a view among its superview's subviews.
  func isInHierarchy(_ row: NodeIndex) -> Bool {
    guard tree[row].parent != .none,
      case .collection(let place) = tree[tree[row].parent].payload
    else { return false }
    return place.element.isHierarchy
  }

  /// The type's own name; a modifier's function name.
  func typeName(of node: NodeIndex) -> String {
    switch tree[node].payload {
    case .composite(let instance): instance.type.name
    case .primitive(let element): element.type
    case .container(let element): element.type
    case .modifier(let element): element.type
    default: ""
    }
  }

  /// The id of a `ForEach` element, also of one that has just been removed.
  func rowID(of row: NodeIndex) -> ExplicitID? {
    if let id = log.removedRowIDs[row] { return id }
    if let entry = departing.first(where: { $0.node == row }) { return entry.rowID }
    guard case .collection(let place) = tree[tree[row].parent].payload else { return nil }
    let index = Int(tree[row].slot)
    return place.ids.indices.contains(index) ? place.ids[index] : nil
  }
}
