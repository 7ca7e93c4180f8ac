import Diagnostics

extension Evaluator {
  /// Leaves calls until one catches the error; throws it on if none above `floor` does.
  ///
  /// Everything the calls own is given back, and values that were moved into a mutation go back to
  /// their places: after a trap the program's variables are as the failed statement left them.
  func unwind(_ trap: Trap, floor: UnsafeMutablePointer<CallFrame>) throws(Trap) {
    // No failure: the calls stay as they are, and who began them puts them aside.
    if case .suspended = trap.kind { throw trap }
    var trap = trap
    if trap.range == .none { locate(&trap) }
    machine.pointee.pendingBindings = .empty
    while true {
      let frame = machine.pointee.frame
      guard frame > floor else { throw trap }
      if cleanUp(frame, &trap) { return }
      machine.pointee.frame = frame - 1
    }
  }

  /// Undoes what a call has under way; true if it catches the error and goes on.
  private func cleanUp(
    _ frame: UnsafeMutablePointer<CallFrame>, _ trap: inout Trap
  ) -> Bool {
    let unit = frame.pointee.unit
    let details = details(of: frame)
    let offset = UnsafePointer(unit.pointee.code).distance(to: frame.pointee.pc)
    let base = frame.pointee.base
    for cleanup in details.cleanups.reversed()
    where cleanup.start <= offset && offset < cleanup.end {
      switch cleanup.action {
      case .release(let register):
        empty(base + register)
      case .pad(let target, let onlyForErrors, let register):
        if onlyForErrors && !trap.isThrown {
          if let register { empty(base + register) }
        } else {
          if let other = runPad(frame, target) {
            // A trap inside a `defer` takes the place of the error that led there.
            if case .thrown(let error) = trap.kind { release(error) }
            trap = other
          }
        }
      case .catchError(let target, let register):
        guard case .thrown(let error) = trap.kind else { continue }
        base[register] = error
        frame.pointee.pc = UnsafePointer(unit.pointee.code) + target
        return true
      }
    }
    return false
  }

  private func empty(_ slot: UnsafeMutablePointer<Value>) {
    let value = slot.pointee
    slot.pointee = .uninitialised
    release(value)
  }

  /// Runs the instructions of a pad in their call; returns the trap that stopped them, if one did.
  private func runPad(_ frame: UnsafeMutablePointer<CallFrame>, _ target: Int) -> Trap? {
    let pc = frame.pointee.pc
    frame.pointee.pc = UnsafePointer(frame.pointee.unit.pointee.code) + target
    machine.pointee.nesting += 1
    defer {
      frame.pointee.pc = pc
      machine.pointee.frame = frame
      machine.pointee.nesting -= 1
    }
    do {
      // No clean-up of the body covers a pad, so this undoes what the pad itself has under way.
      try execute(floor: frame - 1)
      return nil
    } catch {
      return error
    }
  }

  /// Fills in where a trap happened and by which calls.
  ///
  /// A failure inside the library is the fault of the code that called it: that is where a reader
  /// can do something about it.
  private func locate(_ trap: inout Trap) {
    locate(&trap, includesLibrary: false)
    if trap.range == .none { locate(&trap, includesLibrary: true) }
  }

  private func locate(_ trap: inout Trap, includesLibrary: Bool) {
    var isIncluded = includesLibrary
    if case .internalError = trap.kind { isIncluded = true }
    var frame = machine.pointee.frame
    var entries: [TraceEntry] = []
    while frame > machine.pointee.frames {
      if frame.pointee.unit != hostUnit {
        let details = details(of: frame)
        let offset = UnsafePointer(frame.pointee.unit.pointee.code).distance(to: frame.pointee.pc)
        let range = details.range(at: offset)
        guard isIncluded || !range.file.isLibrary else {
          frame -= 1
          continue
        }
        if trap.range == .none, range.file !== SourceFile.none { trap.range = range }
        if entries.count < Evaluator.traceLength || frame - machine.pointee.frames < 3 {
          entries.append(TraceEntry(function: details.name, range: range))
        }
      }
      frame -= 1
    }
    if trap.trace.isEmpty { trap.trace = entries }
  }

  /// Calls that a trace lists; of an endless recursion the rest is alike.
  private static let traceLength = 24
}
