import AttributeGraph

extension Runtime {
  package static let writeDuringUpdate =
    "Modifying state during view update, this will cause undefined behavior."
  package static let publishDuringUpdate =
    "Publishing changes from within view updates is not allowed, "
    + "this will cause undefined behavior."

  /// Makes a source of change; `name` is how reports call it: `ContentView.isOn`.
  package func makeSource(name: String) -> SourceID {
    SourceID(graph.addInput(named: name))
  }

  /// Makes a source that goes with whoever keeps what is returned.
  package func makeOwnedSource(name: String) -> OwnedSource {
    OwnedSource(makeSource(name: name), of: graph)
  }

  /// Removes a source that nothing can write any more; its number will be used again.
  package func removeSource(_ source: SourceID) {
    graph.remove(source.attribute)
  }

  /// Enqueues a write under the current transaction.
  ///
  /// `commit` makes the value visible to bodies when the transaction is flushed (M1, U41). While a
  /// body runs the write is refused with SwiftUI's warning, and nothing is enqueued (U44). An equal
  /// write is reported and dropped (U25).
  @discardableResult
  package func write(
    _ source: SourceID, _ report: WriteReport, commit: @escaping () -> Void
  ) -> Bool {
    guard !isUpdating else {
      warn(Runtime.writeDuringUpdate)
      return false
    }
    record(report, of: source.attribute)
    guard report.isChange else { return true }
    transactions.append(.init(source: source.attribute, commit: commit))
    return true
  }

  /// An object's signal or an observable property fired; there is no value to commit.
  ///
  /// During an update the invalidation waits for another one; for a publisher SwiftUI warns (U45).
  /// A body that fires each time it runs would never settle: what it fires counts once a step.
  package func fire(_ source: SourceID, _ report: WriteReport?, isPublish: Bool) {
    if isUpdating, isPublish { warn(Runtime.publishDuringUpdate) }
    if let report { record(report, of: source.attribute) }
    if let report, !report.isChange { return }
    if isUpdating, !log.deferredFirings.insert(source.attribute).inserted { return }
    transactions.append(.init(source: source.attribute, commit: nil))
  }

  /// Notes a change of something that no view has ever read, so that there is no source (U80): only
  /// for the report, which lists a few of them.
  package func noteUnreadWrite(_ report: () -> WriteReport) {
    guard !isUpdating, log.unreadWrites < Runtime.listedUnreadWrites else { return }
    log.unreadWrites += 1
    var report = report()
    report.during = log.event
    log.report.writes.append(report)
  }

  private static let listedUnreadWrites = 16

  /// An observable property was read: the rule that runs now depends on it (M6); nothing outside
  /// an update.
  package func didReadObservable(_ source: SourceID) {
    guard !isInstalling, graph.contains(source.attribute) else { return }
    graph.recordRead(of: source.attribute)
  }

  /// Connects dynamic properties before a body runs: what that reads the body has not read (U94).
  package func installing<Result, Failure: Error>(
    _ connect: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = isInstalling
    isInstalling = true
    defer { isInstalling = outer }
    return try connect()
  }

  /// What `withAnimation` or `withTransaction` around the program's current code says.
  package var currentManner: TransactionManner { transactions.manner }

  /// Runs `body` under a transaction of its own kind: `withAnimation` splits updates (U41).
  package func withTransaction(
    _ manner: TransactionManner, _ body: () throws -> Void
  ) rethrows {
    let outer = transactions.manner
    transactions.manner = manner
    defer { transactions.manner = outer }
    try body()
  }

  /// Notes a write for the report, with the bodies that had read its source.
  private func record(_ report: WriteReport, of source: AttributeID) {
    var report = report
    report.readers = 0
    report.otherReaders = 0
    report.source = source.rawValue
    report.during = log.event
    if report.isChange { report.transaction = transactions.nextBeginning }
    graph.forEachReader(of: source) { reader in
      if tree[NodeIndex(rawValue: graph.tag(of: reader))].kind == .composite {
        report.readers += 1
      } else {
        report.otherReaders += 1
      }
    }
    log.report.writes.append(report)
    if log.report.writes.count == Runtime.writeLimit {
      fail(RuntimeLimit.writes)
      stopProgram(RuntimeLimit.writes.description)
    }
    if report.isChange { noteChange(of: source, report) }
  }

  /// Remembers what a source changed from and to, to explain the runs it causes.
  func noteChange(of source: AttributeID, _ report: WriteReport) {
    if log.firstWrites[source] == nil { log.firstWrites[source] = report }
    log.latestWrites[source] = report
  }
}
