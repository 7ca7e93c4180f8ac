import IR

extension Compiler {
  func compileOperator(_ expression: Expression, into register: Int) {
    switch expression.kind {
    case .binary(let operation, let left, let right):
      compileBinary(operation, left, right, into: register)
    case .unary(let operation, let operand):
      compileUnary(operation, operand, into: register)
    case .identical(let left, let right):
      let (x, y) = operands(left, right)
      emit(.identical, register, x.register, y.register)
      free(y)
      free(x)
    default: return
    }
    produced(register, expression.type)
  }

  private func compileBinary(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression, into register: Int
  ) {
    let kinds = (representation(of: left.type), representation(of: right.type))
    if operation == .divide, case .floating(0) = left.kind, case .floating(0) = right.kind {
      // The compiler folds this into the positive one, whatever sign the machine gives.
      return emit(.double, register, wide: Double.nan.bitPattern)
    }
    if kinds == (.int, .int), compileInts(operation, left, right, into: register) { return }
    let (x, y) = operands(left, right)
    if kinds == (.double, .double), let (opcode, isSwapped) = operation.doubleOpcode {
      emit(
        opcode, register, isSwapped ? y.register : x.register,
        isSwapped ? x.register : y.register)
    } else {
      emitGeneral(operation, register, x.register, y.register, type: left.type)
    }
    free(y)
    free(x)
  }

  /// The instruction for operands that are no `Int`s or `Double`s.
  func emitGeneral(
    _ operation: BinaryOperator, _ register: Int, _ x: Int, _ y: Int, type: Type
  ) {
    let fixed = fixedType(type)
    if let fixed, fixed.isInteger || fixed.isFloating {
      emit(.numericOperator, register, x, y, d: operation.code, e: Int(fixed.rawValue))
    } else if fixed == .bool, operation == .equal || operation == .notEqual {
      emit(operation == .equal ? .equalInt : .notEqualInt, register, x, y)
    } else if fixed == .string || fixed == .character || fixed == .substring {
      emit(.stringOperator, register, x, y, d: operation.code)
    } else if operation == .equal || operation == .notEqual {
      emit(.equal, register, x, y, d: operation == .equal ? 1 : 0)
    } else {
      // Not known before running: the operands are in any two registers, so they are named one by
      // one rather than as a stretch.
      emit(.numericOperator, register, x, y, d: operation.code, e: -1)
    }
  }

  private func compileInts(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression, into register: Int
  ) -> Bool {
    if case .integer(let constant) = right.kind, let opcode = operation.intOpcodeWithConstant {
      let x = operand(left)
      emit(opcode, register, x.register, wide: UInt64(bitPattern: Int64(constant)))
      return true
    }
    if case .integer(let constant) = left.kind, operation == .add || operation == .multiply {
      let y = operand(right)
      let opcode: Opcode = operation == .add ? .addIntConstant : .multiplyIntConstant
      emit(opcode, register, y.register, wide: UInt64(bitPattern: Int64(constant)))
      return true
    }
    let (x, y) = operands(left, right)
    let (opcode, isSwapped) = operation.intOpcode
    emit(
      opcode, register, isSwapped ? y.register : x.register, isSwapped ? x.register : y.register)
    return true
  }

  private func compileUnary(
    _ operation: UnaryOperator, _ operand: Expression, into register: Int
  ) {
    if operation == .negate, case .integer(let value) = operand.kind, value != .min {
      return compileLiteral(
        Expression(.integer(-value), type: operand.type, range: operand.range), into: register)
    }
    let value = self.operand(operand)
    switch (operation, representation(of: operand.type)) {
    case (.negate, .int): emit(.negateInt, register, value.register)
    case (.negate, .double): emit(.negateDouble, register, value.register)
    default:
      let type = fixedType(operand.type).map { Int($0.rawValue) } ?? -1
      emit(.numericUnary, register, value.register, d: operation == .negate ? 0 : 1, e: type)
    }
    free(value)
  }
}

extension BinaryOperator {
  /// All operators; an instruction names one by its position.
  static let coded: [BinaryOperator] = [
    .add, .subtract, .multiply, .divide, .remainder, .addWrapping, .subtractWrapping,
    .multiplyWrapping, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .equal, .notEqual, .less,
    .lessOrEqual, .greater, .greaterOrEqual,
  ]

  var code: Int { BinaryOperator.coded.firstIndex(of: self) ?? 0 }

  fileprivate var intOpcode: (Opcode, isSwapped: Bool) {
    switch self {
    case .add: (.addInt, false)
    case .subtract: (.subtractInt, false)
    case .multiply: (.multiplyInt, false)
    case .divide: (.divideInt, false)
    case .remainder: (.remainderInt, false)
    case .addWrapping: (.addWrappingInt, false)
    case .subtractWrapping: (.subtractWrappingInt, false)
    case .multiplyWrapping: (.multiplyWrappingInt, false)
    case .bitAnd: (.andInt, false)
    case .bitOr: (.orInt, false)
    case .bitXor: (.xorInt, false)
    case .shiftLeft: (.shiftLeftInt, false)
    case .shiftRight: (.shiftRightInt, false)
    case .equal: (.equalInt, false)
    case .notEqual: (.notEqualInt, false)
    case .less: (.lessInt, false)
    case .lessOrEqual: (.lessOrEqualInt, false)
    case .greater: (.lessInt, true)
    case .greaterOrEqual: (.lessOrEqualInt, true)
    }
  }

  var intOpcodeWithConstant: Opcode? {
    switch self {
    case .add: .addIntConstant
    case .subtract: .subtractIntConstant
    case .multiply: .multiplyIntConstant
    case .divide: .divideIntConstant
    case .remainder: .remainderIntConstant
    case .equal: .equalIntConstant
    case .notEqual: .notEqualIntConstant
    case .less: .lessIntConstant
    case .lessOrEqual: .lessOrEqualIntConstant
    case .greater: .greaterIntConstant
    case .greaterOrEqual: .greaterOrEqualIntConstant
    default: nil
    }
  }

  fileprivate var doubleOpcode: (Opcode, isSwapped: Bool)? {
    switch self {
    case .add: (.addDouble, false)
    case .subtract: (.subtractDouble, false)
    case .multiply: (.multiplyDouble, false)
    case .divide: (.divideDouble, false)
    case .equal: (.equalDouble, false)
    case .notEqual: (.notEqualDouble, false)
    case .less: (.lessDouble, false)
    case .lessOrEqual: (.lessOrEqualDouble, false)
    case .greater: (.lessDouble, true)
    case .greaterOrEqual: (.lessOrEqualDouble, true)
    default: nil
    }
  }
}
