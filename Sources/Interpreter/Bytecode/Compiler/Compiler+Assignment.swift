import IR

extension Compiler {
  func compileAssignment(_ place: Place, _ value: Expression) {
    withTemporaries {
      if case .local(let local) = place, let variable = variables[local],
        variable.storage != .boxed, !isCounted(variable.type), value.isWrittenOnce
      {
        return compile(value, as: variable.type, into: variable.register)
      }
      let prepared = prepare(place)
      let register = allocate()
      compile(value, as: prepared.type, into: register)
      store(prepared, from: register)
      finish(prepared)
    }
  }

  /// `place += value`.
  func compileUpdate(_ place: Place, _ operation: BinaryOperator, _ value: Expression) {
    withTemporaries {
      let prepared = prepare(place)
      let type = prepared.type
      if case .register(let home, _) = prepared, !isCounted(type) {
        return compute(operation, home, home, nil, value, type: type)
      }
      if operation == .add, prepared.isAddressable, fixedType(type) == .string {
        return appendText(value, to: prepared)
      }
      let operand = value.isSimple ? nil : self.operand(value)
      if prepared.isAddressable, !isCounted(type) {
        updateMemory(prepared, operation, operand, value)
      } else {
        updateValue(prepared, operation, operand, value)
      }
      if let operand { free(operand) }
      finish(prepared)
    }
  }

  /// Updates a number in memory, working its address out once: computing runs no other code.
  private func updateMemory(
    _ place: PreparedPlace, _ operation: BinaryOperator, _ operand: Operand?, _ value: Expression
  ) {
    let current = allocate()
    switch place {
    case .box, .global, .objectField, .field(.register, _, _):
      load(place, into: current)
      compute(operation, current, current, operand, value, type: place.type)
      store(place, from: current)
    default:
      let address = allocate()
      emitAddress(place, into: address)
      emit(.loadTrivialAt, current, address)
      compute(operation, current, current, operand, value, type: place.type)
      emit(.storeAt, address, current)
    }
  }

  private func updateValue(
    _ place: PreparedPlace, _ operation: BinaryOperator, _ operand: Operand?, _ value: Expression
  ) {
    let type = place.type
    let current = allocate()
    let result = allocate()
    begin(place, into: current)
    if isCounted(type) { own(current) }
    compute(operation, result, current, operand, value, type: type)
    produced(result, type)
    releaseRegister(current)
    disown(result)
    end(place, from: result)
  }

  private func appendText(_ value: Expression, to place: PreparedPlace) {
    if appendInterpolation(value, to: place) { return }
    let text = operand(value)
    let address = allocate()
    emitAddress(place, into: address)
    emit(.appendStringAt, address, text.register)
    free(text)
    finish(place)
  }

  private func compute(
    _ operation: BinaryOperator, _ result: Int, _ current: Int, _ evaluated: Operand?,
    _ value: Expression, type: Type
  ) {
    if representation(of: type) == .int, case .integer(let constant) = value.kind,
      representation(of: value.type) == .int, let opcode = operation.intOpcodeWithConstant
    {
      return emit(opcode, result, current, wide: UInt64(bitPattern: Int64(constant)))
    }
    let operand = evaluated ?? self.operand(value)
    let kinds = (representation(of: type), representation(of: value.type))
    if let opcode = operation.opcode(for: kinds) {
      emit(opcode, result, current, operand.register)
    } else {
      emitGeneral(operation, result, current, operand.register, type: type)
    }
    if evaluated == nil { free(operand) }
  }
}

extension BinaryOperator {
  /// The instruction that computes a value of the operands' own type.
  fileprivate func opcode(for kinds: (Representation, Representation)) -> Opcode? {
    switch (self, kinds) {
    case (.add, (.int, .int)): .addInt
    case (.subtract, (.int, .int)): .subtractInt
    case (.multiply, (.int, .int)): .multiplyInt
    case (.divide, (.int, .int)): .divideInt
    case (.remainder, (.int, .int)): .remainderInt
    case (.addWrapping, (.int, .int)): .addWrappingInt
    case (.subtractWrapping, (.int, .int)): .subtractWrappingInt
    case (.multiplyWrapping, (.int, .int)): .multiplyWrappingInt
    case (.bitAnd, (.int, .int)): .andInt
    case (.bitOr, (.int, .int)): .orInt
    case (.bitXor, (.int, .int)): .xorInt
    case (.shiftLeft, (.int, .int)): .shiftLeftInt
    case (.shiftRight, (.int, .int)): .shiftRightInt
    case (.add, (.double, .double)): .addDouble
    case (.subtract, (.double, .double)): .subtractDouble
    case (.multiply, (.double, .double)): .multiplyDouble
    case (.divide, (.double, .double)): .divideDouble
    default: nil
    }
  }
}

extension Expression {
  /// True if evaluating the expression neither runs other code nor depends on when it happens.
  fileprivate var isSimple: Bool {
    switch kind {
    case .integer, .floating, .boolean, .string: true
    default: false
    }
  }

  /// True if compiling the expression into a register writes the register once and last, so that
  /// it may be a variable that the expression reads.
  fileprivate var isWrittenOnce: Bool {
    switch kind {
    case .integer, .floating, .boolean, .string, .local, .global, .binary, .unary, .field: true
    case .call(_, let arguments, _): !arguments.contains(where: \.writes)
    default: false
    }
  }
}
