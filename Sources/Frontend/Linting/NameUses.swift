/// The names that a piece of code mentions, in order; members count as names without a base only.
struct NameUses {
  private(set) var names: [String] = []

  /// Reads a closure, without its own parameters.
  init(in closure: ParsedClosure) {
    visit(closure.body)
    let own = Set((closure.parameters ?? []).map(\.name))
    names.removeAll { own.contains($0) }
  }

  /// Reads an expression.
  init(in expression: ParsedExpression) { visit(expression) }

  private mutating func visit(_ statements: [ParsedStatement]) {
    var found: [ParsedExpression] = []
    for statement in statements {
      ParsedChildren.visit(
        statement, expression: { found.append($0) },
        declaration: { declaration in
          if case .variable(let variable) = declaration.kind, let value = variable.value {
            found.append(value)
          }
        })
    }
    for expression in found { visit(expression) }
  }

  private mutating func visit(_ expression: ParsedExpression) {
    if case .name(let name, _) = expression.kind {
      names.append(name.hasPrefix("$") ? String(name.dropFirst()) : name)
    }
    var expressions: [ParsedExpression] = []
    var bodies: [[ParsedStatement]] = []
    ParsedChildren.visit(
      expression, expression: { expressions.append($0) }, statements: { bodies.append($0) })
    for found in expressions { visit(found) }
    for body in bodies { visit(body) }
  }
}
