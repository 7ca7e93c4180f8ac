import Diagnostics
import IR

extension BodyChecker {
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
    if let literal = literalConversion(type, metatype, arguments) {
      return checkConverted(literal, to: type)
    }
    if let literal = literalConstruction(type, arguments) { return literal }
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
    guard case .candidates(let all) = resolved else { return failed(range) }
    let candidates = accessible(all, range)
    if isUnmodelledCall(of: type, candidates, arguments), let declaration = type.declaration {
      let plain = candidates.filter {
        if case .success = $0.bind([], isFunctionLike: { _ in false }) { true } else { false }
      }
      if declaration.isReference, !plain.isEmpty {
        return resolveCall(
          plain, [], expecting: expecting, range, name: declaration.name, base: base)
      }
      return declaration.isReference
        ? constructWithoutInitializer(type, metatype, [], range)
        : opaqueCall(declaration.name, arguments, expecting: .dynamic, range)
    }
    let name = type.declaration?.name ?? type.description
    return resolveCall(candidates, arguments, expecting: expecting, range, name: name, base: base)
  }

  /// `Scalar("a")` means `"a" as Scalar` where the type takes such literals (SE-0213).
  private func literalConversion(
    _ type: Type, _ metatype: Expression, _ arguments: [ParsedArgument]
  ) -> ParsedExpression? {
    guard arguments.count == 1, arguments[0].label == nil, case .metatype = metatype.kind,
      case .nominal = type
    else { return nil }
    switch arguments[0].value.kind {
    case .string, .floating, .boolean, .integer:
      return literalCost(arguments[0].value, as: type) == nil ? nil : arguments[0].value
    default: return nil
    }
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
      world.completeSignature(of: function)
      return function.parameters.allSatisfy { parameter in
        let type = world.optionalPayload(parameter.type) ?? parameter.type
        return type.functionType == nil
      }
    }
  }

  /// A class with designated initialisers of its own does not inherit others, but the convenience
  /// ones of a superclass whose designated initialisers it overrides all.
  private func inheritsInitializer(_ found: FoundMember, _ type: Type) -> Bool {
    guard found.distance > 0, case .function(let function) = found.kind,
      function.owner?.kind != .protocol
    else { return true }
    var current = type.declaration
    while let declaration = current, declaration != function.owner {
      let own = declaration.members["init"] ?? []
      let parent = declaration.superclass?.declaration
      if !own.allSatisfy(\.isConvenience) {
        guard function.isConvenience, let parent else { return false }
        world.complete(parent)
        let overridesAll = (parent.members["init"] ?? []).allSatisfy { designated in
          designated.isConvenience || own.contains { $0.fullName == designated.fullName }
        }
        if !overridesAll { return false }
      }
      current = parent
    }
    return true
  }

  private func constructWithoutInitializer(
    _ type: Type, _ metatype: Expression, _ arguments: [ParsedArgument], _ range: SourceRange
  ) -> Expression {
    if arguments.isEmpty, type.declaration?.isReference == true,
      let function = emptyInitializer(of: type, range)
    {
      // A subclass without initialisers of its own and nothing to inherit.
      return make(.construct(function, [], typeArguments: []), type, range)
    }
    if type.isVoid, arguments.isEmpty { return make(.tuple([]), .void, range) }
    if case .tuple(let elements) = type, let value = tuple(elements, of: arguments, range) {
      return checkConverted(value, to: type)
    }
    if case .existential(let protocols) = type, let first = protocols.first {
      report(.cannotConstructProtocol(first.declaration, range))
    } else {
      report(.noInitializer(type, range))
    }
    return failed(range)
  }

  /// `Node(3, "c")`, where `Node` is another name for a tuple type.
  private func tuple(
    _ elements: [TupleElement], of arguments: [ParsedArgument], _ range: SourceRange
  ) -> ParsedExpression? {
    if arguments.count == 1 { return arguments[0].label == nil ? arguments[0].value : nil }
    guard arguments.count == elements.count else { return nil }
    return ParsedExpression(.tuple(arguments), range: range)
  }

  /// `self.init(…)`: delegation in an initialiser, construction in a static member.
  func checkSelfInit(
    _ arguments: [ParsedArgument], expecting: Type?, _ range: SourceRange
  ) -> Expression {
    guard let receiver = context.receiver, let selfType = scope.selfType else {
      return failed(range)
    }
    if case .metatype = receiver.type, let (_, owner) = locals.find("self") {
      context.use(receiver, of: owner)
      let metatype = Expression(.local(receiver), type: receiver.type, range: range)
      return construct(selfType, metatype, arguments, expecting: expecting, range)
    }
    context.isDelegating = true
    context.callsOwnInitializer = true
    let found = world.members(named: "init", of: selfType, isStatic: true)
    if receiver.type.declaration?.isReference == true {
      return delegateInit(found, receiver, arguments, isSuper: false, range)
    }
    let metatype = make(.metatype(selfType), .metatype(selfType), range)
    let made = construct(selfType, metatype, arguments, expecting: selfType, range)
    if let payload = world.optionalPayload(solver.head(made.type)) {
      if isForcingDelegation {
        let forced = make(.unwrap(made, isImplicit: false), payload, range)
        return make(.assign(.local(receiver), coerce(forced, to: selfType) ?? forced), .void, range)
      }
      return propagateFailure(of: made, range) { unwrapped in
        make(.assign(.local(receiver), unwrapped), .void, range)
      }
    }
    let value = coerce(made, to: selfType) ?? made
    return make(.assign(.local(receiver), value), .void, range)
  }

  /// `self.init(…)!` and `super.init(…)!` in an initialiser: what may fail must not.
  func forcedDelegation(_ call: ParsedExpression) -> Expression? {
    guard context.function?.kind == .initializer, context.parent == nil,
      case .call(let callee, _) = call.kind, case .member(let base?, "init", _, _) = callee.kind,
      case .name(let owner, _) = base.kind, owner == "self" || owner == "super"
    else { return nil }
    let outer = isForcingDelegation
    isForcingDelegation = true
    defer { isForcingDelegation = outer }
    return check(call, expecting: nil)
  }

  /// Runs a failable initialiser on the object that is being made, and traps if it makes nothing.
  func forced(_ made: Expression, _ range: SourceRange) -> Expression {
    let payload = world.optionalPayload(solver.head(made.type)) ?? .dynamic
    let unwrapped = make(.unwrap(made, isImplicit: false), payload, range)
    let nothing = Local(name: "_", type: .void, isMutable: false, range: range)
    return make(
      .statements([Statement(.expression(unwrapped), range: range)], result: nothing), .void, range)
  }

  /// A failable initialiser handed over to: if it makes nothing, this one makes nothing.
  func propagateFailure(
    of made: Expression, _ range: SourceRange, then use: (Expression) -> Expression
  ) -> Expression {
    let result = context.function?.result ?? .dynamic
    let payload = world.optionalPayload(solver.head(made.type)) ?? .dynamic
    let local = Local(name: "$made", type: made.type, isMutable: false, range: range)
    let read = Expression(.local(local), type: made.type, range: range)
    let none = Expression(.nil, type: result, range: range)
    let unwrapped = make(.unwrap(read, isImplicit: true), payload, range)
    let statements = [
      Statement(.declare(.bind(local), made), range: range),
      Statement(
        .if(
          [.pattern(.none, read)], then: [Statement(.return(none), range: range)], else: []),
        range: range),
      Statement(.expression(use(unwrapped)), range: range),
    ]
    let nothing = Local(name: "_", type: .void, isMutable: false, range: range)
    return make(.statements(statements, result: nothing), .void, range)
  }

  private func delegateInit(
    _ found: [FoundMember], _ receiver: Local, _ arguments: [ParsedArgument], isSuper: Bool,
    _ range: SourceRange
  ) -> Expression {
    let base = Expression(.local(receiver), type: receiver.type, range: range)
    let candidates = found.compactMap { member -> CallCandidate? in
      guard case .function(let function) = member.kind else { return nil }
      return CallCandidate(
        function: function, receiver: isSuper ? .superclass(base) : .delegate(base), found: member,
        solver: solver)
    }
    guard !candidates.isEmpty else { return emptySuperInitializer(receiver, range) }
    if isSuper, isUnmodelledCall(of: receiver.type, candidates, arguments) {
      return unmodelledSuperCall(arguments, range)
    }
    return resolveCall(candidates, arguments, expecting: nil, range, name: "init")
  }

  /// `super.f(…)` and `super.init(…)`.
  func checkSuperCall(
    _ name: String, _ arguments: [ParsedArgument], expecting: Type?, _ range: SourceRange
  ) -> Expression {
    guard let receiver = context.receiver, let selfType = scope.selfType,
      let parent = world.superclass(of: selfType)
    else {
      report(.unknownName("super", range, candidates: []))
      return failed(range)
    }
    if name == "init" {
      context.callsSuperInitializer = true
      let found = world.members(named: "init", of: parent, isStatic: true)
      return delegateInit(found, receiver, arguments, isSuper: true, range)
    }
    let (_, owner) = locals.find("self") ?? (.local(receiver), context)
    context.use(receiver, of: owner)
    let base = Expression(.local(receiver), type: receiver.type, range: range)
    let isStatic = if case .metatype = receiver.type { true } else { false }
    let candidates = world.members(named: name, of: parent, isStatic: isStatic).compactMap {
      member -> CallCandidate? in
      guard case .function(let function) = member.kind else { return nil }
      return CallCandidate(
        function: function, receiver: .superclass(base), found: member, solver: solver)
    }
    if isUnmodelledCall(of: parent, candidates, arguments) {
      return unmodelledSuperCall(arguments, range)
    }
    guard !candidates.isEmpty else {
      report(.unknownMember(name, of: parent, range, candidates: world.memberNames(of: parent)))
      return failed(range)
    }
    return resolveCall(candidates, arguments, expecting: expecting, range, name: name)
  }
}

extension BodyChecker {
  /// A nested type with arguments for the parameters that it has beside those of its outer type:
  /// the written ones, or some that are to be inferred.
  func withOwnArguments(_ type: Type, _ written: [Type]) -> Type {
    guard case .nominal(let nominal, let arguments) = type else { return type }
    let own = nominal.genericParameters.indices.dropFirst(arguments.count)
    if own.isEmpty, written.count <= arguments.count {
      // An alias leaves the last ones open: `typealias List = Array`.
      return .nominal(nominal, arguments.dropLast(written.count) + written)
    }
    return .nominal(
      nominal,
      arguments
        + own.enumerated().map { index, _ in
          written.indices.contains(index) ? written[index] : solver.fresh()
        })
  }
}
