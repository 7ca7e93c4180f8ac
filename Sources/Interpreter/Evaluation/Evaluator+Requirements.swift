import IR

extension Evaluator {
  /// How a type meets a requirement: by a member of its own or of a superclass, else by the most
  /// specific default in an extension of a protocol.
  func witness(for requirement: Requirement, in type: TypeID) -> Witness? {
    let key = DispatchCaches.WitnessKey(requirement: requirement, type: type)
    if let known = dispatch.witnesses[key] { return known }
    let found = findWitness(for: requirement, in: type)
    dispatch.witnesses[key] = .some(found)
    return found
  }

  private func findWitness(for requirement: Requirement, in type: TypeID) -> Witness? {
    let function = requirement.function
    var current: TypeID? = conformingClass(of: type, requirement.owner)
    while let id = current, let nominal = types.nominal(of: id) {
      nominal.completeIfNeeded()
      types.load(function.name, of: nominal)
      if let found = best(nominal.candidates(for: function), for: requirement, in: id) {
        return .function(specialized(found, for: function, in: nominal) ?? found)
      }
      if let stored = storedWitness(nominal, function) {
        return overridingAccessor(of: function, in: type, below: id).map { .function($0) } ?? stored
      }
      if let accessor = nominal.globalAccessor(for: function) { return .function(accessor) }
      current = types.superclass(of: id)
    }
    for declaration in types.protocols(of: type) {
      types.load(function.name, of: declaration)
      let members = declaration.candidates(for: function).filter(\.isExtensionMember)
      if let found = best(members, for: requirement, in: type) { return .function(found) }
    }
    return nil
  }

  /// The class that first declares the conformance: what subclasses add beside it is no witness,
  /// only what they override.
  private func conformingClass(of type: TypeID, _ declaration: Nominal) -> TypeID {
    guard types.nominal(of: type)?.isReference == true else { return type }
    var found = type
    while let superclass = types.superclass(of: found),
      types.conforms(superclass, to: declaration)
    {
      found = superclass
    }
    return found
  }

  /// The accessor by which a subclass overrides the stored property that meets a requirement.
  private func overridingAccessor(
    of function: Function, in type: TypeID, below owner: TypeID
  ) -> Function? {
    var current: TypeID? = type
    while let id = current, id != owner, let nominal = types.nominal(of: id) {
      nominal.completeIfNeeded()
      let found = nominal.candidates(for: function).first { $0.isStatic == function.isStatic }
      if let found { return found }
      current = types.superclass(of: id)
    }
    return nil
  }

  private func storedWitness(_ nominal: Nominal, _ function: Function) -> Witness? {
    if function.isStatic, let enumCase = nominal.cases.first(where: { $0.name == function.name }) {
      return .enumCase(enumCase)
    }
    guard !function.isStatic, function.kind != .function, function.kind != .initializer,
      let field = nominal.fields.first(where: { $0.name == function.name })
    else { return nil }
    return .field(slot: RuntimeTypes.slot(of: field), field)
  }

  /// The candidate that fits best: the labels have to, the types decide, then the constraints.
  private func best(
    _ candidates: [Function], for requirement: Requirement, in type: TypeID
  ) -> Function? {
    var best: (function: Function, score: Int)?
    for candidate in candidates {
      guard let score = score(candidate, for: requirement.function, in: type) else { continue }
      if best == nil || score > (best?.score ?? 0) { best = (candidate, score) }
    }
    return best?.function
  }

  private func score(
    _ candidate: Function, for wanted: Function, in type: TypeID
  ) -> Int? {
    guard candidate.isStatic == wanted.isStatic,
      candidate.parameters.count == wanted.parameters.count,
      zip(candidate.parameters, wanted.parameters).allSatisfy({ $0.label == $1.label }),
      holds(candidate.requirements, of: candidate, in: type)
    else { return nil }
    var score = candidate.requirements.count
    for (own, other) in zip(candidate.parameters, wanted.parameters) {
      let types = (resolve(own.type, candidate, in: type), resolve(other.type, wanted, in: type))
      if case .parameter(let mine) = own.type, case .parameter(let theirs) = other.type,
        !mine.belongsToType, !theirs.belongsToType, theirs !== wanted.owner?.selfParameter
      {
        // `init<T: BinaryInteger>(_: T)` beside `init<T: BinaryFloatingPoint>(_: T)`.
        score += Set(mine.bounds) == Set(theirs.bounds) ? 100 : -100
      } else if types.0 == types.1 {
        score += 100
      } else if wanted.isSubscript, types.0 != .any, types.1 != .any {
        // Subscripts have no labels to tell an index from a range.
        return nil
      } else if isSettled(own.type), isSettled(other.type) {
        // `read(_: Int.Type)` beside `read<T>(_: T.Type)` is no witness for texts.
        score -= 100
      }
    }
    if resolve(candidate.result, candidate, in: type) == resolve(wanted.result, wanted, in: type) {
      score += 50
    }
    return score
  }

  /// True for a type that is the same whoever conforms and whoever calls.
  func isSettled(_ type: Type) -> Bool {
    switch type {
    case .nominal(_, let arguments): arguments.allSatisfy(isSettled)
    case .metatype(let instance): isSettled(instance)
    default: false
    }
  }

  /// True if the constraints of an extension hold for a type.
  func holds(_ requirements: [GenericRequirement], of function: Function, in type: TypeID) -> Bool {
    requirements.allSatisfy { requirement in
      // Constraints on the function's own parameters are the caller's business.
      if requirement.mentions(function.genericParameters) { return true }
      return types.satisfies(requirement) { binding($0, function, type) }
    }
  }

  private func resolve(_ type: Type, _ function: Function, in receiver: TypeID) -> TypeID {
    types.resolve(type) { binding($0, function, receiver) }
  }

  private func binding(
    _ parameter: GenericParameter, _ function: Function, _ type: TypeID
  ) -> TypeID? {
    if parameter === function.owner?.selfParameter { return type }
    guard function.owner?.kind != .protocol, parameter.belongsToType else { return nil }
    let arguments = types.arguments(of: type)
    return arguments.indices.contains(parameter.index) ? arguments[parameter.index] : nil
  }
}

extension Nominal {
  /// A getter or setter of a static stored property, for a requirement that it meets.
  fileprivate func globalAccessor(for wanted: Function) -> Function? {
    guard wanted.isStatic, !wanted.isSubscript, wanted.kind == .getter || wanted.kind == .setter,
      let property = properties[wanted.name]?.first(where: { $0.isStatic }),
      let global = property.global
    else { return nil }
    let range = property.range
    let made = Function(
      name: wanted.name, kind: wanted.kind, owner: self,
      result: wanted.kind == .getter ? global.type : .tuple([]), range: range)
    made.isStatic = true
    var locals = [
      Local(
        name: "self", type: .metatype(.nominal(self, [])), isMutable: false, range: range)
    ]
    let statement: StatementKind
    if wanted.kind == .getter {
      statement = .return(Expression(.global(global), type: global.type, range: range))
    } else {
      let value = Local(name: "newValue", type: global.type, isMutable: false, range: range)
      made.parameters = [Parameter(label: nil, name: "newValue", type: global.type)]
      locals.append(value)
      let written = Expression(.local(value), type: global.type, range: range)
      statement = .expression(
        Expression(.assign(.global(global), written), type: .tuple([]), range: range))
    }
    made.body = FunctionBody(
      name: wanted.name, parameters: locals, statements: [Statement(statement, range: range)],
      result: made.result, range: range)
    return made
  }
}

extension GenericRequirement {
  /// True if one of the parameters occurs in the clause.
  fileprivate func mentions(_ parameters: [GenericParameter]) -> Bool {
    let own = parameters.filter { !$0.belongsToType }
    guard !own.isEmpty else { return false }
    let used =
      switch self {
      case .conforms(let type, _): type.parameters
      case .same(let left, let right), .inherits(let left, let right):
        left.parameters + right.parameters
      }
    return used.contains { own.contains($0) }
  }
}

extension RuntimeTypes {
  /// The slot of a field in its record: a subclass's follow its superclass's.
  static func slot(of field: Field) -> Int {
    guard field.owner.isReference, case .nominal(let superclass, _)? = field.owner.superclass else {
      return field.index
    }
    return fields(of: superclass).count + field.index
  }
}
