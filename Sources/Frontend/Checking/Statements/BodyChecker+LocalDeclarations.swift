import Diagnostics
import IR

extension BodyChecker {
  /// Makes types and functions declared in a block visible in all of it.
  func declareLocalTypes(_ statements: [ParsedStatement]) {
    guard !context.isTopLevel || locals.parent != nil else { return }
    let declarations = statements.compactMap { statement -> ParsedDeclaration? in
      if case .declaration(let declaration) = statement.kind { declaration } else { nil }
    }
    let hasTypes = declarations.contains {
      switch $0.kind {
      case .nominal, .alias, .extension: true
      default: false
      }
    }
    if hasTypes {
      let inner = DeclarationScope(parent: scope)
      let names = World.Names()
      let collector = DeclarationCollector(world: world, names: names, scope: inner)
      for declaration in declarations {
        if case .nominal(let parsed) = declaration.kind {
          inner.localTypes[parsed.name] = collector.declareNominal(
            parsed, declaration, outer: nil, scope: inner)
        }
      }
      for declaration in declarations {
        if case .alias(let name, let generics, let type) = declaration.kind {
          inner.localAliases[name] = TypeResolver(world: world, scope: inner).alias(generics, type)
        }
      }
      scope = inner
      for nominal in inner.localTypes.values where trialDepth == 0 { world.force(nominal) }
    }
    for declaration in declarations {
      if case .function(let parsed) = declaration.kind { declareFunction(parsed, declaration) }
    }
  }

  /// A local function lives in a local, so that it can be captured and call itself.
  private func declareFunction(_ parsed: ParsedFunction, _ declaration: ParsedDeclaration) {
    let builder = FunctionBuilder(
      world: world, scope: scope, enclosingParameterCount: context.boundParameterCount)
    let function = builder.build(parsed, declaration)
    world.completeSignature(of: function)
    readDefaultsInPlace(of: function, parsed)
    let type = FunctionType(
      parameters: function.parameters.map {
        FunctionTypeParameter(
          type: localType(of: $0), isInout: $0.isInout,
          isVariadic: $0.isVariadic && !$0.type.mentionsPack)
      }, result: function.result, isThrowing: function.isThrowing)
    let local = Local(
      name: parsed.name, type: .function(type), isMutable: true, range: declaration.nameRange)
    locals.declare(parsed.name, LocalFunction(local: local, function: function))
  }

  /// Default arguments of a local function may name what is declared around it: each call of it
  /// makes them anew.
  private func readDefaultsInPlace(of function: Function, _ parsed: ParsedFunction) {
    let around = locals
    for (index, written) in parsed.parameters.enumerated() {
      guard let value = written.defaultValue, function.parameters.indices.contains(index) else {
        continue
      }
      let parameter = function.parameters[index]
      guard parameter.callSiteDefault == nil, parameter.defaultType == nil else { continue }
      function.parameters[index].defaultValue = { [weak self] in
        guard let self else { return nil }
        let outer = locals
        locals = around
        defer { locals = outer }
        if parameter.isAutoclosure { return autoclosure(value, result: parameter.type) }
        return checkConverted(value, to: parameter.type)
      }
    }
  }

  /// Checks a declaration among statements.
  func checkLocalDeclaration(_ declaration: ParsedDeclaration) -> [Statement] {
    if !context.isTopLevel || locals.parent != nil {
      for word in ["private", "fileprivate", "internal", "public"]
      where declaration.modifiers.contains(word) {
        let range = declaration.range
        report(
          .localAccessLevel(
            word,
            SourceRange(file: range.file, start: range.start, end: range.start + word.utf8.count)))
      }
    }
    switch declaration.kind {
    case .variable(let variable): return checkVariable(variable, declaration)
    case .function(let parsed): return checkLocalFunction(parsed, declaration)
    default: return []
    }
  }

  private func checkLocalFunction(
    _ parsed: ParsedFunction, _ declaration: ParsedDeclaration
  ) -> [Statement] {
    guard case .functions(let declared)? = locals.find(parsed.name)?.0,
      let found = declared.first(where: { $0.local.range == declaration.nameRange }),
      let written = parsed.body
    else { return [] }
    let (local, function) = (found.local, found.function)
    let inner = FunctionContext(
      parent: context, name: parsed.name, result: function.result,
      isThrowing: function.isThrowing)
    inner.function = nil
    inner.boundParameterCount += function.genericParameters.count
    inner.thrownType = function.thrownType
    let outer = (context, locals, scope, attemptDepth, catchDepth)
    context = inner
    locals = LocalScope(parent: outer.1, context: inner)
    let generics = DeclarationScope(parent: outer.2)
    for parameter in function.genericParameters { generics.generics[parameter.name] = parameter }
    scope = generics
    (attemptDepth, catchDepth) = (0, 0)
    let outside = (caughtTypes, tryDepth, awaitDepth)
    (caughtTypes, tryDepth, awaitDepth) = ([], 0, 0)
    defer { (caughtTypes, tryDepth, awaitDepth) = outside }
    var parameters: [Local] = []
    var inoutIndices: Set<Int> = []
    for (index, parameter) in function.parameters.enumerated() {
      let argument = Local(
        name: parameter.name, type: localType(of: parameter), isMutable: parameter.isInout,
        range: declaration.nameRange)
      argument.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
      if parameter.isInout { inoutIndices.insert(index) }
      locals.declare(parameter.name, .local(argument))
      parameters.append(argument)
    }
    if case .opaque(let opaque, _) = function.result { inner.opaque = opaque }
    let resolver = TypeResolver(world: world, scope: scope)
    let statements = settlingParts(of: function) {
      localBody(function, parsed.wrapping(written, resolver), parsed.endRange)
    }
    (context, locals, scope, attemptDepth, catchDepth) = outer
    if inner.hasErrors { context.hasErrors = true }
    let body = FunctionBody(
      name: parsed.name, parameters: parameters, inoutParameters: inoutIndices,
      captures: inner.captures, statements: statements, result: solver.finalize(function.result),
      isThrowing: function.isThrowing, range: declaration.nameRange,
      genericParameters: function.genericParameters)
    local.isBoxed = true
    return [Statement(.localFunction(local, body), range: declaration.range)]
  }

  private func localBody(
    _ function: Function, _ written: [ParsedStatement], _ endRange: SourceRange
  ) -> [Statement] {
    if let builder = function.builder, !containsReturn(written) {
      return inBlock {
        let built = buildBody(written, builder, function.range)
        return built.statements + [returnStatement(built.value, endRange)]
      }
    }
    if let single = singleExpression(written), !function.result.isVoid {
      let value = inBlock { tryingOverloads(in: single) { checkReturned(single) } }
      return [Statement(.return(value), range: single.range)]
    }
    let statements = inBlock { checkStatements(written) }
    checkMissingReturn(statements, of: function, endRange)
    return statements
  }

  private func checkVariable(
    _ variable: ParsedVariable, _ declaration: ParsedDeclaration
  ) -> [Statement] {
    if declaration.modifiers.contains("async"), let started = checkAsyncLet(variable, declaration) {
      return started
    }
    if let wrapped = checkWrappedLocal(variable, declaration) { return wrapped }
    if let accessors = variable.accessors, let getter = accessors.getter {
      return checkComputedLocal(variable, declaration, getter)
    }
    if variable.isObserved, let name = variable.name, !(context.isTopLevel && locals.parent == nil)
    {
      return checkObservedLocal(name, variable, declaration)
    }
    let written = variable.type.map { TypeResolver(world: world, scope: scope).resolve($0) }
    guard let value = variable.value else {
      return declareUninitialized(variable, written, declaration)
    }
    noteKept(value)
    let checked = tryingOverloads(in: value) {
      if let written {
        checkConverted(value, to: written)
      } else {
        optionalForm(check(value, expecting: nil))
      }
    }
    if written == nil { checkTypedLiteral(value, checked.type) }
    let type = written ?? solver.resolve(checked.type)
    if case .tuple(let parts) = variable.pattern.kind, parts.count > 1,
      case .tuple(let types) = solver.head(type), types.count != parts.count
    {
      report(.tupleCount(type, parts.count, checked.range))
      return []
    }
    if context.isTopLevel, locals.parent == nil {
      return declareGlobals(variable, type, checked, declaration)
    }
    let pattern = bind(variable.pattern, type: type, isMutable: variable.isMutable)
    if case .bind(let local) = pattern {
      local.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
      noteStrength(of: local, declaration)
    }
    return [Statement(.declare(pattern, checked), range: declaration.range)]
  }

  private func noteStrength(of local: Local, _ declaration: ParsedDeclaration) {
    local.isWeak = declaration.modifiers.contains("weak")
    local.isUnowned = declaration.modifiers.contains { $0.hasPrefix("unowned") }
  }

  private func declareUninitialized(
    _ variable: ParsedVariable, _ written: Type?, _ declaration: ParsedDeclaration
  ) -> [Statement] {
    guard let written else {
      report(.typeAnnotationMissing(declaration.nameRange))
      _ = bind(variable.pattern, type: .dynamic, isMutable: true)
      return []
    }
    let isOptionalVariable = variable.isMutable && world.isOptional(written)
    let initial = isOptionalVariable ? make(.nil, written, declaration.range) : nil
    if context.isTopLevel, locals.parent == nil {
      return declareGlobals(variable, written, initial, declaration)
    }
    let pattern = bind(variable.pattern, type: written, isMutable: variable.isMutable)
    if case .bind(let local) = pattern {
      local.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
      if initial != nil { noteStrength(of: local, declaration) }
    }
    var first = initial
    if case .bind = pattern, first == nil {
      first = unassignedTuple(written, declaration.range)
    }
    for local in pattern.locals where initial == nil {
      local.isLate = true
      // A tuple may get its value part by part.
      guard first == nil else { continue }
      lateVariables[ObjectIdentifier(local)] = LateVariable(
        name: local.name, isMutable: local.isMutable, range: local.range)
    }
    return [Statement(.declare(pattern, first), range: declaration.range)]
  }

  /// Top-level variables are globals, assigned as the file runs.
  private func declareGlobals(
    _ variable: ParsedVariable, _ type: Type, _ value: Expression?,
    _ declaration: ParsedDeclaration
  ) -> [Statement] {
    guard case .name(let name, _) = variable.pattern.kind else {
      return declareGlobalTuple(variable, type, value, declaration)
    }
    let global = world.topLevelGlobal(
      variable.isObserved ? GlobalBuilder.storageName(name) : name, type: solver.finalize(type),
      isMutable: variable.isMutable || value == nil, in: scope, range: declaration.nameRange)
    if variable.isImplicitlyUnwrapped {
      world.implicitlyUnwrapped.insert(ObjectIdentifier(global))
    }
    guard let value = value ?? unassignedTuple(type, declaration.range) else {
      lateVariables[ObjectIdentifier(global)] = LateVariable(
        name: name, isMutable: variable.isMutable, range: global.range)
      return []
    }
    let assign = make(.assign(.global(global), value), .void, declaration.range)
    return [Statement(.expression(assign), range: declaration.range)]
  }

  private func declareGlobalTuple(
    _ variable: ParsedVariable, _ type: Type, _ value: Expression?,
    _ declaration: ParsedDeclaration
  ) -> [Statement] {
    guard let value else { return [] }
    let whole = Local(name: "$tuple", type: type, isMutable: false, range: declaration.range)
    let read = Expression(.local(whole), type: type, range: declaration.range)
    let assigned = assignGlobals(in: variable.pattern, read, isMutable: variable.isMutable)
    guard !assigned.isEmpty else {
      return [Statement(.expression(value), range: declaration.range)]
    }
    return [Statement(.declare(.bind(whole), value), range: declaration.range)] + assigned
  }

  /// Gives the names in a pattern, which may be nested, their parts of a tuple.
  private func assignGlobals(
    in pattern: ParsedPattern, _ value: Expression, isMutable: Bool
  ) -> [Statement] {
    switch pattern.kind {
    case .name(let name, _) where name != "_":
      let global = world.topLevelGlobal(
        name, type: solver.finalize(value.type), isMutable: isMutable, in: scope,
        range: pattern.range)
      let assign = make(.assign(.global(global), value), .void, value.range)
      return [Statement(.expression(assign), range: value.range)]
    case .tuple(let elements):
      if elements.count == 1 {
        return assignGlobals(in: elements[0].pattern, value, isMutable: isMutable)
      }
      guard case .tuple(let types) = solver.head(value.type), elements.count == types.count else {
        return []
      }
      return elements.indices.flatMap { index in
        let part = make(.tupleElement(value, index), types[index].type, value.range)
        return assignGlobals(in: elements[index].pattern, part, isMutable: isMutable)
      }
    default: return []
    }
  }

  /// A computed local variable is a local function without parameters.
  private func checkComputedLocal(
    _ variable: ParsedVariable, _ declaration: ParsedDeclaration, _ getter: ParsedAccessor
  ) -> [Statement] {
    guard case .name(let name, _) = variable.pattern.kind, let written = variable.type else {
      return []
    }
    let closure = ParsedClosure(
      captures: [], parameters: [], result: written, isThrowing: false, isAsync: false,
      highestShorthand: -1, body: getter.body ?? [], range: getter.range)
    let value = checkClosure(closure, expecting: nil, builder: nil, isEscaping: true)
    let local = Local(
      name: "$\(name)", type: value.type, isMutable: false, range: declaration.nameRange)
    locals.declare(name, .wrapped(local, "$call"))
    return [Statement(.declare(.bind(local), value), range: declaration.range)]
  }

  /// `@Wrapper var x = …` inside a function.
  private func checkWrappedLocal(
    _ variable: ParsedVariable, _ declaration: ParsedDeclaration
  ) -> [Statement]? {
    let resolver = TypeResolver(world: world, scope: scope)
    for attribute in declaration.attributes {
      guard let wrapper = resolver.nominal(of: attribute),
        wrapper.attributes.contains("propertyWrapper"),
        case .name(let name, _) = variable.pattern.kind
      else { continue }
      world.complete(wrapper)
      let write = ParsedSynthesis(range: declaration.nameRange)
      guard
        let initial = PropertyWrapperBuilder.initialValue(
          variable, attribute, wrapper, write,
          isOptionalVar: PropertyWrapperBuilder.isOptional(variable))
      else { return nil }
      let held = variable.type.map { resolver.resolve($0) }
      let type = held.flatMap {
        world.wrapperType(resolver.resolve(attribute.type), holding: $0)
      }
      let checked = check(initial, expecting: type)
      let local = Local(
        name: "_\(name)", type: solver.resolve(checked.type), isMutable: true,
        range: declaration.nameRange)
      locals.declare("_\(name)", .local(local))
      locals.declare(name, .wrapped(local, "wrappedValue"))
      locals.declare("$\(name)", .wrapped(local, "projectedValue"))
      return [Statement(.declare(.bind(local), checked), range: declaration.range)]
    }
    return nil
  }
}
