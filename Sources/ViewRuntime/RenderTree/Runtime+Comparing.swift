extension Runtime {
  /// Compares what a record holds with a new blueprint and changes the tree to match.
  ///
  /// Nothing runs here: bodies the comparison asks for are scheduled, so that all children of one
  /// body are made before any of their bodies (U14).
  func compareContent(of owner: NodeIndex, with element: ViewElement) {
    let content = element.withoutWrappers
    if case .tuple(let elements) = content {
      compareSlots(of: owner, with: elements)
      return
    }
    if tree[owner].flags.contains(.hasSlots) {
      removeContent(of: owner, .type(from: "TupleView", to: content.typeName))
    }
    let existing = tree.firstContent(of: owner)
    _ = compare(existing, with: content, under: owner, after: .none, slot: 0)
  }

  /// Compares the slots of a tuple: a slot keeps its identity whatever its neighbours do (I06).
  private func compareSlots(of owner: NodeIndex, with elements: ElementSlots) {
    if !tree[owner].flags.contains(.hasSlots) {
      let single = tree.firstContent(of: owner)
      if single != .none {
        remove(single, .type(from: typeName(of: single), to: "TupleView"))
      }
      tree[owner].flags.insert(.hasSlots)
    }
    var child = tree.firstContent(of: owner)
    var previous = NodeIndex.none
    for (index, element) in elements.enumerated() {
      var existing = NodeIndex.none
      if child != .none, tree[child].slot == Int32(index) {
        existing = child
        child = tree[child].next
      }
      previous = compare(
        existing, with: element.withoutWrappers, under: owner, after: previous,
        slot: Int32(index))
    }
    while child != .none, tree[child].kind != .secondary {
      let next = tree[child].next
      remove(child, .vanished)
      child = next
    }
  }

  /// Compares one position.
  ///
  /// Returns the record that is there now, or the one before it.
  func compare(
    _ existing: NodeIndex, with element: ViewElement, under owner: NodeIndex,
    after previous: NodeIndex, slot: Int32
  ) -> NodeIndex {
    if existing != .none, matches(existing, element) {
      refresh(existing, with: element)
      return existing
    }
    let cause = cause(of: element, replacing: existing)
    if !departing.isEmpty,
      let revived = revive(
        element, under: owner, after: existing == .none ? previous : existing, slot: slot)
    {
      if existing != .none { remove(existing, cause) }
      refresh(revived, with: element)
      return revived
    }
    let made = make(
      element, under: owner, after: existing == .none ? previous : existing, slot: slot, cause)
    if existing != .none { remove(existing, cause) }
    return made == .none ? previous : made
  }

  /// Brings a record of the same identity up to the new element.
  private func refresh(_ node: NodeIndex, with element: ViewElement) {
    switch (tree[node].payload, element) {
    case (.pending(let row), _):
      row.element = element
      if row.isMade { compareContent(of: node, with: element) }
    case (.composite(let instance), .composite(let value)):
      refresh(instance, with: value)
    case (.composite(let instance), .applied(let value, let content)):
      refresh(instance, with: value, content: content)
    case (.composite(let instance), .content):
      if let content = instance.applied?.element { compareContent(of: node, with: content) }
    case (.primitive(let old), .primitive(let new)): refresh(node, from: old, to: new)
    case (.container(let old), .container(let new)): refresh(node, from: old, to: new)
    case (.modifier(let old), .modified(let new)), (.modifier(let old), .surrounded(let new)):
      refresh(node, from: old, to: new)
    case (.screen(let place), .screen(let new)): refresh(node, place, with: new)
    case (.collection(let place), .collection(let new)): refresh(node, place, with: new)
    case (.dynamic(let place), .dynamic(let new)): refresh(node, place, with: new)
    case (.deferred(let place), .deferred(let new)):
      place.element = new
      place.isOutOfDate = true
      // What the new closure makes is known later, so the body cannot be said to have run in vain.
      log.effects += 1
      if new.timing == .inOrder { schedule(node) }
    case (_, .retained(let isVisible, let content)):
      refreshRetained(node, isVisible: isVisible, content)
    case (_, .optional(.some(let content))), (_, .conditional(_, let content)),
      (_, .erased(_, let content)), (_, .identified(_, let content)):
      compareContent(of: node, with: content)
    case (_, .tuple): compareContent(of: node, with: element)
    default: break
    }
  }

  private func refresh(
    _ node: NodeIndex, from old: PrimitiveElement, to new: PrimitiveElement
  ) {
    guard old !== new else { return }
    tree[node].payload = .primitive(new)
    guard !new.isShown(as: old) else { return }
    noteUpdate(of: node, from: .primitive(old))
    if old.layout != new.layout { invalidateLayout(at: node) }
  }

  private func refresh(
    _ node: NodeIndex, from old: ContainerElement, to new: ContainerElement
  ) {
    guard old !== new else { return }
    tree[node].payload = .container(new)
    let isLaidOutAnew = old.layout != new.layout
    if isLaidOutAnew || old.detail != new.detail {
      noteUpdate(of: node, from: .container(old))
    }
    if isLaidOutAnew || !isLaidOutAlike(old.algorithm, new.algorithm) {
      invalidateLayout(at: node)
    }
    noteProgramLayout(of: node, new)
    compareContent(of: node, with: new.content)
    compareSecondary(of: node, with: new.attached?.content, new.attached?.attachment)
  }

  private func isLaidOutAlike(
    _ old: (any LayoutAlgorithm)?, _ new: (any LayoutAlgorithm)?
  ) -> Bool {
    guard let new else { return old == nil }
    guard let old, let program = new as? any ProgramLayout else { return false }
    return program.follow(old)
  }

  private func refreshRetained(_ node: NodeIndex, isVisible: Bool, _ content: ViewElement) {
    if tree[node].flags.contains(.hidesItself) == isVisible { invalidateLayout(at: node) }
    if isVisible || tree[node].firstChild != .none {
      if isVisible { setHidden(node, false) }
      compareContent(of: node, with: content)
    }
    if !isVisible { setHidden(node, true) }
  }
}
