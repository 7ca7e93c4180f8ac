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
      if name == "type", arguments.count == 1, arguments[0].label == "of" {
        let value = check(arguments[0].value, expecting: nil)
        return make(.dynamicType(value), .metatype(value.type), range)
      }
      switch looking(for: arguments, { resolve(name, generics, callee.range) }) {
      case .expression(let found):
        return call(
          found, arguments, expecting: expecting, range, name: name, written: callee)
      case .candidates(let candidates):
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
    default:
      let value = check(callee, expecting: calledClosureType(callee, arguments, expecting))
      return call(value, arguments, expecting: expecting, range, name: "closure")
    }
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

  private func checkUnknownCall(
    _ name: String, _ callee: ParsedExpression, _ arguments: [ParsedArgument],
    expecting: Type?, _ range: SourceRange
  ) -> Expression {
    if world.knownNames.isType(name) {
      return opaqueCall(name, arguments, expecting: expecting, range)
    }
    let value = check(callee, expecting: nil)
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
    if case .name(let module, _) = base.kind,
      ["Swift", "SwiftUI", "Foundation", "Combine"].contains(module),
      locals.find(module) == nil, world.nominal(named: module, inLibrary: scope.isLibrary) == nil
    {
      qualified.insert(nameRange)
      let callee = ParsedExpression(.name(name, generics), range: nameRange)
      return checkCall(callee, arguments, expecting: expecting, range)
    }
    let searched = searchedLiteral(base, name, arguments)
    let checked = searched ?? checkBase(base, expecting: expecting)
    return checkMemberCall(
      of: checked, written: base, name, generics, arguments, expecting: expecting, range,
      nameRange)
  }

  /// The base of a member; a chain that starts with `.name` is looked up in the expected type.
  func checkBase(_ base: ParsedExpression, expecting: Type?) -> Expression {
    startsImplicitly(base) ? check(base, expecting: expecting) : check(base, expecting: nil)
  }

  private func startsImplicitly(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .member(nil, _, _, _): true
    case .member(let base?, _, _, _): startsImplicitly(base)
    case .call(let callee, _), .subscripted(let callee, _): startsImplicitly(callee)
    case .forceUnwrap(let inner), .optionalLink(let inner): startsImplicitly(inner)
    default: false
    }
  }

  private func checkMemberCall(
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
      return checkMissingCall(base, name, arguments, range, nameRange)
    }
    checkAccess(found, name, nameRange)
    switch looking(for: arguments, { member(found, of: base, name, generics, nameRange) }) {
    case .expression(let value):
      return call(value, arguments, expecting: expecting, range, name: name)
    case .candidates(let candidates):
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
      return make(
        .dynamicCall(
          base, name: name, labels: arguments.map(\.label), looseArguments(arguments)), .dynamic,
        range)
    }
    if let opaque = opaqueModifier(base, name, arguments, range, nameRange) { return opaque }
    if let forwarded = dynamicLookup(name, base, type, nameRange) {
      return call(forwarded, arguments, expecting: nil, range, name: name)
    }
    if case .metatype(let instance) = type, case .metatype = base.kind {
      let found = world.members(named: name, of: solver.head(instance), isStatic: false)
      if !found.isEmpty {
        if arguments.count == 1, arguments[0].label == nil {
          let method = checkMember(of: base, name, [], expecting: nil, range, nameRange)
          return call(method, arguments, expecting: nil, range, name: name)
        }
        report(.instanceMember(name, of: instance, range))
        return failed(range)
      }
    }
    let value = checkMember(of: base, name, [], expecting: nil, range, nameRange)
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
      return .value(check(argument.value, expecting: nil))
    }
  }

  /// Calls a value: a closure, a type, or something with `callAsFunction`.
  func call(
    _ value: Expression, _ arguments: [ParsedArgument], expecting: Type?, _ range: SourceRange,
    name: String, written: ParsedExpression? = nil
  ) -> Expression {
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
      report(.cannotCall(value.type, range))
      return failed(range)
    }
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
    baseCost = other.baseCost
  }

  func with(receiver: Receiver) -> CallCandidate {
    CallCandidate(copying: self, receiver: receiver)
  }
}
