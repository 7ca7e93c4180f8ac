import Diagnostics
import IR

extension BodyChecker {
  /// Checks the statements of a block in order; types and functions are visible throughout.
  func checkStatements(_ statements: [ParsedStatement]) -> [Statement] {
    declareLocalTypes(statements)
    locals.statements = statements
    return behindTheirCaptures(statements).flatMap(checkStatement)
  }

  /// Checks a block in a scope of its own.
  func checkBlock(_ statements: [ParsedStatement]) -> [Statement] {
    inBlock { checkStatements(statements) }
  }

  /// Checks one statement; a declaration may become several.
  func checkStatement(_ statement: ParsedStatement) -> [Statement] {
    // What was found of the expression that a closure stands in holds for other overloads too.
    let outer = naturalTypes
    let around = outermost
    (naturalTypes, outermost) = ([:], nil)
    defer { (naturalTypes, outermost) = (outer, around) }
    if trialDepth == 0 { trialEffort = 0 }
    let range = statement.range
    if let label = statement.label { context.labels.append(label) }
    defer { if statement.label != nil { context.labels.removeLast() } }
    switch statement.kind {
    case .expression(let expression): return [checkExpressionStatement(expression, range)]
    case .declaration(let declaration): return checkLocalDeclaration(declaration)
    case .ifStatement(let parsed): return [checkIf(parsed)]
    case .guardStatement(let conditions, let body): return checkGuard(conditions, body, range)
    case .whileLoop(let label, let conditions, let body):
      return [
        inBlock {
          let tests = checkConditions(conditions)
          let lowered = perhaps { inLoop { checkBlock(body) } }
          return Statement(.while(label: label, tests, lowered), range: range)
        }
      ]
    case .repeatLoop(let label, let body, let condition):
      let lowered = inLoop { checkBlock(body) }
      return [
        Statement(
          .repeatWhile(label: label, lowered, checkCondition(condition)), range: range)
      ]
    case .forLoop(let parsed) where parsed.isAsync:
      return checkStatement(awaitingLoop(parsed, range))
    case .forLoop(let parsed):
      return [checkFor(parsed, range) { [self] in perhaps { checkBlock(parsed.body) } }]
    case .switchStatement(let parsed): return [checkSwitch(parsed)]
    case .doStatement(let parsed): return [checkDo(parsed)]
    case .returnStatement(let value): return [checkReturn(value, range)]
    case .breakStatement(let label):
      if context.loopDepth == 0, context.switchDepth == 0, label == nil {
        report(.outsideLoop("break", range))
      }
      checkLabel(label, range)
      return [Statement(.break(label: label), range: range)]
    case .continueStatement(let label):
      if context.loopDepth == 0 { report(.outsideLoop("continue", range)) }
      checkLabel(label, range)
      return [Statement(.continue(label: label), range: range)]
    case .fallthroughStatement: return [Statement(.fallthrough, range: range)]
    case .throwStatement(let value): return [checkThrow(value, range)]
    case .deferStatement(let body):
      return [Statement(.defer(checkBlock(body)), range: range)]
    }
  }

  private func checkLabel(_ label: String?, _ range: SourceRange) {
    guard let label, !context.labels.contains(label) else { return }
    let start = range.end - label.utf8.count
    report(
      .unknownLabel(label, SourceRange(file: range.file, start: start, end: range.end)))
  }

  private func inLoop<Result>(_ work: () -> Result) -> Result {
    context.loopDepth += 1
    defer { context.loopDepth -= 1 }
    return work()
  }

  private func checkExpressionStatement(
    _ expression: ParsedExpression, _ range: SourceRange
  ) -> Statement {
    switch expression.kind {
    case .ifExpression(let parsed): return checkIf(parsed)
    case .switchExpression(let parsed): return checkSwitch(parsed)
    case .doExpression(let parsed): return checkDo(parsed)
    default:
      let checked = tryingOverloads(in: expression) { check(expression, expecting: nil) }
      return Statement(.expression(checked), range: range)
    }
  }

  private func checkReturn(_ value: ParsedExpression?, _ range: SourceRange) -> Statement {
    if context.function?.kind == .initializer, !context.isInferringResult {
      return initializerReturn(value, range)
    }
    if context.isTopLevel, context.function == nil, context.parent == nil, trialDepth == 0 {
      report(.returnOutside(range))
    }
    guard let value else {
      if case .variable = solver.head(context.result) { _ = solver.unify(context.result, .void) }
      if !solver.head(context.result).isVoid, !isOpen(context.result) {
        report(.missingReturnValue(solver.resolve(context.result), range))
      }
      return Statement(.return(nil), range: range)
    }
    if solver.head(context.result).isVoid {
      let checked = check(value, expecting: nil)
      if !solver.head(checked.type).isVoid, !isOpen(checked.type) {
        report(.unexpectedReturnValue(checked.range))
      }
      return Statement(.return(checked), range: range)
    }
    let checked = tryingOverloads(in: value) { checkReturned(value) }
    return Statement(.return(checked), range: range)
  }

  /// `return` and `return nil` in an initialiser.
  private func initializerReturn(_ value: ParsedExpression?, _ range: SourceRange) -> Statement {
    guard let value, case .nil = value.kind else {
      if context.leavesInitializerBlock {
        return Statement(.break(label: Self.initializerLabel), range: range)
      }
      return Statement(.return(returnedSelf(range)), range: range)
    }
    let result = context.function?.result ?? .dynamic
    return Statement(.return(Expression(.nil, type: result, range: range)), range: range)
  }

  private func checkIf(_ parsed: ParsedIf) -> Statement {
    let (conditions, then, otherwise) = inWays { ways in
      // What the conditions bind is not visible in the other branch.
      let (conditions, then) = inBlock {
        (checkConditions(parsed.conditions), way(of: &ways) { checkBlock(parsed.then) })
      }
      let otherwise = inBlock {
        way(of: &ways) { parsed.otherwise.map { checkStatements($0) } ?? [] }
      }
      return (conditions, then, otherwise)
    }
    return Statement(.if(conditions, then: then, else: otherwise), range: parsed.range)
  }

  private func checkGuard(
    _ conditions: [ParsedCondition], _ body: [ParsedStatement], _ range: SourceRange
  ) -> [Statement] {
    let otherwise = perhaps { checkBlock(body) }
    if !leaves(otherwise) { report(.guardFallsThrough(end(of: range))) }
    // The bindings live on in the enclosing block.
    let outer = guardScope
    guardScope = locals
    let tests = checkConditions(conditions)
    guardScope = outer
    return [Statement(.guard(tests, else: otherwise), range: range)]
  }

  func end(of range: SourceRange) -> SourceRange {
    SourceRange(file: range.file, start: max(range.start, range.end - 1), end: range.end)
  }

  /// Checks conditions; what they bind is declared in the current block.
  func checkConditions(_ conditions: [ParsedCondition]) -> [Condition] {
    conditions.map { condition in
      switch condition {
      case .expression(let expression): return .expression(checkCondition(expression))
      case .availability(let isAvailable):
        context.asksAvailability = true
        return .constant(isAvailable)
      case .optionalBinding(let pattern, let type, let value, let isMutable):
        return checkOptionalBinding(pattern, type, value, isMutable)
      case .match(let pattern, _, let value):
        let subject = optionalForm(check(value, expecting: nil))
        return .pattern(checkPattern(pattern, subject: subject.type), subject)
      }
    }
  }

  private func checkOptionalBinding(
    _ pattern: ParsedPattern, _ written: ParsedType?, _ value: ParsedExpression?,
    _ isMutable: Bool
  ) -> Condition {
    var expecting: Type?
    if let written {
      expecting = world.optional(TypeResolver(world: world, scope: scope).resolve(written))
    }
    let source: ParsedExpression
    if let value {
      source = value
    } else if case .name(let name, _) = pattern.kind {
      source = ParsedExpression(.name(name, []), range: pattern.range)
    } else {
      return .constant(false)
    }
    let checked = optionalForm(check(source, expecting: expecting))
    let type = solver.head(checked.type)
    var payload = world.optionalPayload(type)
    if payload == nil {
      if !isOpen(type), !isOpenCoalescence(checked) {
        report(.bindingNeedsOptional(type, pattern.range.introducer))
      }
      payload = type
    }
    if let expecting { payload = world.optionalPayload(expecting) }
    let bound = bind(pattern, type: payload ?? .dynamic, isMutable: isMutable)
    return .pattern(.some(bound), checked)
  }

  /// `value ?? ""` where nothing is known about the value: it may have been an optional in one.
  private func isOpenCoalescence(_ value: Expression) -> Bool {
    if case .coalesce(let left, _) = value.kind { isOpen(left.type) } else { false }
  }

  /// Declares the names of a simple pattern.
  ///
  /// `source` is where a value comes from that cannot be taken apart.
  func bind(
    _ pattern: ParsedPattern, type: Type, isMutable: Bool, from source: SourceRange? = nil
  ) -> Pattern {
    switch pattern.kind {
    case .name(let name, let isVariable):
      if name == "_" { return .wildcard }
      return .bind(
        declare(name, type: type, isMutable: isMutable || isVariable, range: pattern.range))
    case .wildcard: return .wildcard
    case .tuple(let elements):
      guard case .tuple(let types) = solver.head(type), types.count == elements.count else {
        let isTuple = if case .tuple = solver.head(type) { true } else { false }
        let place = isTuple ? pattern.range : source ?? pattern.range
        if !isOpen(type) { report(.tupleMismatch(type, count: elements.count, place)) }
        return .tuple(elements.map { bind($0.pattern, type: .dynamic, isMutable: isMutable) })
      }
      return .tuple(
        zip(elements, types).map { bind($0.pattern, type: $1.type, isMutable: isMutable) })
    default: return checkPattern(pattern, subject: type)
    }
  }

  /// Declares a local variable in the current block.
  func declare(_ name: String, type: Type, isMutable: Bool, range: SourceRange) -> Local {
    if case .variable = solver.head(type) {
    } else if case .local(let twin)? =
      (locals.isDeclaredHere(name) ? locals.find(name)?.0 : nil), trialDepth == 0,
      guardScope !== locals
    {
      report(.redeclaration(name, range, previous: twin.range))
    }
    let local = Local(
      name: name, type: solver.resolve(type), isMutable: isMutable, range: range)
    locals.declare(name, .local(local))
    return local
  }

  /// Checks a loop; `body` checks what it repeats with the pattern's names visible.
  func checkFor(
    _ parsed: ParsedFor, _ range: SourceRange, body: () -> [Statement]
  ) -> Statement {
    inBlock {
      let pack = packSequence(parsed.sequence)
      let written = parsed.type.map { TypeResolver(world: world, scope: scope).resolve($0) }
      let hint = listHint(parsed.sequence, written)
      let sequence = pack?.0 ?? check(parsed.sequence, expecting: hint)
      var element = pack?.1 ?? elementType(of: sequence.type)
      if element == nil {
        if !isOpen(sequence.type) {
          let isOptional = world.isOptional(solver.head(sequence.type))
          report(.notASequence(sequence.type, isOptional: isOptional, sequence.range))
        }
        element = .dynamic
      }
      if let written { element = written }
      let pattern =
        parsed.isCase
        ? checkPattern(parsed.pattern, subject: element ?? .dynamic)
        : bind(
          parsed.pattern, type: element ?? .dynamic, isMutable: false, from: sequence.range)
      let condition = parsed.condition.map(checkCondition)
      let statements = inLoop(body)
      let (makeIterator, next) = iteration(of: sequence)
      return Statement(
        .forIn(
          ForIn(
            label: parsed.label, pattern: pattern, sequence: sequence, condition: condition,
            body: statements, isAsync: parsed.isAsync, makeIterator: makeIterator, next: next)),
        range: range)
    }
  }

  /// `for unit: Unit in [.mile, .yard]`: what the elements of the list have to be.
  private func listHint(_ sequence: ParsedExpression, _ element: Type?) -> Type? {
    guard let element, case .array = sequence.kind else { return nil }
    return .nominal(world.standard("Array"), [element])
  }

  /// The element type of a sequence type.
  func elementType(of type: Type) -> Type? {
    let sequence = solver.head(type)
    guard let declaration = world.nominal(named: "Sequence", inLibrary: true) else { return nil }
    guard world.conforms(sequence, to: declaration) else { return nil }
    if let element = world.associatedType(named: "Element", of: sequence) {
      return solver.head(element)
    }
    if let iterator = world.associatedType(named: "Iterator", of: sequence),
      let element = world.associatedType(named: "Element", of: solver.head(iterator))
    {
      return solver.head(element)
    }
    switch sequence {
    case .parameter, .member, .opaque: return solver.head(.member(sequence, "Element"))
    default: return .dynamic
    }
  }

  /// What `some IteratorProtocol` stands for.
  private func underlying(_ type: Type) -> Type {
    guard case .opaque(let result, let arguments) = solver.head(type) else { return type }
    return result.underlying(for: arguments) ?? type
  }

  /// A sequence of the user's own is iterated by its `makeIterator` and `next`.
  private func iteration(of sequence: Expression) -> (Callee?, Callee?) {
    let type = solver.head(sequence.type)
    guard let declaration = type.declaration, !declaration.isLibrary else { return (nil, nil) }
    let made = world.members(named: "makeIterator", of: type, isStatic: false).first
    let iterator: Type
    var makeIterator: Callee?
    if case .function(let function)? = made?.kind, !function.isExtensionMember {
      makeIterator = callee(function, .value(sequence), requirement: nil, sequence)
      iterator = underlying(made?.substitution.apply(function.result) ?? .dynamic)
    } else {
      iterator = type
    }
    guard
      case .function(let next)? = world.members(
        named: "next", of: solver.head(iterator), isStatic: false
      ).first?.kind
    else { return (makeIterator, nil) }
    return (makeIterator, callee(next, nil, requirement: nil, nil))
  }
}

extension ParsedStatement {
  /// The label written before a loop, `switch` or `do`.
  fileprivate var label: String? {
    switch kind {
    case .whileLoop(let label, _, _), .repeatLoop(let label, _, _): label
    case .forLoop(let parsed): parsed.label
    case .switchStatement(let parsed): parsed.label
    case .doStatement(let parsed): parsed.label
    default: nil
    }
  }
}

extension SourceRange {
  /// The `let` or `var` before a pattern, where the compiler points.
  fileprivate var introducer: SourceRange {
    start < 4 ? self : SourceRange(file: file, start: start - 4, end: end)
  }
}
