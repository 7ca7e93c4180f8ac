import IR

extension Evaluator {
  /// Runs a top-level body (a file's statements or a prompt line) and returns its value, owned;
  /// while it waits, tasks go on and time passes.
  package func run(_ body: FunctionBody) throws(Trap) -> Value {
    let unit = unit(forClosure: body, own: nil)
    do {
      return try runMain(unit)
    } catch {
      guard case .thrown(let value) = error.kind else { throw error }
      var trap = error
      trap.message = "Error raised at top level: \(describe(value, debug: true))"
      throw trap
    }
  }

  /// Runs a line of top-level code that is a method of `receiver`, whose count it takes over;
  /// while it waits, tasks go on and time passes.
  package func run(_ method: Function, on receiver: Value) throws(Trap) -> Value {
    let target = dynamicTarget(of: method, receiver: receiver)
    return try runMain(unit(for: target), [receiver])
  }

  /// Calls a function with arguments whose counts it takes over; the receiver, where there is one,
  /// comes first.
  ///
  /// `typeArguments` are those of the function's owner and then its own; those of a receiver are
  /// found from the receiver.
  package func call(
    _ function: Function, _ arguments: [Value], typeArguments: [TypeID] = []
  ) throws(Trap) -> Value {
    var arguments = arguments
    return try call(function, mutating: &arguments, typeArguments: typeArguments)
  }

  /// Like `call(_:_:typeArguments:)`, for functions with `inout` parameters: afterwards their
  /// arguments are in the array, owned, and all others are given back.
  package func call(
    _ function: Function, mutating arguments: inout [Value], typeArguments: [TypeID] = []
  ) throws(Trap) -> Value {
    let target = dynamicTarget(of: function, receiver: arguments.first)
    return try invokeOwned(
      unit(for: target), &arguments, bindings: types.bindings(typeArguments))
  }

  /// Calls a closure with arguments whose counts it takes over.
  package func call(closure: Value, _ arguments: [Value]) throws(Trap) -> Value {
    var arguments = arguments
    return try call(closure: closure, mutating: &arguments)
  }

  /// Like `call(closure:_:)`, for closures with `inout` parameters: afterwards their arguments are
  /// in the array, owned, and all others are given back.
  package func call(
    closure: Value, mutating arguments: inout [Value]
  ) throws(Trap) -> Value {
    let count = arguments.count
    guard closure.kind == .closure else {
      defer { for argument in arguments { release(argument) } }
      return try arguments.withMutable { buffer throws(Trap) in
        try callOther(closure, buffer, count: count)
      }
    }
    if closure.closureUnit.pointee.parameterCount != count {
      defer { for argument in arguments { release(argument) } }
      return try arguments.withMutable { buffer throws(Trap) in
        try callUneven(closure, buffer, count: count)
      }
    }
    return try invokeOwned(
      closure.closureUnit, &arguments, closure: closure, bindings: closure.closureBindings)
  }

  /// Calls a closure with one argument, whose count it takes over.
  @inline(__always)
  package func call(closure: Value, _ argument: Value) throws(Trap) -> Value {
    guard closure.kind == .closure, closure.closureUnit.pointee.parameterCount == 1,
      closure.closureUnit.pointee.inoutMask == 0
    else { return try call(closure: closure, [argument]) }
    defer { release(argument) }
    return try invoke(
      closure.closureUnit, closure: closure, bindings: closure.closureBindings, count: 1
    ) { $0[0] = argument }
  }

  /// Calls a closure with two arguments, whose counts it takes over.
  @inline(__always)
  package func call(
    closure: Value, _ first: Value, _ second: Value
  ) throws(Trap) -> Value {
    guard closure.kind == .closure, closure.closureUnit.pointee.parameterCount == 2,
      closure.closureUnit.pointee.inoutMask == 0
    else { return try call(closure: closure, [first, second]) }
    defer {
      release(first)
      release(second)
    }
    return try invoke(
      closure.closureUnit, closure: closure, bindings: closure.closureBindings, count: 2
    ) {
      $0[0] = first
      $0[1] = second
    }
  }

  /// Calls with arguments that it takes over, leaving `inout` ones in the array.
  private func invokeOwned(
    _ unit: UnsafeMutablePointer<CodeUnit>, _ arguments: inout [Value],
    closure: Value = .uninitialised, bindings: Bindings
  ) throws(Trap) -> Value {
    let count = arguments.count
    // An `inout` parameter is known as one only when its function has been compiled.
    if unit.pointee.native == nil { try compile(unit) }
    let mask = unit.pointee.inoutMask
    defer {
      for index in arguments.indices where mask & (1 << UInt64(index & 63)) == 0 {
        release(arguments[index])
      }
    }
    return try arguments.withMutable { buffer throws(Trap) in
      try self.invoke(
        unit, closure: closure, bindings: bindings, count: count,
        finish: { window in
          for index in 0..<count where mask & (1 << UInt64(index & 63)) != 0 {
            buffer[index] = window[index]
          }
        }
      ) { window in
        for index in 0..<count { window[index] = buffer[index] }
      }
    }
  }
}

extension [Value] {
  /// The elements in place; the closure may throw a trap.
  mutating func withMutable(
    _ body: (UnsafeMutablePointer<Value>) throws(Trap) -> Value
  ) throws(Trap) -> Value {
    let buffer = UnsafeMutablePointer<Value>.allocate(capacity: count + 1)
    buffer.initialize(from: self, count: count)
    defer {
      for index in indices { self[index] = buffer[index] }
      buffer.deallocate()
    }
    return try body(buffer)
  }
}
