/// A cell that is written from outside.
///
/// Writing a value equal to the old one changes nothing and reaches nobody.
package final class Input<Value> {
  package let id: AttributeID
  private let graph: Graph
  private let areEqual: (Value, Value) -> Bool
  private var stored: Value

  fileprivate init(
    graph: Graph, name: String, value: Value, areEqual: @escaping (Value, Value) -> Bool
  ) {
    self.graph = graph
    self.areEqual = areEqual
    stored = value
    id = graph.addInput(named: name)
  }

  deinit { graph.remove(id) }

  /// The value; reading it inside a rule makes that rule depend on this input.
  package var value: Value {
    get {
      graph.recordRead(of: id)
      return stored
    }
    set {
      guard !areEqual(stored, newValue) else { return }
      stored = newValue
      graph.invalidate(id)
    }
  }
}

extension Graph {
  /// Adds an input that is compared by `==`.
  package func input<Value: Equatable>(_ name: String, _ value: Value) -> Input<Value> {
    Input(graph: self, name: name, value: value, areEqual: ==)
  }

  /// Adds an input whose values are compared by `areEqual`.
  package func input<Value>(
    _ name: String, _ value: Value, areEqual: @escaping (Value, Value) -> Bool
  ) -> Input<Value> {
    Input(graph: self, name: name, value: value, areEqual: areEqual)
  }
}
