extension Runtime {
  /// How a node is recognised from one update to the next, as printed:
  /// `ContentView/VStack/1/if.true/Text`, `List/ForEach[id=3]/Row`, `Card/id(42)/Text`.
  func path(of node: NodeIndex) -> String {
    var parts: [String] = []
    var current = node
    while current != .none {
      appendParts(of: current, to: &parts)
      current = tree[current].parent
    }
    return parts.reversed().joined(separator: "/")
  }

  /// The path of a record whose parent's path is known.
  func path(of node: NodeIndex, inside parent: String) -> String {
    var parts: [String] = []
    appendParts(of: node, to: &parts)
    guard !parts.isEmpty else { return parent }
    let own = parts.reversed().joined(separator: "/")
    return parent.isEmpty ? own : "\(parent)/\(own)"
  }

  /// Appends what the record adds to a path, last part first.
  private func appendParts(of node: NodeIndex, to parts: inout [String]) {
    let record = tree[node]
    switch record.kind {
    case .composite, .primitive, .container, .modifier: parts.append(typeName(of: node))
    case .branch: parts.append(record.flags.contains(.isTrueBranch) ? "if.true" : "if.false")
    case .identified:
      if case .label(let label) = record.payload, let id = label.id {
        parts.append("id(\(id.display))")
      }
    case .erased: parts.append("AnyView")
    case .row: parts.append("ForEach[id=\(rowID(of: node)?.display ?? "")]")
    case .secondary: parts.append("secondary")
    case .content: parts.append("content")
    case .screen:
      if case .screen(let place) = record.payload {
        parts.append("screen[\(place.element.depth)]")
      }
    case .group, .collection, .dynamic, .deferred, .retained, .surrounding, .pending, .free: break
    }
    let isSlot = record.parent != .none && tree[record.parent].flags.contains(.hasSlots)
    if isSlot, record.kind != .secondary, !isScreen(node) { parts.append(String(record.slot)) }
  }

  /// True for the screens of a stack, its root among them: their place says nothing more.
  private func isScreen(_ node: NodeIndex) -> Bool {
    if tree[node].kind == .screen { return true }
    guard case .container(let element) = tree[tree[node].parent].payload else { return false }
    return element.layout == .screens
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
