import Diagnostics
import IR

/// Operators that are no calls: the interpreter computes them, or compares by value.
extension BodyChecker {
  /// Arithmetic and comparison that the interpreter does itself.
  func builtinBinary(
    _ name: String, _ a: Expression, _ b: Expression, _ range: SourceRange
  ) -> Expression? {
    let type = solver.head(a.type)
    guard let symbol = BinaryOperator(rawValue: name) else { return nil }
    guard type == solver.head(b.type) else { return mixedIntegers(symbol, a, b, range) }
    let isNumber = isInteger(type) || isFloating(type)
    switch symbol {
    case .equal, .notEqual:
      guard isNumber || type == world.bool || type == world.string else { return nil }
      return make(.binary(symbol, a, b), world.bool, range)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard isNumber || type == world.string else { return nil }
      return make(.binary(symbol, a, b), world.bool, range)
    case .add:
      guard isNumber || type == world.string else { return nil }
    case .subtract, .multiply, .divide:
      guard isNumber else { return nil }
    default:
      guard isInteger(type) else { return nil }
    }
    return make(.binary(symbol, a, b), type, range)
  }

  /// What an operator of the program's makes of two numbers or texts, where just that is wanted:
  /// `let path: Path = "a" + "b"`.
  func ownOperation(
    _ name: String, _ operands: (Expression, Expression, ParsedExpression, ParsedExpression),
    insteadOf builtin: Expression, _ expecting: Type?
  ) -> Expression? {
    guard !scope.isLibrary, world.user.functions[name]?.isEmpty == false, let expecting,
      !isOpen(expecting), !isWanted(builtin, expecting)
    else { return nil }
    func own() -> Expression? {
      let (a, b, left, right) = operands
      return declaredOperator(name, a, b, left, right, expecting, builtin.range)
    }
    let isMade = trial {
      context.hasErrors = false
      return own().map { !context.hasErrors && isWanted($0, expecting) } ?? false
    }
    return isMade ? own() : nil
  }

  private func isWanted(_ value: Expression, _ expecting: Type) -> Bool {
    trial { solver.convert(value.type, to: expecting) != nil }
  }

  /// Shifts and comparisons are there for integers of two types.
  private func mixedIntegers(
    _ symbol: BinaryOperator, _ a: Expression, _ b: Expression, _ range: SourceRange
  ) -> Expression? {
    guard isInteger(solver.head(a.type)), isInteger(solver.head(b.type)) else { return nil }
    if Self.shifts.contains(symbol.rawValue) {
      return make(.binary(symbol, a, b), a.type, range)
    }
    guard isComparison(symbol.rawValue) else { return nil }
    let left = make(.convert(a), world.int, a.range)
    let right = make(.convert(b), world.int, b.range)
    return make(.binary(symbol, left, right), world.bool, range)
  }

  /// `==` and `<` of types that have them synthesised or through a protocol: decided by value.
  func structuralComparison(
    _ name: String, _ a: Expression, _ b: Expression, _ range: SourceRange
  ) -> Expression? {
    guard isComparison(name) else { return nil }
    if name == "==" || name == "!=", case .metatype = solver.head(a.type),
      case .metatype = solver.head(b.type)
    {
      // Any two types may be asked whether they are the same.
      return make(.dynamicOperator(name, [a, b]), world.bool, range)
    }
    var left = a
    var right = b
    if let converted = coerce(b, to: a.type) {
      right = converted
    } else if let converted = coerce(a, to: b.type) {
      left = converted
    } else {
      return nil
    }
    let isEquality = name == "==" || name == "!="
    let wanted = world.standard(isEquality ? "Equatable" : "Comparable")
    if isNil(a) || isNil(b) || isComparable(solver.head(left.type), wanted) {
      return make(.dynamicOperator(name, [left, right]), world.bool, range)
    }
    return isEquality ? rawComparison(name, left, right, range) : nil
  }
}
