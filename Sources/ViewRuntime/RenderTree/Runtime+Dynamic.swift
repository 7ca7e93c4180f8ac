import AttributeGraph

extension Runtime {
  /// Makes a control with a bound value again, now: it is no body, and what it holds belongs to
  /// the comparison that found it.
  func refresh(_ node: NodeIndex, _ place: DynamicPlace, with element: DynamicElement) {
    guard place.element !== element else { return }
    place.element = element
    connect(place)
    evaluate(node, place.rule)
  }

  /// Makes the control's rule depend on the sources of the value it shows, and on nothing older.
  func connect(_ place: DynamicPlace) {
    graph.removeDependencies(of: place.rule)
    let sources = place.element.sources + (place.memory.map { [$0.source] } ?? [])
    for source in sources where graph.contains(source.attribute) {
      graph.addStickyDependency(
        of: place.rule, on: source.attribute, label: Graph.unlabelled)
    }
  }

  /// Runs the rule of a place and compares what it holds with the result.
  ///
  /// If the rule fails, the content stays as it was.
  func evaluate(_ node: NodeIndex, _ rule: AttributeID) {
    guard let element = produce(rule) else { return }
    compareContent(of: node, with: element)
  }

  /// Runs a rule and returns what it made; an error goes into the report.
  func produce(_ rule: AttributeID) -> ViewElement? {
    evaluation = nil
    if let failure = graph.rerun(rule) {
      fail(failure)
      return nil
    }
    defer { evaluation = nil }
    switch evaluation {
    case .success(let element): return element
    case .failure(let error):
      fail(error)
      return nil
    case nil: return nil
    }
  }

  /// The closure behind every rule of the runtime: runs the body or content closure of the node the
  /// rule belongs to.
  ///
  /// The result is compared later, outside the rule.
  func evaluate(_ rule: AttributeID) -> Bool {
    let node = NodeIndex(rawValue: graph.tag(of: rule))
    evaluation = Result {
      switch tree[node].payload {
      case .composite(let instance): try instance.value.body(in: instance)
      case .dynamic(let place): try place.element.make(place.memory)
      case .screen(let place): try place.element.make(firstOffer(for: place.element.offer))
      case .deferred(let place): try place.element.make(place.size ?? .zero)
      default: try rowContent(of: node)
      }
    }
    return true
  }
}
