import IR

extension World {
  /// What `T.Name` is for a known `T`: a nested type or alias, a generic parameter of that name,
  /// or what the witnesses of a protocol's requirements say.
  func associatedType(named name: String, of type: Type) -> Type? {
    switch type {
    case .nominal(let declaration, let arguments):
      return associatedType(named: name, of: declaration, arguments)
    case .opaque(let result, let arguments):
      if let bound = primary(name, in: result.bounds) {
        return result.substitution(for: arguments)?.apply(bound) ?? bound
      }
      if let implied = implied(name, of: type, by: result.bounds) { return implied }
      return result.underlying(for: arguments).flatMap {
        associatedType(named: name, of: solver.head($0))
      }
    case .parameter(let parameter):
      if let bound = primary(name, in: parameter.bounds) { return bound }
      return sameTypes[.member(type, name)] ?? implied(name, of: type, by: protocols(of: type))
    case .existential(let protocols):
      return primary(name, in: protocols) ?? implied(name, of: type, by: protocols)
    case .member(let base, let step):
      return sameTypes[.member(type, name)] ?? implied([step, name], of: base)
        ?? implied(name, of: type, by: protocols(of: type))
    case .dynamic: return .dynamic
    default: return nil
    }
  }

  /// What the `where` clause of a protocol says about an associated type of what conforms to it.
  private func implied(
    _ name: String, of type: Type, by bounds: [ProtocolReference]
  ) -> Type? {
    guard !impliedTypes.isEmpty else { return nil }
    for bound in narrowest(bounds) {
      for ancestor in allRefined(by: bound.declaration) {
        if let found = impliedTypes[ancestor]?[name] {
          return Substitution.selfType(ancestor, type).apply(found)
        }
      }
    }
    return nil
  }

  /// The bounds that no other one among them refines: their `where` clauses say the most.
  private func narrowest(_ bounds: [ProtocolReference]) -> [ProtocolReference] {
    guard bounds.count > 1 else { return bounds }
    return bounds.filter { bound in
      !bounds.contains {
        $0.declaration != bound.declaration && refines($0.declaration, bound.declaration)
      }
    }
  }

  /// The same for a type that is several steps away from the one that conforms.
  private func implied(_ path: [String], of base: Type) -> Type? {
    for bound in narrowest(protocols(of: base)) {
      for ancestor in allRefined(by: bound.declaration) {
        if let found = impliedPaths[ancestor]?[path] {
          return Substitution.selfType(ancestor, base).apply(found)
        }
      }
    }
    guard case .member(let outer, let step) = base else { return nil }
    return implied([step] + path, of: outer)
  }

  private func primary(_ name: String, in bounds: [ProtocolReference]) -> Type? {
    for bound in bounds where !bound.arguments.isEmpty {
      if let index = primaryNames(of: bound.declaration).firstIndex(of: name),
        index < bound.arguments.count
      {
        return bound.arguments[index]
      }
    }
    return nil
  }

  private func associatedType(
    named name: String, of declaration: Nominal, _ arguments: [Type]
  ) -> Type? {
    completeHeader(declaration)
    // An alias in an extension is entered with the members.
    if alias(name, of: declaration) == nil { complete(declaration) }
    let substitution = Substitution(declaration, arguments)
    if let alias = declaration.aliases[name] { return substitution.apply(reopened(alias)) }
    if let nested = declaration.nested[name] { return .nominal(nested, arguments) }
    if let parameter = declaration.genericParameters.first(where: { $0.name == name }) {
      // What the witnesses say goes before the parameter that happens to have the name.
      let told = declaration.isLibrary ? nil : inferAssociatedType(name, of: declaration)
      return told.map(substitution.apply) ?? substitution.types[parameter]
    }
    if name == "RawValue", let raw = declaration.rawType { return raw }
    for conformance in declaration.conformances {
      if let written = conformance.associatedTypes[name] { return substitution.apply(written) }
    }
    if let inferred = inferAssociatedType(name, of: declaration) {
      return substitution.apply(inferred)
    }
    return superclass(of: .nominal(declaration, arguments)).flatMap {
      associatedType(named: name, of: $0)
    }
  }

  /// What an alias that a type declares stands for, known before the rest of the type's header is.
  func alias(_ name: String, of declaration: Nominal) -> Type? {
    if let found = declaration.aliases[name] { return found }
    guard let resolve = pendingAliases[declaration]?.removeValue(forKey: name) else { return nil }
    let type = resolve()
    declaration.aliases[name] = type
    return type
  }

  /// `typealias Maybe = Optional`: what the alias leaves open is inferred at each use anew.
  func reopened(_ type: Type) -> Type {
    guard type.hasVariables else { return type }
    if case .variable = type { return solver.fresh() }
    return type.mapComponents(reopened)
  }

  /// An alias that one of these protocols declares: `P.Step` names it without a type that conforms.
  func alias(
    _ name: String, declaredBy bounds: [ProtocolReference], for type: Type
  ) -> Type? {
    for ancestor in bounds.flatMap({ allRefined(by: $0.declaration) })
    where ancestor.associatedTypes[name] == nil {
      // An alias in an extension is entered with the members.
      if alias(name, of: ancestor) == nil { complete(ancestor) }
      guard let found = ancestor.aliases[name] else { continue }
      return Substitution.selfType(ancestor, type).apply(found)
    }
    return nil
  }

  /// Finds a requirement whose type mentions the associated type, and takes it from the same place
  /// in the witness's type.
  func inferAssociatedType(_ name: String, of declaration: Nominal) -> Type? {
    for ancestor in allProtocols(of: declaration) where ancestor.associatedTypes[name] != nil {
      guard let selfParameter = ancestor.selfParameter else { continue }
      complete(ancestor)
      let wanted = Type.member(.parameter(selfParameter), name)
      for requirement in ancestor.requirements {
        let function = requirement.function
        completeSignature(of: function)
        if function.result.contains({ $0 == wanted }),
          let actual = witnessResult(of: requirement, telling: name, in: declaration),
          let type = part(of: actual, where: function.result, is: wanted)
        {
          return type
        }
        if let type = thrown(by: requirement, telling: wanted, in: declaration) { return type }
        let position = function.parameters.firstIndex { parameter in
          parameter.type.contains { $0 == wanted }
        }
        // What a setter is given, the getter has told.
        guard let position, requirement.kind != .setter,
          let witness = declaration.members[function.name]?.first(where: {
            $0.fullName == function.fullName
              && $0.parameters.count == function.parameters.count
          })
        else { continue }
        completeSignature(of: witness)
        if let type = part(
          of: witness.parameters[position].type, where: function.parameters[position].type,
          is: wanted)
        {
          return type
        }
      }
      for requirement in ancestor.requirements {
        if let type = writtenWitness(for: requirement, tells: name, wanted, in: declaration) {
          return type
        }
      }
      if let type = associatedType(name, by: ancestor, of: declaration) { return type }
      if let type = endOfPath(named: name, ancestor, declaration) { return type }
    }
    return fallback(for: name, of: declaration)
  }

  /// What the witness of a requirement with `throws(Failure)` throws: nothing is `Never`.
  private func thrown(
    by requirement: Requirement, telling wanted: Type, in declaration: Nominal
  ) -> Type? {
    let function = requirement.function
    guard let pattern = function.thrownType, pattern.contains({ $0 == wanted }),
      let witness = declaration.members[function.name]?.first(where: {
        $0.fullName == function.fullName && $0.parameters.count == function.parameters.count
      })
    else { return nil }
    completeSignature(of: witness)
    let anyError = Type.existential([ProtocolReference(standard("Error"))])
    guard witness.isThrowing else { return standardType("Never") }
    return part(of: witness.thrownType ?? anyError, where: pattern, is: wanted)
  }

  /// What a protocol writes behind the `=` of an associated type that no witness tells.
  private func fallback(for name: String, of declaration: Nominal) -> Type? {
    for ancestor in allProtocols(of: declaration) where ancestor.associatedTypes[name] != nil {
      guard ancestor.selfParameter != nil, let type = ancestor.aliases[name] else { continue }
      return Substitution.selfType(ancestor, whole(declaration)).apply(type)
    }
    return nil
  }

  /// A type with its own generic parameters as arguments.
  func whole(_ declaration: Nominal) -> Type {
    .nominal(declaration, declaration.genericParameters.map(Type.parameter))
  }

  /// The part of `actual` that stands where `pattern` has `wanted`.
  func part(of actual: Type, where pattern: Type, is wanted: Type) -> Type? {
    if pattern == wanted { return actual }
    func first(_ patterns: [Type], _ actuals: [Type]) -> Type? {
      guard patterns.count == actuals.count else { return nil }
      return zip(patterns, actuals).lazy.compactMap { self.part(of: $1, where: $0, is: wanted) }
        .first
    }
    switch (pattern, actual) {
    case (.nominal(let x, let left), .nominal(let y, let right)) where x == y:
      return first(left, right)
    case (.tuple(let left), .tuple(let right)):
      return first(left.map(\.type), right.map(\.type))
    case (.function(let left), .function(let right)):
      return first(
        left.parameters.map(\.type) + [left.result], right.parameters.map(\.type) + [right.result])
    case (.metatype(let left), .metatype(let right)):
      return part(of: right, where: left, is: wanted)
    default: return nil
    }
  }

  /// What another associated type says: a sequence's elements are its iterator's.
  private func associatedType(
    _ name: String, by ancestor: Nominal, of declaration: Nominal
  ) -> Type? {
    for (other, bounds) in ancestor.associatedTypes where other != name && other == "Iterator" {
      guard bounds.contains(where: { $0.declaration.associatedTypes[name] != nil }),
        let type = associatedType(named: other, of: whole(declaration))
      else { continue }
      if let found = associatedType(named: name, of: type) { return found }
    }
    return nil
  }

  /// `associatedtype Items: Collection where Items.Element == Item` tells `Item` by `Items`.
  private func endOfPath(
    named name: String, _ ancestor: Nominal, _ declaration: Nominal
  ) -> Type? {
    guard !ancestor.isLibrary, let own = ancestor.selfParameter else { return nil }
    for (path, target) in impliedPaths[ancestor] ?? [:]
    where target == .member(.parameter(own), name) && path.first != name {
      guard let first = path.first, var type = inferAssociatedType(first, of: declaration) else {
        continue
      }
      for step in path.dropFirst() {
        guard let next = associatedType(named: step, of: solver.head(type)) else { break }
        type = next
      }
      return type
    }
    return nil
  }
}

extension Substitution {
  /// Binds a protocol's `Self`.
  static func selfType(_ declaration: Nominal, _ type: Type) -> Substitution {
    var substitution = Substitution()
    if let parameter = declaration.selfParameter { substitution.types[parameter] = type }
    return substitution
  }
}
