extension Evaluator {
  /// Calls a unit from Swift with borrowed arguments; returns its result, owned.
  func invoke(
    _ unit: UnsafeMutablePointer<CodeUnit>, _ arguments: [Value],
    closure: Value = .uninitialised, bindings: Bindings = .empty
  ) throws(Trap) -> Value {
    try invoke(unit, closure: closure, bindings: bindings, count: arguments.count) { window in
      for (index, argument) in arguments.enumerated() { window[index] = argument }
    }
  }

  /// Calls a unit with borrowed arguments and puts `inout` ones back where they came from.
  func invoke(
    _ unit: UnsafeMutablePointer<CodeUnit>, inPlace arguments: UnsafeMutablePointer<Value>,
    count: Int, bindings: Bindings
  ) throws(Trap) -> Value {
    // An `inout` parameter is known as one only when its function has been compiled.
    if unit.pointee.native == nil { try compile(unit) }
    let mask = unit.pointee.inoutMask
    return try invoke(
      unit, closure: .uninitialised, bindings: bindings, count: count,
      finish: { window in
        for index in 0..<count where mask & (1 << UInt64(index & 63)) != 0 {
          arguments[index] = window[index]
        }
      }
    ) { window in
      for index in 0..<count { window[index] = arguments[index] }
    }
  }

  /// Calls a unit from Swift: below the new call lies a host's, which ends the loop.
  ///
  /// `fill` puts the arguments in place; `finish`, run in any case, may take `inout` ones out.
  @inline(__always)
  func invoke(
    _ unit: UnsafeMutablePointer<CodeUnit>, closure: Value, bindings: Bindings, count: Int,
    finish: (UnsafeMutablePointer<Value>) -> Void = { _ in },
    fill: (UnsafeMutablePointer<Value>) -> Void
  ) throws(Trap) -> Value {
    let caller = machine.pointee.frame
    if machine.pointee.nesting > 0 {
      // Code without calls of its own, called again and again by a native.
      machine.pointee.fuel &-= 1
      if machine.pointee.fuel < 0 { try takeFuel() }
    }
    let host = try pushHost(count + unit.pointee.registerCount)
    let top = host.pointee.base
    let window = top + 1
    fill(window)
    let frame = host + 1
    frame.pointee.unit = unit
    frame.pointee.base = window
    frame.pointee.pc = UnsafePointer(unit.pointee.code)
    frame.pointee.result = top
    frame.pointee.closure = closure
    frame.pointee.bindings = bindings
    machine.pointee.frame = frame
    defer {
      machine.pointee.frame = caller
      machine.pointee.nesting -= 1
      finish(window)
    }
    try execute(floor: host)
    return top.pointee
  }

  /// Makes room for a call from Swift.
  func pushHost(_ size: Int) throws(Trap) -> UnsafeMutablePointer<CallFrame> {
    let caller = machine.pointee.frame
    if machine.pointee.nesting == 0 {
      pendingTrap = nil
      if isStopRequested() { throw Trap("interrupted", kind: .cancelled) }
      if !coroutines.sharesFuel { refuel() }
    }
    let top = caller.pointee.base + caller.pointee.unit.pointee.registerCount
    guard machine.pointee.nesting < Limits.nesting, caller + 2 <= machine.pointee.lastFrame,
      top + size + 8 < machine.pointee.lastRegister
    else { throw .limit(.depth) }
    machine.pointee.nesting += 1
    let host = caller + 1
    host.pointee.unit = hostUnit
    host.pointee.base = top
    host.pointee.pc = UnsafePointer(hostUnit.pointee.code)
    host.pointee.result = top
    host.pointee.closure = .uninitialised
    host.pointee.bindings = .empty
    return host
  }

  /// Runs until the innermost call has returned to `floor`, catching errors on the way.
  func execute(floor: UnsafeMutablePointer<CallFrame>) throws(Trap) {
    while true {
      do {
        return try runLoop()
      } catch {
        try unwind(error, floor: floor)
      }
    }
  }
}

extension CodeUnit {
  /// The unit of hosts: a call returns to the instruction after the first.
  static func makeHost() -> UnsafeMutablePointer<CodeUnit> {
    let code = UnsafeMutablePointer<Instruction>.allocate(capacity: 2)
    code.initialize(to: Instruction(.nop))
    (code + 1).initialize(to: Instruction(.halt))
    let details = CodeDetails(name: "", function: nil, body: nil)
    let unit = UnsafeMutablePointer<CodeUnit>.allocate(capacity: 1)
    unit.initialize(
      to: CodeUnit(
        code: code, registerCount: 0, parameterCount: 0, native: nil,
        details: Unmanaged.passRetained(details)))
    return unit
  }
}
