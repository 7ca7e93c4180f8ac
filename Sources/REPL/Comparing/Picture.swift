import ViewRuntime

/// A render tree and the state in it, at one moment.
struct Picture {
  let rows: [TreeRow]
  /// `n = 3` by identity path.
  let state: [String: [(name: String, value: String)]]

  /// Takes the picture of what is mounted.
  init(of session: Session) {
    rows = session.simulation.runtime.treeRows()
    var state: [String: [(name: String, value: String)]] = [:]
    for entry in session.simulation.runtime.stateReports() {
      state[entry.path, default: []].append((entry.name, entry.value))
    }
    self.state = state
  }
}
