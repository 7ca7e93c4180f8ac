import Diagnostics
import IR

extension BodyChecker {
  /// Checks the arguments of the chosen candidate for good and makes the call.
  func commit(
    _ candidate: CallCandidate, _ binding: ArgumentBinding, _ arguments: [ParsedArgument],
    expecting: Type?, _ range: SourceRange, base: Expression?
  ) -> Expression {
    let wasInChain = isInChain
    isInChain = false
    defer { isInChain = wasInChain }
    let outerCall = callRange
    callRange =
      candidate.function?.owner == nil
      ? range : candidate.receiver.flatMap { methodRange($0.value.range) } ?? range
    defer { callRange = outerCall }
    let outerMemory = borrowedMemory
    borrowedMemory = []
    defer { borrowedMemory = outerMemory }
    var checked: [Int: Argument] = [:]
    let pairs = inPhases(pairs(candidate, binding), arguments, candidate)
    bindResult(candidate, expecting, pairs, arguments)
    applySameTypes(candidate)
    settleIntegerLiterals(candidate, pairs, arguments)
    var hasJoinedLiterals = false
    var early: [EarlyArgument] = []
    for (index, parameter) in pairs {
      if !hasJoinedLiterals, phase(arguments[index].value) > 0 {
        joinLiterals(pairs.map { (arguments[$0.0].value, $0.1) }, candidate)
        bindPacks(candidate, binding, checked)
        hasJoinedLiterals = true
      }
      let wasOpen = hasOpenTypeArguments
      hasOpenTypeArguments = false
      checked[index] = self.argument(
        arguments[index], parameter,
        wanted(parameter, arguments[index], candidate), candidate)
      applySameTypes(candidate)
      if hasOpenTypeArguments {
        early.append(EarlyArgument(index, parameter, solver.resolve(candidate.type(of: parameter))))
      }
      hasOpenTypeArguments = wasOpen
    }
    readAgain(early, arguments, candidate, &checked)
    bindDefaults(candidate, binding)
    checkConstantRange(candidate, arguments)
    let lowered = lower(candidate, binding, arguments, &checked, range)
    checkRequirements(candidate, range)
    if let function = candidate.function {
      reportUnavailable(function, callRange ?? range)
      reportInert(
        function.name, function.attributes, of: function.owner, callRange ?? range,
        omission: world.omissions[ObjectIdentifier(function)])
    }
    let made = borrowing(borrowedMemory, call(candidate, lowered, range, base: base))
    if candidate.function?.isImplicitlyUnwrapped == true,
      let payload = world.optionalPayload(solver.head(made.type)),
      expecting.map({ world.isOptional(solver.head($0)) }) != true
    {
      return make(.unwrap(made, isImplicit: true), payload, range)
    }
    return made
  }

  /// True if all arguments check with some open types bound to another.
  func fits(
    _ candidate: CallCandidate, _ pairs: [(Int, Parameter)], _ arguments: [ParsedArgument],
    _ open: [Type], as type: Type
  ) -> Bool {
    trial {
      context.hasErrors = false
      for variable in open { _ = solver.unify(variable, type) }
      for (index, parameter) in pairs {
        _ = argument(arguments[index], parameter, candidate.type(of: parameter), candidate)
        applySameTypes(candidate)
      }
      return !context.hasErrors
    }
  }

  /// Lets the expected type decide generic parameters before arguments are checked.
  private func bindResult(
    _ candidate: CallCandidate, _ expecting: Type?, _ pairs: [(Int, Parameter)],
    _ arguments: [ParsedArgument]
  ) {
    guard let expecting else { return }
    var wanted = solver.head(expecting)
    var result = solver.head(candidate.result)
    if candidate.function?.isImplicitlyUnwrapped == true, !world.isOptional(wanted),
      let payload = world.optionalPayload(result)
    {
      result = solver.head(payload)
    }
    if !world.isOptional(result), let payload = world.optionalPayload(wanted),
      !standsForOptional(result, payload, candidate, pairs, arguments)
    {
      wanted = solver.head(payload)
    }
    switch wanted {
    case .existential(let protocols):
      bindPrimaryTypes(of: result, to: protocols)
      // `let logger: any Logger = resolve()`: nothing else tells what is made.
      guard pairs.isEmpty, case .variable = result else { return }
    case .opaque(let made, _): return bindPrimaryTypes(of: result, to: made.bounds)
    case .dynamic, .variable: return
    default: break
    }
    let state = solver.save()
    let fits = solver.convert(result, to: wanted) != nil
    if !fits || isBoxNamed(by: pairs, candidate) { solver.restore(state) }
  }

  /// `let x: Int? = f { nil }`: a `T` is the optional itself if the arguments are no plain values.
  private func standsForOptional(
    _ result: Type, _ payload: Type, _ candidate: CallCandidate, _ pairs: [(Int, Parameter)],
    _ arguments: [ParsedArgument]
  ) -> Bool {
    guard case .variable = result, !isOpen(payload) else { return false }
    return pairs.allSatisfy { isLiteral(arguments[$0.0].value) }
      || !fits(candidate, pairs, arguments, [result], as: payload)
  }

  /// One checked argument.
  func argument(
    _ argument: ParsedArgument, _ parameter: Parameter, _ type: Type?, _ candidate: CallCandidate
  ) -> Argument {
    var value = argument.value
    if case .closure = value.kind {
      argumentIsolation = isolation(ofClosureFor: parameter, candidate)
      if keeps(parameter) {
        noteStored(value)
        if candidate.function.map({ !world.libraryFiles.contains($0.range.file) }) ?? true {
          noteKept(value)
        }
      }
    }
    if parameter.isInout { return inoutArgument(value, type) }
    if let made = type.flatMap({ pointerArgument(value, to: $0) }) { return made }
    if let made = type.flatMap({ pointer(from: value, to: $0, candidate) }) { value = made }
    if case .address(let inner) = value.kind {
      report(.extraneousAddress(value.range))
      return .value(check(inner, expecting: type))
    }
    guard let type else { return .value(check(value, expecting: nil)) }
    if parameter.isAutoclosure {
      let mayThrow = parameter.isThrowingAutoclosure
      let made = autoclosure(value, result: type, mayThrow: mayThrow) {
        self.unmetBound($0, type, candidate)
      }
      return .value(made)
    }
    if let builder = parameter.builder, case .closure(let closure) = value.kind {
      return .value(
        checkClosure(
          closure, expecting: type, builder: builder.map(candidate.substitution.apply),
          isEscaping: parameter.isEscaping))
    }
    if case .function(let function) = solver.head(candidate.type(of: parameter)),
      let builder = function.parameters.first?.builder, case .closure(let closure) = value.kind
    {
      return .value(checkClosure(closure, expecting: type, builder: builder, isEscaping: true))
    }
    if let list = hintedList(value, parameter, candidate) { _ = solver.unify(type, list) }
    if let made = hintedConstruction(value, parameter, candidate) {
      _ = solver.unify(type, made)
      applySameTypes(candidate)
    }
    if parameter.isVariadic, let failed = arrayForSeveral(value, type) { return .value(failed) }
    let made = checkConverted(value, to: type, for: .argument) {
      self.unmetBound($0, type, candidate) ?? self.conflict($0, parameter, type, candidate)
    }
    if parameter.isEscaping, candidate.function?.owner?.isLibrary != true { checkKept(made) }
    if !nonescaping.isEmpty, !lendsItsClosure(candidate) { checkKept(made, as: parameter.type) }
    return .value(made)
  }

  /// Arguments in parameter order; packs and variadics are collected.
  private func lower(
    _ candidate: CallCandidate, _ binding: ArgumentBinding, _ written: [ParsedArgument],
    _ checked: inout [Int: Argument], _ range: SourceRange
  ) -> [Argument] {
    var lowered: [Argument] = []
    for (position, source) in binding.sources.enumerated() {
      let parameter = candidate.parameters[position]
      switch source {
      case .argument(let index):
        if let argument = checked[index] { lowered.append(settled(argument)) }
      case .several(let indices):
        let values = indices.compactMap { index -> Expression? in
          if case .value(let value)? = checked[index] { value } else { nil }
        }
        if case .expansion(let pattern) = parameter.type {
          bindPacks(pattern, values, candidate)
          lowered.append(.value(packed(values, range)))
        } else {
          lowered.append(.value(make(.array(values), candidate.type(of: parameter), range)))
        }
      case .defaulted:
        if let name = parameter.callSiteDefault {
          let type = candidate.type(of: parameter)
          lowered.append(.value(checkMacro(name, [], expecting: type, range)))
        } else if let function = candidate.function {
          lowered.append(.defaulted(function, position))
        } else if let value = parameter.defaultValue?() {
          lowered.append(.value(value))
        }
      }
    }
    return lowered
  }

  private func checkRequirements(_ candidate: CallCandidate, _ range: SourceRange) {
    checkSelfConformance(candidate, callRange ?? range)
    for requirement in candidate.requirements {
      if case .same(let left, let right) = requirement, let function = candidate.function {
        report(unmetBoundOf: left, right, function, candidate, callRange ?? range)
        reportUnequal(requirement, of: function, candidate, callRange ?? range)
      }
      guard case .conforms(let type, let reference) = requirement else { continue }
      let actual = solver.head(candidate.substitution.apply(type))
      if !world.conforms(actual, to: reference.declaration) {
        report(
          unmet(
            reference.declaration, asked: type, solver.resolve(actual), candidate,
            callRange ?? range))
      }
    }
  }

  /// The call itself, once the arguments are known.
  private func call(
    _ candidate: CallCandidate, _ arguments: [Argument], _ range: SourceRange, base: Expression?
  ) -> Expression {
    let result = solver.resolve(candidate.result)
    switch candidate.target {
    case .enumCase(let enumCase):
      let values = arguments.compactMap { argument -> Expression? in
        if case .value(let value) = argument { value } else { nil }
      }
      return make(.enumCase(enumCase, values), result, range)
    case .value(let value):
      if let type = value.type.functionType, type.isThrowing { noteThrown(type.thrown) }
      let types = candidate.localParameters.map { parameter in
        solver.finalize(candidate.substitution.types[parameter] ?? .dynamic)
      }
      let given = asOneTuple(arguments, for: candidate, range)
      return make(.call(.value(value), given, typeArguments: types), result, range)
    case .function(let function):
      checkEffects(function, candidate, arguments, range)
      let types = typeArguments(of: candidate, function)
      if function.kind == .initializer {
        return initializerCall(candidate, function, arguments, types, result, range)
      }
      return memberCall(candidate, function, arguments, types, result, range)
    }
  }

  private func typeArguments(of candidate: CallCandidate, _ function: Function) -> [Type] {
    let parameters = (function.owner?.genericParameters ?? []) + function.genericParameters
    return parameters.map { parameter in
      let type = solver.resolve(candidate.substitution.types[parameter] ?? .parameter(parameter))
      if type.hasVariables { hasOpenTypeArguments = true }
      return solver.finalize(type)
    }
  }

  private func initializerCall(
    _ candidate: CallCandidate, _ function: Function, _ arguments: [Argument], _ types: [Type],
    _ result: Type, _ range: SourceRange
  ) -> Expression {
    switch candidate.receiver {
    case .superclass(let receiver)?:
      return handOver(
        .superMethod(function), function, [.value(receiver)] + arguments, types, range)
    case .delegate(let receiver)?:
      return handOver(.method(function), function, [.value(receiver)] + arguments, types, range)
    default: break
    }
    if let owner = candidate.requirementOwner,
      let requirement = owner.requirements.first(where: { $0.function == function })
    {
      if let metatype = candidate.receiver?.value, isExistentialMetatype(metatype) {
        return make(
          .dynamicCall(
            metatype, name: "init", labels: function.parameters.map(\.label), arguments), result,
          range)
      }
      let selfType = candidate.constructedType.map { solver.finalize($0) } ?? .dynamic
      return make(
        .call(.requirement(requirement, selfType: selfType), arguments, typeArguments: types),
        result, range)
    }
    if function.owner?.isReference == true {
      if let metatype = candidate.receiver?.value, isDynamicClass(metatype) {
        return make(
          .call(.method(function), [.value(metatype)] + arguments, typeArguments: types), result,
          range)
      }
      return make(.construct(function, arguments, typeArguments: types), result, range)
    }
    return make(.call(.function(function), arguments, typeArguments: types), result, range)
  }

  /// Another initialiser run on the object that is being made.
  private func handOver(
    _ callee: Callee, _ function: Function, _ arguments: [Argument], _ types: [Type],
    _ range: SourceRange
  ) -> Expression {
    let kind = ExpressionKind.call(callee, arguments, typeArguments: types)
    if function.isFailable, isForcingDelegation {
      return forced(make(kind, function.result, range), range)
    }
    guard function.isFailable, context.function?.isFailable == true else {
      return make(kind, .void, range)
    }
    return propagateFailure(of: make(kind, function.result, range), range) { _ in
      make(.tuple([]), .void, range)
    }
  }

  /// True for a static member that depends on the metatype's value: a requirement of `any P.Type`,
  /// or a `class` member of a class that may be a subclass.
  func isFoundByName(_ function: Function, requirement: Nominal?, _ base: Expression) -> Bool {
    guard function.isStatic else { return false }
    if requirement != nil { return isExistentialMetatype(base) }
    return function.attributes.contains("class") && isDynamicClass(base)
  }

  /// True for a value of type `any P.Type`, whose statics are found in the type it stands for.
  func isExistentialMetatype(_ metatype: Expression) -> Bool {
    guard case .metatype(let instance) = solver.head(metatype.type) else { return false }
    switch solver.head(instance) {
    case .existential: return true
    // Each type of a pack is another one.
    case .parameter(let parameter): return parameter.isPack
    default: return false
    }
  }

  /// True for a metatype that may turn out to be a subclass's.
  func isDynamicClass(_ metatype: Expression) -> Bool {
    guard case .metatype = solver.head(metatype.type) else { return false }
    guard case .metatype(let named) = metatype.kind else { return true }
    if case .nominal = solver.head(named) { return false }
    return true
  }

  private func memberCall(
    _ candidate: CallCandidate, _ function: Function, _ arguments: [Argument], _ types: [Type],
    _ result: Type, _ range: SourceRange
  ) -> Expression {
    var all: [Argument] = []
    var base: Expression?
    switch candidate.receiver {
    case .value(let value)?, .superclass(let value)?, .delegate(let value)?:
      all.append(.value(settled(value)))
      base = value
    case .place(let written, let value)?:
      base = value
      let changed = methodRange(written.range).map { ChangedPlace(range: $0, form: .property) }
      let found = reporting(changed) { mutablePlace(written, for: function.fullName) }
      guard let (place, _) = found else {
        return failed(range)
      }
      all.append(.mutable(place))
    case nil: break
    }
    if let base, isFoundByName(function, requirement: candidate.requirementOwner, base) {
      return make(
        .dynamicCall(
          base, name: function.name, labels: function.parameters.map(\.label), arguments), result,
        range)
    }
    let callee = callee(
      function, candidate.receiver, requirement: candidate.requirementOwner, base)
    return make(.call(callee, all + arguments, typeArguments: types), result, range)
  }
}
