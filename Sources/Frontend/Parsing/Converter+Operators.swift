import Diagnostics
import struct Diagnostics.SourceRange
import SwiftSyntax

extension Converter {
  /// Gives a flat list of operands and operators its structure.
  func sequenceKind(_ node: SequenceExprSyntax) -> ParsedExpression.Kind {
    let elements = Array(node.elements)
    guard allows(levels: elements.count / 2) else {
      reportTooDeep(at: range(of: node))
      return .missing
    }
    // Broken source need not alternate between operands and operators.
    guard elements.count % 2 == 1, let first = elements.first else { return .missing }
    if elements.contains(where: { $0.is(ArrowExprSyntax.self) }) {
      return functionTypeKind(node)
    }
    var operands = [expression(first)]
    var waiting: [ExprSyntax] = []
    for index in stride(from: 1, to: elements.count, by: 2) {
      let infix = elements[index]
      checkIsKnown(infix)
      while let previous = waiting.last, groupsBefore(previous, infix) {
        apply(previous, to: &operands)
        waiting.removeLast()
      }
      waiting.append(infix)
      operands.append(expression(elements[index + 1]))
    }
    for infix in waiting.reversed() { apply(infix, to: &operands) }
    return operands.first?.kind ?? .missing
  }

  private func functionTypeKind(_ node: SequenceExprSyntax) -> ParsedExpression.Kind {
    if let type = typeReading(of: ExprSyntax(node)) { return .type(type) }
    report("frontend.function-type", "'->' here needs types on both sides", at: range(of: node))
    return .missing
  }

  private func checkIsKnown(_ infix: ExprSyntax) {
    guard let written = infix.as(BinaryOperatorExprSyntax.self)?.operator,
      !operators.hasInfix(written.text)
    else { return }
    report(
      "frontend.unknown-operator", "unknown infix operator '\(written.text)'",
      at: range(of: written))
  }

  private func groupsBefore(_ first: ExprSyntax, _ second: ExprSyntax) -> Bool {
    switch operators.grouping(of: first, second) {
    case .first: return true
    case .second: return false
    case .undecided(let reason):
      // An unknown operator has no precedence either, and has been reported.
      let isKnown = [first, second].allSatisfy { infix in
        infix.as(BinaryOperatorExprSyntax.self).map { operators.hasInfix($0.operator.text) } ?? true
      }
      if isKnown { report("frontend.operator-precedence", reason, at: range(of: second)) }
      return true
    }
  }

  /// Replaces the last two operands by the operation on them.
  private func apply(_ infix: ExprSyntax, to operands: inout [ParsedExpression]) {
    guard operands.count > 1 else { return }
    let right = operands.removeLast()
    let left = operands.removeLast()
    operands.append(covering(left, right) { self.operation(infix, $0, right) })
  }

  /// `try` and `await` before the left operand cover the whole operation.
  private func covering(
    _ left: ParsedExpression, _ right: ParsedExpression,
    _ operation: (ParsedExpression) -> ParsedExpression.Kind
  ) -> ParsedExpression {
    let kind: ParsedExpression.Kind =
      switch left.kind {
      case .attempt(let mark, let operand):
        .attempt(mark, covering(operand, right, operation))
      case .await(let operand): .await(covering(operand, right, operation))
      default: operation(left)
      }
    return ParsedExpression(
      kind, range: SourceRange(file: file, start: left.range.start, end: right.range.end))
  }

  private func operation(
    _ infix: ExprSyntax, _ left: ParsedExpression, _ right: ParsedExpression
  ) -> ParsedExpression.Kind {
    switch infix.as(ExprSyntaxEnum.self) {
    case .assignmentExpr: return .assign(left, right)
    case .binaryOperatorExpr(let written):
      let name = written.operator.text
      return .binary(name, left, right, operatorRange: range(of: written.operator))
    case .unresolvedTernaryExpr(let choice):
      return .ternary(left, expression(choice.thenExpression), right)
    case .unresolvedIsExpr: return cast(left, right, .check)
    case .unresolvedAsExpr(let written):
      switch written.questionOrExclamationMark?.tokenKind {
      case .postfixQuestionMark: return cast(left, right, .conditional)
      case .exclamationMark: return cast(left, right, .forced)
      default: return cast(left, right, .coercion)
      }
    default: return .missing
    }
  }

  private func cast(
    _ value: ParsedExpression, _ type: ParsedExpression, _ cast: ParsedExpression.ParsedCast
  ) -> ParsedExpression.Kind {
    guard case .type(let type) = type.kind else { return .missing }
    return .cast(value, type, cast)
  }

  /// A minus sign directly before a number belongs to the number: `-1`.
  func prefixKind(_ node: PrefixOperatorExprSyntax) -> ParsedExpression.Kind {
    let name = node.operator.text
    if name == "-" {
      if let literal = node.expression.as(IntegerLiteralExprSyntax.self) {
        return integerKind(literal.literal, isNegative: true)
      }
      if let literal = node.expression.as(FloatLiteralExprSyntax.self) {
        return floatKind(literal.literal, isNegative: true)
      }
    }
    return .prefix(name, expression(node.expression))
  }
}
