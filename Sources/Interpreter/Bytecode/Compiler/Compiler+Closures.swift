import IR

extension Compiler {
  /// Makes a closure; `own` is the variable of a local function that is about to hold it.
  func compileClosure(
    _ body: FunctionBody, _ captures: [Expression]? = nil, type: Type, own: Local? = nil,
    into register: Int
  ) {
    // The closure runs with the bindings of the function around it.
    if details.ownerParameterCount > 0 { needsBindings = true }
    withTemporaries {
      let first = top
      for (index, local) in body.captures.enumerated() {
        let slot = allocate()
        if local == own {
          emit(.clear, slot)
        } else if let captures, captures.indices.contains(index) {
          capture(captures[index], as: local, into: slot)
        } else {
          capture(
            Expression(.local(local), type: local.type, range: range), as: local, into: slot)
        }
      }
      details.closureUnits.append(evaluator.unit(forClosure: body, own: own))
      let operand = typeOperand(type)
      emit(
        .makeClosure, register, first, body.captures.count, d: operand,
        e: details.closureUnits.count - 1)
      consumed(first, body.captures.count)
    }
    self.own(register)
  }

  /// Puts what a closure keeps of one captured variable into a register.
  private func capture(_ expression: Expression, as local: Local, into register: Int) {
    if case .local(let source) = expression.kind, let variable = variables[source] {
      let sharesBox = local.isBoxed && variable.storage == .boxed
      let sharesCell =
        (local.isWeak && variable.isWeak || local.isUnowned && variable.isUnowned)
        && variable.storage != .boxed && !local.isBoxed
      if sharesBox || sharesCell {
        emit(.copy, register, variable.register)
        return own(register)
      }
    }
    compile(expression, as: local.type, into: register)
    if local.isWeak || local.isUnowned { weaken(register) }
    if local.isBoxed {
      emit(.makeBox, register, register)
      own(register)
    }
  }

  /// A function, method or initialiser as a value: a closure that calls it.
  func compileReference(
    _ callee: Callee, receiver: Expression?, type: Type, into register: Int
  ) {
    if case .value(let value) = callee { return compile(value, into: register) }
    guard case .function(let shape) = type else {
      return trap("internal error: a function is used as a value of unknown type")
    }
    let needsReceiver = callee.function?.hasReceiver ?? false
    if needsReceiver, receiver == nil, case .function(let inner) = shape.result,
      shape.parameters.count == 1
    {
      let object = parameter("self", shape.parameters[0])
      let reference = Expression(
        .functionReference(
          callee, receiver: Expression(.local(object), type: object.type, range: range)),
        type: .function(inner), range: range)
      let body = FunctionBody(
        name: callee.function?.fullName ?? "", parameters: [object],
        statements: [Statement(.return(reference), range: range)], result: shape.result,
        range: range)
      return compileClosure(body, [], type: type, into: register)
    }
    var captures: [Local] = []
    if let receiver {
      captures = [Local(name: "self", type: receiver.type, isMutable: false, range: range)]
    }
    let body = thunk(callee, captured: captures.first, shape)
    compileClosure(body, receiver.map { [$0] } ?? [], type: type, into: register)
  }

  private func parameter(_ name: String, _ parameter: FunctionTypeParameter) -> Local {
    Local(name: name, type: parameter.type, isMutable: parameter.isInout, range: range)
  }

  /// The body of a closure that passes its arguments on.
  private func thunk(_ callee: Callee, captured: Local?, _ shape: FunctionType) -> FunctionBody {
    let parameters = shape.parameters.enumerated().map { parameter("$\($0)", $1) }
    var arguments = zip(parameters, shape.parameters).map { local, declared -> Argument in
      if declared.isInout { return .mutable(.local(local)) }
      return .value(Expression(.local(local), type: local.type, range: range))
    }
    if let captured {
      arguments.insert(
        .value(Expression(.local(captured), type: captured.type, range: range)), at: 0)
    }
    var kind = ExpressionKind.call(callee, arguments, typeArguments: [])
    if let function = callee.function, function.kind == .initializer,
      function.owner?.isReference == true, captured == nil
    {
      kind = .construct(function, arguments, typeArguments: [])
    }
    let call = Expression(kind, type: shape.result, range: range)
    return FunctionBody(
      name: callee.function?.fullName ?? "closure", parameters: parameters,
      inoutParameters: Set(parameters.indices.filter { shape.parameters[$0].isInout }),
      captures: captured.map { [$0] } ?? [], statements: [Statement(.return(call), range: range)],
      result: shape.result, isThrowing: shape.isThrowing, range: range)
  }
}
