import AttributeGraph

extension Runtime {
  /// One entry of the report's list of bodies.
  func bodyRun(_ run: RunLog.Run) -> BodyRun {
    guard case .composite(let instance) = tree[run.node].payload else {
      return BodyRun(
        node: 0, view: "", path: "", runs: Int(run.count), because: [], causes: [],
        changedOutput: run.changedOutput)
    }
    var report = BodyRun(
      node: instance.nodeID, view: instance.type.name, path: instance.path, runs: Int(run.count),
      because: run.reasons.listed(for: instance.type), causes: causes(of: run, instance.type),
      changedOutput: run.changedOutput, isFirst: run.reasons.isNew,
      sources: run.sources.map(\.source.rawValue))
    if !run.sources.isEmpty { report.providers = providers(of: run) }
    return report
  }

  /// The bodies that wrote the modifiers whose environment values changed for a run.
  private func providers(of run: RunLog.Run) -> [Int] {
    var providers: [Int] = []
    var writer = nearestEnvironmentWriter(from: run.node)
    while writer != .none {
      let source = environmentSources[writer]
      if run.sources.contains(where: { $0.source == source }) {
        let owner = tree.owner(of: writer)
        if owner != .none { providers.append(Int(tree[owner].shownID)) }
      }
      writer = nearestEnvironmentWriter(from: tree[writer].parent)
    }
    return providers
  }

  /// True for the body of a library view, which is told of only where it explains something.
  func isLibraryRun(_ run: RunLog.Run) -> Bool {
    guard case .composite(let instance) = tree[run.node].payload else { return false }
    return instance.type.isLibrary
  }

  /// The chain behind each reason, in the order of the reasons.
  private func causes(of run: RunLog.Run, _ type: CompositeType) -> [String] {
    var causes: [String] = []
    if run.reasons.isNew {
      causes.append("\(type.name) is new here and runs for the first time (M3)")
    } else if run.reasons.isSelf, let difference = run.replacement?.difference {
      causes.append(
        "\(ownerName(of: run.node)) made another \(type.name): \(difference.sentence)")
    }
    let observed = run.sources.filter { PropertyLabel(rawValue: $0.label).property == nil }
    causes += unique(observed.map { observation(of: $0.source) })
    for (index, property) in type.properties.enumerated()
    where run.reasons.properties.contains(index) {
      let sources = run.sources.filter { PropertyLabel(rawValue: $0.label).property == index }.map(
        \.source)
      if !sources.isEmpty {
        causes += unique(sources.map { cause(of: property, $0) })
      } else if !run.reasons.isNew {
        causes.append("\(property.shownName) came along with the new \(type.name) value")
      }
    }
    return causes
  }

  private func observation(of source: AttributeID) -> String {
    "\(transition(of: source)), and the body had read it in its last run (U80)"
  }

  /// What a change of a property's source means, by the kind of property (M4).
  private func cause(of property: DynamicProperty, _ source: AttributeID) -> String {
    switch property.kind {
    case .state: "\(transition(of: source)), and this body has read it (U05)"
    case .storage:
      "\(transition(of: source)), which every view with this key shows (U162)"
    case .namespace: "\(transition(of: source))"
    case .binding:
      "\(transition(of: source)), and this body has read it through its binding (U50)"
    case .environmentObject where environmentSources.values.contains(source):
      "\(transition(of: source)): another object is in the environment now (M4)"
    case .stateObject, .observedObject, .environmentObject:
      "\(transition(of: source)): a body runs whenever an object it declares says that it will "
        + "change, whatever the body reads (U60)"
    case .environment: "\(transition(of: source)): this view declares the value (U110)"
    case .custom: "\(transition(of: source)), which \(property.shownName) is made of (U163)"
    }
  }

  /// `ContentView.isOn: true -> false`.
  func transition(of source: AttributeID) -> String {
    let name = graph.contains(source) ? graph.name(of: source) : "a source"
    guard let first = log.firstWrites[source], let latest = log.latestWrites[source] else {
      return "\(name) changed"
    }
    guard !(first.old.isEmpty && latest.new.isEmpty) else { return "\(latest.name) fired" }
    let (old, new) = fromWhereTheyDiffer(first.old, latest.new)
    let detour = first.old == latest.new && first.new != first.old ? first.new : nil
    return "\(latest.name): \(shortened(old)) -> "
      + (detour.map { "\(shortened($0)) -> " } ?? "") + shortened(new)
  }

  /// Two long values without what both begin with, if the difference would not be seen.
  private func fromWhereTheyDiffer(_ old: String, _ new: String) -> (String, String) {
    let common = zip(old, new).prefix { $0 == $1 }.count
    guard max(old.count, new.count) > 60, common > 40 else { return (old, new) }
    return ("…" + old.dropFirst(common - 8), "…" + new.dropFirst(common - 8))
  }

  /// A value in a sentence: the writes tell the whole of it.
  private func shortened(_ value: String) -> String {
    value.count <= 60 ? value : value.prefix(59) + "…"
  }

  private func unique(_ sentences: [String]) -> [String] {
    var seen: Set<String> = []
    return sentences.filter { seen.insert($0).inserted }
  }

  /// The view whose body made a node.
  func ownerName(of node: NodeIndex) -> String {
    let owner = tree.owner(of: node)
    return owner == .none ? "the program" : typeName(of: owner)
  }
}
