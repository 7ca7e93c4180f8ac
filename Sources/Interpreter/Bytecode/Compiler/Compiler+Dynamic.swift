import IR

extension Compiler {
  func dynamicSite(_ kind: DynamicSite.Kind) -> Int {
    details.dynamicSites.append(DynamicSite(kind: kind))
    return details.dynamicSites.count - 1
  }

  /// Forms whose meaning is found by name in the run-time type.
  func compileDynamic(_ expression: Expression, into register: Int) {
    switch expression.kind {
    case .dynamicMember(let base, let name):
      let value = operand(base)
      emit(.dynamicMember, register, value.register, d: dynamicSite(.name(name)))
      own(register)
      free(value)
    case .dynamicCall(let base, let name, let labels, let arguments):
      let receiver = Argument.value(base)
      let passed = pass([receiver] + arguments, to: nil, bindings: [])
      let site = dynamicSite(.call(name: name, labels: labels))
      emit(.callDynamic, register, passed.first, passed.count, d: site)
      own(register)
      finish(passed)
    case .dynamicOperator(let name, let operands):
      let first = top
      let mayBorrow = !operands.contains(where: \.writes)
      let values = operands.map { placed($0, mayBorrow: mayBorrow) }
      emit(
        .dynamicOperator, register, first, operands.count, d: dynamicSite(.operation(name)),
        e: operands.isEmpty ? 0 : literalMask(operands))
      own(register)
      values.reversed().forEach(free)
    default: return
    }
    coerce(register, from: .dynamic, to: expression.type)
  }

  /// Which operands are integer literals, that take the type of the other operand.
  private func literalMask(_ operands: [Expression]) -> Int {
    var mask = 0
    for (index, operand) in operands.enumerated() {
      if case .integer = operand.kind { mask |= 1 << index }
    }
    return mask
  }

  func getDynamicElement(
    _ object: Int, _ arguments: [Operand], _ site: Int, into register: Int
  ) {
    withTemporaries {
      let first = allocate()
      emit(.move, first, object)
      for argument in arguments { emit(.move, allocate(), argument.register) }
      emit(.dynamicElement, register, first, arguments.count + 1, d: site)
    }
  }

  /// Stores the value of a register, which it takes over, by a subscript of the object in `object`.
  func setDynamicElement(_ object: Int, _ arguments: [Operand], _ site: Int, _ value: Int) {
    withTemporaries {
      let first = allocate()
      emit(.take, first, object)
      for argument in arguments { emit(.move, allocate(), argument.register) }
      emit(.move, allocate(), value)
      emit(.setDynamicElement, 0, first, arguments.count + 2, d: site)
      emit(.move, object, first)
      releaseRegister(value)
    }
  }

  func compileKeyPath(
    _ root: Type, _ components: [KeyPathComponent], type: Type, into register: Int
  ) {
    let first = top
    var steps: [KeyPathTemplate.Step] = []
    var count = 0
    for component in components {
      switch component {
      case .field(let field):
        steps.append(.field(slot: slot(of: field), field))
      case .property(let name, let getter, let setter):
        steps.append(.accessor(name: name, getter: getter, setter: setter, arguments: 0))
      case .subscripted(let getter, let setter, let arguments):
        steps.append(
          .accessor(name: "subscript", getter: getter, setter: setter, arguments: arguments.count))
        count += arguments.count
        _ = consecutive(arguments, as: [])
      case .tupleElement(let index): steps.append(.tupleElement(index))
      case .optionalChain: steps.append(.chain)
      case .optionalForce: steps.append(.force)
      case .optionalWrap: steps.append(.wrap)
      }
    }
    details.keyPaths.append(KeyPathTemplate(steps: steps))
    emit(
      .keyPath, register, first, count, d: typeOperand(type), e: details.keyPaths.count - 1)
    consumed(first, count)
    own(register)
  }
}
