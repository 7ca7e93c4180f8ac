import Diagnostics

/// Goes through code once and asks each rule about what it is made for.
final class LintWalk {
  let views: LintIndex
  private(set) var findings: [Diagnostic] = []
  /// The types around the current place, outermost first.
  var nominals: [ParsedNominal] = []
  /// The names of calls whose closures are around the current place, outermost first.
  var calls: [String] = []

  init(views: LintIndex) {
    self.views = views
  }

  func report(
    _ rule: LintRule, _ message: String, at range: SourceRange, advice: String,
    fixIts: [FixIt] = []
  ) {
    findings.append(
      Diagnostic(
        id: rule.id, severity: .warning, message: message, range: range,
        notes: [Note(advice), Note("lesson \(rule.lesson); :doc \(rule.fact) shows the evidence")],
        fixIts: fixIts))
  }

  func visit(_ statements: [ParsedStatement]) {
    for statement in statements {
      ParsedChildren.visit(statement, expression: visit, declaration: visit)
    }
  }

  func visit(_ declaration: ParsedDeclaration) {
    switch declaration.kind {
    case .nominal(let nominal):
      nominals.append(nominal)
      checkObjects(of: nominal)
      checkFreshProperties(of: nominal)
      for member in nominal.members { visit(member) }
      nominals.removeLast()
    case .extension(let parsed):
      for member in parsed.members {
        if parsed.type.simpleName == "View" { checkConditionalModifier(member) }
        visit(member)
      }
    case .variable(let variable):
      checkInlineObject(declaration, variable)
      checkComputedID(declaration, variable)
      if let value = variable.value { visit(value) }
      visit(variable.accessors?.getter?.body ?? [])
      visit(variable.accessors?.setter?.body ?? [])
      visit(variable.accessors?.willSet?.body ?? [])
      visit(variable.accessors?.didSet?.body ?? [])
    case .function(let function):
      if function.kind == .initializer {
        checkStateInitialiser(function)
        checkObjectInitialiser(function)
      }
      visit(function.body ?? [])
    case .macro(_, let arguments):
      for argument in arguments { visit(argument.value) }
    default: break
    }
  }

  func visit(_ expression: ParsedExpression) {
    guard case .call(let callee, let arguments) = expression.kind else {
      ParsedChildren.visit(expression, expression: visit, statements: visit)
      return
    }
    let name = callee.calledName
    check(call: name, callee, arguments, expression)
    visit(callee)
    for argument in arguments {
      guard case .closure(let closure) = argument.value.kind else {
        visit(argument.value)
        continue
      }
      calls.append(name)
      checkRow(closure)
      visit(closure.body)
      calls.removeLast()
    }
  }

  private func check(
    call name: String, _ callee: ParsedExpression, _ arguments: [ParsedArgument],
    _ expression: ParsedExpression
  ) {
    switch name {
    case "id": checkRandomID(callee, arguments)
    case "ForEach": checkIndexID(arguments)
    case "AnyView": checkErasure(expression)
    default: break
    }
    if name == "ForEach" || name == "List" || views.ownViews.contains(name) {
      checkFreshArguments(name, arguments)
    }
    if views.closureTakers.contains(name), !views.equatables.contains(name) {
      checkCaptures(name, arguments)
    }
  }
}

extension ParsedExpression {
  /// `Text` for `Text(…)`, `id` for `x.id(…)`; empty for anything else.
  var calledName: String {
    switch kind {
    case .name(let name, _), .member(_, let name, _, _): name
    default: ""
    }
  }
}
