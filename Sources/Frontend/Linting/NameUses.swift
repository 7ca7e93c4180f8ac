/// The names that a piece of code mentions, in order; members count as names without a base only.
struct NameUses {
  private(set) var names: [String] = []

  /// Reads a closure, without its own parameters, variables and captures; what it captures by name
  /// is a value of its own.
  init(in closure: ParsedClosure) {
    visit(closure.body)
    var own = Set((closure.parameters ?? []).map(\.name))
    own.formUnion(closure.captures.map(\.name).filter { $0 != "self" })
    own.formUnion(variables(in: closure.body))
    names.removeAll { own.contains($0) }
    names += closure.captures.filter { $0.name == "self" }.map(\.name)
  }

  /// Reads an expression.
  init(in expression: ParsedExpression) { visit(expression) }

  /// The names that a list of statements declares for itself.
  private func variables(in statements: [ParsedStatement]) -> [String] {
    statements.compactMap { statement in
      guard case .declaration(let declaration) = statement.kind else { return nil }
      return declaration.variableName
    }
  }

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
    if case .closure(let closure) = expression.kind {
      names += NameUses(in: closure).names
      return
    }
    var expressions: [ParsedExpression] = []
    var bodies: [[ParsedStatement]] = []
    ParsedChildren.visit(
      expression, expression: { expressions.append($0) }, statements: { bodies.append($0) })
    for found in expressions { visit(found) }
    for body in bodies { visit(body) }
  }
}
