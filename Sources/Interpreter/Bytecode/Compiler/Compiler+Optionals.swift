import IR

extension Compiler {
  func compileOptional(_ expression: Expression, into register: Int) {
    switch expression.kind {
    case .wrap(let inner):
      compile(inner, into: register)
      if mayBeNone(inner.type) { emit(.wrap, register) }
      coerce(register, from: inner.type, to: expression.type)
    case .unwrap(let inner, let isImplicit):
      compile(inner, into: register)
      emit(.checkSome, 0, register, isImplicit ? 1 : 0)
      finishUnwrapping(register, from: inner.type, to: expression.type)
    case .chain(let inner): compileChain(inner, type: expression.type, into: register)
    case .chainLink(let inner):
      compile(inner, into: register)
      jumpOutOfChain(.jumpIfNone, register)
      finishUnwrapping(register, from: inner.type, to: expression.type)
    case .coalesce(let left, let right):
      compileCoalescing(left, right, type: expression.type, into: register)
    default: return
    }
  }

  /// The value in a register is known not to be `nil`: takes the `.some` away.
  private func finishUnwrapping(_ register: Int, from optional: Type, to type: Type) {
    if mayBeNone(wrapped(optional) ?? .dynamic) { emit(.unwrapNested, register) }
    coerce(register, from: optional, to: type)
  }

  /// Jumps, on `nil` in a register (or at the address in it), to the end of the chain being
  /// compiled, giving back what the chain has come to own after what `leaving` emits.
  func jumpOutOfChain(_ opcode: Opcode, _ register: Int, leaving: (() -> Void)? = nil) {
    guard let chain = chains.last else { return }
    let owned = open.keys.filter { !chain.open.contains($0) && $0 != register }.sorted(by: >)
    if owned.isEmpty, leaving == nil { return jump(opcode, register, to: chain.label) }
    let isSome = Label()
    let isNone = Label()
    jump(opcode, register, to: isNone)
    jump(to: isSome)
    place(isNone)
    leaving?()
    for register in owned { emit(.release, register) }
    jump(to: chain.label)
    place(isSome)
  }

  private func compileChain(_ inner: Expression, type: Type, into register: Int) {
    let label = Label()
    chains.append(Chain(label: label, open: Set(open.keys)))
    compile(inner, into: register)
    chains.removeLast()
    if wrapped(inner.type) == nil { coerce(register, from: inner.type, to: type) }
    guard !label.jumps.isEmpty else { return }
    branch(label, register) {
    } or: {
      emit(.none, register)
    }
    produced(register, type)
  }

  private func compileCoalescing(
    _ left: Expression, _ right: Expression, type: Type, into register: Int
  ) {
    let isNone = Label()
    compile(left, into: register)
    jump(.jumpIfNone, register, to: isNone)
    branch(isNone, register) {
      let isOptional = wrapped(type) != nil
      if !isOptional || wrapped(wrapped(left.type) ?? .dynamic) != nil {
        if mayBeNone(wrapped(left.type) ?? .dynamic) { emit(.unwrapNested, register) }
      }
      coerce(register, from: left.type, to: type)
    } or: {
      compile(right, as: type, into: register)
    }
  }
}
