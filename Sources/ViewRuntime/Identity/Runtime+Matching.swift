extension Runtime {
  /// True if a record is the same identity as `element` at the same position.
  ///
  /// The branch of an `if`, an `.id` and the type inside an `AnyView` belong to identity: where
  /// they differ, the old record goes and a new one is made (I01, I12, I32).
  func matches(_ node: NodeIndex, _ element: ViewElement) -> Bool {
    let record = tree[node]
    switch (record.kind, record.payload, element) {
    case (.group, _, .tuple), (.collection, _, .collection), (.dynamic, _, .dynamic),
      (.deferred, _, .deferred), (.retained, _, .retained):
      return true
    case (.branch, _, .optional(.some)): return record.flags.contains(.isTrueBranch)
    case (.branch, _, .conditional(let isTrue, _)):
      return record.flags.contains(.isTrueBranch) == isTrue
    case (.identified, .label(let label), .identified(let id, _)): return label.id == id
    case (.erased, .label(let label), .erased(let name, _)): return label.typeName == name
    case (.composite, .composite(let instance), .composite(let value)):
      return instance.type === value.type && instance.applied == nil
    case (.composite, .composite(let instance), .applied(let value, _)):
      return instance.type === value.type && instance.applied != nil
    case (.pending, _, _): return element.isOneRow
    case (.surrounding, .modifier(let old), .surrounded(let new)):
      return old.type == new.type && writesSameKey(old, new)
    case (.screen, .screen(let place), .screen(let element)):
      return place.element.id == element.id && place.element.offer == element.offer
    case (.content, .composite(let instance), .content(let other)): return instance === other
    case (.primitive, .primitive(let old), .primitive(let new)): return old.type == new.type
    case (.container, .container(let old), .container(let new)):
      return old.type == new.type && old.layout.isLazy == new.layout.isLazy
    case (.modifier, .modifier(let old), .modified(let new)):
      return old.type == new.type && writesSameKey(old, new)
    default: return false
    }
  }

  /// Why `element` does not continue the identity of what was there (`none`: nothing was).
  func cause(of element: ViewElement, replacing node: NodeIndex) -> Cause {
    guard node != .none else { return isRealising ? .realised : .appeared }
    let record = tree[node]
    switch (record.payload, element) {
    case (_, .conditional) where record.kind == .branch: return .branch
    case (_, .optional(nil)), (_, .empty): return .vanished
    case (.label(let label), .identified(let id, _)): return .identity(from: label.id, to: id)
    case (_, .identified(let id, _)): return .identity(from: nil, to: id)
    case (.label(let label), .erased(let name, _)):
      return .erasure(from: label.typeName, to: name)
    default: return .type(from: shownType(of: node), to: element.typeName)
    }
  }

  /// An environment modifier that writes another key is another identity: what depends on it is
  /// found by key.
  private func writesSameKey(_ old: ModifierElement, _ new: ModifierElement) -> Bool {
    switch (old.effect, new.effect) {
    case (.environment(let old, _), .environment(let new, _)): old == new
    case (.offer(let old), .offer(let new)): old.key == new.key
    case (.environment, _), (_, .environment): false
    default: true
    }
  }

  private func shownType(of node: NodeIndex) -> String {
    switch tree[node].kind {
    case .branch: "_ConditionalContent"
    case .identified: "IDView"
    case .erased: "AnyView"
    case .group: "TupleView"
    case .collection: "ForEach"
    default: typeName(of: node)
    }
  }
}
