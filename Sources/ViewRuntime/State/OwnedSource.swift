import AttributeGraph

/// A source that is removed with the last reference to this object, even after the runtime is gone.
package final class OwnedSource {
  package let id: SourceID
  private let graph: Graph

  init(_ id: SourceID, of graph: Graph) {
    self.id = id
    self.graph = graph
  }

  deinit { graph.remove(id.attribute) }
}
