import IR

extension Compiler {
  /// Compiles an expression and brings its value to the representation of another type: the
  /// declared one of what it is stored in.
  func compile(_ expression: Expression, as type: Type, into register: Int) {
    compile(expression, into: register)
    coerce(register, from: expression.type, to: type)
  }

  /// Puts the value of an expression into a register, which owns it then if its type is counted.
  func compile(_ expression: Expression, into register: Int) {
    let outer = range
    range = expression.range
    withTemporaries { compileKind(expression, into: register) }
    range = outer
  }

  /// The register of an expression's value: a local's own, or a temporary.
  func operand(_ expression: Expression) -> Operand {
    if let borrowed = borrow(expression) { return borrowed }
    let register = allocate()
    compile(expression, into: register)
    return Operand(register: register, isTemporary: true)
  }

  /// The operands of a binary operation, left first.
  ///
  /// A variable on the left that the right side writes has to be read before.
  func operands(_ left: Expression, _ right: Expression) -> (Operand, Operand) {
    var first: Operand
    if right.writes {
      first = Operand(register: allocate(), isTemporary: true)
      compile(left, into: first.register)
    } else {
      first = operand(left)
    }
    return (first, operand(right))
  }

  private func compileKind(_ expression: Expression, into register: Int) {
    switch expression.kind {
    case .integer, .floating, .boolean, .string, .nil, .array, .dictionary, .tuple,
      .interpolation:
      compileLiteral(expression, into: register)
    case .local, .global, .field, .tupleElement, .load:
      compileReading(expression, into: register)
    case .enumCase(let enumCase, let arguments):
      compileCase(enumCase, arguments, type: expression.type, into: register)
    case .metatype(let type):
      emit(.metatype, register, d: typeOperand(type))
      produced(register, expression.type)
    case .dynamicType(let value): compileDynamicType(value, expression.type, into: register)
    case .call, .construct, .structure: compileCalling(expression, into: register)
    case .closure(let body, let captures):
      compileClosure(body, captures, type: expression.type, into: register)
    case .functionReference(let reference): compileReference(reference, into: register)
    case .keyPath(let root, let components):
      compileKeyPath(root, components, type: expression.type, into: register)
    case .wrap, .unwrap, .chain, .chainLink, .coalesce:
      compileOptional(expression, into: register)
    case .erase(let inner): compileErasure(inner, type: expression.type, into: register)
    case .convert(let inner): compileConversion(inner, type: expression.type, into: register)
    case .cast(let inner, let type, let kind): compileCast(inner, type, kind, into: register)
    case .ternary, .and, .or, .not, .statements: compileDecision(expression, into: register)
    case .optionalTry(let inner):
      compileOptionalTry(inner, type: expression.type, into: register)
    case .forcedTry(let inner):
      compileForcedTry(inner, into: register)
      coerce(register, from: inner.type, to: expression.type)
    case .await(let inner): compile(inner, as: expression.type, into: register)
    case .binary, .unary, .identical: compileOperator(expression, into: register)
    case .assign(let place, let value):
      compileAssignment(place, value)
      emit(.void, register)
      produced(register, expression.type)
    case .update(let place, let operation, let value):
      compileUpdate(place, operation, value)
      emit(.void, register)
      produced(register, expression.type)
    case .dynamicMember, .dynamicCall, .dynamicOperator:
      compileDynamic(expression, into: register)
    case .unsupported(let sentence):
      emit(.unsupported, 1, d: text(sentence))
      emit(.void, register)
      produced(register, expression.type)
    }
  }

  private func compileDynamicType(_ value: Expression, _ type: Type, into register: Int) {
    let operand = operand(value)
    if case .parameter = value.type {
      // What stands for the parameter may be an Optional, of which the value does not tell.
      emit(.dynamicType, register, operand.register, 1, d: typeOperand(value.type))
    } else if isCounted(value.type), wrapped(value.type) == nil {
      emit(.dynamicType, register, operand.register)
    } else {
      emit(.metatype, register, d: typeOperand(value.type))
    }
    produced(register, type)
    free(operand)
  }
}

extension Expression {
  /// True if evaluating the expression may assign a variable of the function it is in.
  var writes: Bool {
    switch kind {
    case .integer, .floating, .boolean, .string, .nil, .local, .global, .metatype, .closure,
      .unsupported:
      false
    case .field(let inner, _), .tupleElement(let inner, _), .wrap(let inner),
      .unwrap(let inner, _), .chain(let inner), .chainLink(let inner), .erase(let inner),
      .convert(let inner), .cast(let inner, _, _), .not(let inner), .unary(_, let inner),
      .dynamicType(let inner), .dynamicMember(let inner, _), .await(let inner),
      .optionalTry(let inner), .forcedTry(let inner):
      inner.writes
    case .binary(_, let left, let right), .and(let left, let right), .or(let left, let right),
      .coalesce(let left, let right), .identical(let left, let right):
      left.writes || right.writes
    case .array(let elements), .tuple(let elements), .enumCase(_, let elements),
      .structure(_, let elements), .dynamicOperator(_, let elements):
      elements.contains(where: \.writes)
    case .call(_, let arguments, _), .construct(_, let arguments, _):
      arguments.contains(where: \.writes)
    default: true
    }
  }
}
