import IR

extension World {
  /// Protocols that everything satisfies as far as running is concerned.
  private static let markers: Set<String> = [
    "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype",
  ]

  /// True for a protocol without members that says something to the compiler only.
  func isMarker(_ declaration: Nominal) -> Bool {
    declaration.isLibrary && Self.markers.contains(declaration.name)
  }

  /// True if values of `type` can be used as `protocolDeclaration`; unknown types can be anything.
  package func conforms(_ type: Type, to protocolDeclaration: Nominal) -> Bool {
    if isMarker(protocolDeclaration) { return true }
    switch type {
    case .dynamic, .variable: return true
    case .nominal(let declaration, let arguments):
      if protocolDeclaration.name == "AnyObject" { return declaration.isReference }
      return conformance(of: declaration, arguments, to: protocolDeclaration) != nil
    case .parameter, .member:
      if protocols(of: type).contains(where: { refines($0.declaration, protocolDeclaration) }) {
        return true
      }
      return classBound(of: type).map { conforms($0, to: protocolDeclaration) } ?? false
    case .opaque(let result, _):
      if result.bounds.contains(where: { refines($0.declaration, protocolDeclaration) }) {
        return true
      }
      return result.underlying.map { conforms($0, to: protocolDeclaration) } ?? false
    case .existential(let protocols):
      return protocols.contains { refines($0.declaration, protocolDeclaration) }
    case .pack(let elements): return elements.allSatisfy { conforms($0, to: protocolDeclaration) }
    case .expansion(let pattern): return conforms(pattern, to: protocolDeclaration)
    case .tuple, .function, .metatype: return false
    }
  }

  /// True if `declaration` is `other` or inherits from it.
  func refines(_ declaration: Nominal, _ other: Nominal) -> Bool {
    if declaration == other { return true }
    completeHeader(declaration)
    return declaration.conformances.contains { refines($0.protocolReference.declaration, other) }
      || declaration.superclass?.declaration.map { refines($0, other) } == true
  }

  /// The conformance that makes `declaration<arguments>` conform, searching superclasses and
  /// protocols that refine the one asked for.
  func conformance(
    of declaration: Nominal, _ arguments: [Type], to protocolDeclaration: Nominal
  ) -> Conformance? {
    completeHeader(declaration)
    let substitution = Substitution(declaration, arguments)
    for conformance in declaration.conformances
    where refines(conformance.protocolReference.declaration, protocolDeclaration) {
      if satisfies(conformance.conditions, substitution) { return conformance }
    }
    if let superclass = declaration.superclass,
      case .nominal(let parent, let inherited) = substitution.apply(superclass)
    {
      return self.conformance(of: parent, inherited, to: protocolDeclaration)
    }
    return nil
  }

  /// True if every requirement holds under `substitution`.
  func satisfies(_ requirements: [GenericRequirement], _ substitution: Substitution) -> Bool {
    requirements.allSatisfy { requirement in
      switch requirement {
      case .conforms(let type, let reference):
        return conforms(
          solver.head(substitution.apply(type)), to: reference.declaration)
      case .same(let left, let right):
        return solver.unify(substitution.apply(left), substitution.apply(right))
      case .inherits(let type, let superclass):
        return solver.convert(substitution.apply(type), to: substitution.apply(superclass)) != nil
      }
    }
  }

  /// The bounds of `T.Name` from the protocols `T` is bound to.
  func memberBounds(of base: Type, _ name: String) -> [ProtocolReference] {
    let own = protocols(of: base).flatMap { reference -> [ProtocolReference] in
      allRefined(by: reference.declaration).flatMap { $0.associatedTypes[name] ?? [] }
    }
    return impliedBounds.isEmpty ? own : own + boundsImplied(by: base, [name])
  }

  /// What `where Items.Element: Named` of a protocol says of a type that is several steps away from
  /// what conforms to it.
  private func boundsImplied(by base: Type, _ path: [String]) -> [ProtocolReference] {
    guard case .member(let outer, let step) = base else { return [] }
    let whole = [step] + path
    let found = protocols(of: outer).flatMap { reference -> [ProtocolReference] in
      allRefined(by: reference.declaration).flatMap { impliedBounds[$0]?[whole] ?? [] }
    }
    return found + boundsImplied(by: outer, whole)
  }

  /// The protocols a non-nominal type is known to satisfy.
  func protocols(of type: Type) -> [ProtocolReference] {
    switch type {
    case .parameter(let parameter): parameter.bounds + (assumedBounds[type] ?? [])
    case .opaque(let result, _): result.bounds
    case .existential(let parts): parts.filter { $0.declaration.kind == .protocol }
    case .member(let base, let name):
      memberBounds(of: base, name) + (assumedBounds[type] ?? [])
    case .variable(let index): solver.bounds(of: index)
    default: []
    }
  }

  /// A protocol and everything it inherits, nearest first.
  func allRefined(by declaration: Nominal) -> [Nominal] {
    if let known = protocolCaches.refined[declaration] { return known }
    completeHeader(declaration)
    var result = [declaration]
    collectRefined(by: declaration.conformances, into: &result)
    protocolCaches.refined[declaration] = result
    return result
  }

  /// Every protocol a nominal type conforms to, inherited ones included.
  func allProtocols(of declaration: Nominal) -> [Nominal] {
    if let known = protocolCaches.conformed[declaration] { return known }
    completeHeader(declaration)
    var result: [Nominal] = []
    collectRefined(by: declaration.conformances, into: &result)
    protocolCaches.conformed[declaration] = result
    return result
  }

  private func collectRefined(by conformances: [Conformance], into result: inout [Nominal]) {
    var seen = Set(result)
    let own = result.count
    for conformance in conformances {
      for ancestor in allRefined(by: conformance.protocolReference.declaration)
      where seen.insert(ancestor).inserted {
        result.append(ancestor)
      }
    }
    result = result[..<own] + refiningFirst(Array(result[own...]))
  }

  /// The same protocols, each before those that it refines: what its extensions add is the more
  /// specific.
  func refiningFirst(_ protocols: [Nominal]) -> [Nominal] {
    var rest = protocols
    var result: [Nominal] = []
    while rest.count > 1 {
      let next = rest.firstIndex { candidate in
        !rest.contains { $0 != candidate && allRefined(by: $0).contains(candidate) }
      }
      result.append(rest.remove(at: next ?? 0))
    }
    return result + rest
  }

  /// Names of primary associated types, as in `Collection<Element>`.
  func primaryNames(of declaration: Nominal) -> [String] {
    completeHeader(declaration)
    return primaryAssociatedTypes[declaration] ?? []
  }
}
