import IR

extension Compiler {
  /// True if a value needs nothing done to it to be of another type.
  func isFreeConversion(from source: Type, to target: Type) -> Bool {
    guard isCounted(source) == isCounted(target) else { return false }
    if case .parameter = target, fixedType(source) != nil { return false }
    let (x, y) = (fixedType(source), fixedType(target))
    if let x, let y, x != y { return false }
    return !needsRetyping(source, target) && !needsWrapping(source, target)
  }

  func compileConversion(_ inner: Expression, type: Type, into register: Int) {
    let (source, target) = (fixedType(inner.type), fixedType(type))
    if let source, let target, source != target,
      source.isInteger || source.isFloating, target.isInteger || target.isFloating
    {
      let value = operand(inner)
      emit(.convertNumber, register, value.register, d: Int(target.rawValue))
      return
    }
    compile(inner, into: register)
    if needsWrapping(inner.type, type) { emit(.wrap, register) }
    if needsRetyping(inner.type, type) || isGenericLiteral(inner, type) {
      emit(.retype, register, d: typeOperand(type))
    } else if let before = wrapped(inner.type), let after = wrapped(type), case .tuple = before,
      needsRetyping(before, after)
    {
      emit(.retype, register, d: typeOperand(after))
    }
    coerce(register, from: inner.type, to: type)
  }

  /// An Optional becoming an Optional of an Optional.
  private func needsWrapping(_ source: Type, _ target: Type) -> Bool {
    guard let inner = wrapped(target), wrapped(source) != nil else { return false }
    return wrapped(inner) != nil && wrapped(wrapped(source) ?? source) == nil
  }

  /// Collections and tuples carry their type: `[Circle]` as `[Shape]` has to change it.
  private func needsRetyping(_ source: Type, _ target: Type) -> Bool {
    guard source != target else { return false }
    switch (source, target) {
    case (.nominal(let x, let before), .nominal(let y, let after)):
      return x == y && x.isLibrary && before != after
        && (x.name == "Array" || x.name == "Dictionary" || x.name == "Set")
    case (.tuple, .tuple): return true
    default: return false
    }
  }

  /// True for a literal that stands for a generic parameter, or for a type found by way of one.
  private func isGenericLiteral(_ literal: Expression, _ target: Type) -> Bool {
    switch target {
    case .parameter, .member: break
    default: return false
    }
    switch literal.kind {
    case .integer, .floating, .boolean, .string: return true
    default: return false
    }
  }

  /// To an existential: an Optional goes into a box that remembers its type.
  func compileErasure(_ inner: Expression, type: Type, into register: Int) {
    compile(inner, into: register)
    if mayBeNone(inner.type), wrapped(type) == nil {
      let operand = typeOperand(inner.type)
      emit(.erase, register, d: operand)
      own(register)
    }
    coerce(register, from: inner.type, to: type)
  }

  func castKind(_ kind: CastKind) -> Int {
    switch kind {
    case .check: 0
    case .conditional: 1
    case .forced: 2
    case .coercion: 3
    }
  }

  func compileCast(
    _ inner: Expression, _ type: Type, _ kind: CastKind, into register: Int
  ) {
    let value = boxesOptional(inner.type, type) ? boxed(inner) : operand(inner)
    let operand = typeOperand(type)
    if kind == .check {
      emit(.checkType, register, value.register, d: operand)
    } else {
      emit(.cast, register, value.register, castKind(kind), d: operand)
      // What comes out is of the type that was checked, so a trivial one is no reference.
      if isCounted(type) { own(register) }
    }
    free(value)
  }

  /// True if a cast has to know that its value is an Optional, which itself may conform.
  func boxesOptional(_ source: Type, _ target: Type) -> Bool {
    guard mayBeNone(source), case .existential(let protocols) = target else { return false }
    return protocols.allSatisfy { evaluator.types.mayOptionalConform(to: $0.declaration) }
  }

  private func boxed(_ inner: Expression) -> Operand {
    let register = allocate()
    compileErasure(inner, type: .existential([]), into: register)
    return Operand(register: register, isTemporary: true)
  }
}
