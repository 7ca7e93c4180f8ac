extension Runtime {
  /// Builds the tree for a root and settles: first bodies, appear actions, tasks, and the updates
  /// those lead to (L02, L03).
  ///
  /// Replaces what was mounted.
  package func mount(_ root: ViewElement, action: String?) -> StepReport {
    beginStep(action)
    unmount()
    resetWindowEnvironment()
    tree.root = add(.group, under: .none, after: .none, slot: 0, .mounted)
    compareContent(of: tree.root, with: root)
    update()
    runCallbacks()
    settle()
    return endStep()
  }

  /// Runs a user's action, then updates until everything is settled, and reports.
  ///
  /// If the action throws, the report carries its error; writes made before are still flushed.
  package func step(_ action: String?, _ body: () throws -> [String]) -> StepReport {
    beginStep(action)
    do {
      log.report.reply = try body()
    } catch {
      fail(error)
    }
    settle()
    return endStep()
  }

  /// Proposes another size to the root.
  package func resize(
    to size: Size, action: String, _ change: Action = {}
  ) -> StepReport {
    beginStep(action)
    self.size = size
    layoutIsOutOfDate = true
    do { try change() } catch { fail(error) }
    update()
    runCallbacks()
    settle()
    return endStep()
  }

  /// Scrolls a scroll view or list, the first one if `node` is `nil`, by or to an offset along its
  /// axis.
  package func scroll(node: Int?, by distance: Double?, to offset: Double?, action: String)
    -> StepReport
  {
    beginStep(action)
    do {
      try moveContent(of: node, by: distance, to: offset)
      update()
      // Without lazy rows the update had no need for layout; the offset has.
      _ = currentLayout()
      if let scroll = scrolledViews.last { try rest(scroll) }
      runCallbacks()
      settle()
    } catch {
      fail(error)
    }
    return endStep()
  }

  /// Starts a log; what the program printed since the last step, as its own top-level code may,
  /// belongs to this one.
  private func beginStep(_ action: String?) {
    discardRemoved()
    tree.marks.removeAll()
    stepNumber += 1
    log.step = stepNumber
    log.report.step = stepNumber
    log.report.action = action
    log.warned = Set(log.report.warnings)
  }

  private func endStep() -> StepReport {
    forgetUndoneUpdates()
    var report = log.report
    log.report = StepReport()
    log.warned.removeAll()
    report.counts = StepReport.Counts(
      bodies: log.runs.count { !isLibraryRun($0) }, created: log.created,
      updated: log.updated, removed: log.removed, moved: log.moved)
    report.unchanged = tree.liveNodes - log.touched
    fill(&report, reportParts)
    if reportParts.isSuperset(of: .usual) {
      discardRemoved()
      report.printed += log.report.printed
      report.warnings += log.report.warnings
      log.report = StepReport()
    }
    return report
  }

  /// Lets go of what the step removed and replaced; a report that still needs it has to be filled
  /// before.
  ///
  /// Objects of the program may end here, and print as they do: that belongs to the step that
  /// removed their views, so a complete report does not wait for the next one (L01).
  private func discardRemoved() {
    tree.reclaim()
    let old = log
    var fresh = StepLog()
    fresh.report = old.report
    withExtendedLifetime(old) { log = fresh }
  }

  /// Forgets the mounted tree without calling anything in it.
  ///
  /// Writes that still wait become visible to what is mounted next.
  private func unmount() {
    while let transaction = transactions.next() { apply(transaction) }
    guard isMounted else { return }
    endTouch()
    focus = nil
    cancelTasks()
    cancelSubscriptions()
    tree.walk(tree.root) { node in
      release(node)
      return true
    }
    for entry in departing {
      if let alarm = entry.alarm { clock.cancel(alarm) }
      tree.walk(entry.node) { node in
        release(node)
        return true
      }
    }
    departing.removeAll()
    tree.removeAll()
    _ = graph.takeInvalidated()
    invalidateWholeLayout()
    offers.removeAll()
    scrollRequests.removeAll()
    scrolledViews.removeAll()
    callbacks = CallbackQueue()
    agenda.removeAll()
    batch.removeAll()
    waiting.removeAll()
  }
}
