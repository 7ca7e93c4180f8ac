import IR

extension Compiler {
  func compile(_ statements: [Statement]) {
    let early = localFunctionsCapturedEarly(in: statements)
    for local in early { declareLocalFunction(local) }
    for statement in statements {
      if case .localFunction(let local, let body) = statement.kind, early.contains(local) {
        fill(local, with: body)
      } else {
        compile(statement)
      }
    }
  }

  func compile(_ statement: Statement) {
    range = statement.range
    switch statement.kind {
    case .expression(let expression): discard(expression)
    case .declare(let pattern, let value): declare(pattern, value)
    case .if(let conditions, let then, let otherwise): compileIf(conditions, then, otherwise)
    case .guard(let conditions, let otherwise): compileGuard(conditions, otherwise)
    case .while(let label, let conditions, let body): compileWhile(label, conditions, body)
    case .repeatWhile(let label, let body, let condition): compileRepeat(label, body, condition)
    case .forIn(let loop): compileFor(loop)
    case .switch(let label, let subject, let cases): compileSwitch(label, subject, cases)
    case .block(let label, let body): compileBlock(label, body)
    case .return(let value): compileReturn(value)
    case .break(let label): compileBreak(label)
    case .continue(let label): compileContinue(label)
    case .fallthrough: compileFallthrough()
    case .throw(let error): compileThrow(error)
    case .doCatch(let body, let clauses): compileDo(body, clauses)
    case .defer(let body): compileDefer(body)
    case .localFunction(let local, let body): compileLocalFunction(local, body)
    }
  }

  /// Evaluates an expression for its effects.
  func discard(_ expression: Expression) {
    range = expression.range
    switch expression.kind {
    case .assign(let place, let value): compileAssignment(place, value)
    case .update(let place, let operation, let value):
      compileUpdate(place, operation, value)
    default:
      withTemporaries { free(operand(expression)) }
    }
  }

  private func compileIf(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]
  ) {
    let elseLabel = Label()
    let end = Label()
    scoped {
      compile(conditions, failure: elseLabel)
      compile(then)
    }
    if otherwise.isEmpty {
      place(elseLabel)
    } else {
      jump(to: end)
      place(elseLabel)
      scoped { compile(otherwise) }
      place(end)
    }
  }

  /// The bindings of a `guard` belong to the enclosing scope, whose code follows; its else branch
  /// runs without them.
  private func compileGuard(_ conditions: [Condition], _ otherwise: [Statement]) {
    guard !scopes.isEmpty else { return }
    let failure = Label()
    let end = Label()
    let before = Set(open.keys)
    let exitCount = scopes[scopes.count - 1].exits.count
    compile(conditions, failure: failure)
    jump(to: end)
    place(failure)
    let bound = open.keys.filter { !before.contains($0) }
    bound.forEach(disown)
    let exits = scopes[scopes.count - 1].exits[exitCount...]
    scopes[scopes.count - 1].exits.removeSubrange(exitCount...)
    scoped { compile(otherwise) }
    scopes[scopes.count - 1].exits += exits
    place(end)
    bound.forEach(own)
  }

  private func compileBlock(_ label: String?, _ body: [Statement]) {
    guard let label else { return scoped { compile(body) } }
    let end = Label()
    jumpTargets.append(
      JumpTarget(
        name: label, breakLabel: end, continueLabel: nil, fallthroughLabel: nil,
        depth: scopes.count, isSwitch: false))
    scoped { compile(body) }
    jumpTargets.removeLast()
    place(end)
  }

  private func compileReturn(_ value: Expression?) {
    guard let value else {
      emitExits(to: 0)
      return emit(.returnVoid)
    }
    withTemporaries {
      if case .local(let local) = value.kind, let variable = variables[local],
        variable.storage == .owned, !variable.isWeak, !variable.isUnowned, !hasDeferred,
        representation(of: variable.type) == representation(of: resultType)
      {
        emitExits(to: 0, keeping: variable.register)
        return emit(.returnValue, 0, variable.register)
      }
      if let result = borrow(value), !hasDeferred, !isOwned(value),
        isCounted(value.type) == isCounted(resultType)
      {
        if isCounted(value.type) {
          // Another's value: it outlives what leaving releases.
          emitExits(to: 0)
          return emit(.returnCopy, 0, result.register)
        }
        emitExits(to: 0)
        return emit(.returnValue, 0, result.register)
      }
      let register = allocate()
      compile(value, as: resultType, into: register)
      emitExits(to: 0)
      emit(.returnValue, 0, register)
      disown(register)
    }
  }

  /// True if a borrowed value is, or is part of, a variable that leaving the function releases.
  private func isOwned(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .local(let local):
      guard let variable = variables[local] else { return true }
      return variable.storage != .borrowed && isCounted(variable.type)
    case .field(let base, _), .tupleElement(let base, _):
      return isCounted(expression.type) && isOwned(base)
    case .convert(let inner), .await(let inner): return isOwned(inner)
    default: return true
    }
  }

  private func compileBreak(_ label: String?) {
    let target = jumpTargets.last {
      label == nil ? $0.continueLabel != nil || $0.isSwitch : $0.name == label
    }
    guard let target else { return }
    emitExits(to: target.depth)
    jump(to: target.breakLabel)
  }

  private func compileContinue(_ label: String?) {
    let target = jumpTargets.last {
      $0.continueLabel != nil && (label == nil || $0.name == label)
    }
    guard let target, let destination = target.continueLabel else { return }
    emitExits(to: target.depth)
    jump(to: destination)
  }

  private func compileFallthrough() {
    guard let target = jumpTargets.last(where: { $0.fallthroughLabel != nil }),
      let destination = target.fallthroughLabel
    else { return }
    emitExits(to: target.depth)
    jump(to: destination)
  }

  private func compileDefer(_ body: [Statement]) {
    guard !scopes.isEmpty else { return }
    scopes[scopes.count - 1].exits.append(.deferred(body))
    let pad = beginPad(onlyForErrors: true, register: nil) { $0.compileDeferred(body) }
    scopes[scopes.count - 1].pads.append(pad)
  }

  /// The variable exists before the closure, which may capture it to call itself.
  private func compileLocalFunction(_ local: Local, _ body: FunctionBody) {
    if local.isBoxed {
      declareLocalFunction(local)
      fill(local, with: body)
    } else {
      let register = allocate()
      compileClosure(body, type: local.type, own: local, into: register)
      declare(local, in: register)
    }
  }

  private func declareLocalFunction(_ local: Local) {
    let register = allocate()
    emit(.clear, register)
    declare(local, in: register)
  }

  private func fill(_ local: Local, with body: FunctionBody) {
    guard let register = variables[local]?.register else { return }
    withTemporaries {
      let closure = allocate()
      compileClosure(body, type: local.type, own: local, into: closure)
      emit(.storeBox, register, closure)
      disown(closure)
    }
  }

  /// Local functions that others of the same block, written before them, call.
  private func localFunctionsCapturedEarly(in statements: [Statement]) -> [Local] {
    var captured: Set<Local> = []
    var early: [Local] = []
    for case .localFunction(let local, let body) in statements.map(\.kind) {
      if local.isBoxed, captured.contains(local) { early.append(local) }
      captured.formUnion(body.captures)
    }
    return early
  }
}
