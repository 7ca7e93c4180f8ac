import Diagnostics
import IR

extension BodyChecker {
  /// Checks a closure; the expected function type gives its parameters types.
  func checkClosure(
    _ closure: ParsedClosure, expecting: Type?, builder: ResultBuilder?, isEscaping: Bool
  ) -> Expression {
    let wanted = expectedFunction(expecting).map { spreading($0, over: closure) }
    checkArity(closure, wanted)
    let inner = FunctionContext(
      parent: context, name: "closure", result: resultType(closure, wanted))
    inner.isThrowing = closure.isThrowing || wanted?.isThrowing ?? true
    inner.isAsync = closure.isAsync || wanted?.isAsync ?? false
    inner.isInferringResult = true
    inner.thrownType = thrownType(closure, wanted)
    inner.isStored = storedClosures.contains(closure.range)
    inner.isolation = isolation(of: closure)
    let saved = (context, locals, attemptDepth, catchDepth, naturalTypes)
    let outside = (caughtTypes, tryDepth, awaitDepth, hasUnhandledCall, reportedPlace, outermost)
    (caughtTypes, tryDepth, awaitDepth, reportedPlace, outermost) = ([], 0, 0, nil, nil)
    defer {
      (caughtTypes, tryDepth, awaitDepth, hasUnhandledCall, reportedPlace, outermost) = outside
    }
    context = inner
    locals = LocalScope(parent: saved.1, context: inner)
    (attemptDepth, catchDepth, naturalTypes) = (0, 0, [:])
    var prologue: [Statement] = []
    let captures = declareCaptures(closure, outer: saved.0, saved.1)
    let isOpaque = expecting.map { solver.head($0).isDynamic } ?? false
    let (parameters, types) = declareParameters(
      closure, wanted, isOpaque: isOpaque, &prologue)
    let statements = prologue + closureBody(closure, builder)
    (context, locals, attemptDepth, catchDepth, naturalTypes) = saved
    checkCaptures(of: closure, inner)
    if inner.hasErrors { context.hasErrors = true }
    let isThrowing = closure.isThrowing || inner.mayThrow || (wanted?.isThrowing ?? false)
    let type = FunctionType(
      parameters: types, result: solver.resolve(inner.result), isThrowing: isThrowing,
      isAsync: inner.isAsync || inner.awaits, thrown: inner.thrownType)
    settleThrown(wanted, mayThrow: closure.isThrowing || inner.mayThrow)
    let own = captures.map(\.0)
    let implicit = inner.captures.filter { local in !own.contains { $0 === local } }
    let body = FunctionBody(
      name: "closure", parameters: parameters,
      inoutParameters: Set(types.indices.filter { types[$0].isInout }),
      captures: own + implicit, statements: statements, result: solver.finalize(inner.result),
      isThrowing: isThrowing, mayThrow: closure.isThrowing || inner.mayThrow,
      mayWait: closure.isAsync || inner.awaits, range: closure.range)
    let values =
      captures.map(\.1)
      + implicit.map {
        Expression(.local($0), type: $0.type, range: closure.range)
      }
    return make(.closure(body, captures: values), .function(type), closure.range)
  }

  /// The actor that a closure runs on: its own, that of the code around, or one that is up to
  /// whoever gets it.
  private func isolation(of closure: ParsedClosure) -> Isolation {
    let given = argumentIsolation
    argumentIsolation = nil
    let stated = world.isolation(of: Set(closure.attributes), owner: nil, isShared: true)
    return stated == .nonisolated ? given ?? context.isolation : stated
  }

  private func expectedFunction(_ expecting: Type?) -> FunctionType? {
    guard var target = expecting.map({ solver.head($0) }) else { return nil }
    while let payload = world.optionalPayload(target) { target = solver.head(payload) }
    return target.functionType
  }

  /// The type that a closure says it throws, or that is wanted of it and known.
  private func thrownType(_ closure: ParsedClosure, _ wanted: FunctionType?) -> Type? {
    if let written = closure.thrown {
      let type = TypeResolver(world: world, scope: scope).resolve(written)
      if let wanted = wanted?.thrown { _ = solver.unify(wanted, type) }
      return type
    }
    return wanted?.thrown.flatMap { isOpen($0) ? nil : solver.head($0) }
  }

  /// What a closure throws that does not say so, for a parameter of type `throws(E)`.
  private func settleThrown(_ wanted: FunctionType?, mayThrow: Bool) {
    guard let thrown = wanted?.thrown, case .variable = solver.head(thrown) else { return }
    let anyError = Type.existential([ProtocolReference(world.standard("Error"))])
    _ = solver.unify(thrown, mayThrow ? anyError : world.standardType("Never"))
  }

  private func resultType(_ closure: ParsedClosure, _ wanted: FunctionType?) -> Type {
    if let written = closure.result {
      let type = TypeResolver(world: world, scope: scope).resolve(written)
      if let wanted { _ = solver.convert(type, to: wanted.result) }
      return type
    }
    return wanted?.result ?? solver.fresh()
  }

  /// `[weak self, x = f()]`: new locals, filled when the closure is made.
  private func declareCaptures(
    _ closure: ParsedClosure, outer: FunctionContext, _ outerLocals: LocalScope
  ) -> [(Local, Expression)] {
    closure.captures.map { capture in
      let inner = (context, locals)
      (context, locals) = (outer, outerLocals)
      let value = optionalForm(check(capture.value, expecting: nil))
      (context, locals) = inner
      let isWeak = capture.specifier == "weak"
      let type = isWeak && !world.isOptional(value.type) ? world.optional(value.type) : value.type
      let local = Local(
        name: capture.name, type: solver.resolve(type), isMutable: isWeak, range: capture.range)
      local.isWeak = isWeak
      local.isUnowned = capture.specifier?.hasPrefix("unowned") ?? false
      locals.declare(capture.name, .local(local))
      if capture.name == "self" { context.receiver = isWeak ? nil : local }
      return (local, value)
    }
  }

  /// Declares what a closure is called with; of what is handed to something that nobody knows,
  /// nothing is known.
  private func declareParameters(
    _ closure: ParsedClosure, _ wanted: FunctionType?, isOpaque: Bool,
    _ prologue: inout [Statement]
  ) -> ([Local], [FunctionTypeParameter]) {
    let names = parameterNames(closure, wanted)
    checkNames(of: closure)
    let expected = wanted?.parameters ?? []
    // `{ key, value in … }` where one tuple is passed.
    if names.count > 1, expected.count == 1,
      case .tuple(let elements) = solver.head(expected[0].type), elements.count >= names.count
    {
      let whole = Local(
        name: "$tuple", type: solver.resolve(expected[0].type), isMutable: false,
        range: closure.range)
      let read = Expression(.local(whole), type: whole.type, range: closure.range)
      for (index, (name, range)) in names.enumerated() {
        let type = solver.resolve(elements[index].type)
        let local = Local(name: name, type: type, isMutable: false, range: range)
        if name != "_" { locals.declare(name, .local(local)) }
        let value = make(.tupleElement(read, index), type, range)
        prologue.append(Statement(.declare(.bind(local), value), range: range))
      }
      return ([whole], expected)
    }
    // `{ () in … }` where one `Void` is passed.
    if names.isEmpty, expected.count == 1, solver.head(expected[0].type).isVoid {
      return ([Local(name: "_", type: .void, isMutable: false, range: closure.range)], expected)
    }
    var locals: [Local] = []
    var types: [FunctionTypeParameter] = []
    for (index, (name, range)) in names.enumerated() {
      let own = closure.parameters?[index]
      let given = index < expected.count ? expected[index] : nil
      var type = given?.type ?? (isOpaque ? .dynamic : solver.fresh())
      if let declared = own.flatMap({ TypeResolver(world: world, scope: scope).resolve($0) }) {
        if given != nil { _ = solver.unify(type, declared) }
        type = declared
      }
      let isInout = given?.isInout ?? own?.isInout ?? false
      let local = Local(
        name: name, type: solver.resolve(type), isMutable: isInout, range: range)
      if case .implicitlyUnwrapped? = own?.type?.kind { local.isImplicitlyUnwrapped = true }
      if name != "_" { self.locals.declare(name, .local(local)) }
      if closure.parameters != nil, name.hasPrefix("$") {
        // `{ $row in … }`: `row` is what the projection given stands for (SE-0293).
        self.locals.declare(String(name.dropFirst()), .wrapped(local, "wrappedValue"))
      }
      locals.append(local)
      types.append(
        FunctionTypeParameter(
          type: solver.resolve(type), isInout: isInout,
          isVariadic: given?.isVariadic ?? own?.isVariadic ?? false))
    }
    return (locals, types)
  }

  /// Reports parameters of one name.
  private func checkNames(of closure: ParsedClosure) {
    guard let parameters = closure.parameters, parameters.count > 1 else { return }
    for (index, parameter) in parameters.enumerated() where index > 0 && parameter.name != "_" {
      guard let twin = parameters[..<index].first(where: { $0.name == parameter.name }) else {
        continue
      }
      report(.redeclaration(parameter.name, parameter.range, previous: twin.range))
    }
  }

  private func parameterNames(
    _ closure: ParsedClosure, _ wanted: FunctionType?
  ) -> [(String, SourceRange)] {
    if let parameters = closure.parameters { return parameters.map { ($0.name, $0.range) } }
    let used = closure.highestShorthand + 1
    let count = max(used, wanted?.parameters.count ?? used)
    // A single tuple parameter stays whole unless `$1` is used.
    return (0..<count).map { ("$\($0)", closure.range) }
  }

  private func closureBody(_ closure: ParsedClosure, _ builder: ResultBuilder?) -> [Statement] {
    if let builder, !containsReturn(closure.body) {
      return inBlock {
        let built = buildBody(closure.body, builder, closure.range)
        return built.statements + [returnStatement(built.value, closure.range)]
      }
    }
    if let single = singleExpression(closure.body), !isMereStatement(single) {
      return inBlock { [singleReturn(single)] }
    }
    let readFractions = readsFractions
    readsFractions = false
    defer { readsFractions = readFractions }
    let statements = inBlock { checkStatements(closure.body) }
    if case .variable(let index) = solver.head(context.result),
      !solver.unify(context.result, .void), !context.hasErrors, !scope.isLibrary,
      let bound = solver.bounds(of: index).first
    {
      report(.doesNotConform(.void, to: bound.declaration, callRange ?? closure.range))
    }
    checkMissingReturn(statements, ofClosure: closure.range)
    return statements
  }

  /// The result of a closure that is one expression; a `Void` closure drops the value.
  private func singleReturn(_ expression: ParsedExpression) -> Statement {
    let wanted = solver.head(context.result)
    if wanted.isVoid {
      let value = check(expression, expecting: nil)
      return Statement(.expression(value), range: expression.range)
    }
    let value = check(expression, expecting: isOpen(wanted) ? nil : wanted)
    if let converted = coerce(value, to: context.result) {
      return Statement(.return(converted), range: expression.range)
    }
    if let renamed = renamedTuple(value) {
      return Statement(.return(renamed), range: expression.range)
    }
    report(mismatch(value, context.result, for: .closureResult, at: expression.anchor))
    return Statement(.return(value), range: expression.range)
  }

  /// `AnyIterator { pairs.next() }` where the elements' parts have other names: a `T` or `T?` that
  /// is inferred takes the parts without their names.
  private func renamedTuple(_ value: Expression) -> Expression? {
    let inferred = world.optionalPayload(context.result) ?? context.result
    guard case .variable = inferred, case .tuple(let wanted) = solver.head(inferred) else {
      return nil
    }
    var type: Type? = solver.head(value.type)
    if world.isOptional(context.result) { type = type.flatMap(world.optionalPayload) }
    guard case .tuple(let given)? = type.map(solver.head), given.count == wanted.count,
      zip(given, wanted).allSatisfy({ solver.convert($0.type, to: $1.type) == .identity })
    else { return nil }
    return make(.convert(value), solver.resolve(context.result), value.range)
  }

  /// `return value` converted to the declared result, which it may decide.
  func returnStatement(
    _ value: Expression, _ range: SourceRange, anchor: SourceRange? = nil
  ) -> Statement {
    checkReturned(value)
    if let opaque = context.opaque {
      if case .existential(let protocols) = solver.head(value.type), !protocols.isEmpty,
        let bound = opaque.bounds.first(where: { !isSelfConforming($0.declaration) }),
        !scope.isLibrary
      {
        let place = context.function.map { self.place(ofOpaque: $0) } ?? range
        report(.doesNotConform(solver.resolve(value.type), to: bound.declaration, place))
      }
      settle(opaque, as: solver.finalize(value.type), range)
      for bound in opaque.bounds
      where !world.conforms(solver.head(value.type), to: bound.declaration) {
        report(
          .requirementUnmet(
            "return type of \(context.function?.described ?? "closure")",
            solver.resolve(value.type), bound.declaration, value.range))
      }
      return Statement(.return(value), range: range)
    }
    if let converted = coerce(value, to: context.result) {
      return Statement(.return(converted), range: range)
    }
    report(mismatch(value, context.result, for: .result, at: anchor ?? value.range))
    return Statement(.return(value), range: range)
  }

  /// An expression in `return` position.
  func checkReturned(_ expression: ParsedExpression) -> Expression {
    if let opaque = context.opaque {
      // `-> some Store<Int>` tells a call what it makes.
      let hint = opaque.bounds.contains { !$0.arguments.isEmpty } && isCall(expression)
      let value = check(expression, expecting: hint ? .opaque(opaque, []) : nil)
      let made = returnStatement(value, expression.range, anchor: expression.anchor)
      if case .return(let checked?) = made.kind {
        return checked
      }
      return value
    }
    let wanted = solver.head(context.result)
    if wanted.isVoid {
      // `return f()` where f returns nothing.
      return check(expression, expecting: nil)
    }
    noteStored(expression)
    noteKept(expression)
    let value = check(expression, expecting: wanted)
    let made = returnStatement(value, expression.range, anchor: expression.anchor)
    if case .return(let checked?) = made.kind {
      return checked
    }
    return value
  }

  private func isCall(_ expression: ParsedExpression) -> Bool {
    if case .call = expression.kind { true } else { false }
  }

  /// True if the code itself (closures and functions inside aside) has a `return`.
  func containsReturn(_ body: [ParsedStatement]) -> Bool {
    body.contains { statement in
      switch statement.kind {
      case .returnStatement: true
      case .ifStatement(let parsed):
        containsReturn(parsed.then) || containsReturn(parsed.otherwise ?? [])
      case .guardStatement(_, let body), .deferStatement(let body): containsReturn(body)
      case .whileLoop(_, _, let body), .repeatLoop(_, let body, _): containsReturn(body)
      case .forLoop(let parsed): containsReturn(parsed.body)
      case .switchStatement(let parsed): parsed.cases.contains { containsReturn($0.body) }
      case .doStatement(let parsed):
        containsReturn(parsed.body) || parsed.catches.contains { containsReturn($0.body) }
      default: false
      }
    }
  }
}
