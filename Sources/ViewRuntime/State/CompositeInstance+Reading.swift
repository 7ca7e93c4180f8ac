import AttributeGraph

extension CompositeInstance {
  /// Called by the host when the wrapped value of a dynamic property is read.
  ///
  /// Counts only while an update runs: a read in an action is no dependency (U23, U83). From then
  /// on a change of its source re-runs this body, whether or not later runs read it again (C13).
  package func didRead(property: Int) {
    guard runtime.isUpdating, storage.indices.contains(property),
      let source = storage[property]?.source
    else { return }
    depend(on: source, property: property)
  }

  /// As `didRead(property:)`, for a property that is made of several sources (U163).
  package func didRead(property: Int, source: SourceID) {
    guard runtime.isUpdating else { return }
    depend(on: source, property: property)
  }

  /// Makes the body depend on a source without reading it: any firing re-runs it (U60, U61).
  package func subscribe(property: Int, to source: SourceID) {
    depend(on: source, property: property)
  }

  /// Returns the nearest override above this node, `nil` if there is none, and makes the body
  /// depend on the resolved value, read or not (U110–U114).
  package func environmentValue(for key: EnvironmentKey, property: Int) -> (any ComparableValue)? {
    guard !isGone else { return nil }
    let (source, value) = runtime.resolveEnvironment(key, above: node)
    let label = PropertyLabel(property: property, isEnvironment: true)
    runtime.graph.addStickyDependency(of: rule, on: source, label: label.rawValue)
    return value
  }

  /// What a property reads under one name is one source; a custom property may have several.
  private func depend(on source: SourceID, property: Int) {
    guard !isGone, runtime.graph.contains(source.attribute) else { return }
    let kind = type.properties.indices.contains(property) ? type.properties[property].kind : .custom
    runtime.graph.addStickyDependency(
      of: rule, on: source.attribute, label: PropertyLabel(property: property).rawValue,
      replacing: kind != .custom)
  }
}
