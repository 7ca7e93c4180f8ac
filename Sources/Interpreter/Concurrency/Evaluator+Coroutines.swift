extension Evaluator {
  /// Starts a coroutine that will run a closure without parameters when its turn comes; takes over
  /// the counts of both values.
  ///
  /// Returns its number.
  func startCoroutine(_ body: Value, task: Value = .uninitialised) -> Int {
    let coroutine = makeCoroutine(.new(body), task: task)
    post(coroutine)
    return coroutine.number
  }

  func makeCoroutine(_ state: Coroutine.State, task: Value = .uninitialised) -> Coroutine {
    coroutines.count += 1
    let coroutine = Coroutine(number: coroutines.count, state: state, task: task)
    coroutines.living[coroutine.number] = coroutine
    return coroutine
  }

  /// Has a suspended coroutine go on when its turn comes; nothing if it does not wait.
  func awaken(_ number: Int) {
    guard let coroutine = coroutines.living[number] else { return }
    guard case .suspended = coroutine.state else {
      // Asked to go on before it got round to waiting.
      coroutine.isAwakened = true
      return
    }
    guard !coroutine.isAwakened else { return }
    post(coroutine)
  }

  /// Puts a coroutine at the end of the line of those that run now.
  private func post(_ coroutine: Coroutine) {
    coroutine.isAwakened = true
    clock.post { [unowned self] in try run(coroutine) }
  }

  /// Goes on with a coroutine as a job of its own.
  func run(_ coroutine: Coroutine) throws(Trap) {
    do {
      try go(on: coroutine)
    } catch {
      taskFailed(error)
      throw error
    }
  }

  /// Runs a coroutine until it waits or ends; a failure of the program ends it too.
  func go(on coroutine: Coroutine) throws(Trap) {
    coroutine.isAwakened = false
    let caller = machine.pointee.frame
    let previous = coroutines.current
    coroutines.current = coroutine
    defer {
      coroutines.current = previous
      machine.pointee.frame = caller
      machine.pointee.nesting -= 1
    }
    let state = coroutine.state
    coroutine.state = .running
    do {
      let host = try enter(coroutine, state)
      coroutine.nesting = machine.pointee.nesting
      try execute(floor: host)
      finish(coroutine, result: host.pointee.base.pointee)
    } catch {
      guard case .suspended = error.kind else {
        finish(coroutine, result: .void)
        throw error
      }
      coroutine.state = .suspended(saveStack(above: caller + 1))
      if coroutine.isAwakened { post(coroutine) }
    }
  }

  /// Lays out the stack of a coroutine above a new host, whose call it becomes.
  private func enter(
    _ coroutine: Coroutine, _ state: Coroutine.State
  ) throws(Trap) -> UnsafeMutablePointer<CallFrame> {
    switch state {
    case .new(let closure):
      coroutine.body = closure
      guard closure.kind == .closure else {
        machine.pointee.nesting += 1
        throw .internalError("a task has no closure")
      }
      return try push(
        closure.closureUnit, closure: closure, [], bindings: closure.closureBindings)
    case .main(let unit, let bindings):
      return try push(
        unit, closure: .uninitialised, coroutine.arguments, bindings: bindings)
    case .suspended(let stack):
      return try push(stack)
    case .running, .finished:
      machine.pointee.nesting += 1
      throw .internalError("a task goes on that does not wait")
    }
  }

  private func push(
    _ unit: UnsafeMutablePointer<CodeUnit>, closure: Value, _ arguments: [Value],
    bindings: Bindings
  ) throws(Trap) -> UnsafeMutablePointer<CallFrame> {
    let host = try pushCoroutineHost(unit.pointee.registerCount + arguments.count)
    let frame = host + 1
    for (index, argument) in arguments.enumerated() { host.pointee.base[index + 1] = argument }
    frame.pointee.unit = unit
    frame.pointee.base = host.pointee.base + 1
    frame.pointee.pc = UnsafePointer(unit.pointee.code)
    frame.pointee.result = host.pointee.base
    frame.pointee.closure = closure
    frame.pointee.bindings = bindings
    machine.pointee.frame = frame
    return host
  }

  private func push(
    _ stack: SavedStack
  ) throws(Trap) -> UnsafeMutablePointer<CallFrame> {
    do throws(Trap) {
      let host = try pushCoroutineHost(stack.registerCount)
      guard host + stack.frameCount < machine.pointee.lastFrame else { throw Trap.limit(.depth) }
      restore(stack, above: host)
      return host
    } catch {
      discard(stack)
      throw error
    }
  }

  /// A host that counts as nested even where there is no room for it, because leaving it counts
  /// back in any case.
  private func pushCoroutineHost(_ size: Int) throws(Trap) -> UnsafeMutablePointer<CallFrame> {
    do {
      return try pushHost(size)
    } catch {
      machine.pointee.nesting += 1
      throw error
    }
  }

  private func finish(_ coroutine: Coroutine, result: Value) {
    if case .suspended(let stack) = coroutine.state { discard(stack) }
    coroutine.state = .finished
    coroutines.living[coroutine.number] = nil
    if coroutine.body.kind == .uninitialised {
      coroutine.result = result
    } else {
      release(result)
      release(coroutine.body)
      coroutine.body = .uninitialised
    }
    for argument in coroutine.arguments { release(argument) }
    coroutine.arguments = []
    release(coroutine.task)
    coroutine.task = .uninitialised
  }

  /// Lets go of all coroutines of a program that has ended.
  func discardCoroutines() {
    clock.removeAll()
    for coroutine in coroutines.living.values.sorted(by: { $0.number < $1.number }) {
      switch coroutine.state {
      case .new(let closure): release(closure)
      case .suspended(let stack): discard(stack)
      case .main, .running, .finished: break
      }
      release(coroutine.body)
      release(coroutine.task)
      coroutine.state = .finished
    }
    coroutines.living = [:]
    for alarm in coroutines.alarms.values { release(alarm.closure) }
    coroutines.alarms = [:]
  }
}
