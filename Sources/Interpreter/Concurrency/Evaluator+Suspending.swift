extension Evaluator {
  /// Puts the running coroutine aside until `awaken`; does not return normally.
  func suspend() throws(Trap) -> Value {
    guard canSuspend else {
      throw .notSimulated(
        coroutines.current == nil
          ? "waiting is simulated only in tasks, queues and at top level"
          : "waiting inside a closure that a built-in function calls is not simulated")
    }
    throw Trap("suspended", kind: .suspended)
  }

  /// True unless frames of the host lie above the running coroutine's, or none runs.
  var canSuspend: Bool { coroutines.current?.nesting == machine.pointee.nesting }

  /// Copies what lies above `host` off the stack, the host's register for the result included.
  func saveStack(above host: UnsafeMutablePointer<CallFrame>) -> SavedStack {
    let innermost = machine.pointee.frame
    let origin = host.pointee.base
    let end = innermost.pointee.base + innermost.pointee.unit.pointee.registerCount
    let registerCount = end - origin
    let frameCount = innermost - host
    let registers = UnsafeMutablePointer<Value>.allocate(capacity: registerCount)
    registers.initialize(from: origin, count: registerCount)
    let frames = UnsafeMutablePointer<CallFrame>.allocate(capacity: frameCount)
    frames.initialize(from: host + 1, count: frameCount)
    return SavedStack(
      registers: registers, registerCount: registerCount, frames: frames, frameCount: frameCount,
      origin: origin)
  }

  /// Puts a saved stack back above `host` and lets the call that suspended return.
  func restore(_ stack: SavedStack, above host: UnsafeMutablePointer<CallFrame>) {
    let base = host.pointee.base
    // The two stretches may have no memory in common with a third, so distances are in bytes.
    let distance = UnsafeRawPointer(base) - UnsafeRawPointer(stack.origin)
    base.update(from: stack.registers, count: stack.registerCount)
    if distance != 0 { moveAddresses(in: base, of: stack, by: distance) }
    for index in 0..<stack.frameCount {
      var frame = stack.frames[index]
      frame.base = frame.base.moved(by: distance)
      frame.result = frame.result.moved(by: distance)
      host[index + 1] = frame
    }
    machine.pointee.frame = host + stack.frameCount
    stack.deallocate()
    finishSuspendedCall()
  }

  /// Corrects addresses of registers that registers hold; what only looks like one is a register
  /// that holds nothing.
  private func moveAddresses(
    in base: UnsafeMutablePointer<Value>, of stack: SavedStack, by distance: Int
  ) {
    let start = UInt64(UInt(bitPattern: stack.origin))
    let end = UInt64(UInt(bitPattern: stack.origin + stack.registerCount))
    for index in 0..<stack.registerCount where base[index].meta == 0 {
      let bits = base[index].bits
      guard start <= bits, bits < end else { continue }
      base[index].bits = UInt64(bitPattern: Int64(bitPattern: bits) + Int64(distance))
    }
  }

  /// Stores `()` as the result of the call that suspended and steps behind it.
  private func finishSuspendedCall() {
    var frame = machine.pointee.frame
    if frame.pointee.pc.pointee.opcode == .nativeBody {
      frame.pointee.result.pointee = .void
      frame -= 1
      machine.pointee.frame = frame
    } else {
      frame.pointee.base[frame.pointee.pc.a] = .void
    }
    frame.pointee.pc += 1
  }

  /// Gives back what a stack owns that nobody will go on with; its `defer`s do not run.
  func discard(_ stack: SavedStack) {
    let distance = UnsafeRawPointer(stack.registers) - UnsafeRawPointer(stack.origin)
    for index in (0..<stack.frameCount).reversed() {
      let frame = stack.frames[index]
      let unit = frame.unit.pointee
      let offset = UnsafePointer(unit.code).distance(to: frame.pc)
      let base = frame.base.moved(by: distance)
      for cleanup in unit.details.takeUnretainedValue().cleanups.reversed()
      where cleanup.start <= offset && offset < cleanup.end {
        guard case .release(let register) = cleanup.action else { continue }
        let value = base[register]
        base[register] = .uninitialised
        release(value)
      }
    }
    stack.deallocate()
  }
}

extension UnsafeMutablePointer<Value> {
  /// The register so many bytes further.
  fileprivate func moved(by distance: Int) -> UnsafeMutablePointer<Value> {
    (UnsafeMutableRawPointer(self) + distance).assumingMemoryBound(to: Value.self)
  }
}
