import IR

extension Evaluator {
  /// The unit of a function, compiled when it first runs.
  func unit(for function: Function) -> UnsafeMutablePointer<CodeUnit> {
    if let unit = units[function] { return unit }
    let details = CodeDetails(
      name: function.qualifiedName, function: function, body: function.body)
    details.ownerParameterCount = function.ownerParameterCount
    let unit = makeUnit(details)
    unit.pointee.parameterCount = function.parameters.count + (function.hasReceiver ? 1 : 0)
    units[function] = unit
    let receivers = unit.pointee.parameterCount - function.parameters.count
    if function.isMutating, receivers == 1 { unit.pointee.inoutMask = 1 }
    for (index, parameter) in function.parameters.enumerated() where parameter.isInout {
      unit.pointee.inoutMask |= 1 << UInt64(min(index + receivers, 63))
    }
    if function.body == nil, let symbol = function.native, let native = natives[symbol] {
      let pointer = UnsafeMutablePointer<NativeFunction>.allocate(capacity: 1)
      pointer.initialize(to: native)
      unit.pointee.native = pointer
      unit.pointee.code[0] = Instruction(.nativeBody)
      unit.pointee.registerCount = unit.pointee.parameterCount
    }
    return unit
  }

  /// The unit of a closure, local function, global's initialiser or top-level body.
  func unit(
    forClosure body: FunctionBody, own: Local?
  ) -> UnsafeMutablePointer<CodeUnit> {
    if let unit = closureUnits[ObjectIdentifier(body)] { return unit }
    let details = CodeDetails(name: body.name, function: nil, body: body)
    details.ownClosure = own
    let unit = makeUnit(details)
    unit.pointee.parameterCount = body.parameters.count
    for index in body.inoutParameters where index < 64 {
      unit.pointee.inoutMask |= 1 << UInt64(index)
    }
    closureUnits[ObjectIdentifier(body)] = unit
    return unit
  }

  /// The unit of a default argument that depends on the function's generic parameters.
  func unit(
    forDefault position: Int, of function: Function, _ value: Expression
  ) -> UnsafeMutablePointer<CodeUnit> {
    let key = DefaultKey(function: function, position: position)
    if let unit = defaultUnits[key] { return unit }
    let details = CodeDetails(name: function.qualifiedName, function: function, body: nil)
    details.thunk = value
    let unit = makeUnit(details)
    defaultUnits[key] = unit
    return unit
  }

  func makeUnit(_ details: CodeDetails) -> UnsafeMutablePointer<CodeUnit> {
    let code = UnsafeMutablePointer<Instruction>.allocate(capacity: 1)
    code.initialize(to: Instruction(.lazyCompile))
    let unit = UnsafeMutablePointer<CodeUnit>.allocate(capacity: 1)
    unit.initialize(
      to: CodeUnit(
        code: code, registerCount: 8, parameterCount: 0, native: nil,
        details: Unmanaged.passRetained(details)))
    allUnits.append(unit)
    return unit
  }

  /// Compiles the unit of a call that has begun, if there is room for its registers.
  @inline(never)
  func compile(
    _ unit: UnsafeMutablePointer<CodeUnit>, at base: UnsafeMutablePointer<Value>
  ) throws(Trap) {
    try compile(unit)
    guard base + unit.pointee.registerCount < machine.pointee.lastRegister else {
      throw .limit(.depth)
    }
  }

  /// Compiles a unit on its first call.
  func compile(_ unit: UnsafeMutablePointer<CodeUnit>) throws(Trap) {
    let details = unit.pointee.details.takeUnretainedValue()
    guard !details.isCompiled else { return }
    let compiler = Compiler(evaluator: self, details: details)
    if let thunk = details.thunk {
      compiler.compile(thunk: thunk)
    } else if let body = details.body ?? details.function?.body ?? details.function?.lower?() {
      details.body = body
      unit.pointee.parameterCount = body.parameters.count
      compiler.compile(body)
    } else {
      throw missing(details)
    }
    unit.pointee.inoutMask = compiler.inoutMask
    install(compiler.code, registerCount: compiler.registerCount, in: unit)
  }

  func install(
    _ instructions: [Instruction], registerCount: Int, in unit: UnsafeMutablePointer<CodeUnit>
  ) {
    let code = UnsafeMutablePointer<Instruction>.allocate(capacity: instructions.count)
    code.initialize(from: instructions, count: instructions.count)
    retiredCode.append(unit.pointee.code)
    unit.pointee.code = code
    unit.pointee.registerCount = registerCount + 1
    unit.pointee.details.takeUnretainedValue().isCompiled = true
  }

  /// Why a function cannot run.
  private func missing(_ details: CodeDetails) -> Trap {
    let name = details.name
    if details.function?.owner?.isLibrary == true || details.function?.native != nil {
      return .notSimulated("'\(name)' is not simulated")
    }
    return Trap("'\(name)' has errors and cannot be run")
  }
}

/// A default argument of a function.
struct DefaultKey: Hashable {
  let function: Function
  let position: Int
}

extension Function {
  /// The name in traces: with its type.
  var qualifiedName: String { owner.map { "\($0.name).\(fullName)" } ?? fullName }
}
