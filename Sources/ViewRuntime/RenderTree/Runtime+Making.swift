import AttributeGraph

/// A limit that keeps a runaway program from taking the machine with it; each names the view in
/// whose body it was reached.
package enum RuntimeLimit: Error, CustomStringConvertible {
  case depth(view: String?), nodes(view: String?), bodies(view: String?), moments, writes
  case rows(Int)

  package var description: String {
    switch self {
    case .depth(let view):
      "the view tree nests deeper than \(RenderTree.depthLimit) levels\(Self.hint(view))"
    case .nodes(let view):
      "the render tree has more than \(RenderTree.nodeLimit) nodes\(Self.hint(view))"
    case .bodies(let view):
      "more than \(Runtime.bodyLimit) bodies ran in one step\(Self.hint(view))"
    case .rows(let count):
      "a ForEach has \(count) elements, and each of them needs an id; "
        + "at most \(Runtime.rowLimit) can be told apart"
    case .writes:
      "state was written more than \(Runtime.writeLimit) times in one step; "
        + "is there an endless loop?"
    case .moments:
      "something was due more than \(Runtime.momentLimit) times in one step; wait for less"
    }
  }

  private static func hint(_ view: String?) -> String {
    view.map { ", the last of them in \($0); does a view contain itself?" } ?? ""
  }
}

extension Runtime {
  /// Makes the records for an element that continues no identity.
  ///
  /// Returns `none` for an element that contributes nothing (I19).
  func make(
    _ element: ViewElement, under owner: NodeIndex, after previous: NodeIndex, slot: Int32,
    _ cause: Cause
  ) -> NodeIndex {
    guard !isOverLimit(under: owner) else { return .none }
    func add(_ kind: NodeRecord.Kind, _ payload: Payload = .none) -> NodeIndex {
      self.add(kind, payload, under: owner, after: previous, slot: slot, cause)
    }
    if owner != .none, tree[owner].flags.contains(.isLazy), element.isOneRow {
      return add(.pending, .pending(PendingRow(element: element)))
    }
    switch element {
    case .empty, .optional(nil), .group: return .none
    case .tuple: return fill(add(.group), with: element)
    case .optional(.some(let content)): return makeBranch(add(.branch), isTrue: true, content)
    case .conditional(let isTrue, let content):
      return makeBranch(add(.branch), isTrue: isTrue, content)
    case .erased(let name, let content):
      return fill(add(.erased, .label(PlaceLabel(typeName: name))), with: content)
    case .identified(let id, let content):
      return fill(add(.identified, .label(PlaceLabel(id: id))), with: content)
    case .collection(let collection):
      guard isWithinLimit(collection) else { return .none }
      let place = CollectionPlace(element: collection)
      return makeRows(of: add(.collection, .collection(place)), place)
    case .composite(let value): return makeInstance(add(.composite), value, content: nil)
    case .applied(let value, let content):
      return makeInstance(add(.composite), value, content: content)
    case .content(let instance): return makeContent(add(.content, .composite(instance)), instance)
    case .primitive(let primitive): return add(.primitive, .primitive(primitive))
    case .container(let container):
      return makeContainer(add(.container, .container(container)), container)
    case .modified(let modifier):
      return makeModifier(add(.modifier, .modifier(modifier)), modifier)
    case .dynamic(let dynamic): return makeDynamic(add(.dynamic), dynamic)
    case .deferred(let deferred): return makeDeferred(add(.deferred), deferred)
    case .surrounded(let modifier):
      return makeModifier(add(.surrounding, .modifier(modifier)), modifier)
    case .screen(let screen): return makeScreen(add(.screen), screen)
    case .retained(let isVisible, let content):
      let node = add(.retained)
      if !isVisible { setHidden(node, true) }
      guard isVisible || profile.createsTabsEagerly else { return node }
      return fill(node, with: content)
    }
  }

  private func isOverLimit(under owner: NodeIndex) -> Bool {
    if owner != .none, Int(tree[owner].depth) >= RenderTree.depthLimit {
      fail(RuntimeLimit.depth(view: viewName(around: owner)))
      return true
    }
    if tree.liveNodes >= RenderTree.nodeLimit {
      fail(RuntimeLimit.nodes(view: viewName(around: owner)))
      return true
    }
    return false
  }

  /// Fails for a `ForEach` of more elements than ids can be kept of.
  func isWithinLimit(_ collection: CollectionElement) -> Bool {
    guard collection.count > Runtime.rowLimit else { return true }
    fail(RuntimeLimit.rows(collection.count))
    return false
  }

  /// The type of the innermost view with a body that a node is in.
  private func viewName(around node: NodeIndex) -> String? {
    var at = node
    while at != .none {
      if case .composite(let instance) = tree[at].payload { return instance.type.name }
      at = tree[at].parent
    }
    return nil
  }

  private func fill(_ node: NodeIndex, with content: ViewElement) -> NodeIndex {
    compareContent(of: node, with: content)
    return node
  }

  private func makeBranch(_ node: NodeIndex, isTrue: Bool, _ content: ViewElement) -> NodeIndex {
    if isTrue { tree[node].flags.insert(.isTrueBranch) }
    return fill(node, with: content)
  }

  private func makeInstance(
    _ node: NodeIndex, _ value: any CompositeValue, content: ViewElement?
  ) -> NodeIndex {
    let rule = graph.addRule(named: value.type.name, tag: node.rawValue, runner: runner)
    let instance = CompositeInstance(runtime: self, value: value, node: node, rule: rule)
    if let content { instance.applied = CompositeInstance.AppliedContent(element: content) }
    tree[node].payload = .composite(instance)
    schedule(node)
    return node
  }

  private func makeContent(_ node: NodeIndex, _ instance: CompositeInstance) -> NodeIndex {
    guard let applied = instance.applied else { return node }
    applied.places.append(node)
    return fill(node, with: applied.element)
  }

  private func makeContainer(_ node: NodeIndex, _ container: ContainerElement) -> NodeIndex {
    noteLaziness(of: node, container.layout)
    noteProgramLayout(of: node, container)
    if case .firstFitting = container.layout { fittingContainers.insert(node) }
    compareContent(of: node, with: container.content)
    if let attached = container.attached {
      compareSecondary(of: node, with: attached.content, attached.attachment)
    }
    return node
  }

  private func makeModifier(_ node: NodeIndex, _ modifier: ModifierElement) -> NodeIndex {
    if case .environment(let key, _) = modifier.effect { addEnvironmentWriter(node, key: key) }
    if case .offer(let offer) = modifier.effect { addOffer(offer, at: node) }
    addPreference(modifier.effect, at: node)
    addScrollPosition(modifier.effect, at: node)
    if case .geometryChange = modifier.effect { geometryObservers[node] = GeometryObserver() }
    if case .drawing = modifier.effect { drawingEffects.insert(node) }
    if modifier.effect.isComputedInLayout { layoutClosures.insert(node) }
    if case .transaction = modifier.effect { transactionModifiers.insert(node) }
    if case .focus = modifier.effect { focusModifiers.insert(node) }
    // A modifier for each row needs the rows (I16).
    if !isTransparent(modifier.effect) { tree[node].flags.remove(.isLazy) }
    queueAppearance(of: node, modifier.effect)
    compareContent(of: node, with: modifier.content)
    compareSecondary(of: node, modifier.effect)
    return node
  }

  private func makeDynamic(_ node: NodeIndex, _ element: DynamicElement) -> NodeIndex {
    let rule = graph.addRule(named: "control", tag: node.rawValue, runner: runner)
    let place = DynamicPlace(element: element, rule: rule)
    tree[node].payload = .dynamic(place)
    connect(place)
    evaluate(node, rule)
    return node
  }

  private func makeScreen(_ node: NodeIndex, _ element: ScreenElement) -> NodeIndex {
    let rule = graph.addRule(named: "screen", tag: node.rawValue, runner: runner)
    tree[node].payload = .screen(ScreenPlace(element: element, rule: rule))
    screens.insert(node)
    if element.isVisible { schedule(node) } else { setHidden(node, true) }
    return node
  }

  private func makeDeferred(_ node: NodeIndex, _ element: DeferredElement) -> NodeIndex {
    let rule = graph.addRule(named: "content", tag: node.rawValue, runner: runner)
    tree[node].payload = .deferred(DeferredPlace(element: element, rule: rule))
    if element.timing == .inOrder { schedule(node) } else { deferredPlaces.insert(node) }
    return node
  }
}
