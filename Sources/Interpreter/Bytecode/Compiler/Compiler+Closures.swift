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
  func compileReference(_ reference: FunctionReference, into register: Int) {
    let shape = reference.shape
    if case .callee(.value(let value)) = shape.target {
      return compileReference(to: value, shape, into: register)
    }
    guard case .function(let type) = shape.type else {
      return trap("internal error: a function is used as a value of unknown type")
    }
    if shape.receiver == nil, needsReceiver(shape.target),
      case .function(let inner) = type.result, type.parameters.count == 1
    {
      let object = parameter("self", type.parameters[0])
      let receiver = Expression(.local(object), type: object.type, range: range)
      let applied = FunctionReference {
        FunctionReference.Shape(
          shape.target, receiver: receiver, typeArguments: shape.typeArguments,
          type: .function(inner))
      }
      let body = FunctionBody(
        name: name(of: shape.target), parameters: [object],
        statements: [
          Statement(
            .return(
              Expression(.functionReference(applied), type: .function(inner), range: range)),
            range: range)
        ], result: type.result, range: range)
      return compileClosure(body, [], type: shape.type, into: register)
    }
    var captures: [Local] = []
    if let receiver = shape.receiver {
      captures = [Local(name: "self", type: receiver.type, isMutable: false, range: range)]
    }
    let body = thunk(shape, receiver: captures.first, keeping: captures, type)
    compileClosure(
      body, shape.receiver.map { [$0] } ?? [], type: shape.type, into: register)
  }

  /// A function that is a value already: itself, or a closure that calls a generic one of a
  /// function with what its parameters stand for, or one without parameters for `(Void) -> T`.
  private func compileReference(
    to value: Expression, _ shape: FunctionReference.Shape, into register: Int
  ) {
    guard case .function(let type) = shape.type,
      !shape.typeArguments.isEmpty || takesNothing(value.type) && !type.parameters.isEmpty
    else { return compile(value, into: register) }
    let kept = Local(name: "function", type: value.type, isMutable: false, range: range)
    let target = FunctionReference.Shape(
      .callee(.value(Expression(.local(kept), type: value.type, range: range))), receiver: nil,
      typeArguments: shape.typeArguments, type: shape.type)
    compileClosure(
      thunk(target, keeping: [kept], type), [value], type: shape.type, into: register)
  }

  private func takesNothing(_ type: Type) -> Bool {
    guard case .function(let function) = type else { return false }
    return function.parameters.isEmpty
  }

  private func needsReceiver(_ target: FunctionReference.Target) -> Bool {
    if case .callee(let callee) = target { callee.function?.hasReceiver ?? false } else { false }
  }

  private func name(of target: FunctionReference.Target) -> String {
    switch target {
    case .callee(let callee): callee.function?.fullName ?? "closure"
    case .construct(let function): function.fullName
    case .enumCase(let enumCase): enumCase.name
    }
  }

  private func parameter(_ name: String, _ parameter: FunctionTypeParameter) -> Local {
    Local(name: name, type: parameter.type, isMutable: parameter.isInout, range: range)
  }

  /// The body of a closure that passes its arguments on.
  private func thunk(
    _ shape: FunctionReference.Shape, receiver: Local? = nil, keeping captures: [Local],
    _ type: FunctionType
  ) -> FunctionBody {
    let parameters = type.parameters.enumerated().map { parameter("$\($0)", $1) }
    let values = parameters.map { Expression(.local($0), type: $0.type, range: range) }
    var arguments = zip(values, type.parameters).map { value, declared -> Argument in
      if declared.isInout, case .local(let local) = value.kind { return .mutable(.local(local)) }
      return .value(value)
    }
    if let receiver {
      arguments.insert(
        .value(Expression(.local(receiver), type: receiver.type, range: range)), at: 0)
    }
    let kind: ExpressionKind =
      switch shape.target {
      case .callee(.value(let value)) where takesNothing(value.type):
        .call(.value(value), [], typeArguments: shape.typeArguments)
      case .callee(let callee): .call(callee, arguments, typeArguments: shape.typeArguments)
      case .construct(let function):
        .construct(function, arguments, typeArguments: shape.typeArguments)
      case .enumCase(let enumCase): .enumCase(enumCase, values)
      }
    let call = Expression(kind, type: type.result, range: range)
    return FunctionBody(
      name: name(of: shape.target), parameters: parameters,
      inoutParameters: Set(parameters.indices.filter { type.parameters[$0].isInout }),
      captures: captures, statements: [Statement(.return(call), range: range)],
      result: type.result, isThrowing: type.isThrowing, range: range)
  }
}
