import Diagnostics
import IR

/// An operation that is being checked, with what is wanted of it.
struct CheckedOperation {
  let name: String
  let left: ParsedExpression
  let right: ParsedExpression
  let expecting: Type?
  let range: SourceRange

  /// True if an operation between these places is an operand, perhaps in parentheses.
  func hasOperand(_ range: SourceRange) -> Bool {
    left.unparenthesized.range == range || right.unparenthesized.range == range
  }
}

/// What is said of operands that an operator does not take.
extension BodyChecker {
  func operandMistake(
    _ name: String, _ a: Expression, _ b: Expression, _ left: ParsedExpression,
    _ right: ParsedExpression, _ range: SourceRange
  ) -> Diagnostic {
    incomparable(name, a, b, range) ?? wholeNumberNeeded(name, a, b, left, right)
      ?? otherThanWanted(name, a, b, left, right) ?? .badOperands(name, a.type, b.type, range)
  }

  /// Of operators that only whole numbers have, the compiler says what the other operand should be.
  private func wholeNumberNeeded(
    _ name: String, _ a: Expression, _ b: Expression, _ left: ParsedExpression,
    _ right: ParsedExpression
  ) -> Diagnostic? {
    guard ["%", "&", "|", "^", "&+", "&-", "&*"].contains(name) else { return nil }
    let (first, second) = (solver.head(a.type), solver.head(b.type))
    switch (isInteger(first), isInteger(second)) {
    case (true, false) where second.declaration?.isLibrary == true:
      return .cannotConvert(second, to: first, right.anchor, for: .argument)
    case (false, true) where first.declaration?.isLibrary == true:
      return .cannotConvert(first, to: second, left.anchor, for: .argument)
    default: return nil
    }
  }

  /// `width * height` of an `Int` and a `Double` where a `Double` is wanted: the `Int` is wrong.
  private func otherThanWanted(
    _ name: String, _ a: Expression, _ b: Expression, _ left: ParsedExpression,
    _ right: ParsedExpression
  ) -> Diagnostic? {
    guard Self.arithmetic.contains(name) else { return nil }
    let (first, second) = (solver.head(a.type), solver.head(b.type))
    guard isNumberOrText(first), isNumberOrText(second),
      let wanted = wantedOfOperation(beginningWith: first)
    else { return nil }
    if wanted == first { return .cannotConvert(second, to: first, right.anchor, for: .argument) }
    if wanted == second { return .cannotConvert(first, to: second, left.anchor, for: .argument) }
    return nil
  }

  private static let arithmetic: Set<String> = ["+", "-", "*", "/"]

  private func isNumberOrText(_ type: Type) -> Bool {
    isInteger(type) || isFloating(type) || type == world.string
  }

  /// What is wanted of the innermost operation, by itself or through those it is an operand of;
  /// beside a literal in a comparison its first operand decides.
  private func wantedOfOperation(beginningWith first: Type) -> Type? {
    guard var inner = operations.last else { return nil }
    for outer in operations.reversed() {
      guard outer.range == inner.range || outer.hasOperand(inner.range) else { return nil }
      if isComparison(outer.name) {
        return isLiteral(outer.left) || isLiteral(outer.right) ? first : nil
      }
      guard Self.arithmetic.contains(outer.name) else { return nil }
      if let expecting = outer.expecting {
        var wanted = solver.head(expecting)
        while let payload = world.optionalPayload(wanted) { wanted = solver.head(payload) }
        if case .nominal = wanted { return wanted }
      }
      inner = outer
    }
    return nil
  }
}

extension ParsedExpression {
  /// The expression without the parentheses around it.
  fileprivate var unparenthesized: ParsedExpression {
    if case .parenthesized(let inner) = kind { inner.unparenthesized } else { self }
  }
}
