import AttributeGraph

/// A value written above the root, and the source that fires when it changes.
struct RootEnvironmentValue {
  let source: AttributeID
  var value: (any ComparableValue)?
}

extension Runtime {
  /// The nearest override of `key` above a node, and the source of that override (U113).
  ///
  /// Where nothing overrides it, the source is the root's, so that a reader hears of a value set
  /// there later.
  func resolveEnvironment(
    _ key: EnvironmentKey, above node: NodeIndex
  ) -> (source: AttributeID, value: (any ComparableValue)?) {
    var writer = nearestEnvironmentWriter(from: node)
    while writer != .none {
      if case .modifier(let element) = tree[writer].payload,
        case .environment(key, let value) = element.effect,
        let source = environmentSources[writer]
      {
        return (source, value)
      }
      writer = nearestEnvironmentWriter(from: tree[writer].parent)
    }
    let root = rootEnvironmentValue(for: key)
    return (root.source, root.value)
  }

  /// The nearest override of `key` above the place whose rule runs now, which depends on it from
  /// here on: for content that is made from the environment (U153).
  package func readEnvironment(_ key: EnvironmentKey) -> (any ComparableValue)? {
    guard let rule = graph.runningRule else { return rootEnvironment[key]?.value }
    let found = resolveEnvironment(key, above: NodeIndex(rawValue: graph.tag(of: rule)))
    graph.recordRead(of: found.source)
    return found.value
  }

  /// Sets a value above the root, for `:env`; readers run if it differs from the one before.
  package func setEnvironment(
    _ key: EnvironmentKey, to value: (any ComparableValue)?, action: String?
  ) -> StepReport {
    step(action) {
      let old = rootEnvironmentValue(for: key)
      let report = WriteReport(
        name: "environment.\(key.name)", old: old.value?.display ?? "default",
        new: value?.display ?? "default", isChange: !areEqual(old.value, value), readers: 0)
      _ = write(SourceID(old.source), report) { [unowned self] in
        rootEnvironment[key]?.value = value
      }
      return []
    }
  }

  /// The nearest modifier that writes an environment value, from `node` itself upwards.
  func nearestEnvironmentWriter(from node: NodeIndex) -> NodeIndex {
    guard !environmentSources.isEmpty else { return .none }
    var node = node
    while node != .none {
      switch tree[node].kind {
      case .modifier, .surrounding:
        if environmentSources[node] != nil { return node }
      default: break
      }
      node = tree[node].parent
    }
    return .none
  }

  /// Registers a modifier that writes an environment value.
  func addEnvironmentWriter(_ node: NodeIndex, key: EnvironmentKey) {
    environmentSources[node] = graph.addInput(named: "environment.\(key.name)")
  }

  /// Tells the readers of a modifier's environment value that it changed; an equal value is no
  /// change (U112).
  func environmentDidChange(
    at node: NodeIndex, key: EnvironmentKey, from old: any ComparableValue,
    to new: any ComparableValue
  ) {
    guard let source = environmentSources[node], !new.isEqual(to: old) else { return }
    noteChange(
      of: source,
      WriteReport(
        name: "environment.\(key.name)", old: old.display, new: new.display, isChange: true,
        readers: 0))
    graph.invalidate(source)
  }

  /// Changes a value above the root from within a step: one that the window keeps.
  package func changeEnvironment(
    _ key: EnvironmentKey, to value: any ComparableValue, _ report: WriteReport
  ) {
    write(SourceID(rootEnvironmentValue(for: key).source), report) { [unowned self] in
      rootEnvironment[key]?.value = value
    }
  }

  /// A new window begins with what a window keeps as it is at first.
  func resetWindowEnvironment() {
    for (key, make) in windowEnvironment where rootEnvironment[key] != nil {
      rootEnvironment[key]?.value = make()
    }
  }

  private func rootEnvironmentValue(for key: EnvironmentKey) -> RootEnvironmentValue {
    if let known = rootEnvironment[key] { return known }
    let made = RootEnvironmentValue(
      source: graph.addInput(named: "environment.\(key.name)"),
      value: windowEnvironment[key]?())
    rootEnvironment[key] = made
    return made
  }
}

/// True if both are missing or equal.
func areEqual(_ left: (any ComparableValue)?, _ right: (any ComparableValue)?) -> Bool {
  switch (left, right) {
  case (nil, nil): true
  case (let left?, let right?): left.isEqual(to: right)
  default: false
  }
}
