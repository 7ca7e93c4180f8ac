import Diagnostics
import IR

extension BodyChecker {
  /// Checks the body of a declared function, initialiser or accessor.
  static func checkFunction(
    _ function: Function, _ body: [ParsedStatement], endRange: SourceRange, world: World,
    scope: DeclarationScope
  ) -> FunctionBody {
    if scope.isLibrary, !world.isCheckingLibrary {
      return world.quietly {
        checkFunction(function, body, endRange: endRange, world: world, scope: scope)
      }
    }
    let context = FunctionContext(
      parent: nil, name: function.fullName, result: function.result,
      isThrowing: function.isThrowing)
    context.function = function
    context.boundParameterCount =
      (function.owner?.ownParameterCount ?? 0) + function.genericParameters.count
    context.thrownType = function.thrownType
    context.isAsync = function.isAsync
    context.isolation = world.isolation(of: function)
    let checker = BodyChecker(world: world, scope: scope, context: context)
    return checker.assuming(function.requirements) {
      let lowered = checker.functionBody(function, checker.refused(function, body), endRange)
      checker.followLater(lowered, endRange)
      return lowered
    }
  }

  /// `where T.Element == Int` holds inside.
  private func assuming<Result>(
    _ requirements: [GenericRequirement], _ work: () -> Result
  ) -> Result {
    guard !requirements.isEmpty else { return work() }
    let before = (world.sameTypes, world.assumedBounds, world.assumedClasses)
    defer { (world.sameTypes, world.assumedBounds, world.assumedClasses) = before }
    assume(requirements)
    return work()
  }

  private func assume(_ requirements: [GenericRequirement]) {
    for case .same(let left, let right) in requirements { assume(left, isSameAs: right) }
    for case .conforms(let type, let bound) in requirements {
      world.assumedBounds[type, default: []].append(bound)
      // What is known of one of two equal types is known of the other, whichever is said first.
      let same = solver.resolve(type)
      if same != type { world.assumedBounds[same, default: []].append(bound) }
    }
    for case .inherits(let type, let superclass) in requirements {
      world.assumedClasses[type] = superclass
    }
  }

  private func assume(_ left: Type, isSameAs right: Type) {
    // `Self == Self.Iterator` names the parameter itself: that says nothing new.
    if case .parameter = left, right.contains({ $0 == left }) { return }
    if case .member = right {
      // What one of them is declared to be is known of what it equals.
      world.assumedBounds[right, default: []] += world.protocols(of: left)
    }
    switch (left, right) {
    case (.member, _), (.parameter, _): world.sameTypes[left] = right
    // `where T? == Element` says what `Element` is.
    case (_, .member) where !left.contains({ $0 == right }): world.sameTypes[right] = left
    default: break
    }
  }

  private func functionBody(
    _ function: Function, _ body: [ParsedStatement], _ endRange: SourceRange
  ) -> FunctionBody {
    var parameters: [Local] = []
    var inoutIndices: Set<Int> = []
    let isValueInitializer = function.kind == .initializer && !function.hasReceiver
    let selfType = function.isStatic ? scope.selfType.map { .metatype($0) } : scope.selfType
    if function.hasReceiver, let selfType {
      let receiver = Local(
        name: "self", type: selfType, isMutable: function.isMutating, range: function.range)
      context.receiver = receiver
      locals.declare("self", .local(receiver))
      if function.isMutating { inoutIndices.insert(0) }
      parameters.append(receiver)
    }
    for parameter in function.parameters {
      let local = Local(
        name: parameter.name, type: localType(of: parameter), isMutable: parameter.isInout,
        range: function.range)
      local.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
      if parameter.isInout { inoutIndices.insert(parameters.count) }
      if case .function = local.type, !parameter.isEscaping, function.kind != .setter {
        nonescaping.insert(local)
      }
      parameters.append(local)
      if parameter.name != "_" { locals.declare(parameter.name, .local(local)) }
    }
    var statements: [Statement] = []
    if isValueInitializer {
      statements = valueInitializer(function, body, endRange)
    } else {
      statements = settlingParts(of: function) { plainBody(function, body, endRange) }
    }
    let generics = (function.owner?.genericParameters ?? []) + function.genericParameters
    let result =
      function.kind == .initializer && function.hasReceiver && !function.isFailable
      ? Type.void : solver.finalize(function.result)
    return FunctionBody(
      name: traceName(function), parameters: parameters, inoutParameters: inoutIndices,
      statements: statements, result: result, isThrowing: function.isThrowing,
      range: function.range, genericParameters: generics)
  }

  /// What a trace calls a function; a line of the prompt is one without a name.
  private func traceName(_ function: Function) -> String {
    if function.name.isEmpty { return "the line itself" }
    return (function.owner.map { "\($0.qualifiedName)." } ?? "") + function.fullName
  }

  func localType(of parameter: Parameter) -> Type {
    parameter.isAutoclosure
      ? .function(FunctionType(parameters: [], result: parameter.type)) : parameter.type
  }

  /// The initialiser of a struct or enum: builds `self` in a local and returns it.
  private func valueInitializer(
    _ function: Function, _ body: [ParsedStatement], _ endRange: SourceRange
  ) -> [Statement] {
    let selfType = scope.selfType ?? .dynamic
    let receiver = Local(name: "self", type: selfType, isMutable: true, range: function.range)
    context.receiver = receiver
    context.result = function.result
    locals.declare("self", .local(receiver))
    var statements = [Statement(.declare(.bind(receiver), nil), range: function.range)]
    let written = inBlock { checkStatements(body) }
    statements += unassignedFields(function.range) + written
    statements.append(Statement(.return(returnedSelf(endRange)), range: endRange))
    return statements
  }

  /// Reports an initialiser that leaves the superclass out, where that cannot be done for it.
  func checkSuperInitializer(
    _ function: Function, _ statements: [Statement], _ endRange: SourceRange
  ) {
    guard let owner = function.owner, !owner.isLibrary, let parent = owner.superclass,
      parent.declaration?.isLibrary == false, !context.isDelegating,
      !context.callsSuperInitializer, !function.isConvenience, !context.hasErrors,
      !leaves(statements)
    else { return }
    let initializers = world.members(named: "init", of: parent, isStatic: true)
    let canBeImplied =
      initializers.isEmpty
      || initializers.contains {
        guard case .function(let function) = $0.kind else { return false }
        return function.parameters.allSatisfy(\.hasDefault)
      }
    if !canBeImplied { report(.superInitializerMissing(endRange)) }
  }

  /// `self` as an initialiser returns it.
  func returnedSelf(_ range: SourceRange) -> Expression? {
    guard let function = context.function, let receiver = context.receiver,
      function.kind == .initializer
    else { return nil }
    if function.hasReceiver && !function.isFailable { return nil }
    let value = Expression(.local(receiver), type: receiver.type, range: range)
    return function.isFailable
      ? Expression(.wrap(value), type: function.result, range: range) : value
  }

  private func plainBody(
    _ function: Function, _ body: [ParsedStatement], _ endRange: SourceRange
  ) -> [Statement] {
    if case .opaque(let opaque, _) = function.result { context.opaque = opaque }
    if function.kind == .initializer {
      var statements = initializerBody(function, body, endRange)
      if let value = returnedSelf(endRange) {
        statements.append(Statement(.return(value), range: endRange))
      }
      return statements
    }
    if let builder = resultBuilder(of: function), !containsReturn(body) {
      return inBlock {
        let built = buildBody(body, builder, function.range)
        return built.statements + [returnStatement(built.value, endRange)]
      }
    }
    if let single = singleExpression(body), !function.result.isVoid {
      return inBlock {
        let value = tryingOverloads(in: single) { checkReturned(single) }
        return [Statement(.return(value), range: single.range)]
      }
    }
    let statements = inBlock { checkStatements(body) }
    checkMissingReturn(statements, of: function, endRange)
    return statements
  }

  /// The builder written on the function, or on the requirement it fulfils (`View.body`).
  private func resultBuilder(of function: Function) -> ResultBuilder? {
    if let builder = function.builder { return builder }
    guard let owner = function.owner, owner.kind != .protocol else { return nil }
    for ancestor in world.allProtocols(of: owner) {
      world.complete(ancestor)
      for requirement in ancestor.requirements {
        world.completeSignature(of: requirement.function)
        guard let builder = requirement.function.builder else { continue }
        if requirement.function.fullName == function.fullName,
          requirement.function.isStatic == function.isStatic
        {
          return ResultBuilder(builder.declaration)
        }
      }
    }
    return nil
  }

  /// The only statement of a body, if it is an expression that becomes the result.
  func singleExpression(_ body: [ParsedStatement]) -> ParsedExpression? {
    guard body.count == 1, let only = body.first else { return nil }
    switch only.kind {
    case .expression(let expression): return expression
    case .ifStatement(let parsed) where isCompleteIf(parsed):
      return ParsedExpression(.ifExpression(parsed), range: only.range)
    case .switchStatement(let parsed):
      return areBranches(parsed.cases.map(\.body))
        ? ParsedExpression(.switchExpression(parsed), range: only.range) : nil
    default: return nil
    }
  }

  /// True for `if … else …` whose branches are those of an expression.
  private func isCompleteIf(_ parsed: ParsedIf) -> Bool {
    parsed.otherwise.map { areBranches([parsed.then, $0]) } ?? false
  }

  /// True for branches that are single expressions, beside such as end by throwing.
  private func areBranches(_ bodies: [[ParsedStatement]]) -> Bool {
    var givesValue = bodies.isEmpty
    for body in bodies {
      if singleExpression(body) != nil {
        givesValue = true
      } else if !throwsAtEnd(body) {
        return false
      }
    }
    return givesValue
  }

  private func throwsAtEnd(_ body: [ParsedStatement]) -> Bool {
    switch body.last?.kind {
    case .throwStatement: true
    case .ifStatement(let parsed):
      parsed.otherwise.map { throwsAtEnd(parsed.then) && throwsAtEnd($0) } ?? false
    default: false
    }
  }

  /// Checks a default value against a known type.
  static func checkDefault(
    _ value: ParsedExpression, type: Type, world: World, scope: DeclarationScope,
    isAutoclosure: Bool = false
  ) -> Expression? {
    let run = { () -> Expression? in
      let context = FunctionContext(parent: nil, name: FunctionContext.initialValue, result: type)
      let checker = BodyChecker(world: world, scope: scope, context: context)
      if isAutoclosure { return checker.autoclosure(value, result: type) }
      return checker.assuming(scope.requirements) {
        checker.tryingOverloads(in: value) { checker.checkConverted(value, to: type) }
      }
    }
    return scope.isLibrary ? world.quietly(run) : run()
  }

  /// The type a declaration without annotation takes from its value, which may use `self` if the
  /// variable is lazy.
  static func typeOfDefault(
    _ value: ParsedExpression, world: World, scope: DeclarationScope, isLazy: Bool = false
  ) -> Type {
    world.quietly {
      let context = FunctionContext(
        parent: nil, name: FunctionContext.initialValue, result: .dynamic)
      let checker = BodyChecker(world: world, scope: scope, context: context)
      if isLazy, let type = scope.selfType {
        let receiver = Local(name: "self", type: type, isMutable: true, range: value.range)
        context.receiver = receiver
        checker.locals.declare("self", .local(receiver))
      }
      return checker.assuming(scope.requirements) {
        let checked = checker.tryingOverloads(in: value) { checker.check(value, expecting: nil) }
        return world.solver.finalize(checked.type)
      }
    }
  }

  /// The body that computes a lazily initialised variable.
  static func checkInitializer(
    _ value: ParsedExpression, type: Type, world: World, scope: DeclarationScope
  ) -> FunctionBody {
    let checked =
      checkDefault(value, type: type, world: world, scope: scope)
      ?? Expression(.unsupported("no value"), type: .dynamic, range: value.range)
    return FunctionBody(
      name: "initial value", parameters: [],
      statements: [Statement(.return(checked), range: value.range)], result: type,
      range: value.range)
  }
}
