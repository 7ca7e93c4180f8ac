extension Graph {
  /// Brings a rule up to date: runs what it needs and what is out of date, each at most once.
  ///
  /// Returns why that was impossible, or `nil`. A rule that is asked for while it runs depends on
  /// itself; the caller gets the cycle as a value and decides what it means.
  package func update(_ rule: AttributeID) -> GraphFailure? {
    let index = rule.rawValue
    guard contains(rule), attributes[index].role == .rule else { return nil }
    if attributes[index].isRunning { return fail(rule, .cycle(cycle(through: index))) }
    // Asked for while it waits for the answer of one of its sources: whether that closes a circle
    // only running it can tell, because it may read something else this time.
    if attributes[index].isChecking { return run(index) }
    switch attributes[index].status {
    case .upToDate: return nil
    case .outOfDate: return run(index)
    case .unknown: return check(index)
    }
  }

  /// Asks the sources of `rule`, in reading order, whether any changed; stops at the first that
  /// did.
  ///
  /// Nothing is recorded: checking is not reading.
  ///
  /// Sources that need checking themselves go on a list instead of the call stack, so a chain of
  /// any length can be brought up to date.
  private func check(_ rule: Int32) -> GraphFailure? {
    var open = [Check(rule: rule, edge: attributes[rule].firstSource)]
    attributes[rule].isChecking = true
    var failure: GraphFailure?
    while let top = open.last {
      guard attributes[top.rule].status == .unknown, top.edge != none else {
        open.removeLast()
        attributes[top.rule].isChecking = false
        failure = finishCheck(of: top.rule)
        if !open.isEmpty { compare(top.rule, in: &open[open.count - 1], failure) }
        continue
      }
      let source = dependencies[top.edge].source
      if attributes[source].isRunning || attributes[source].isChecking {
        attributes[top.rule].status = .outOfDate
      } else if attributes[source].status == .unknown {
        attributes[source].isChecking = true
        open.append(Check(rule: source, edge: attributes[source].firstSource))
      } else {
        let problem = attributes[source].status == .outOfDate ? run(source) : nil
        compare(source, in: &open[open.count - 1], problem)
      }
    }
    return failure
  }

  /// A rule whose sources are being asked, and the edge to the next of them.
  private struct Check {
    let rule: Int32
    var edge: Int32
  }

  /// Goes on to the next source, unless this one changed or failed: then the rule has to run.
  private func compare(_ source: Int32, in check: inout Check, _ failure: GraphFailure?) {
    guard attributes[check.rule].status == .unknown else { return }
    if failure != nil || attributes[source].changedAt > attributes[check.rule].checkedAt {
      attributes[check.rule].status = .outOfDate
    } else {
      check.edge = dependencies[check.edge].nextSource
    }
  }

  private func finishCheck(of rule: Int32) -> GraphFailure? {
    guard attributes[rule].status == .unknown else {
      return attributes[rule].status == .outOfDate ? run(rule) : nil
    }
    attributes[rule].status = .upToDate
    attributes[rule].checkedAt = clock
    onEvent?(.skipped(AttributeID(rawValue: rule)))
    return nil
  }

  /// Runs a rule whether or not it is out of date; for an owner that changed something the graph
  /// does not know.
  package func rerun(_ rule: AttributeID) -> GraphFailure? {
    guard contains(rule), attributes[rule.rawValue].role == .rule else { return nil }
    if attributes[rule.rawValue].isRunning {
      return fail(rule, .cycle(cycle(through: rule.rawValue)))
    }
    return run(rule.rawValue)
  }

  /// Runs a rule, recording what it reads.
  private func run(_ rule: Int32) -> GraphFailure? {
    let id = AttributeID(rawValue: rule)
    guard runStack.count < Graph.depthLimit else {
      return fail(id, .tooDeep(limit: Graph.depthLimit))
    }
    // From here on a new invalidation counts again: it asks for another run.
    attributes[rule].status = .upToDate
    guard let runner = runners[kinds[attributes[rule].kind].runner] else { return nil }
    let outerRun = currentRun
    latestRun &+= 1
    currentRun = latestRun
    runStack.append(rule)
    attributes[rule].isRunning = true
    beginRecording(rule)
    let isChanged = runner(id)
    endRecording(rule)
    attributes[rule].isRunning = false
    runStack.removeLast()
    currentRun = outerRun
    if isChanged {
      tick()
      attributes[rule].changedAt = clock
    }
    attributes[rule].checkedAt = clock
    onEvent?(.ran(id, isChanged: isChanged))
    return nil
  }

  /// The names of the rules on the way from `rule` to itself.
  private func cycle(through rule: Int32) -> [String] {
    let start = runStack.lastIndex(of: rule) ?? runStack.startIndex
    return (runStack[start...] + [rule]).map { kinds[attributes[$0].kind].name }
  }

  private func fail(_ rule: AttributeID, _ failure: GraphFailure) -> GraphFailure {
    onEvent?(.failed(rule, failure))
    return failure
  }
}
