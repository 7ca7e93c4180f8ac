import IR

extension Compiler {
  /// Compiles the conditions of an `if`, `guard` or `while`: falls through with all bindings made,
  /// or jumps to `failure` with none.
  func compile(_ conditions: [Condition], failure: Label) {
    let first = scopes.last?.exits.count ?? 0
    var undoing: [(label: Label, register: Int)] = []
    for condition in conditions {
      let label = undoing.last?.label ?? failure
      compile(condition, failure: label)
      for exit in scopes.last?.exits.dropFirst(first + undoing.count) ?? [] {
        if case .release(let register) = exit { undoing.append((Label(), register)) }
      }
    }
    let used = undoing.contains { !$0.label.jumps.isEmpty }
    guard used else { return }
    let success = Label()
    jump(to: success)
    for (label, register) in undoing.reversed() {
      place(label)
      emit(.release, register)
    }
    jump(to: failure)
    place(success)
  }

  private func compile(_ condition: Condition, failure: Label) {
    switch condition {
    case .constant(true): break
    case .constant(false): jump(to: failure)
    case .expression(let expression):
      withTemporaries { jump(if: expression, is: false, to: failure) }
    case .pattern(let pattern, let expression):
      compile(binding: pattern, expression, failure: failure)
    }
  }

  /// Jumps if a Boolean expression has the given value.
  func jump(if expression: Expression, is wanted: Bool, to label: Label) {
    let outer = range
    range = expression.range
    defer { range = outer }
    switch expression.kind {
    case .boolean(let value):
      if value == wanted { jump(to: label) }
    case .not(let inner):
      jump(if: inner, is: !wanted, to: label)
    case .and(let left, let right):
      jumpBoth(left, right, shortCircuit: false, wanted, label)
    case .or(let left, let right):
      jumpBoth(left, right, shortCircuit: true, wanted, label)
    case .binary(let operation, let left, let right):
      if jumpComparing(operation, left, right, wanted, label) { return }
      jumpPlainly(expression, wanted, label)
    default:
      jumpPlainly(expression, wanted, label)
    }
  }

  private func jumpPlainly(_ expression: Expression, _ wanted: Bool, _ label: Label) {
    withTemporaries {
      var value = operand(expression)
      if representation(of: expression.type) == .counted {
        // Of unknown type: it has to be a Bool by now.
        let register = allocate()
        emit(.copy, register, value.register)
        free(value)
        emit(.expectBool, register)
        value = Operand(register: register, isTemporary: false)
      }
      jump(wanted ? .jumpIfTrue : .jumpIfFalse, value.register, to: label)
    }
  }

  private func jumpBoth(
    _ left: Expression, _ right: Expression, shortCircuit: Bool, _ wanted: Bool, _ label: Label
  ) {
    if wanted == shortCircuit {
      jump(if: left, is: wanted, to: label)
      jump(if: right, is: wanted, to: label)
    } else {
      let skip = Label()
      jump(if: left, is: shortCircuit, to: skip)
      jump(if: right, is: wanted, to: label)
      place(skip)
    }
  }

  /// Compares two `Int`s or `Double`s and jumps in one instruction.
  private func jumpComparing(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression, _ wanted: Bool,
    _ label: Label
  ) -> Bool {
    let kinds = (representation(of: left.type), representation(of: right.type))
    if kinds == (.int, .int) {
      guard let operation = wanted ? operation : operation.negatedComparison else { return false }
      return jumpComparingInts(operation, left, right, label)
    }
    guard kinds == (.double, .double) else { return false }
    let opcode: Opcode
    var swapped = false
    switch operation {
    case .less, .greater:
      opcode = wanted ? .jumpIfLessDouble : .jumpIfNotLessDouble
      swapped = operation == .greater
    case .lessOrEqual, .greaterOrEqual:
      opcode = wanted ? .jumpIfLessOrEqualDouble : .jumpIfNotLessOrEqualDouble
      swapped = operation == .greaterOrEqual
    default: return false
    }
    withTemporaries {
      let (x, y) = operands(left, right)
      jump(
        opcode, swapped ? y.register : x.register, swapped ? x.register : y.register, to: label)
    }
    return true
  }

  private func jumpComparingInts(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression, _ label: Label
  ) -> Bool {
    withTemporaries {
      if let constant = smallInteger(right), let opcode = operation.jumpWithConstant {
        let x = operand(left)
        jump(opcode, x.register, e: constant, to: label)
        return true
      }
      guard let (opcode, isSwapped) = operation.jump else { return false }
      let (x, y) = operands(left, right)
      jump(
        opcode, isSwapped ? y.register : x.register, isSwapped ? x.register : y.register,
        to: label)
      return true
    }
  }

  /// The value of an integer literal that fits an instruction's small operand.
  func smallInteger(_ expression: Expression) -> Int? {
    guard case .integer(let value) = expression.kind, Int(Int32(truncatingIfNeeded: value)) == value
    else { return nil }
    return value
  }
}

extension BinaryOperator {
  /// The comparison that is true where this one is false; for integers.
  var negatedComparison: BinaryOperator? {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    default: nil
    }
  }

  fileprivate var jump: (Opcode, isSwapped: Bool)? {
    switch self {
    case .equal: (.jumpIfEqualInt, false)
    case .notEqual: (.jumpIfNotEqualInt, false)
    case .less: (.jumpIfLessInt, false)
    case .lessOrEqual: (.jumpIfLessOrEqualInt, false)
    case .greater: (.jumpIfLessInt, true)
    case .greaterOrEqual: (.jumpIfLessOrEqualInt, true)
    default: nil
    }
  }

  fileprivate var jumpWithConstant: Opcode? {
    switch self {
    case .equal: .jumpIfEqualIntConstant
    case .notEqual: .jumpIfNotEqualIntConstant
    case .less: .jumpIfLessIntConstant
    case .lessOrEqual: .jumpIfLessOrEqualIntConstant
    case .greater: .jumpIfGreaterIntConstant
    case .greaterOrEqual: .jumpIfGreaterOrEqualIntConstant
    default: nil
    }
  }
}
