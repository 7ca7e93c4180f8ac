extension Runtime {
  /// A node that a command can mean.
  package struct Target {
    package let node: Int
    package let path: String
    package let type: String
    package let label: String
  }

  /// Nodes a TARGET can mean, in tree order: those with that visible text, name for those who hear
  /// the screen, id (`#7`) or path suffix.
  ///
  /// A text stands for the control it is in: where some of the texts found can be used and others
  /// cannot, only those that can count.
  package func targets(matching text: String) -> [Target] {
    guard isMounted else { return [] }
    if text.hasPrefix("#"), let id = Int(text.dropFirst()) {
      let node = tree.node(shown: id)
      return node == .none ? [] : [target(node)]
    }
    var labelled = nodes { $0 == text }
    // Nobody types the narrow space that stands before a formatted time's AM.
    if labelled.isEmpty, text.contains(" ") { labelled = nodes { $0.withPlainSpaces == text } }
    let found = labelled.isEmpty ? nodes(withPathSuffix: text) : labelled
    let usable = found.filter {
      let owner = owner(ofInteractionAt: $0)
      return owner != .none && !isCovered(owner)
    }
    return (usable.isEmpty ? found : controls(of: usable)).map(target)
  }

  /// What can be done to a node: its own interaction, else that of the nearest button or gesture
  /// around it; `nil` if there is none or it is disabled.
  package func interaction(of node: Int) -> Interaction? {
    let index = tree.node(shown: node)
    guard index != .none else { return nil }
    let owner = owner(ofInteractionAt: index)
    guard owner != .none else { return rowSelection(around: node).map { .tap($0) } }
    guard !isDisabled(owner), !isCovered(owner) else { return nil }
    return ownInteraction(of: owner)
  }

  /// The nearest thing to act on around another one.
  package func control(around node: Int) -> Target? {
    let index = tree.node(shown: node)
    guard index != .none, !presentations.contains(index) else { return nil }
    var current = tree[index].parent
    while current != .none, !presentations.contains(current) {
      if ownInteraction(of: current) != nil { return target(current) }
      current = tree[current].parent
    }
    return nil
  }

  /// The composite a node is, or the nearest around it; the root one without a node.
  package func instance(of node: Int?) -> CompositeInstance? {
    guard isMounted else { return nil }
    guard let node else { return firstInstance(in: tree.root) }
    var index = tree.node(shown: node)
    while index != .none {
      if tree[index].kind == .composite, case .composite(let instance) = tree[index].payload {
        return instance
      }
      index = tree[index].parent
    }
    return nil
  }

  /// A live node by its number.
  package func node(_ id: Int) -> NodeReport? {
    let index = tree.node(shown: id)
    guard index != .none else { return nil }
    return nodeReport(index, because: "")
  }

  /// The nodes with a text or a name of which `isMeant` holds.
  private func nodes(labelled isMeant: (String) -> Bool) -> [NodeIndex] {
    var found: [NodeIndex] = []
    tree.walk(tree.root) { node in
      guard !tree[node].flags.contains(.isHidden) else { return false }
      switch tree[node].payload {
      case .primitive(let element):
        if element.text.map(isMeant) ?? false || element.name.map(isMeant) ?? false {
          found.append(node)
        }
      case .modifier(let element):
        if let name = element.givenName, isMeant(name) { found.append(node) }
      case .container(let element) where element.labels.contains(where: isMeant):
        found.append(node)
      default: break
      }
      return true
    }
    return found
  }

  /// Compares the last part before it builds a path.
  private func nodes(withPathSuffix suffix: String) -> [NodeIndex] {
    let last = suffix.split(separator: "/").last.map(String.init) ?? suffix
    var found: [NodeIndex] = []
    tree.walk(tree.root) { node in
      if tree[node].kind.isNode, typeName(of: node) == last {
        let path = path(of: node)
        if path == suffix || path.hasSuffix("/\(suffix)") { found.append(node) }
      }
      return true
    }
    return found
  }

  /// The nodes with the interactions, each once.
  private func controls(of nodes: [NodeIndex]) -> [NodeIndex] {
    var seen: Set<NodeIndex> = []
    return nodes.map { owner(ofInteractionAt: $0) }.filter { seen.insert($0).inserted }
  }

  /// The node itself, the nearest one around it, or the first one in it, that can be used; a
  /// composite stands for what is in it before what it is in, and so does a name.
  func owner(ofInteractionAt node: NodeIndex) -> NodeIndex {
    if tree[node].kind == .composite || name(givenBy: node) != nil {
      let inside = firstInteraction(in: node)
      if inside != .none { return inside }
    }
    var current = node
    var isApart = false
    var found = NodeIndex.none
    var unanswered = NodeIndex.none
    while current != .none, !presentations.contains(current) {
      if found == .none, ownInteraction(of: current) != nil {
        if !isApart { found = current }
        isApart = false
      }
      if ignoresTouches(current) {
        // What does not answer leaves the tap to what is around it.
        unanswered = found
        found = .none
      } else if case .modifier(let element) = tree[current].payload, case .apart = element.effect {
        isApart = found == .none
      }
      current = tree[current].parent
    }
    if found != .none { return found }
    return unanswered != .none ? unanswered : firstInteraction(in: node)
  }

  private func firstInteraction(in node: NodeIndex) -> NodeIndex {
    var inside = NodeIndex.none
    tree.walk(node) { record in
      if inside == .none, ownInteraction(of: record) != nil { inside = record }
      return inside == .none
    }
    return inside
  }

  func ownInteraction(of node: NodeIndex) -> Interaction? {
    switch tree[node].payload {
    case .container(let element): return element.interaction
    case .modifier(let element):
      if case .gesture(let interaction) = element.effect { return interaction }
      return nil
    default: return nil
    }
  }

  func isDisabled(_ node: NodeIndex) -> Bool {
    if let enabling, let value = resolveEnvironment(enabling.key, above: node).value,
      !value.isEqual(to: enabling.isOn)
    {
      return true
    }
    var current = node
    while current != .none {
      if ignoresTouches(current) { return true }
      current = tree[current].parent
    }
    return false
  }

  /// True if nothing inside a node answers touches.
  private func ignoresTouches(_ node: NodeIndex) -> Bool {
    guard case .modifier(let element) = tree[node].payload,
      case .ignoresTouches(let ignores) = element.effect
    else { return isMask(node) }
    return ignores
  }

  /// True for the place of the views that mask another.
  func isMask(_ node: NodeIndex) -> Bool {
    guard tree[node].kind == .secondary,
      case .modifier(let element) = tree[tree[node].parent].payload, case .mask = element.effect
    else { return false }
    return true
  }

  private func firstInstance(in node: NodeIndex) -> CompositeInstance? {
    var found: CompositeInstance?
    tree.walk(node) { record in
      if found == nil, tree[record].kind == .composite,
        case .composite(let instance) = tree[record].payload
      {
        found = instance
      }
      return found == nil
    }
    return found
  }

  private func target(_ node: NodeIndex) -> Target {
    Target(
      node: Int(tree[node].shownID), path: path(of: node), type: typeName(of: node),
      label: label(of: node))
  }

  /// What a person calls a node: its own name, the first text a reader sees in it, a name it has
  /// for those who hear it, its arguments.
  func label(of node: NodeIndex) -> String {
    if case .container(let element) = tree[node].payload, let label = element.labels.first {
      return label
    }
    var label: String?
    var name: String?
    tree.walk(node) { record in
      if label == nil, case .primitive(let element) = tree[record].payload {
        label = element.text
        name = name ?? element.name
      } else if name == nil, case .container(let element) = tree[record].payload {
        name = element.labels.first
      }
      name = self.name(givenBy: record) ?? name
      return label == nil
    }
    return label ?? nameAround(node) ?? name ?? detail(of: tree[node].payload)
  }

  /// The name that a modifier gives what it is applied to.
  private func name(givenBy node: NodeIndex) -> String? {
    guard case .modifier(let element) = tree[node].payload, case .name(let name) = element.effect
    else { return nil }
    return name
  }

  /// The name that one of the modifiers right around a node gives it.
  private func nameAround(_ node: NodeIndex) -> String? {
    var current = tree[node].parent
    while current != .none, case .modifier = tree[current].payload {
      if let name = name(givenBy: current) { return name }
      current = tree[current].parent
    }
    return nil
  }
}

extension ModifierElement {
  fileprivate var givenName: String? {
    if case .name(let name) = effect { name } else { nil }
  }
}

extension String {
  /// With a space for each space that no line breaks at.
  fileprivate var withPlainSpaces: String {
    String(map { $0 == "\u{202F}" || $0 == "\u{A0}" ? " " : $0 })
  }
}
