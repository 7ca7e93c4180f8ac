import AttributeGraph
import VirtualTime

extension Runtime {
  /// Flushes transactions, one update each, runs what those updates call, and goes on until
  /// nothing waits (M1, U43).
  ///
  /// Tasks begin when everything else is settled (L06). What tasks and queues have to do at this
  /// moment comes in rounds, with an update after each, as the main queue gives way to the screen
  /// between its turns. What keeps changing without end is cut off
  /// with a warning.
  func settle() {
    var updates = 0
    var rounds = 0
    var cycles = 0
    var asked = transactions.count
    while true {
      if let transaction = transactions.next() {
        updates += 1
        guard updates <= Runtime.updateLimit else {
          // What was written is kept; showing it is left to the next step.
          apply(transaction)
          while let next = transactions.next() { apply(next) }
          callbacks = CallbackQueue()
          warn("views were still changing after \(Runtime.updateLimit) updates: stopped")
          return
        }
        // Several changes that one action asks for are no `onChange` that feeds itself (U41, U144).
        if asked > 0 { log.changeCalls.removeAll() }
        asked -= 1
        flush(transaction)
      } else if !scrollRequests.isEmpty {
        perform(scrollRequests.removeFirst())
      } else if !scrolledViews.isEmpty {
        reportPosition(of: scrolledViews.removeFirst())
      } else if let cycle = updateCycle {
        cycles += 1
        run(cycle, isLast: cycles == Runtime.updateLimit)
      } else if callbacks.hasTasks {
        runTasks()
      } else if clock.hasReadyJobs {
        rounds += 1
        guard rounds <= Runtime.roundLimit else {
          warn("tasks were still running after \(Runtime.roundLimit) turns: the rest waits")
          return
        }
        runJobs()
        updates = 0
        asked = transactions.count
      } else {
        return
      }
    }
  }

  /// Runs one update cycle of UIKit (K02); what the last of a step marks waits for the next one.
  private func run(_ cycle: Action, isLast: Bool) {
    updateCycle = nil
    do { try cycle() } catch { fail(error) }
    guard isLast, updateCycle != nil else { return }
    updateCycle = nil
    warn("views of UIKit were still marked after \(Runtime.updateLimit) update cycles: stopped")
  }

  /// Settles in the middle of a step, as between two frames: for virtual time and repeated actions.
  ///
  /// The guards against what never settles start anew (U144).
  package func settleFrame() {
    settle()
    log.changeCalls.removeAll()
    log.deferredFirings.removeAll()
  }

  /// Shows what has changed while somebody else runs the jobs.
  package func settleUpdates() {
    while let transaction = transactions.next() {
      flush(transaction)
    }
    runTasks()
    log.changeCalls.removeAll()
    log.deferredFirings.removeAll()
  }

  /// Lets time pass up to a moment, settling wherever something is due on the way.
  package func wait(until moment: Moment) {
    settleFrame()
    var moments = 0
    while !log.isOverLimit, clock.advance(toward: moment) {
      moments += 1
      guard moments <= Runtime.momentLimit else { return fail(RuntimeLimit.moments) }
      settleFrame()
    }
  }

  /// Runs the jobs that are ready, each failing by itself; to the guards against what never
  /// settles the next update is another frame (U144).
  private func runJobs() {
    let round = clock.readyJobCount
    var count = 0
    log.event = .job
    defer { log.event = nil }
    while count < round {
      do {
        count += try clock.runRound(atMost: round - count)
      } catch {
        count += 1
        fail(error)
      }
    }
    log.changeCalls.removeAll()
    log.deferredFirings.removeAll()
  }

  /// One update for a transaction, and what that calls.
  private func flush(_ transaction: TransactionQueue.Transaction) {
    apply(transaction)
    updateManner = transaction.manner
    update()
    endManners()
    runCallbacks()
    settleFocus()
  }

  /// Makes the values of a transaction visible and marks what depends on them.
  func apply(_ transaction: TransactionQueue.Transaction) {
    for mutation in transaction.mutations {
      mutation.commit?()
      if graph.contains(mutation.source) { graph.invalidate(mutation.source) }
    }
  }
}
