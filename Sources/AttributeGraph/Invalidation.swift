extension Graph {
  /// Tells the graph that an input was written, or that a rule must run for a reason outside the
  /// graph.
  ///
  /// Marks what may be out of date and computes nothing.
  ///
  /// Direct readers of an input are certainly out of date. Everything further away is only
  /// suspected: a rule in between may turn out to compute what it computed before.
  package func invalidate(_ id: AttributeID) {
    onEvent?(.invalidated(id))
    if attributes[id.rawValue].role == .input {
      tick()
      attributes[id.rawValue].changedAt = clock
      markReaders(of: id.rawValue, as: .outOfDate)
    } else {
      mark(id.rawValue, as: .outOfDate)
    }
  }

  /// Returns the rules that stopped being up to date since the last call, and forgets them.
  ///
  /// May name a rule that has been removed since.
  package func takeInvalidated() -> ContiguousArray<AttributeID> {
    guard !invalidated.isEmpty else { return [] }
    let taken = invalidated
    invalidated = []
    return taken
  }

  /// Takes a rule to be up to date without running it: its owner knows that what changed makes no
  /// difference to it.
  package func settle(_ rule: AttributeID) {
    guard contains(rule) else { return }
    attributes[rule.rawValue].status = .upToDate
    attributes[rule.rawValue].checkedAt = clock
    onEvent?(.skipped(rule))
  }

  /// True if an update of the rule would have something to check or to run.
  package func isInvalidated(_ rule: AttributeID) -> Bool {
    contains(rule) && attributes[rule.rawValue].status != .upToDate
  }

  private func mark(_ rule: Int32, as status: AttributeRecord.Status) {
    let old = attributes[rule].status
    if status.rawValue > old.rawValue { attributes[rule].status = status }
    guard old == .upToDate else { return }
    noteInvalidated(rule)
    markReaders(of: rule, as: .unknown)
  }

  /// Marks with a list of its own instead of the call stack, so that chains may be long.
  private func markReaders(of source: Int32, as status: AttributeRecord.Status) {
    var open = [source]
    var status = status
    while let source = open.popLast() {
      var edge = attributes[source].firstReader
      while edge != none {
        let reader = dependencies[edge].reader
        let old = attributes[reader].status
        if status.rawValue > old.rawValue { attributes[reader].status = status }
        if old == .upToDate {
          noteInvalidated(reader)
          if attributes[reader].firstReader != none { open.append(reader) }
        }
        edge = dependencies[edge].nextReader
      }
      status = .unknown
    }
  }

  private func noteInvalidated(_ rule: Int32) {
    if recordsInvalidated { invalidated.append(AttributeID(rawValue: rule)) }
  }
}
