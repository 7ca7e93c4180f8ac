import Diagnostics
import IR

/// A block transformed by a result builder: what runs first, and the value.
struct BuiltBlock {
  let statements: [Statement]
  let value: Expression
}

extension BodyChecker {
  /// Transforms the body of a function or closure, which may have a last step of its own.
  func buildBody(
    _ body: [ParsedStatement], _ builder: ResultBuilder, _ range: SourceRange
  ) -> BuiltBlock {
    let built = buildBlock(body, builder, range)
    guard has(builder, "buildFinalResult") else { return built }
    let wanted = isOpen(context.result) || context.opaque != nil ? nil : context.result
    let value = callBuilder(
      "buildFinalResult", builder, [(nil, built.value)], range, expecting: wanted)
    return BuiltBlock(statements: built.statements, value: value)
  }

  /// Transforms statements as a result builder does (SE-0289).
  func buildBlock(
    _ body: [ParsedStatement], _ builder: ResultBuilder, _ range: SourceRange
  ) -> BuiltBlock {
    declareLocalTypes(body)
    var statements: [Statement] = []
    var components: [Expression] = []
    var pinned: [Local] = []
    for statement in body {
      var added: [Statement] = []
      let component = buildComponent(statement, builder, &added)
      if !added.isEmpty { pinned += pin(&components, &statements) }
      statements += added
      if let component { components.append(component) }
    }
    // Blocks that are put together one by one are when all components are there.
    if components.count > 1, has(builder, "buildPartialBlock") {
      pinned += pin(&components, &statements)
    }
    let value = callBuilder("buildBlock", builder, components.map { (nil, $0) }, range)
    for local in pinned { local.type = solver.resolve(local.type) }
    return BuiltBlock(statements: statements, value: value)
  }

  /// Has components evaluated where they are written, before the statements that follow them.
  private func pin(
    _ components: inout [Expression], _ statements: inout [Statement]
  ) -> [Local] {
    components.indices.compactMap { index in
      let component = components[index]
      switch component.kind {
      case .integer, .floating, .boolean, .string, .nil: return nil
      case .local(let local) where !local.isMutable || local.name == "component": return nil
      default: break
      }
      let local = Local(
        name: "component", type: component.type, isMutable: false, range: component.range)
      statements.append(
        Statement(.declare(.bind(local), component), range: component.range))
      components[index] = make(.local(local), component.type, component.range)
      return local
    }
  }

  /// The final result of a builder body.
  private func buildComponent(
    _ statement: ParsedStatement, _ builder: ResultBuilder, _ statements: inout [Statement]
  ) -> Expression? {
    switch statement.kind {
    case .expression(let expression):
      if case .assign = expression.kind, !has(builder, "buildExpression") {
        statements.append(
          Statement(.expression(check(expression, expecting: nil)), range: statement.range))
        return nil
      }
      return tryingFractions(in: expression) { buildExpression(expression, builder) }
    case .ifStatement(let parsed): return buildIf(parsed, builder, &statements)
    case .switchStatement(let parsed): return buildSwitch(parsed, builder, &statements)
    case .forLoop(let parsed) where has(builder, "buildArray"):
      return buildLoop(parsed, builder, &statements, statement.range)
    case .doStatement(let parsed) where parsed.catches.isEmpty:
      let built = inBlock { buildBlock(parsed.body, builder, statement.range) }
      let local = Local(
        name: "component", type: built.value.type, isMutable: true, range: statement.range)
      statements.append(Statement(.declare(.bind(local), nil), range: statement.range))
      statements.append(
        Statement(
          .block(label: nil, built.statements + [assign(built.value, to: local)]),
          range: statement.range))
      return make(.local(local), built.value.type, statement.range)
    default:
      if isControlFlow(statement) { report(.controlFlow(in: builder.declaration, statement.range)) }
      statements += checkStatement(statement)
      return nil
    }
  }

  /// True for what no result builder transforms, or this one does not: loops, mostly.
  private func isControlFlow(_ statement: ParsedStatement) -> Bool {
    switch statement.kind {
    case .guardStatement, .whileLoop, .repeatLoop, .forLoop, .doStatement, .breakStatement,
      .continueStatement, .fallthroughStatement, .deferStatement:
      true
    default: false
    }
  }

  private func buildExpression(
    _ expression: ParsedExpression, _ builder: ResultBuilder
  ) -> Expression {
    guard has(builder, "buildExpression") else { return check(expression, expecting: nil) }
    let functions = (builder.declaration.members["buildExpression"] ?? []).filter {
      $0.isStatic && world.unavailable[ObjectIdentifier($0)] == nil
    }
    let arguments = openArguments(of: builder)
    let type = Type.nominal(builder.declaration, arguments)
    let metatype = make(.metatype(type), .metatype(type), expression.range)
    let candidates = functions.map { function in
      CallCandidate(
        function: function, receiver: .value(metatype),
        found: FoundMember(
          kind: .function(function), substitution: Substitution(builder.declaration, arguments),
          requirementOwner: nil, distance: 0), solver: solver)
    }
    let argument = ParsedArgument(label: nil, labelRange: nil, value: expression)
    return resolveCall(
      candidates, [argument], expecting: nil, expression.range, name: builder.declaration.name)
  }

  /// What the components are tells the arguments of a generic builder that are not written.
  private func openArguments(of builder: ResultBuilder) -> [Type] {
    guard builder.arguments.isEmpty else { return builder.arguments }
    return builder.declaration.genericParameters.map { _ in solver.fresh() }
  }

  func has(_ builder: ResultBuilder, _ name: String) -> Bool {
    world.loadLibrary(member: name, of: .nominal(builder.declaration, []))
    world.complete(builder.declaration)
    return builder.declaration.members[name] != nil
  }

  /// Calls a static function of the builder with components that are already checked.
  private func callBuilder(
    _ name: String, _ builder: ResultBuilder, _ components: [(String?, Expression)],
    _ range: SourceRange, expecting: Type? = nil
  ) -> Expression {
    world.complete(builder.declaration)
    if name == "buildBlock", !components.isEmpty, has(builder, "buildPartialBlock") {
      return partialBlock(builder, components.map(\.1), range)
    }
    let type = Type.nominal(builder.declaration, openArguments(of: builder))
    let metatype = make(.metatype(type), .metatype(type), range)
    let found = world.members(named: name, of: type, isStatic: true)
    guard case .candidates(let candidates) = member(found, of: metatype, name, [], range) else {
      // A partial builder (`buildPartialBlock`) folds its components.
      if name == "buildBlock" { return partialBlock(builder, components.map(\.1), range) }
      return failed(range)
    }
    let arguments = components.map { label, value in
      ParsedArgument(
        label: label, labelRange: nil,
        value: ParsedExpression(.checked(value), range: value.range))
    }
    return resolveCall(candidates, arguments, expecting: expecting, range, name: name)
  }

  private func partialBlock(
    _ builder: ResultBuilder, _ components: [Expression], _ range: SourceRange
  ) -> Expression {
    guard has(builder, "buildPartialBlock"), let first = components.first else {
      report(.emptyBuilder(builder.declaration, range))
      return failed(range)
    }
    var value = callBuilder("buildPartialBlock", builder, [("first", first)], range)
    for component in components.dropFirst() {
      value = callBuilder(
        "buildPartialBlock", builder, [("accumulated", value), ("next", component)], range)
    }
    return value
  }

  /// One way through a chain of branches.
  private struct Branch {
    let conditions: [Condition]
    let statements: [Statement]
    let value: Expression
    let isLimited: Bool
  }

  private func buildIf(
    _ parsed: ParsedIf, _ builder: ResultBuilder, _ statements: inout [Statement]
  ) -> Expression? {
    var branches: [Branch] = []
    var current: ParsedIf? = parsed
    var hasElse = false
    while let here = current {
      current = nil
      let branch = inBlock { () -> Branch in
        let conditions = checkConditions(here.conditions)
        let built = inBlock { buildBlock(here.then, builder, here.thenRange) }
        return limited(
          Branch(
            conditions: conditions, statements: built.statements, value: built.value,
            isLimited: isAvailability(here.conditions)), builder)
      }
      branches.append(branch)
      guard let otherwise = here.otherwise else { break }
      if case .ifStatement(let next)? = otherwise.first?.kind, next.isElseIf {
        current = next
      } else {
        let built = inBlock { buildBlock(otherwise, builder, here.range) }
        branches.append(
          Branch(
            conditions: [], statements: built.statements, value: built.value, isLimited: false))
        hasElse = true
      }
    }
    return choose(branches, isTotal: hasElse, builder, parsed.range) { bodies in
      let tests = hasElse ? branches.count - 1 : branches.count
      var result = bodies[tests]
      for index in (0..<tests).reversed() {
        result = [
          Statement(
            .if(branches[index].conditions, then: bodies[index], else: result),
            range: parsed.range)
        ]
      }
      statements += result
    } declare: {
      statements.append($0)
    }
  }

  private func isAvailability(_ conditions: [ParsedCondition]) -> Bool {
    conditions.contains { if case .availability = $0 { true } else { false } }
  }

  /// `if #available` content is erased where the builder says so (T11).
  private func limited(_ branch: Branch, _ builder: ResultBuilder) -> Branch {
    guard branch.isLimited, has(builder, "buildLimitedAvailability") else { return branch }
    let value = callBuilder(
      "buildLimitedAvailability", builder, [(nil, branch.value)], branch.value.range)
    return Branch(
      conditions: branch.conditions, statements: branch.statements, value: value, isLimited: true)
  }

  private func buildSwitch(
    _ parsed: ParsedSwitch, _ builder: ResultBuilder, _ statements: inout [Statement]
  ) -> Expression? {
    let subject = check(parsed.subject, expecting: nil)
    var branches: [Branch] = []
    var cases: [(SwitchCase, Int)] = []
    for written in parsed.cases {
      inBlock {
        let patterns = checkCasePatterns(written, subject: subject)
        let built = inBlock { buildBlock(written.body, builder, written.range) }
        branches.append(
          Branch(
            conditions: [], statements: built.statements, value: built.value, isLimited: false))
        cases.append(
          (
            SwitchCase(
              patterns: patterns, isDefault: written.isDefault, body: [], range: written.range),
            branches.count - 1
          ))
      }
    }
    checkExhaustive(parsed, subject)
    return choose(branches, isTotal: true, builder, parsed.range) { bodies in
      let lowered = cases.map { written, index in
        SwitchCase(
          patterns: written.patterns, isDefault: written.isDefault, body: bodies[index],
          range: written.range)
      }
      statements.append(
        Statement(.switch(label: nil, subject, lowered), range: parsed.range))
    } declare: {
      statements.append($0)
    }
  }

  /// Injects each branch into the tree of `buildEither`s and assigns it to one result (T05–T10).
  private func choose(
    _ branches: [Branch], isTotal: Bool, _ builder: ResultBuilder, _ range: SourceRange,
    _ emit: ([[Statement]]) -> Void, declare: (Statement) -> Void
  ) -> Expression? {
    let tree = EitherTree(branches.map(\.value.type)) { first, second in
      self.eitherType(builder, first, second, range)
    }
    var injected = branches.enumerated().map { index, branch in
      tree.path(to: index).reversed().reduce(branch.value) { value, step in
        branches.count == 1
          ? value
          : callBuilder(
            "buildEither", builder, [(step.isFirst ? "first" : "second", value)], range,
            expecting: step.type)
      }
    }
    var type = tree.type
    if !isTotal {
      let name = has(builder, "buildOptional") ? "buildOptional" : "buildIf"
      injected = injected.map { value in
        let wrapped = make(.wrap(value), world.optional(value.type), range)
        return callBuilder(name, builder, [(nil, wrapped)], range)
      }
      type = injected.first?.type ?? .dynamic
    }
    let local = Local(name: "component", type: solver.resolve(type), isMutable: true, range: range)
    declare(Statement(.declare(.bind(local), nil), range: range))
    var bodies = zip(branches, injected).map { $0.statements + [assign($1, to: local)] }
    if !isTotal {
      bodies.append([assign(missing(builder, injected[0].type, tree.type, range), to: local)])
    }
    emit(bodies)
    return make(.local(local), type, range)
  }

  /// What an `if` without `else` builds when it is false.
  private func missing(
    _ builder: ResultBuilder, _ type: Type, _ payload: Type, _ range: SourceRange
  ) -> Expression {
    let name = has(builder, "buildOptional") ? "buildOptional" : "buildIf"
    let none = make(.nil, world.optional(payload), range)
    return callBuilder(name, builder, [(nil, none)], range, expecting: type)
  }

  private func assign(_ value: Expression, to local: Local) -> Statement {
    Statement(
      .expression(make(.assign(.local(local), value), .void, value.range)), range: value.range)
  }

  /// The type that both `buildEither(first:)` and `buildEither(second:)` make.
  private func eitherType(
    _ builder: ResultBuilder, _ first: Type, _ second: Type, _ range: SourceRange
  ) -> Type {
    world.complete(builder.declaration)
    var result: Type?
    for (label, type) in [("first", first), ("second", second)] {
      guard
        let function = builder.declaration.members["buildEither"]?.first(where: {
          $0.parameters.first?.label == label
        })
      else { continue }
      let candidate = CallCandidate(
        function: function, receiver: nil,
        found: FoundMember(
          kind: .function(function),
          substitution: Substitution(builder.declaration, openArguments(of: builder)),
          requirementOwner: nil, distance: 0), solver: solver)
      _ = solver.unify(candidate.type(of: candidate.parameters[0]), type)
      if let known = result {
        _ = solver.unify(known, candidate.result)
      } else {
        result = candidate.result
      }
    }
    return solver.resolve(result ?? first)
  }

  private func buildLoop(
    _ parsed: ParsedFor, _ builder: ResultBuilder, _ statements: inout [Statement],
    _ range: SourceRange
  ) -> Expression? {
    var element: Type = .dynamic
    let list = Local(name: "components", type: .dynamic, isMutable: true, range: range)
    let loop = checkFor(parsed, range) { [self] in
      let built = inBlock { buildBlock(parsed.body, builder, range) }
      element = solver.resolve(built.value.type)
      list.type = world.array(element)
      let append = world.members(named: "append", of: list.type, isStatic: false).first {
        if case .function(let function) = $0.kind {
          function.parameters.first?.label == nil
        } else {
          false
        }
      }
      guard case .function(let function)? = append?.kind else { return built.statements }
      let call = make(
        .call(
          .function(function), [.mutable(.local(list)), .value(built.value)],
          typeArguments: [element]),
        .void, range)
      return built.statements + [Statement(.expression(call), range: range)]
    }
    statements.append(
      Statement(.declare(.bind(list), make(.array([]), list.type, range)), range: range))
    statements.append(loop)
    let read = make(.local(list), list.type, range)
    return callBuilder("buildArray", builder, [(nil, read)], range)
  }
}
