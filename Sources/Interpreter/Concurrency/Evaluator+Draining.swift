import VirtualTime

extension Evaluator {
  /// Runs a top-level body as the main task and returns its value, owned.
  ///
  /// While it waits, other work goes on and time passes: whoever writes `await` at top level asks
  /// for that.
  func runMain(
    _ unit: UnsafeMutablePointer<CodeUnit>, _ arguments: [Value] = [], bindings: Bindings = .empty
  ) throws(Trap) -> Value {
    guard machine.pointee.nesting == 0 else {
      defer { for argument in arguments { release(argument) } }
      return try invoke(unit, arguments, bindings: bindings)
    }
    let main = makeCoroutine(.main(unit, bindings))
    main.arguments = arguments
    try sharingFuel { () throws(Trap) in
      try self.go(on: main)
      while !main.isFinished {
        guard try self.runNext(before: Moment(sinceStart: .longest)) else {
          self.abandon(main)
          throw Trap("the program waits for something that never happens")
        }
      }
    }
    let result = main.result ?? .void
    // A trap of a deinitialiser waits for the next call, and there may have been none.
    if pendingTrap != nil {
      release(result)
      throw takeInterruption()
    }
    return result
  }

  /// Runs what a program has started until nothing is left to do, letting time pass.
  ///
  /// Compiled Swift ends with its main task. Grove goes on, as an application would, but only for
  /// as long as something else than a repeating timer waits.
  package func drain() throws(Trap) {
    try sharingFuel { () throws(Trap) in
      while self.clock.hasWork, try self.runNext(before: Moment(sinceStart: .longest)) {}
    }
  }

  /// Runs what is due up to a moment, which then is the present.
  package func drain(until moment: Moment) throws(Trap) {
    try sharingFuel { () throws(Trap) in
      while try self.runNext(before: moment) {}
    }
  }

  /// Runs what is due now, and what that makes due, without letting time pass.
  package func drainReady() throws(Trap) {
    try sharingFuel { () throws(Trap) in
      while self.clock.hasReadyJobs { _ = try self.runNext(before: .start) }
    }
  }

  /// Runs one round of jobs, after waiting for it if need be; false if there is none by `limit`.
  private func runNext(before limit: Moment) throws(Trap) -> Bool {
    if !clock.hasReadyJobs, !clock.advance(toward: limit) { return false }
    machine.pointee.fuel -= Evaluator.roundCost
    do {
      try clock.runRound()
    } catch let trap as Trap {
      throw trap
    } catch {
      throw Trap(String(describing: error))
    }
    betweenRounds()
    return true
  }

  /// Fuel for a turn of the line of jobs, which costs far more time than a turn of a loop.
  private static let roundCost = 2_000

  private func sharingFuel(_ body: () throws(Trap) -> Void) throws(Trap) {
    guard !coroutines.sharesFuel, machine.pointee.nesting == 0 else { return try body() }
    refuel()
    coroutines.sharesFuel = true
    defer { coroutines.sharesFuel = false }
    try body()
  }

  private func abandon(_ coroutine: Coroutine) {
    guard case .suspended(let stack) = coroutine.state else { return }
    coroutine.state = .finished
    coroutines.living[coroutine.number] = nil
    discard(stack)
  }
}
