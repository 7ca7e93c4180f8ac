extension Runtime {
  /// The blueprint: what the last bodies returned, with the structural wrappers that make no node.
  ///
  /// A wrapper has no number (`node` is 0). Rows of a `ForEach` are those that have been made.
  package func viewTree() -> [TreeRow] {
    guard isMounted else { return [] }
    var writer = BlueprintWriter(runtime: self)
    writer.writeRecords(under: tree.root, depth: 0)
    return writer.rows
  }
}

/// Walks elements and the records made for them side by side.
struct BlueprintWriter {
  let runtime: Runtime
  var rows: [TreeRow] = []

  private var tree: RenderTree { runtime.tree }

  init(runtime: Runtime) { self.runtime = runtime }

  /// Writes what a record holds, from the records alone: for content whose element was not kept.
  mutating func writeRecords(under owner: NodeIndex, depth: Int) {
    var inner = depth
    if tree[owner].flags.contains(.hasSlots) {
      write("TupleView", at: owner, depth)
      inner += 1
    }
    var child = tree[owner].firstChild
    while child != .none {
      writeRecord(child, inner)
      child = tree[child].next
    }
  }

  private mutating func writeRecord(_ node: NodeIndex, _ depth: Int) {
    switch (tree[node].kind, tree[node].payload) {
    case (.composite, .composite(let instance)): writeComposite(node, instance, depth)
    case (.container, .container(let element)):
      writeNode(node, depth)
      write(element.content, under: node, slot: nil, depth + 1)
    case (.modifier, .modifier(let element)): writeModifier(node, element, depth)
    case (.primitive, _): writeNode(node, depth)
    case (.branch, _): writeWrapper("_ConditionalContent", node, depth)
    case (.identified, .label(let label)):
      writeWrapper("IDView", detail: label.id?.display ?? "", node, depth)
    case (.erased, _): writeWrapper("AnyView", node, depth)
    case (.collection, .collection(let place)): writeWrapper(place.element.typeName, node, depth)
    default: writeRecords(under: node, depth: depth)
    }
  }

  private mutating func writeWrapper(
    _ type: String, detail: String = "", _ node: NodeIndex, _ depth: Int
  ) {
    write(type, detail: detail, at: node, depth)
    writeRecords(under: node, depth: depth + 1)
  }

  /// Writes an element of a body; `slot` is its position in the tuple the record holds.
  private mutating func write(
    _ element: ViewElement, under owner: NodeIndex, slot: Int?, _ depth: Int
  ) {
    let record = self.record(under: owner, slot)
    switch element {
    case .empty: write("EmptyView", at: owner, depth)
    case .tuple(let elements):
      write("TupleView", at: owner, depth)
      for (index, element) in elements.enumerated() {
        write(element, under: slot == nil ? owner : record, slot: index, depth + 1)
      }
    case .group(let inner):
      write("Group", at: owner, depth)
      write(inner, under: owner, slot: slot, depth + 1)
    case .optional(nil): write("Optional", detail: "nil", at: owner, depth)
    case .optional(let inner?):
      write("Optional", at: owner, depth)
      write(inner, under: record, slot: nil, depth + 1)
    case .conditional(let isTrue, let inner):
      write("_ConditionalContent", detail: isTrue ? "true" : "false", at: owner, depth)
      write(inner, under: record, slot: nil, depth + 1)
    case .erased(_, let inner):
      write("AnyView", at: owner, depth)
      if case .erased = inner {
        write(inner, under: owner, slot: slot, depth + 1)
      } else {
        write(inner, under: record, slot: nil, depth + 1)
      }
    case .identified(let id, let inner):
      write("IDView", detail: id.display, at: owner, depth)
      write(inner, under: record, slot: nil, depth + 1)
    default: if record != .none { writeRecord(record, depth) }
    }
  }

  private mutating func writeComposite(
    _ node: NodeIndex, _ instance: CompositeInstance, _ depth: Int
  ) {
    writeNode(node, depth)
    if let body = instance.body { write(body, under: node, slot: nil, depth + 1) }
  }

  private mutating func writeModifier(
    _ node: NodeIndex, _ element: ModifierElement, _ depth: Int
  ) {
    writeNode(node, depth)
    write(element.content, under: node, slot: nil, depth + 1)
    let secondary = tree.secondary(of: node)
    guard secondary != .none else { return }
    switch element.effect {
    case .background(let content, _), .overlay(let content, _), .mask(let content, _),
      .inset(let content, _):
      write(content, under: secondary, slot: nil, depth + 1)
    default: break
    }
  }

  private func record(under owner: NodeIndex, _ slot: Int?) -> NodeIndex {
    guard owner != .none else { return .none }
    guard let slot else { return tree.firstContent(of: owner) }
    var child = tree[owner].firstChild
    while child != .none, tree[child].slot != Int32(slot) { child = tree[child].next }
    return child
  }

  private mutating func writeNode(_ node: NodeIndex, _ depth: Int) {
    rows.append(
      TreeRow(
        node: Int(tree[node].shownID), depth: depth, type: runtime.typeName(of: node),
        kind: runtime.shownKind(of: node), detail: runtime.detail(of: tree[node].payload),
        path: runtime.path(of: node), mark: .unchanged, remark: ""))
  }

  private mutating func write(
    _ type: String, detail: String = "", at node: NodeIndex, _ depth: Int
  ) {
    rows.append(
      TreeRow(
        node: 0, depth: depth, type: type, kind: .composite, detail: detail,
        path: node == .none ? "" : runtime.path(of: node), mark: .unchanged, remark: ""))
  }
}
