import Diagnostics
import IR

/// Functions, methods, initialisers and enum cases used as values.
extension BodyChecker {
  /// The overload whose type fits.
  func functionValue(
    _ candidates: [CallCandidate], expecting: Type?, name: String, _ range: SourceRange
  ) -> Expression {
    guard let chosen = chosenValue(candidates, expecting, range) else { return failed(range) }
    if let expecting { _ = solver.convert(chosen.functionType, to: expecting) }
    if case .value(let value) = chosen.target, chosen.localParameters.isEmpty { return value }
    return reference(chosen, chosen.functionType, receiver: appliedReceiver(chosen), range)
  }

  /// The first overload that fits; the others are tried where that leads nowhere.
  private func chosenValue(
    _ candidates: [CallCandidate], _ expecting: Type?, _ range: SourceRange
  ) -> CallCandidate? {
    guard let expecting, candidates.count > 1 else { return candidates.first }
    if let required = requiredOverloads[range],
      let only = candidates.first(where: { $0.function == required })
    {
      return only
    }
    let fitting = candidates.filter { candidate in
      trial { solver.convert(candidate.functionType, to: expecting) != nil }
    }
    pass(over: fitting.dropFirst().map { (candidate: $0, cost: 0) }, range)
    return fitting.first ?? candidates.first
  }

  /// The method with the name of a property, where a function is wanted that only the method is.
  func method(
    namedLike property: Expression, of base: Expression?, _ name: String, _ generics: [ParsedType],
    expecting: Type?, _ range: SourceRange
  ) -> Expression? {
    guard let expecting, functionType(expecting) != nil, functionType(property.type) == nil,
      let base = base ?? owner(of: property)
    else { return nil }
    let written = name
    let name = name.firstIndex(of: "(").map { String(name[..<$0]) } ?? name
    var owner = solver.head(base.type)
    let isStatic = if case .metatype = owner { true } else { false }
    if case .metatype(let instance) = owner { owner = solver.head(instance) }
    let methods = world.members(named: name, of: owner, isStatic: isStatic)
      .filter(\.isFunction)
    guard !methods.isEmpty else { return nil }
    let found = member(methods, of: base, name, generics, range)
    guard
      case .candidates(let candidates) = name == written ? found : labelled(found, as: written)
    else { return nil }
    let fitting = candidates.filter { candidate in
      trial { solver.convert(candidate.functionType, to: expecting) != nil }
    }
    return fitting.isEmpty
      ? nil : functionValue(fitting, expecting: expecting, name: name, range)
  }

  /// What a property was read from.
  private func owner(of property: Expression) -> Expression? {
    switch property.kind {
    case .field(let owner, _): return owner
    case .call(_, let arguments, _):
      guard arguments.count == 1, case .value(let owner)? = arguments.first else { return nil }
      return owner
    default: return nil
    }
  }

  /// The type of functions that this is, behind an optional or not.
  private func functionType(_ type: Type) -> FunctionType? {
    let type = solver.head(type)
    return type.functionType ?? world.optionalPayload(type).flatMap { solver.head($0).functionType }
  }

  /// A method named on its type: `Type.method` is a function of the instance.
  func unapplied(
    _ name: String, _ instance: Type, expecting: Type?, _ range: SourceRange
  ) -> Expression? {
    let found = world.members(named: name, of: solver.head(instance), isStatic: false)
    let methods = found.compactMap { member -> (CallCandidate, Type)? in
      guard case .function(let function) = member.kind else { return nil }
      let candidate = CallCandidate(
        function: function, receiver: nil, found: member, solver: solver)
      let type = FunctionType(
        parameters: [FunctionTypeParameter(type: instance)], result: candidate.functionType)
      return (candidate, .function(type))
    }
    let fitting = methods.first { _, type in
      guard methods.count > 1, let expecting else { return true }
      return trial { solver.convert(type, to: expecting) != nil }
    }
    guard let (candidate, type) = fitting ?? methods.first else { return nil }
    if let expecting { _ = solver.convert(type, to: expecting) }
    return reference(candidate, type, receiver: nil, range)
  }

  /// The value that the function keeps: an instance, or the metatype that an initialiser or a
  /// `class` member depends on.
  private func appliedReceiver(_ candidate: CallCandidate) -> Expression? {
    guard let receiver = candidate.receiver?.value else { return nil }
    guard let function = candidate.function, function.kind == .initializer else {
      return receiver
    }
    return function.owner?.isReference == true && isDynamicClass(receiver) ? receiver : nil
  }

  /// A reference whose types are asked for when the code is compiled: what stands around it may
  /// still decide them.
  private func reference(
    _ candidate: CallCandidate, _ type: Type, receiver: Expression?, _ range: SourceRange
  ) -> Expression {
    let solver = solver
    let isDynamic = receiver != nil
    let callee = candidate.function.map { function -> Callee in
      if function.kind == .initializer, isDynamic { return .method(function) }
      return self.callee(
        function, candidate.receiver, requirement: candidate.requirementOwner,
        candidate.receiver?.value)
    }
    let reference = FunctionReference {
      let target: FunctionReference.Target
      switch (candidate.target, callee) {
      case (.enumCase(let enumCase), _): target = .enumCase(enumCase)
      case (.function(let function), .function?)
      where function.kind == .initializer && function.owner?.isReference == true:
        target = .construct(function)
      case (_, .requirement(let requirement, _)?):
        let own = candidate.constructedType ?? candidate.receiver?.value.type ?? .dynamic
        var selfType = solver.finalize(own)
        if case .metatype(let instance) = selfType { selfType = instance }
        target = .callee(.requirement(requirement, selfType: selfType))
      case (_, let callee?): target = .callee(callee)
      case (.value(let value), nil): target = .callee(.value(value))
      case (.function(let function), nil): target = .callee(.function(function))
      }
      return FunctionReference.Shape(
        target, receiver: receiver.map { Self.named($0, solver) },
        typeArguments: Self.typeArguments(of: candidate, solver),
        type: solver.finalize(type))
    }
    return make(.functionReference(reference), type, range)
  }

  /// A type that was named, with what its generic parameters stand for by now.
  private static func named(_ receiver: Expression, _ solver: Solver) -> Expression {
    guard case .metatype(let type) = receiver.kind else { return receiver }
    let known = solver.finalize(type)
    return Expression(.metatype(known), type: .metatype(known), range: receiver.range)
  }

  private static func typeArguments(of candidate: CallCandidate, _ solver: Solver) -> [Type] {
    let parameters =
      candidate.function.map { ($0.owner?.genericParameters ?? []) + $0.genericParameters }
      ?? candidate.localParameters
    return parameters.map { parameter in
      solver.finalize(candidate.substitution.types[parameter] ?? .parameter(parameter))
    }
  }
}
