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
        return call(found, arguments, expecting: expecting, range, name: name)
      case .candidates(let candidates):
        return resolveCall(candidates, arguments, expecting: expecting, range, name: name)
      case .unknown: return checkUnknownCall(name, callee, arguments, range)
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
    guard case .closure = callee.kind, arguments.isEmpty, let expecting else { return nil }
    return .function(FunctionType(parameters: [], result: expecting))
  }

  private func checkUnknownCall(
    _ name: String, _ callee: ParsedExpression, _ arguments: [ParsedArgument],
    _ range: SourceRange
  ) -> Expression {
    if world.knownNames.isType(name) {
      return opaqueCall("_OpaqueView", type: name, arguments, range)
    }
    let value = check(callee, expecting: nil)
    for argument in arguments where !isClosure(argument.value) {
      _ = check(argument.value, expecting: nil)
    }
    return failed(value.range)
  }

  /// A view of the SDK that Grove does not model: an opaque leaf that keeps its arguments.
  private func opaqueCall(
    _ maker: String, type name: String, _ arguments: [ParsedArgument], _ range: SourceRange
  ) -> Expression {
    if trialDepth == 0, world.reportedUnsimulated.insert(name).inserted {
      world.report(.notSimulated(type: name, range))
    }
    guard world.nominal(named: maker, inLibrary: scope.isLibrary) != nil else { return failed(range) }
    let write = ParsedSynthesis(range: range)
    let call = write.call(
      write.name(maker), [(nil, write.text(name)), (nil, described(arguments, write))])
    return check(call, expecting: nil)
  }

  /// Arguments as an array of texts; closures are left out.
  private func described(_ arguments: [ParsedArgument], _ write: ParsedSynthesis) -> ParsedExpression
  {
    let texts = arguments.filter { !isClosure($0.value) }.map { argument -> ParsedExpression in
      let checked = check(argument.value, expecting: nil)
      let interpolated = ParsedExpression(
        .string([
          .literal(argument.label.map { "\($0): " } ?? ""),
          .interpolation([
            ParsedArgument(
              label: nil, labelRange: nil,
              value: ParsedExpression(.checked(checked), range: argument.value.range))
          ]),
        ]), range: argument.value.range)
      return interpolated
    }
    return ParsedExpression(.array(texts), range: write.range)
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
      return checkSelfInit(arguments, range)
    }
    if case .name(let module, _) = base.kind, ["Swift", "SwiftUI", "Foundation"].contains(module),
      locals.find(module) == nil, world.nominal(named: module, inLibrary: scope.isLibrary) == nil
    {
      let callee = ParsedExpression(.name(name, generics), range: nameRange)
      return checkCall(callee, arguments, expecting: expecting, range)
    }
    let checked = checkBase(base, expecting: expecting)
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
    let value = checkMember(of: base, name, [], expecting: nil, range, nameRange)
    for argument in arguments where !isClosure(argument.value) {
      _ = check(argument.value, expecting: nil)
    }
    return failed(value.range)
  }

  /// A modifier of the SDK that Grove does not model stays in the tree with its arguments.
  private func opaqueModifier(
    _ base: Expression, _ name: String, _ arguments: [ParsedArgument], _ range: SourceRange,
    _ nameRange: SourceRange
  ) -> Expression? {
    guard world.knownNames.isMember(name), let view = world.nominal(named: "View", inLibrary: true),
      world.conforms(solver.head(base.type), to: view),
      world.functions(named: "_opaqueModifier", inLibrary: scope.isLibrary).isEmpty == false
    else { return nil }
    if trialDepth == 0, world.reportedUnsimulated.insert(".\(name)").inserted {
      world.report(.notSimulated(member: name, of: base.type, nameRange))
    }
    let write = ParsedSynthesis(range: range)
    let content = ParsedExpression(.checked(base), range: base.range)
    let call = write.call(
      write.name("_opaqueModifier"),
      [(nil, content), (nil, write.text(name)), (nil, described(arguments, write))])
    return check(call, expecting: nil)
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
    name: String
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
        return resolveCall(candidates, arguments, expecting: expecting, range, name: name)
      }
      report(.cannotCall(value.type, range))
      return failed(range)
    }
  }

  /// `Type(…)`.
  func construct(
    _ instance: Type, _ metatype: Expression, _ arguments: [ParsedArgument], expecting: Type?,
    _ range: SourceRange
  ) -> Expression {
    let type = solver.head(instance)
    if case .dynamic = type {
      return make(
        .dynamicCall(
          metatype, name: "init", labels: arguments.map(\.label), looseArguments(arguments)),
        .dynamic, range)
    }
    let found = world.members(named: "init", of: type, isStatic: true).filter {
      inheritsInitializer($0, type)
    }
    guard !found.isEmpty else {
      return constructWithoutInitializer(type, metatype, arguments, range)
    }
    if isCalledWhenMade(type, found, arguments) {
      let made = construct(
        type, metatype, arguments.filter { !$0.isTrailingClosure }, expecting: nil, range)
      return call(
        made, arguments.filter(\.isTrailingClosure), expecting: expecting, range, name: "closure")
    }
    let base = Expression(metatype.kind, type: .metatype(type), range: metatype.range)
    let resolved = looking(for: arguments) { member(found, of: base, "init", [], range) }
    guard case .candidates(let candidates) = resolved else { return failed(range) }
    let name = type.declaration?.name ?? type.description
    return resolveCall(candidates, arguments, expecting: expecting, range, name: name, base: base)
  }

  /// `MyLayout { … }`: no initialiser takes the closure, but the value that is made does.
  private func isCalledWhenMade(
    _ type: Type, _ initializers: [FoundMember], _ arguments: [ParsedArgument]
  ) -> Bool {
    guard arguments.last?.isTrailingClosure == true,
      !world.members(named: "callAsFunction", of: type, isStatic: false).isEmpty
    else { return false }
    return initializers.allSatisfy { found in
      guard case .function(let function) = found.kind else { return true }
      return function.parameters.allSatisfy { parameter in
        let type = world.optionalPayload(parameter.type) ?? parameter.type
        return type.functionType == nil
      }
    }
  }

  /// A class with designated initialisers of its own does not inherit others.
  private func inheritsInitializer(_ found: FoundMember, _ type: Type) -> Bool {
    guard found.distance > 0, case .function(let function) = found.kind,
      let declaration = type.declaration, let own = declaration.members["init"],
      function.owner?.kind != .protocol
    else { return true }
    return own.allSatisfy(\.isConvenience)
  }

  private func constructWithoutInitializer(
    _ type: Type, _ metatype: Expression, _ arguments: [ParsedArgument], _ range: SourceRange
  ) -> Expression {
    if arguments.isEmpty, let declaration = type.declaration, declaration.isReference {
      // A subclass without initialisers of its own and nothing to inherit.
      let function = Function(
        name: "init", kind: .initializer, owner: declaration, result: type, range: range)
      function.body = FunctionBody(
        name: "\(declaration.name).init",
        parameters: [Local(name: "self", type: type, isMutable: false, range: range)],
        statements: [], result: .void, range: range)
      return make(.construct(function, [], typeArguments: []), type, range)
    }
    if case .existential(let protocols) = type, let first = protocols.first {
      report(.cannotConstructProtocol(first.declaration, range))
    } else {
      report(.noInitializer(type, range))
    }
    return failed(range)
  }

  private func checkSelfInit(_ arguments: [ParsedArgument], _ range: SourceRange) -> Expression {
    guard let receiver = context.receiver, let selfType = scope.selfType else {
      return failed(range)
    }
    let found = world.members(named: "init", of: selfType, isStatic: true)
    if receiver.type.declaration?.isReference == true {
      return delegateInit(found, receiver, arguments, isSuper: false, range)
    }
    let metatype = make(.metatype(selfType), .metatype(selfType), range)
    let made = construct(selfType, metatype, arguments, expecting: selfType, range)
    let value = coerce(made, to: selfType) ?? made
    return make(.assign(.local(receiver), value), .void, range)
  }

  private func delegateInit(
    _ found: [FoundMember], _ receiver: Local, _ arguments: [ParsedArgument], isSuper: Bool,
    _ range: SourceRange
  ) -> Expression {
    let base = Expression(.local(receiver), type: receiver.type, range: range)
    let candidates = found.compactMap { member -> CallCandidate? in
      guard case .function(let function) = member.kind else { return nil }
      return CallCandidate(
        function: function, receiver: .superclass(base), found: member, solver: solver)
    }
    guard !candidates.isEmpty else { return make(.tuple([]), .void, range) }
    return resolveCall(candidates, arguments, expecting: nil, range, name: "init")
  }

  private func checkSuperCall(
    _ name: String, _ arguments: [ParsedArgument], expecting: Type?, _ range: SourceRange
  ) -> Expression {
    guard let receiver = context.receiver, let selfType = scope.selfType,
      let parent = world.superclass(of: selfType)
    else {
      report(.unknownName("super", range, candidates: []))
      return failed(range)
    }
    if name == "init" {
      let found = world.members(named: "init", of: parent, isStatic: true)
      return delegateInit(found, receiver, arguments, isSuper: true, range)
    }
    let (_, owner) = locals.find("self") ?? (.local(receiver), context)
    context.use(receiver, of: owner)
    let base = Expression(.local(receiver), type: receiver.type, range: range)
    let candidates = world.members(named: name, of: parent, isStatic: false).compactMap {
      member -> CallCandidate? in
      guard case .function(let function) = member.kind else { return nil }
      return CallCandidate(
        function: function, receiver: .superclass(base), found: member, solver: solver)
    }
    guard !candidates.isEmpty else {
      report(.unknownMember(name, of: parent, range, candidates: world.memberNames(of: parent)))
      return failed(range)
    }
    return resolveCall(candidates, arguments, expecting: expecting, range, name: name)
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
