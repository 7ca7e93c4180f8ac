import Diagnostics

/// Builds parsed nodes for code that Swift writes on the user's behalf.
struct ParsedSynthesis {
  let range: SourceRange

  func name(_ name: String) -> ParsedExpression { ParsedExpression(.name(name, []), range: range) }

  func member(_ base: ParsedExpression, _ name: String) -> ParsedExpression {
    ParsedExpression(.member(base, name, [], nameRange: range), range: range)
  }

  func selfMember(_ member: String) -> ParsedExpression { self.member(name("self"), member) }

  func call(
    _ callee: ParsedExpression, _ arguments: [(String?, ParsedExpression)]
  ) -> ParsedExpression {
    ParsedExpression(
      .call(
        callee,
        arguments.map { ParsedArgument(label: $0.0, labelRange: nil, value: $0.1) }),
      range: range)
  }

  func text(_ text: String) -> ParsedExpression {
    ParsedExpression(.string([.literal(text)]), range: range)
  }

  func integer(_ value: Int) -> ParsedExpression { ParsedExpression(.integer(value), range: range) }

  func boolean(_ value: Bool) -> ParsedExpression {
    ParsedExpression(.boolean(value), range: range)
  }

  func statement(_ expression: ParsedExpression) -> ParsedStatement {
    ParsedStatement(.expression(expression), range: range)
  }

  func assign(_ target: ParsedExpression, _ value: ParsedExpression) -> ParsedStatement {
    statement(ParsedExpression(.assign(target, value), range: range))
  }

  func returnStatement(_ value: ParsedExpression) -> ParsedStatement {
    ParsedStatement(.returnStatement(value), range: range)
  }

  /// `let name = value`.
  func declare(_ name: String, _ value: ParsedExpression, type: ParsedType? = nil)
    -> ParsedStatement
  {
    let variable = ParsedVariable(
      pattern: ParsedPattern(.name(name, isMutable: false), range: range), type: type,
      value: value, isMutable: false, accessors: nil)
    return ParsedStatement(
      .declaration(
        ParsedDeclaration(
          .variable(variable), attributes: [], modifiers: [], range: range, nameRange: range)),
      range: range)
  }

  /// `if let name = value { … }`.
  func ifLet(
    _ name: String, _ value: ParsedExpression, _ body: [ParsedStatement]
  ) -> ParsedStatement {
    let pattern = ParsedPattern(.name(name, isMutable: false), range: range)
    return ParsedStatement(
      .ifStatement(
        ParsedIf(
          conditions: [.optionalBinding(pattern, nil, value, isMutable: false)], then: body,
          thenRange: range, otherwise: nil, isElseIf: false, range: range)),
      range: range)
  }
}
