/// A cell that is computed from what it reads, when somebody asks.
package final class Rule<Value> {
  package typealias Compute = () throws(GraphFailure) -> Value

  package let id: AttributeID
  private let graph: Graph
  private let runner: RunnerID
  private let cell: Cell

  /// What a run leaves behind; apart from the rule, so that the graph does not keep the rule alive.
  private final class Cell {
    var result: Result<Value, GraphFailure>?
    let compute: Compute
    let areEqual: (Value, Value) -> Bool

    init(compute: @escaping Compute, areEqual: @escaping (Value, Value) -> Bool) {
      self.compute = compute
      self.areEqual = areEqual
    }

    func run() -> Bool {
      let old = result
      do {
        let value = try compute()
        result = .success(value)
        if case .success(let old) = old { return !areEqual(old, value) }
        return true
      } catch {
        result = .failure(error)
        if case .failure(let old) = old { return old != error }
        return true
      }
    }
  }

  fileprivate init(
    graph: Graph, name: String, areEqual: @escaping (Value, Value) -> Bool,
    compute: @escaping Compute
  ) {
    let cell = Cell(compute: compute, areEqual: areEqual)
    self.graph = graph
    self.cell = cell
    runner = graph.addRunner { _ in cell.run() }
    id = graph.addRule(named: name, runner: runner)
  }

  deinit {
    graph.remove(id)
    graph.removeRunner(runner)
  }

  /// Returns the value, computing it if it is out of date; inside a rule, makes that rule depend
  /// on this one.
  ///
  /// The dependency is recorded after this rule is up to date, so it never points at something
  /// that only this rule has read.
  package func read() throws(GraphFailure) -> Value {
    let failure = graph.update(id)
    graph.recordRead(of: id)
    if let failure { throw failure }
    switch cell.result {
    case .success(let value): return value
    case .failure(let failure): throw failure
    case nil: throw .cycle([graph.name(of: id)])
    }
  }
}

extension Graph {
  /// Adds a rule whose results are compared by `==`: an equal one stops the change.
  package func rule<Value: Equatable>(
    _ name: String, _ compute: @escaping Rule<Value>.Compute
  ) -> Rule<Value> {
    Rule(graph: self, name: name, areEqual: ==, compute: compute)
  }

  /// Adds a rule whose results are compared by `areEqual`.
  package func rule<Value>(
    _ name: String, areEqual: @escaping (Value, Value) -> Bool,
    _ compute: @escaping Rule<Value>.Compute
  ) -> Rule<Value> {
    Rule(graph: self, name: name, areEqual: areEqual, compute: compute)
  }
}
