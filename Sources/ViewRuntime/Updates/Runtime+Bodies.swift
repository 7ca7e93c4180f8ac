import AttributeGraph

extension Runtime {
  /// Decides whether a node's body has to run for a new view value: only if the value differs from
  /// the one before (M3, M5).
  ///
  /// An equal value changes nothing; the old one stays (U123, U125).
  func refresh(_ instance: CompositeInstance, with value: any CompositeValue) {
    guard value !== instance.value, value !== instance.replacement?.value else { return }
    guard !instance.isNew else {
      instance.value = value
      schedule(instance.node)
      return
    }
    guard let difference = value.difference(from: instance.value) else {
      instance.replacement = nil
      log.equalValues.append(instance.node)
      return
    }
    guard !difference.isOutside || !takeOver(value, in: instance) else { return }
    log.effects += 1
    instance.replacement = CompositeInstance.Replacement(value: value, difference: difference)
    schedule(instance.node)
  }

  /// The same for a view modifier and what it is applied to: the content follows the body that
  /// wrote it, whether or not the modifier's own body runs (I25).
  func refresh(
    _ instance: CompositeInstance, with value: any CompositeValue, content: ViewElement
  ) {
    refresh(instance, with: value)
    guard let applied = instance.applied else { return }
    applied.element = content
    for place in applied.places { compareContent(of: place, with: content) }
  }

  /// Has controls look as they have to now, from what the body returned last.
  ///
  /// A style around is no reason for a body to run (M3). Returns false if the body has to.
  private func takeOver(_ value: any CompositeValue, in instance: CompositeInstance) -> Bool {
    do {
      guard let element = try value.restyledBody(of: instance.value, in: instance) else {
        return false
      }
      instance.value = value
      instance.replacement = nil
      instance.body = element
      compareContent(of: instance.node, with: element)
    } catch {
      fail(error)
    }
    return true
  }

  /// Runs a body, however many reasons it has (M3), and compares what it returns with the nodes it
  /// made before.
  func runBody(of instance: CompositeInstance) {
    let node = instance.node
    var (reasons, sources) = collectReasons(for: instance)
    guard !reasons.isEmpty else { return graph.settle(instance.rule) }
    guard log.runs.count < Runtime.bodyLimit else {
      return fail(RuntimeLimit.bodies(view: instance.type.name))
    }
    let replacement = instance.replacement
    // Without storage there is no first run: the next occasion is another first one.
    guard prepare(instance, &reasons) else {
      tree[node].flags.insert(.hasFailed)
      return
    }
    let entry = noteRun(of: instance, reasons, sources, replacement)
    let element = runRule(of: instance, reasons)
    guard let element else {
      log.runs.update(at: entry) { $0.failed = true }
      tree[node].flags.insert(.hasFailed)
      return
    }
    tree[node].flags.remove(.hasFailed)
    instance.body = element
    let effects = log.effects
    compareContent(of: node, with: element)
    if log.effects != effects { log.runs.noteChange(at: entry) }
  }

  /// Why a body is to run, and the sources among that which changed.
  private func collectReasons(
    for instance: CompositeInstance
  ) -> (reasons: Reasons, sources: [(source: AttributeID, label: Int32)]) {
    guard !instance.isNew else {
      return (.first(ofPropertyCount: instance.type.properties.count), [])
    }
    var reasons = Reasons()
    reasons.isSelf = instance.replacement != nil
    var sources: [(source: AttributeID, label: Int32)] = []
    graph.forEachChangedSource(of: instance.rule) { source, label in
      let property = PropertyLabel(rawValue: label).property
      if let property, instance.storage.indices.contains(property),
        instance.storage[property]?.isAsBefore == true
      {
        return
      }
      sources.append((source, label))
      if let property {
        reasons.properties.insert(property)
      } else {
        reasons.isObserved = true
      }
    }
    return (reasons, sources)
  }

  /// Makes the storage of a new identity, `@StateObject`s among it (U66), or lets the storage
  /// follow a new value, whose changed properties are reasons too.
  ///
  /// Returns whether the body can run.
  private func prepare(_ instance: CompositeInstance, _ reasons: inout Reasons) -> Bool {
    do {
      if instance.isNew {
        instance.begin(with: PropertyStorages(try instance.value.makeStorage(in: instance)))
      } else if let replacement = instance.replacement {
        instance.replacement = nil
        let old = instance.value
        instance.value = replacement.value
        let changed = try replacement.value.updateStorage(
          instance.storage, in: instance, replacing: old)
        for property in changed { reasons.properties.insert(property) }
      }
      return true
    } catch {
      fail(error)
      return false
    }
  }

  private func runRule(of instance: CompositeInstance, _ reasons: Reasons) -> ViewElement? {
    let outer = (runningInstance, runningReasons)
    (runningInstance, runningReasons) = (instance, reasons)
    defer { (runningInstance, runningReasons) = outer }
    return produce(instance.rule)
  }

  /// Logs a run; further runs in the same step join the first (`runs` counts them).
  private func noteRun(
    of instance: CompositeInstance, _ reasons: Reasons,
    _ sources: [(source: AttributeID, label: Int32)],
    _ replacement: CompositeInstance.Replacement?
  ) -> Int {
    let node = instance.node
    if marks(of: node).contains(.ran), let known = log.runs.place(of: node) {
      log.runs.update(at: known) { run in
        run.count += 1
        run.reasons.formUnion(reasons)
        run.add(replacement, sources)
      }
      return known
    }
    mark(node, .ran, isShown: !instance.type.isLibrary)
    if reasons.isNew, replacement == nil, sources.isEmpty {
      log.runs.append(firstOf: node, propertyCount: instance.type.properties.count)
    } else {
      log.runs.append(
        .init(node: node, reasons: reasons, replacement: replacement, sources: sources))
    }
    return log.runs.count - 1
  }
}
