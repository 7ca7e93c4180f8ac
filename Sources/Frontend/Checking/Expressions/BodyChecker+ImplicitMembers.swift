import Diagnostics
import IR

extension BodyChecker {
  /// Checks `.name` against the expected type.
  func checkImplicitMember(
    _ name: String, expecting: Type?, _ range: SourceRange, _ nameRange: SourceRange
  ) -> Expression {
    guard let (found, base) = implicitMember(name, expecting, range, called: nil) else {
      return unknownImplicit(name, expecting, nameRange)
    }
    switch member(found, of: base, name, [], range) {
    case .expression(let value): return value
    case .candidates(let candidates):
      if case .enumCase(let enumCase)? = candidates.first?.target, enumCase.payload.count == 1,
        let expecting, case .nominal(enumCase.owner, _) = solver.head(expecting)
      {
        report(.payloadMissing(name, enumCase.payload[0].type, nameRange))
        return failed(range)
      }
      return functionValue(candidates, expecting: expecting, name: name, range)
    case .unknown: return unknownImplicit(name, expecting, nameRange)
    }
  }

  /// Checks `.name(…)` against the expected type.
  func checkImplicitCall(
    _ name: String, _ arguments: [ParsedArgument], expecting: Type?, _ range: SourceRange,
    _ nameRange: SourceRange
  ) -> Expression {
    guard let (found, base) = implicitMember(name, expecting, range, called: arguments) else {
      let value = unknownImplicit(name, expecting, nameRange)
      if value.type.isDynamic { for argument in looseArguments(arguments) { _ = argument } }
      return value
    }
    switch looking(for: arguments, { member(found, of: base, name, [], range) }) {
    case .expression(let value):
      return call(value, arguments, expecting: expecting, range, name: name)
    case .candidates(let candidates):
      return resolveCall(
        candidates, arguments, expecting: expecting, range, name: name, base: base)
    case .unknown: return unknownImplicit(name, expecting, nameRange)
    }
  }

  /// The static members `name` of the expected type, and that type as a value.
  ///
  /// What an optional lacks, or cannot be called so, is looked for in what it wraps.
  private func implicitMember(
    _ name: String, _ expecting: Type?, _ range: SourceRange, called arguments: [ParsedArgument]?
  ) -> ([FoundMember], Expression)? {
    guard let expecting else { return nil }
    var target = solver.head(expecting)
    var unsuited: ([FoundMember], Expression)?
    while true {
      if let found = staticMembers(name, of: target, range, called: arguments) {
        if suits(found.0, calledWith: arguments), !isMadeByPayload(name, target, arguments) {
          return found
        }
        unsuited = unsuited ?? found
      }
      guard let payload = world.optionalPayload(target) else { return unsuited }
      target = solver.head(payload)
    }
  }

  /// `.init("x")` for a `Name?` makes a `Name` from a text; an optional wraps only what is one.
  private func isMadeByPayload(
    _ name: String, _ target: Type, _ arguments: [ParsedArgument]?
  ) -> Bool {
    guard name == "init", let payload = world.optionalPayload(target),
      let arguments, arguments.count == 1, arguments[0].label == nil
    else { return false }
    let natural = solver.head(naturalType(of: arguments[0].value))
    return !isOpen(natural) && trial { solver.convert(natural, to: payload) == nil }
  }

  /// True if one of several members can be called with such labels, or read if nothing is called.
  private func suits(_ found: [FoundMember], calledWith arguments: [ParsedArgument]?) -> Bool {
    found.contains { member in
      guard case .function(let function) = member.kind else {
        if case .enumCase(let enumCase) = member.kind {
          return (arguments == nil) == enumCase.payload.isEmpty
        }
        return arguments == nil
      }
      return arguments.map { canCall(function, with: $0) } ?? false
    }
  }

  private func canCall(_ function: Function, with arguments: [ParsedArgument]) -> Bool {
    let binding = ArgumentBinding.make(arguments, function.parameters) { _ in true }
    if case .success = binding { return true }
    return false
  }

  private func staticMembers(
    _ name: String, of type: Type, _ range: SourceRange, called arguments: [ParsedArgument]?
  ) -> ([FoundMember], Expression)? {
    switch type {
    case .parameter, .member, .opaque:
      let found = world.members(named: name, of: type, isStatic: true)
      guard found.isEmpty else { return (found, make(.metatype(type), .metatype(type), range)) }
      return protocolStatics(name, of: type, range, called: arguments)
    case .variable, .existential:
      return protocolStatics(name, of: type, range, called: arguments)
    case .dynamic: return nil
    default:
      let found = world.members(named: name, of: type, isStatic: true)
      guard !found.isEmpty else { return nil }
      // What other arguments have told of the type goes into the value of it.
      let known = solver.resolve(type)
      return (found, make(.metatype(known), .metatype(known), range))
    }
  }

  /// `extension P where Self == T { static var name }`: found from the bound alone (SE-0299).
  ///
  /// Several types may have one: `.rect` is a rectangle, `.rect(cornerRadius: 4)` a rounded one.
  private func protocolStatics(
    _ name: String, of type: Type, _ range: SourceRange, called arguments: [ParsedArgument]?
  ) -> ([FoundMember], Expression)? {
    world.loadLibrary(member: name, of: type)
    var first: ([FoundMember], Expression)?
    for reference in world.protocols(of: type) {
      for ancestor in world.allRefined(by: reference.declaration) {
        guard let selfParameter = ancestor.selfParameter else { continue }
        let found = world.protocolMembers(
          name, ancestor, selfType: .parameter(selfParameter), isStatic: true,
          includesRequirements: false, distance: 0)
        for member in found {
          guard let concrete = selfType(of: member, selfParameter) else { continue }
          let opened = openParameters(concrete)
          let rebound = found.filter { selfType(of: $0, selfParameter) == concrete }.map {
            FoundMember(
              kind: $0.kind, substitution: Substitution.selfType(ancestor, opened),
              requirementOwner: nil, distance: 0)
          }
          let choice = (rebound, make(.metatype(opened), .metatype(opened), range))
          var agrees = true
          if case .variable(let index) = type { agrees = solver.agrees(opened, with: index) }
          if agrees, suits(rebound, calledWith: arguments) { return choice }
          first = first ?? choice
        }
      }
    }
    return first
  }

  /// The `T` of `where Self == T`.
  private func selfType(of member: FoundMember, _ parameter: GenericParameter) -> Type? {
    let requirements: [GenericRequirement]
    switch member.kind {
    case .function(let function):
      world.completeSignature(of: function)
      requirements = function.requirements
    case .property(let property): requirements = property.requirements
    default: return nil
    }
    for case .same(let left, let right) in requirements {
      if left == .parameter(parameter) { return right }
      if right == .parameter(parameter) { return left }
    }
    return nil
  }

  private func openParameters(_ type: Type) -> Type {
    guard case .nominal(let declaration, let arguments) = type else { return type }
    return .nominal(
      declaration,
      arguments.map { argument in
        if case .parameter = argument { solver.fresh() } else { argument }
      })
  }

  private func unknownImplicit(
    _ name: String, _ expecting: Type?, _ nameRange: SourceRange
  ) -> Expression {
    let write = make(.unsupported(".\(name) is not simulated"), .dynamic, nameRange)
    guard let expecting else {
      report(.implicitNeedsContext(name, nameRange))
      return write
    }
    let target = solver.head(expecting)
    if let payload = world.optionalPayload(target), solver.head(payload).isDynamic {
      return implicitName(name, nameRange)
    }
    switch target {
    case .dynamic: return implicitName(name, nameRange)
    case .variable(let index) where solver.bounds(of: index).isEmpty:
      report(.implicitNeedsContext(name, nameRange))
      return write
    default: break
    }
    if isKnownMember(name, of: target) {
      reportUnsimulated(".\(name)", .unmodelled(member: name, nameRange))
      return implicitName(name, nameRange)
    }
    if let asset = assetSymbol(name, as: target, nameRange) { return asset }
    var owner = world.optionalPayload(target) ?? target
    if case .variable = owner { owner = .existential(world.protocols(of: owner)) }
    let candidates = world.memberNames(of: owner).union(colorNames(where: owner))
    let searched = world.isOptional(target) ? target : owner
    report(.unknownMember(name, of: .metatype(searched), nameRange, candidates: candidates))
    return write
  }

  /// A name that an opaque modifier was given: kept as its text.
  private func implicitName(_ name: String, _ range: SourceRange) -> Expression {
    make(.erase(make(.string(".\(name)"), world.string, range)), .dynamic, range)
  }

  /// True for a name that is kept as its text: what is called on it, or read of it, is not known
  /// either.
  func isKeptName(_ value: Expression) -> Bool {
    guard case .erase(let inner) = value.kind, case .string(let text) = inner.kind else {
      return false
    }
    return text.hasPrefix(".")
  }

  /// What `.name` would cost as `type`.
  func implicitCost(_ name: String, called arguments: [ParsedArgument]?, as type: Type) -> Int? {
    let isCall = arguments != nil
    let lookup = trial { implicitMember(name, type, .none, called: arguments) }
    guard let (found, base) = lookup else {
      let isPlain = arguments?.isEmpty != false
      if name == "init", case .nominal = type, isPlain || world.isUnmodelled(type) { return 0 }
      // A name that may be an asset's comes after every overload that declares it.
      return isCall || assetType(type, name) == nil ? nil : 2000
    }
    if name == "init", !suits(found, calledWith: arguments) { return nil }
    var cost = 0
    if world.isOptional(type), case .metatype(let owner) = base.type, !world.isOptional(owner) {
      cost = 4
    }
    for member in found {
      switch member.kind {
      case .function(let function):
        world.completeSignature(of: function)
        if isCall, world.satisfies(function.requirements, member.substitution) { return cost }
      case .enumCase(let enumCase): if isCall == !enumCase.payload.isEmpty { return cost }
      case .property, .nested: return cost
      case .field: continue
      }
    }
    return nil
  }
}
