/// Visits what an expression or a statement consists of, one level down.
enum ParsedChildren {
  static func visit(
    _ expression: ParsedExpression, expression visit: (ParsedExpression) -> Void,
    statements: ([ParsedStatement]) -> Void
  ) {
    switch expression.kind {
    case .string(let segments):
      for case .interpolation(let arguments) in segments { arguments.forEach { visit($0.value) } }
    case .member(let base, _, _, _): base.map(visit)
    case .call(let callee, let arguments), .subscripted(let callee, let arguments):
      visit(callee)
      arguments.forEach { visit($0.value) }
    case .closure(let closure): statements(closure.body)
    case .array(let elements): elements.forEach(visit)
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .tuple(let elements), .macro(_, let elements): elements.forEach { visit($0.value) }
    case .binary(_, let left, let right, _), .assign(let left, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let first, let second): [condition, first, second].forEach(visit)
    case .parenthesized(let inner), .prefix(_, let inner), .postfix(_, let inner),
      .cast(let inner, _, _), .optionalLink(let inner), .forceUnwrap(let inner),
      .attempt(_, let inner), .await(let inner), .address(let inner):
      visit(inner)
    case .ifExpression(let parsed): branches(parsed, visit, statements)
    case .switchExpression(let parsed): cases(parsed, visit, statements)
    case .doExpression(let parsed): blocks(parsed, statements)
    default: break
    }
  }

  static func visit(
    _ statement: ParsedStatement, expression visit: (ParsedExpression) -> Void,
    declaration: (ParsedDeclaration) -> Void
  ) {
    func statements(_ body: [ParsedStatement]) {
      for statement in body {
        self.visit(statement, expression: visit, declaration: declaration)
      }
    }
    switch statement.kind {
    case .expression(let found), .throwStatement(let found): visit(found)
    case .returnStatement(let found): found.map(visit)
    case .declaration(let found): declaration(found)
    case .ifStatement(let parsed): branches(parsed, visit, statements)
    case .switchStatement(let parsed): cases(parsed, visit, statements)
    case .doStatement(let parsed): blocks(parsed, statements)
    case .guardStatement(let parsed, let body), .whileLoop(_, let parsed, let body):
      conditions(parsed, visit)
      statements(body)
    case .repeatLoop(_, let body, let condition):
      statements(body)
      visit(condition)
    case .forLoop(let loop):
      visit(loop.sequence)
      loop.condition.map(visit)
      statements(loop.body)
    case .deferStatement(let body): statements(body)
    case .breakStatement, .continueStatement, .fallthroughStatement: break
    }
  }

  private static func conditions(
    _ conditions: [ParsedCondition], _ visit: (ParsedExpression) -> Void
  ) {
    for condition in conditions {
      switch condition {
      case .expression(let found), .match(_, _, let found): visit(found)
      case .optionalBinding(_, _, let found, _): found.map(visit)
      case .availability: break
      }
    }
  }

  private static func branches(
    _ parsed: ParsedIf, _ visit: (ParsedExpression) -> Void,
    _ statements: ([ParsedStatement]) -> Void
  ) {
    conditions(parsed.conditions, visit)
    statements(parsed.then)
    statements(parsed.otherwise ?? [])
  }

  private static func cases(
    _ parsed: ParsedSwitch, _ visit: (ParsedExpression) -> Void,
    _ statements: ([ParsedStatement]) -> Void
  ) {
    visit(parsed.subject)
    for found in parsed.cases { statements(found.body) }
  }

  private static func blocks(_ parsed: ParsedDo, _ statements: ([ParsedStatement]) -> Void) {
    statements(parsed.body)
    for clause in parsed.catches { statements(clause.body) }
  }
}
