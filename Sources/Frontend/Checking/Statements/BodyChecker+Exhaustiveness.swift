import Diagnostics
import IR

extension BodyChecker {
  /// Reports a `switch` that leaves values out.
  func checkExhaustive(_ parsed: ParsedSwitch, _ subject: Expression) {
    let type = solver.head(subject.type)
    guard !isOpen(type), trialDepth == 0, !hasFailedPattern else { return }
    if parsed.cases.contains(where: \.isDefault) { return }
    let rows = parsed.cases.flatMap { written in
      written.patterns.filter { $0.condition == nil }.map { [shape(of: $0.pattern, type)] }
    }
    let matrix = PatternMatrix { [self] in constructors(of: solver.head($0)) }
    if let missing = matrix.missing(rows, [type]) {
      report(.notExhaustive(parsed.range, missing: missing.filter { $0 != "()" }))
    }
  }

  /// The ways a value of `type` can be made, if they can be listed.
  private func constructors(of type: Type) -> [(name: String, payload: [Type])]? {
    if let payload = world.optionalPayload(type) { return [("none", []), ("some", [payload])] }
    if type == world.bool { return [("true", []), ("false", [])] }
    if case .tuple(let elements) = type { return [("()", elements.map(\.type))] }
    guard let declaration = type.declaration, declaration.kind == .enumeration else { return nil }
    world.complete(declaration)
    let substitution = Substitution(declaration, type.genericArguments)
    return declaration.cases.map { enumCase in
      (enumCase.name, enumCase.payload.map { substitution.apply($0.type) })
    }
  }

  private func shape(of pattern: ParsedPattern, _ type: Type) -> PatternShape {
    switch pattern.kind {
    case .wildcard, .name: return .any
    case .tuple(let parts):
      if parts.count == 1 { return shape(of: parts[0].pattern, type) }
      guard case .tuple(let types) = type, types.count == parts.count else { return .partial }
      return .constructor(
        "()", zip(parts, types).map { shape(of: $0.pattern, solver.head($1.type)) })
    case .some(let inner):
      let payload = world.optionalPayload(type) ?? .dynamic
      return .constructor("some", [shape(of: inner, solver.head(payload))])
    case .enumCase(_, let name, let payload):
      return constructor(name, payload?.map(\.pattern) ?? [], type)
    case .expression(let expression): return shape(of: expression, type)
    case .cast(let inner, let target):
      let wanted = world.quietly { TypeResolver(world: world, scope: scope).resolve(target) }
      return wanted == type ? shape(of: inner, type) : .partial
    case .isType: return .partial
    }
  }

  private func constructor(_ name: String, _ payload: [ParsedPattern], _ type: Type) -> PatternShape
  {
    if let inner = world.optionalPayload(type), name != "some", name != "none" {
      // `case .red` on an optional enum.
      return .constructor("some", [constructor(name, payload, solver.head(inner))])
    }
    let types = constructors(of: type)?.first { $0.name == name }?.payload ?? []
    // `case .some`, whatever it holds.
    if payload.isEmpty { return .constructor(name, types.map { _ in .any }) }
    guard payload.count == types.count else {
      // `case .moved(let (x, y))`, `case .moved(let both)`: one pattern for all of the payload.
      let whole = payload.map { shape(of: $0, .tuple(types.map { TupleElement(type: $0) })) }
      if whole.count == 1, case .constructor("()", let parts) = whole[0] {
        return .constructor(name, parts)
      }
      let isWhole = whole.allSatisfy { if case .any = $0 { true } else { false } }
      return isWhole ? .constructor(name, types.map { _ in .any }) : .partial
    }
    return .constructor(name, zip(payload, types).map { shape(of: $0, solver.head($1)) })
  }

  private func shape(of expression: ParsedExpression, _ type: Type) -> PatternShape {
    switch expression.kind {
    case .boolean(let value): .constructor(value ? "true" : "false", [])
    case .nil: .constructor("none", [])
    case .member(_, let name, _, _):
      constructors(of: type)?.contains { $0.name == name } == true || world.isOptional(type)
        ? constructor(name, [], type) : .partial
    case .tuple(let elements):
      if case .tuple(let types) = type, types.count == elements.count {
        .constructor("()", zip(elements, types).map { shape(of: $0.value, solver.head($1.type)) })
      } else {
        .partial
      }
    case .discard: .any
    default: .partial
    }
  }

  /// Reports a body that can end without returning its result.
  func checkMissingReturn(
    _ statements: [Statement], of function: Function, _ endRange: SourceRange
  ) {
    let result = solver.head(context.result)
    guard !result.isVoid, !isOpen(result), !leaves(statements) else { return }
    if result.declaration?.name == "Never" { return }
    // What takes a value that there cannot be never runs.
    if function.parameters.contains(where: { isUninhabited($0.type) }) { return }
    if let opaque = context.opaque, opaque.underlying == nil, let function = context.function {
      return report(.opaqueWithoutReturn(place(ofOpaque: function)))
    }
    report(.missingReturn(solver.resolve(result), from: returningContext, endRange))
  }

  /// The same for a closure of several statements.
  func checkMissingReturn(_ statements: [Statement], ofClosure range: SourceRange) {
    guard trialDepth == 0, !scope.isLibrary, !context.hasErrors, context.opaque == nil else {
      return
    }
    let result = solver.head(context.result)
    guard !result.isVoid, !isOpen(result), result.declaration?.name != "Never",
      !leaves(statements)
    else { return }
    report(.missingReturn(solver.resolve(result), from: "closure", range.lastByte))
  }

  private func isUninhabited(_ type: Type) -> Bool {
    guard let declaration = solver.head(type).declaration, declaration.kind == .enumeration else {
      return false
    }
    world.complete(declaration)
    return declaration.isLibrary ? declaration.name == "Never" : declaration.cases.isEmpty
  }

  /// What the compiler calls the code that is being checked.
  private var returningContext: String {
    guard let function = context.function, context.parent == nil else {
      return context.name == "closure" ? "closure" : "local function"
    }
    switch function.kind {
    case .getter: return function.isSubscript ? "subscript" : "getter"
    case .setter: return "setter"
    default: break
    }
    if let sign = function.name.first, !sign.isLetter, sign != "_" { return "operator function" }
    if function.owner == nil { return "global function" }
    if function.isStatic {
      return function.attributes.contains("class") ? "class method" : "static method"
    }
    return "instance method"
  }

  /// True if control never reaches the end of the statements.
  func leaves(_ statements: [Statement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .return, .throw, .break, .continue, .fallthrough: true
      case .if(let conditions, let then, let otherwise):
        leaves(then) && leaves(otherwise) || isConstant(conditions, true) && leaves(then)
      case .block(_, let body): leaves(body)
      case .switch(_, _, let cases): cases.allSatisfy { leaves($0.body) }
      case .doCatch(let body, let clauses):
        leaves(body) && clauses.allSatisfy { leaves($0.body) }
      case .while(_, let conditions, let body):
        isTrue(conditions) && !containsBreak(body)
      case .repeatWhile(_, let body, let condition):
        !containsBreak(body)
          && (isTrue([.expression(condition)]) || leaves(body) && !containsContinue(body))
      case .expression(let expression): neverReturns(expression)
      default: false
      }
    }
  }

  private func isConstant(_ conditions: [Condition], _ value: Bool) -> Bool {
    conditions.allSatisfy { if case .constant(value) = $0 { true } else { false } }
  }

  private func isTrue(_ conditions: [Condition]) -> Bool {
    conditions.allSatisfy {
      switch $0 {
      case .constant(let value): value
      case .expression(let expression):
        if case .boolean(true) = expression.kind { true } else { false }
      case .pattern: false
      }
    }
  }

  /// True if a `break` inside leaves what stands around the statements.
  func containsBreak(_ statements: [Statement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .break: true
      case .if(_, let then, let otherwise): containsBreak(then) || containsBreak(otherwise)
      case .guard(_, let body), .block(_, let body): containsBreak(body)
      case .doCatch(let body, let clauses):
        containsBreak(body) || clauses.contains { containsBreak($0.body) }
      case .switch(_, _, let cases):
        cases.contains {
          $0.body.contains { if case .break(.some) = $0.kind { true } else { false } }
        }
      default: false
      }
    }
  }

  private func containsContinue(_ statements: [Statement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .continue: true
      case .if(_, let then, let otherwise):
        containsContinue(then) || containsContinue(otherwise)
      case .guard(_, let body), .block(_, let body): containsContinue(body)
      case .doCatch(let body, let clauses):
        containsContinue(body) || clauses.contains { containsContinue($0.body) }
      case .switch(_, _, let cases): cases.contains { containsContinue($0.body) }
      default: false
      }
    }
  }

  private func neverReturns(_ expression: Expression) -> Bool {
    expression.type.declaration?.name == "Never" && expression.type.declaration?.isLibrary == true
  }
}
