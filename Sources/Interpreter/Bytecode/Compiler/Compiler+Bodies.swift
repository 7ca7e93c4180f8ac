import IR

extension Compiler {
  /// Compiles the body of a function, closure or top level into its unit.
  func compile(_ body: FunctionBody) {
    range = body.range
    resultType = body.result
    // Filled in at the end, if anything needs the types of the owner's generic parameters.
    if details.ownerParameterCount > 0 { emit(.nop) }
    for index in body.parameters.indices {
      _ = allocate()
      if body.inoutParameters.contains(index), index < 64 { inoutMask |= 1 << index }
    }
    beginScope()
    declareCaptures(body)
    for (index, local) in body.parameters.enumerated() {
      declareParameter(local, index, isInout: body.inoutParameters.contains(index))
    }
    compileInitialFields(body)
    compile(body.statements)
    range = body.range
    endScope()
    emit(.returnVoid)
    emitPads()
    if needsBindings, details.ownerParameterCount > 0 {
      code[0] = Instruction(.bindReceiver, 0, 0, details.ownerParameterCount)
    }
    finish()
  }

  /// Compiles an expression that stands for a function without parameters: a default argument.
  func compile(thunk expression: Expression) {
    range = expression.range
    resultType = expression.type
    let register = allocate()
    compile(expression, into: register)
    emit(.returnValue, 0, register)
    disown(register)
    emit(.returnVoid)
    emitPads()
    finish()
  }

  private func declareCaptures(_ body: FunctionBody) {
    guard !body.captures.isEmpty else { return }
    let first = top
    for local in body.captures {
      let register = allocate()
      var variable = Variable(
        register: register, storage: local.isBoxed ? .boxed : .borrowed, type: local.type,
        isMutable: local.isMutable)
      variable.isWeak = local.isWeak
      variable.isUnowned = local.isUnowned
      variables[local] = variable
    }
    emit(.openClosure, first, 0, body.captures.count)
    // A local function that calls itself finds itself in its own frame: capturing its own variable
    // would keep it alive for ever.
    if let own = details.ownClosure, let index = body.captures.firstIndex(of: own) {
      emit(.selfClosure, first + index)
      variables[own]?.storage = .borrowed
    }
  }

  private func declareParameter(_ local: Local, _ register: Int, isInout: Bool) {
    variables[local] = Variable(
      register: register, storage: .borrowed, type: local.type,
      isMutable: isInout || local.isMutable)
    guard local.isBoxed else { return }
    let box = allocate()
    if isInout {
      emit(.makeBox, box, register)
      emit(.clear, register)
      scopes[scopes.count - 1].exits.append(.release(register: box))
      scopes[scopes.count - 1].exits.append(.unbox(box: box, register: register))
      own(box)
      let pad = beginPad(onlyForErrors: false, register: nil) { $0.emit(.takeBox, register, box) }
      scopes[scopes.count - 1].pads.append(pad)
    } else {
      emit(.copy, box, register)
      emit(.makeBox, box, box)
      own(box)
      releaseAtExit(box)
    }
    variables[local]?.register = box
    variables[local]?.storage = .boxed
  }

  /// Hands the instructions over to the unit.
  private func finish() {
    details.instructionCount = code.count
    details.cleanups = cleanups.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }
}
