import AttributeGraph

extension Runtime {
  /// Removes a record and everything below it: their state is destroyed and reported as lost
  /// (L01), what appeared disappears.
  ///
  /// Whoever knows the sibling before it says so in `previous`.
  func remove(_ node: NodeIndex, _ cause: Cause, after previous: NodeIndex = .none) {
    let parent = tree[node].parent
    log.removals.append(.init(node: node, parent: parent, cause: cause))
    log.effects += 1
    tree.detach(node, after: previous)
    if parent != .none { invalidateLayout(at: parent) }
    if isParked(node, cause) {
      setHidden(node, true)
      return depart(node, under: nil)
    }
    if let animation = removalAnimation(of: node, cause) { return depart(node, under: animation) }
    // Where no transition is possible, what goes is told before what comes (I37, C05, C06).
    let isEarly =
      tree[node].kind == .erased || manner(around: node).disablesAnimations
      || transition(of: node)?.isIdentity == true
    tree.walk(node) { record in
      retire(record, isEarly: isEarly)
      return true
    }
    finishOrphans()
  }

  /// Removes what a record holds, but not its secondary content.
  func removeContent(of owner: NodeIndex, _ cause: Cause) {
    tree.forEachChild(of: owner) { child in
      if tree[child].kind != .secondary { remove(child, cause) }
    }
    tree[owner].flags.remove(.hasSlots)
  }

  func retire(_ node: NodeIndex, isEarly: Bool) {
    mark(node, .removed)
    if tree[node].kind.isNode {
      log.removed += 1
      // The mark has just counted it as touched, or an earlier one had; it is not alive any more.
      log.touched -= 1
    }
    switch tree[node].payload {
    case .composite(let instance) where tree[node].kind == .composite: noteLoss(of: instance)
    case .modifier: queueDeparture(of: node, isEarly: isEarly)
    default: break
    }
    release(node)
    layoutDidRemove(node)
    tree.retire(node)
  }

  /// Gives back what the graph and the side tables hold for a record.
  func release(_ node: NodeIndex) {
    removePreference(of: node)
    switch tree[node].payload {
    case .composite(let instance):
      if tree[node].kind == .content {
        instance.applied?.places.removeAll { $0 == node }
      } else {
        graph.remove(instance.rule)
      }
    case .modifier(let element):
      if let source = environmentSources.removeValue(forKey: node) { graph.remove(source) }
      if case .offer(let offer) = element.effect { removeOffer(offer, at: node) }
      if case .geometryChange = element.effect { geometryObservers.removeValue(forKey: node) }
      if case .drawing = element.effect { drawingEffects.remove(node) }
      if element.effect.isComputedInLayout { layoutClosures.remove(node) }
      if case .scrollPosition = element.effect { reportedPositions.removeValue(forKey: node) }
      if case .transaction = element.effect { transactionModifiers.remove(node) }
      if case .focus = element.effect { focusModifiers.remove(node) }
    case .container:
      lazyContainers.remove(node)
      programLayouts.remove(node)
      fittingContainers.remove(node)
      chosenSlots.removeValue(forKey: node)
      scrollOffsets.removeValue(forKey: node)
    case .dynamic(let place): graph.remove(place.rule)
    case .deferred(let place):
      graph.remove(place.rule)
      deferredPlaces.remove(node)
    case .screen(let place):
      graph.remove(place.rule)
      screens.remove(node)
    default:
      presentations.remove(node)
      if let rule = rowRules.removeValue(forKey: node) { graph.remove(rule) }
    }
  }

  private func noteLoss(of instance: CompositeInstance) {
    for (property, storage) in instance.storage.enumerated() {
      guard let value = storage?.display else { continue }
      log.losses.append(.init(node: instance.node, property: property, value: value))
    }
  }
}
