/// Which members of a property a type's code uses: `title` of `model.title` and `$model.title`.
final class MemberUses {
  private let property: String
  private(set) var names: Set<String> = []
  /// True if the object itself is handed on, so that nobody can tell what is read.
  private(set) var isUsedWhole = false

  /// Reads the code of a type.
  init(of property: String, in nominal: ParsedNominal) {
    self.property = property
    for member in nominal.members { visit(member) }
  }

  private func visit(_ declaration: ParsedDeclaration) {
    switch declaration.kind {
    case .variable(let variable):
      if let value = variable.value { visit(value) }
      visit(variable.accessors?.getter?.body ?? [])
    case .function(let function): visit(function.body ?? [])
    default: break
    }
  }

  private func visit(_ statements: [ParsedStatement]) {
    for statement in statements {
      ParsedChildren.visit(statement, expression: visit, declaration: visit)
    }
  }

  private func visit(_ expression: ParsedExpression) {
    if case .member(let base?, let name, _, _) = expression.kind, isProperty(base) {
      names.insert(name)
      return
    }
    // What is only assigned is not read.
    if case .assign(let target, let value) = expression.kind,
      case .member(let base?, _, _, _) = target.kind, isProperty(base)
    {
      return visit(value)
    }
    if isProperty(expression) { isUsedWhole = true }
    ParsedChildren.visit(expression, expression: visit, statements: visit)
  }

  /// `model`, `$model`, `self.model`.
  private func isProperty(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .name(let name, _): return name == property || name == "$\(property)"
    case .member(let base?, let name, _, _):
      guard name == property || name == "$\(property)" else { return false }
      if case .name("self", _) = base.kind { return true }
      return false
    default: return false
    }
  }
}
