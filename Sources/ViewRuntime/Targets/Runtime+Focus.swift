extension Runtime {
  /// The text field that has the focus; `nil` if none has it.
  package var focusedField: Int? {
    guard let focus, isThere(focus) else { return nil }
    return Int(focus.shown)
  }

  /// Moves the focus to a text field, as a tap on it does; nothing for another node (U160).
  package func focusField(_ node: Int) throws {
    let index = tree.node(shown: node)
    guard index != .none else { return }
    let owner = owner(ofInteractionAt: index)
    guard owner != .none, case .text = ownInteraction(of: owner) else { return }
    try moveFocus(to: owner)
  }

  /// Takes the focus from a text field that the return key was pressed in, unless the program has
  /// moved it.
  package func endEditing(_ node: Int) throws {
    guard let focus, tree[focus.node].shownID == Int32(truncatingIfNeeded: node) else { return }
    self.focus = nil
    try leave(focus, keeping: [])
  }

  /// Lets the focus follow what the program wrote, and says that it is gone with its field.
  func settleFocus() {
    guard focus != nil || !focusModifiers.isEmpty else { return }
    do {
      if let focus, !isThere(focus) || focus.bindings.contains(where: { !$0.binding.isOn() }) {
        self.focus = nil
        try leave(focus, keeping: [])
      }
      let held = Set(focus?.bindings.map(\.modifier) ?? [])
      let wanted = focusModifiers.filter {
        !held.contains($0) && focusBinding(of: $0)?.isOn() == true
      }
      let first = wanted.min { tree.isWrittenBefore($0, $1) }
      if let first { try moveFocus(to: firstField(in: first)) }
    } catch {
      fail(error)
    }
  }

  /// What is told of the focus at one view.
  func focusBinding(of node: NodeIndex) -> FocusBinding? {
    guard case .modifier(let element) = tree[node].payload,
      case .focus(let binding) = element.effect
    else { return nil }
    return binding
  }

  private func moveFocus(to field: NodeIndex) throws {
    guard focus?.node != field || focus?.shown != tree[field].shownID else { return }
    var bindings: [(modifier: NodeIndex, binding: FocusBinding)] = []
    var current = field
    while current != .none {
      if let binding = focusBinding(of: current) { bindings.append((current, binding)) }
      current = tree[current].parent
    }
    let old = focus
    let editing = editingAction(of: field)
    focus = FocusedField(
      node: field, shown: tree[field].shownID, bindings: bindings, editing: editing)
    if let old { try leave(old, keeping: bindings.map(\.modifier)) }
    for (_, binding) in bindings where !binding.isOn() { try binding.set(true) }
    try editing?(true)
  }

  /// Tells a field that the focus was in, and the modifiers around it, that it is gone.
  private func leave(_ focus: FocusedField, keeping kept: [NodeIndex]) throws {
    try focus.give(up: kept)
    try (isThere(focus) ? editingAction(of: focus.node) : focus.editing)?(false)
  }

  private func editingAction(of field: NodeIndex) -> ((Bool) throws -> Void)? {
    guard case .text(_, _, _, let editing) = ownInteraction(of: field) else { return nil }
    return editing
  }

  private func isThere(_ focus: FocusedField) -> Bool {
    isAlive(focus.node) && tree[focus.node].shownID == focus.shown
      && !departing.contains { tree.isInside(focus.node, of: $0.node) }
  }

  /// The first text field in what a modifier is applied to, or else that itself.
  private func firstField(in modifier: NodeIndex) -> NodeIndex {
    var found = NodeIndex.none
    tree.walk(modifier) { node in
      if found == .none, case .text = ownInteraction(of: node) { found = node }
      return found == .none
    }
    return found == .none ? modifier : found
  }
}

/// The view that keys go to.
struct FocusedField {
  let node: NodeIndex
  let shown: Int32
  /// The `focused` modifiers around it, from the inside out.
  let bindings: [(modifier: NodeIndex, binding: FocusBinding)]
  /// What the field wants told when the focus is gone together with it.
  let editing: ((Bool) throws -> Void)?

  /// Tells the modifiers that the focus is gone, except those that still have it inside.
  func give(up kept: [NodeIndex]) throws {
    for (modifier, binding) in bindings where !kept.contains(modifier) && binding.isOn() {
      try binding.set(false)
    }
  }
}
