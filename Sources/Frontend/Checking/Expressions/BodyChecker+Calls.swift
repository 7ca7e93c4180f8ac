import Diagnostics
import IR

extension BodyChecker {
  /// Checks a call: finds what the callee may mean, then lets the arguments decide.
  func checkCall(
    _ callee: ParsedExpression, _ arguments: [ParsedArgument], expecting: Type?,
    _ range: SourceRange
  ) -> Expression {
    switch callee.kind {
    case .name(let name, let generics):
      let named = looking(for: arguments) { resolve(name, generics, callee.range) }
      if let type = dynamicType(name, hiddenBy: named, arguments, range) { return type }
      switch named {
      case .expression(let found):
        return call(
          found, arguments, expecting: expecting, range, name: name, written: callee)
      case .candidates(let found):
        let candidates = hiddenFunctions(name, by: found, arguments, callee.range) ?? found
        let mutable = candidates.map { mutatingSelf($0, callee.range) }
        return resolveCall(mutable, arguments, expecting: expecting, range, name: name)
      case .unknown:
        return checkUnknownCall(name, callee, arguments, expecting: expecting, range)
      }
    case .member(let base?, let name, let generics, let nameRange):
      return checkMemberCall(
        base, name, generics, arguments, expecting: expecting, range, nameRange)
    case .member(nil, let name, _, let nameRange):
      return checkImplicitCall(name, arguments, expecting: expecting, range, nameRange)
    case .call: return checkCurriedCall(callee, arguments, expecting: expecting, range)
    default:
      let wanted =
        calledClosureType(callee, arguments, expecting)
        ?? composedFunctionType(callee, arguments, expecting)
      let value = check(callee, expecting: wanted)
      return call(value, arguments, expecting: expecting, range, name: "closure")
    }
  }

  /// The functions at file level that members of the same name hide, where no member can be called
  /// with such labels: `max(a, b)` inside a collection.
  private func hiddenFunctions(
    _ name: String, by members: [CallCandidate], _ arguments: [ParsedArgument],
    _ range: SourceRange
  ) -> [CallCandidate]? {
    guard members.contains(where: { $0.receiver != nil }) else { return nil }
    let functions =
      members.contains { takes(arguments, $0) }
      ? [] : world.functions(named: name, in: scope)
    guard !functions.isEmpty else { return nil }
    return functions.map { CallCandidate(function: $0, receiver: nil, solver: solver) }
  }

  /// `type(of: value)`, unless the program has a function of that name.
  private func dynamicType(
    _ name: String, hiddenBy named: ResolvedName, _ arguments: [ParsedArgument],
    _ range: SourceRange
  ) -> Expression? {
    guard name == "type", arguments.count == 1, arguments[0].label == "of" else { return nil }
    if case .candidates(let own) = named,
      own.contains(where: { isProgramsOwn($0) && takes(arguments, $0) })
    {
      return nil
    }
    let value = check(arguments[0].value, expecting: nil)
    return make(.dynamicType(value), .metatype(value.type), range)
  }

  private func isProgramsOwn(_ candidate: CallCandidate) -> Bool {
    candidate.function.map { !world.libraryFiles.contains($0.range.file) } ?? true
  }

  /// `{ … }()`: what is wanted of the call is wanted of the closure's `return`s.
  private func calledClosureType(
    _ callee: ParsedExpression, _ arguments: [ParsedArgument], _ expecting: Type?
  ) -> Type? {
    guard case .closure = callee.kind else { return nil }
    if arguments.isEmpty {
      return expecting.map { .function(FunctionType(parameters: [], result: $0)) }
    }
    return .function(
      FunctionType(
        parameters: arguments.map { FunctionTypeParameter(type: naturalType(of: $0.value)) },
        result: expecting ?? solver.fresh(), isThrowing: true))
  }

  /// `(prop(\.home) <<< prop(\.street)) { … }`: where the function that operators make has open
  /// types by itself, what is wanted of the call tells them.
  private func composedFunctionType(
    _ callee: ParsedExpression, _ arguments: [ParsedArgument], _ expecting: Type?
  ) -> Type? {
    guard case .parenthesized(let inner) = callee.kind, case .binary = inner.kind, let expecting,
      naturalType(of: callee).contains(\.isDynamic)
    else { return nil }
    return .function(
      FunctionType(
        parameters: arguments.map { _ in FunctionTypeParameter(type: solver.fresh()) },
        result: expecting))
  }

  private func checkUnknownCall(
    _ name: String, _ callee: ParsedExpression, _ arguments: [ParsedArgument],
    expecting: Type?, _ range: SourceRange
  ) -> Expression {
    if !world.isUnmodelledType(name),
      let modified = opaqueModifierOfSelf(name, arguments, range, callee.range)
    {
      return modified
    }
    if world.isUnmodelledType(name) || world.importsPackages {
      return opaqueCall(name, arguments, expecting: expecting, range)
    }
    if let called = unmodelledMethod(name, arguments, range) { return called }
    isCallee = true
    let value = check(callee, expecting: nil)
    isCallee = false
    for argument in arguments where !isClosure(argument.value) {
      _ = check(argument.value, expecting: nil)
    }
    return failed(value.range)
  }

  func isClosure(_ expression: ParsedExpression) -> Bool {
    if case .closure = expression.kind { true } else { false }
  }

  private func checkMemberCall(
    _ base: ParsedExpression, _ name: String, _ generics: [ParsedType],
    _ arguments: [ParsedArgument], expecting: Type?, _ range: SourceRange,
    _ nameRange: SourceRange
  ) -> Expression {
    if case .name("super", _) = base.kind {
      return checkSuperCall(name, arguments, expecting: expecting, range)
    }
    if case .name("self", _) = base.kind, name == "init" {
      return checkSelfInit(arguments, expecting: expecting, range)
    }
    // `Child.self(parent: self)` makes what `Child(parent: self)` does.
    if name == "self" { return checkCall(base, arguments, expecting: expecting, range) }
    if case .name(let module, _) = base.kind, namesModule(module) {
      qualified.insert(nameRange)
      let callee = ParsedExpression(.name(name, generics), range: nameRange)
      return checkCall(callee, arguments, expecting: expecting, range)
    }
    let decided =
      searchedLiteral(base, name, arguments)
      ?? literal(base, with: name)
      ?? listDecidedByCall(base, name, arguments, expecting: expecting, range, nameRange)
      ?? madeType(base, calling: name, expecting: expecting).map { check(base, expecting: $0) }
    let method = ChainedCall(
      name: name, generics: generics, arguments: arguments, nameRange: nameRange, range: range)
    let checked =
      decided
      ?? told(
        checkChainBase(base, of: method, expecting: expecting), base, by: method,
        expecting: expecting)
    return checkMemberCall(
      of: checked, written: base, name, generics, arguments, expecting: expecting, range,
      nameRange)
  }

  /// `Fail(error: .offline).eraseToAnyPublisher()`: what is wanted of the method's result tells
  /// the type of what is made, where the arguments alone mean nothing.
  private func madeType(
    _ base: ParsedExpression, calling name: String, expecting: Type?
  ) -> Type? {
    guard let expecting, !isOpen(expecting), case .call(let callee, let arguments) = base.kind,
      case .name(let type, let generics) = callee.kind, generics.isEmpty,
      mayNameType(type),
      arguments.contains(where: { startsWithImplicitMember($0.value) }),
      case .metatype(let made) = checkName(type, [], expecting: nil, callee.range).kind,
      made.hasVariables
    else { return nil }
    let method = world.members(named: name, of: made, isStatic: false).first
    guard let method, case .function(let function) = method.kind else { return nil }
    let candidate = CallCandidate(function: function, receiver: nil, found: method, solver: solver)
    let state = solver.save()
    guard solver.convert(candidate.result, to: expecting) != nil else {
      solver.restore(state)
      return nil
    }
    return solver.resolve(made)
  }

  /// The base of a member; a chain that starts with `.name` is looked up in the expected type.
  func checkBase(_ base: ParsedExpression, expecting: Type?) -> Expression {
    startsImplicitly(base) ? check(base, expecting: expecting) : check(base, expecting: nil)
  }

  func startsImplicitly(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .member(nil, _, _, _): true
    case .member(let base?, _, _, _): startsImplicitly(base)
    case .call(let callee, _), .subscripted(let callee, _): startsImplicitly(callee)
    case .forceUnwrap(let inner), .optionalLink(let inner): startsImplicitly(inner)
    default: false
    }
  }

  func checkMemberCall(
    of base: Expression, written: ParsedExpression, _ name: String, _ generics: [ParsedType],
    _ arguments: [ParsedArgument], expecting: Type?, _ range: SourceRange,
    _ nameRange: SourceRange
  ) -> Expression {
    let type = solver.head(base.type)
    var found: [FoundMember] = []
    if case .metatype(let instance) = type {
      found = world.members(named: name, of: solver.head(instance), isStatic: true)
      if name == "init", case .dynamic = solver.head(instance) { found = [] }
    } else {
      found = world.members(named: name, of: type, isStatic: false)
    }
    guard !found.isEmpty else {
      if case .metatype(let instance) = type, let made = associatedMember(name, of: instance) {
        let named = make(.metatype(made), .metatype(made), range)
        return call(named, arguments, expecting: expecting, range, name: name)
      }
      return checkMissingCall(base, name, arguments, range, nameRange)
    }
    checkAccess(found, name, nameRange)
    switch looking(for: arguments, { member(found, of: base, name, generics, nameRange) }) {
    case .expression(let value):
      let callee = ParsedExpression(
        .member(written, name, generics, nameRange: nameRange), range: range)
      return call(
        value, arguments, expecting: expecting, range, name: name, written: callee)
    case .candidates(let candidates):
      if let value = calledProperty(
        found, instead: candidates, of: base, name, arguments, nameRange)
      {
        return call(value, arguments, expecting: expecting, range, name: name)
      }
      let mutable = candidates.map { mutating($0, base, written) }
      return resolveCall(mutable, arguments, expecting: expecting, range, name: name, base: base)
    case .unknown:
      return checkMissingCall(base, name, arguments, range, nameRange)
    }
  }

  /// A mutating method needs the place its receiver is in.
  private func mutating(
    _ candidate: CallCandidate, _ base: Expression, _ written: ParsedExpression
  ) -> CallCandidate {
    guard let function = candidate.function, function.isMutating else { return candidate }
    return candidate.with(receiver: .place(written, base))
  }

  /// A mutating method called by its bare name changes `self` in place.
  private func mutatingSelf(_ candidate: CallCandidate, _ range: SourceRange) -> CallCandidate {
    guard case .value(let base)? = candidate.receiver, case .local = base.kind else {
      return candidate
    }
    return mutating(candidate, base, ParsedExpression(.name("self", []), range: range))
  }

  private func checkMissingCall(
    _ base: Expression, _ name: String, _ arguments: [ParsedArgument], _ range: SourceRange,
    _ nameRange: SourceRange
  ) -> Expression {
    let type = solver.head(base.type)
    let isOpen =
      switch type {
      case .dynamic, .variable, .metatype(.dynamic): true
      default: false
      }
    if isOpen {
      if isKeptName(base) { return base }
      return make(
        .dynamicCall(
          base, name: name, labels: arguments.map(\.label), looseArguments(arguments)), .dynamic,
        range)
    }
    if let opaque = opaqueModifier(base, name, arguments, range, nameRange) { return opaque }
    if let forwarded = dynamicLookup(name, base, type, isCalled: true, nameRange) {
      return call(forwarded, arguments, expecting: nil, range, name: name)
    }
    if case .metatype(let instance) = type, case .metatype = base.kind {
      let found = world.members(named: name, of: solver.head(instance), isStatic: false)
      if !found.isEmpty {
        if arguments.count == 1, arguments[0].label == nil {
          let method = checkMember(of: base, name, [], expecting: nil, range, nameRange)
          return call(method, arguments, expecting: nil, range, name: name)
        }
        report(.instanceMember(name, of: instance, isMeta: true, range))
        return failed(range)
      }
    }
    isCallee = true
    let value = checkMember(of: base, name, [], expecting: nil, range, nameRange)
    isCallee = false
    if case .tupleElement = value.kind {
      return call(value, arguments, expecting: nil, range, name: name)
    }
    if case .dynamicMember(let receiver, _) = value.kind {
      return make(
        .dynamicCall(
          receiver, name: name, labels: arguments.map(\.label), looseArguments(arguments)),
        .dynamic, range)
    }
    for argument in arguments where !isClosure(argument.value) {
      _ = check(argument.value, expecting: nil)
    }
    return failed(value.range)
  }

  /// Arguments of a call whose callee is not known before running.
  func looseArguments(_ arguments: [ParsedArgument]) -> [Argument] {
    let wasInChain = isInChain
    isInChain = false
    defer { isInChain = wasInChain }
    return arguments.map { argument in
      if case .address(let inner) = argument.value.kind, let place = place(inner) {
        return .mutable(place.0)
      }
      return .value(check(argument.value, expecting: .dynamic))
    }
  }

  /// Calls a value: a closure, a type, or something with `callAsFunction`.
  func call(
    _ value: Expression, _ arguments: [ParsedArgument], expecting: Type?, _ range: SourceRange,
    name: String, written: ParsedExpression? = nil
  ) -> Expression {
    let value = unwrapped(value, expecting: nil)
    let type = solver.head(value.type)
    switch type {
    case .function(let function):
      return resolveCall(
        [CallCandidate(value: value, type: function)], arguments, expecting: expecting, range,
        name: name)
    case .metatype(let instance):
      return construct(instance, value, arguments, expecting: expecting, range)
    case .dynamic, .variable:
      return make(
        .call(.value(value), looseArguments(arguments), typeArguments: []), .dynamic, range)
    default:
      let found = world.members(named: "callAsFunction", of: type, isStatic: false)
      if case .candidates(let candidates) = member(found, of: value, "callAsFunction", [], range) {
        let callee = written ?? ParsedExpression(.checked(value), range: value.range)
        return resolveCall(
          candidates.map { mutating($0, value, callee) }, arguments, expecting: expecting, range,
          name: name)
      }
      if let forwarded = dynamicCall(of: value, type, arguments, expecting: expecting, range) {
        return forwarded
      }
      report(.cannotCall(value.type, range))
      return failed(range)
    }
  }

  /// `@dynamicCallable`: the arguments become a list, or pairs where one of them has a label.
  private func dynamicCall(
    of value: Expression, _ type: Type, _ arguments: [ParsedArgument], expecting: Type?,
    _ range: SourceRange
  ) -> Expression? {
    guard type.declaration?.attributes.contains("dynamicCallable") == true else { return nil }
    let labels = world.members(named: "dynamicallyCall", of: type, isStatic: false).compactMap {
      if case .function(let function) = $0.kind { function.parameters.first?.label } else { nil }
    }
    let write = ParsedSynthesis(range: range)
    let callee = write.member(
      ParsedExpression(.checked(value), range: value.range), "dynamicallyCall")
    if labels.contains("withArguments"), arguments.allSatisfy({ $0.label == nil }) {
      let list = ParsedExpression(.array(arguments.map(\.value)), range: range)
      return check(write.call(callee, [("withArguments", list)]), expecting: expecting)
    }
    guard labels.contains("withKeywordArguments") else { return nil }
    let pairs = arguments.map { (key: write.text($0.label ?? ""), value: $0.value) }
    let table = ParsedExpression(.dictionary(pairs), range: range)
    return check(write.call(callee, [("withKeywordArguments", table)]), expecting: expecting)
  }
}

extension CallCandidate {
  private init(copying other: CallCandidate, receiver: Receiver) {
    target = other.target
    self.receiver = receiver
    parameters = other.parameters
    result = other.result
    requirements = other.requirements
    substitution = other.substitution
    requirementOwner = other.requirementOwner
    constructedType = other.constructedType
    localParameters = other.localParameters
    baseCost = other.baseCost
  }

  func with(receiver: Receiver) -> CallCandidate {
    CallCandidate(copying: self, receiver: receiver)
  }
}
