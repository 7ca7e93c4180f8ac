import AttributeGraph

extension Runtime {
  /// Flushes transactions, one update each, runs what those updates call, and goes on until
  /// nothing waits (M1, U43).
  ///
  /// Tasks begin when everything else is settled (L06). What keeps changing without end is cut off
  /// with a warning.
  func settle() {
    var updates = 0
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
        apply(transaction)
        update()
        runCallbacks()
      } else if callbacks.hasTasks {
        runTasks()
      } else {
        return
      }
    }
  }

  /// Settles in the middle of a step, as between two frames: for virtual time and repeated actions.
  ///
  /// The guards against what never settles start anew (U144).
  package func settleFrame() {
    settle()
    log.changeCalls.removeAll()
    log.deferredFirings.removeAll()
  }

  /// Makes the values of a transaction visible and marks what depends on them.
  func apply(_ transaction: TransactionQueue.Transaction) {
    for mutation in transaction.mutations {
      mutation.commit?()
      if graph.contains(mutation.source) { graph.invalidate(mutation.source) }
    }
  }
}
