import Diagnostics
import IR

/// Fills in what stands before a type's braces: generic parameters, inheritance, `where`.
struct HeaderBuilder {
  let world: World
  let nominal: Nominal
  let parsed: ParsedNominal?
  let scope: DeclarationScope

  func build() {
    guard let parsed else { return }
    if let outer = nominal.outer {
      world.completeHeader(outer)
      nominal.genericParameters = outer.genericParameters
    }
    declareParameters(parsed.generics)
    // The scope was made before the parameters were known.
    for parameter in nominal.genericParameters { scope.generics[parameter.name] = parameter }
    if nominal.kind == .protocol { declareAssociatedTypes(parsed) }
    // What is inherited comes before anything that may need other types, which may need this one.
    inherit(parsed.inherited, conditions: [])
    bindParameters(parsed.generics)
    if nominal.kind == .protocol { boundAssociatedTypes(parsed) }
    declareAliases(parsed)
    if nominal.kind != .protocol, let outer = nominal.outer {
      // A type of a constrained extension also knows what that asks.
      scope.requirements = scope.parent?.requirements ?? world.headerRequirements[outer] ?? []
    }
    apply(requirements(parsed.requirements))
    if nominal.kind != .protocol { world.headerRequirements[nominal] = scope.requirements }
    if nominal.kind == .enumeration { synthesizeEnumConformances(parsed) }
    if nominal.kind == .actor { conform(to: "Actor") }
    guard nominal.kind == .object else { return }
    // `@Model` makes a class one that a model context may keep.
    if nominal.attributes.contains("Model") { conform(to: "PersistentModel") }
    if nominal.attributes.contains("Observable") { conform(to: "Observable") }
  }

  /// Adds the conformance to a protocol of the library that an attribute brings.
  private func conform(to name: String) {
    guard let found = world.nominal(named: name, inLibrary: true),
      !nominal.conformances.contains(where: { $0.protocolReference.declaration === found })
    else { return }
    world.protocolCaches = ProtocolCaches()
    nominal.conformances.append(Conformance(protocolReference: ProtocolReference(found)))
  }

  private func declareParameters(_ generics: [ParsedGenericParameter]) {
    for parameter in generics {
      nominal.genericParameters.append(
        GenericParameter(
          name: parameter.name, isPack: parameter.isPack,
          index: nominal.genericParameters.count, belongsToType: true))
    }
  }

  private func bindParameters(_ generics: [ParsedGenericParameter]) {
    let resolver = TypeResolver(world: world, scope: scope)
    for written in generics {
      guard let bound = written.bound, let parameter = scope.generics[written.name] else {
        continue
      }
      FunctionBuilder.bind(parameter, to: resolver.resolve(bound), bound.range, world)
    }
  }

  private func declareAssociatedTypes(_ parsed: ParsedNominal) {
    world.primaryAssociatedTypes[nominal] = parsed.primaryAssociatedTypes
    for member in parsed.outline {
      guard case .associatedType(let name, _, _, _) = member.kind else { continue }
      nominal.associatedTypes[name] = []
    }
  }

  private func boundAssociatedTypes(_ parsed: ParsedNominal) {
    let resolver = TypeResolver(world: world, scope: scope)
    for member in parsed.outline {
      guard case .associatedType(let name, let bounds, let fallback, _) = member.kind else {
        continue
      }
      let types = bounds.map { resolver.resolve($0) }
      nominal.associatedTypes[name] = types.flatMap(resolver.protocols)
      let superclass = types.lazy.compactMap { type in
        type.declaration?.kind == .object ? type : type.composedClass
      }.first
      if let superclass { world.associatedClasses[nominal, default: [:]][name] = superclass }
      if let fallback { nominal.aliases[name] = resolver.resolve(fallback) }
    }
    for member in parsed.outline {
      guard case .associatedType(_, _, _, let written) = member.kind else { continue }
      requirements(written).forEach(imply)
    }
  }

  private func declareAliases(_ parsed: ParsedNominal) {
    let resolver = TypeResolver(world: world, scope: scope)
    var names: [String] = []
    var pending: [String: () -> Type] = [:]
    for member in parsed.outline {
      if case .alias(let name, let generics, let type) = member.kind {
        names.append(name)
        pending[name] = { resolver.alias(generics, type) }
      }
    }
    guard !names.isEmpty else { return }
    // One of them may ask another type whose aliases ask for a later one of these.
    world.pendingAliases[nominal, default: [:]].merge(pending) { own, _ in own }
    for name in names { _ = world.alias(name, of: nominal) }
  }

  /// Enters inherited protocols, a superclass, or an enum's raw type.
  func inherit(
    _ inherited: [ParsedType], conditions: [GenericRequirement], in place: SourceRange? = nil
  ) {
    let resolver = TypeResolver(world: world, scope: scope)
    for written in inherited {
      // What is left of `~Copyable`.
      if case .name("Any", _) = written.kind { nominal.attributes.insert(Nominal.noncopyable) }
      let type = resolver.resolve(written)
      switch type {
      case .existential(let protocols):
        if let superclass = type.composedClass { inherit(superclass, written) }
        for reference in protocols where reference.declaration.kind == .protocol {
          guard !isCircular(reference.declaration) else { continue }
          reportInert(reference.declaration, written)
          world.protocolCaches = ProtocolCaches()
          nominal.conformances.append(
            Conformance(protocolReference: reference, conditions: conditions, place: place))
        }
      case .nominal: inherit(type, written)
      case .dynamic: inheritUnmodelled(written)
      default: break
      }
    }
  }

  /// Says so if what is inherited inherits from the type itself, as far as is known by now: the
  /// link that would close the circle is left out.
  private func isCircular(_ inherited: Nominal) -> Bool {
    var waiting = [inherited]
    var seen = Set(waiting)
    while let next = waiting.popLast() {
      guard next != nominal else {
        world.report(.inheritsFromItself(nominal))
        return true
      }
      guard next.kind == nominal.kind else { continue }
      let parents = next.conformances.map(\.protocolReference.declaration)
      for parent in parents + [next.superclass?.declaration].compactMap({ $0 })
      where seen.insert(parent).inserted {
        waiting.append(parent)
      }
    }
    return false
  }

  /// Enters a superclass, or an enum's raw type.
  private func inherit(_ type: Type, _ written: ParsedType) {
    guard let declaration = type.declaration else { return }
    if nominal.kind == .object, declaration.kind == .object {
      guard !isCircular(declaration) else { return }
      reportInert(declaration, written)
      nominal.superclass = type
    } else if nominal.kind == .enumeration {
      guard mayBeWritten(type) else { return world.report(.rawType(type, written.range)) }
      nominal.rawType = type
    } else if !nominal.isLibrary {
      world.report(.cannotInherit(nominal, from: declaration, nominal.range))
    }
  }

  /// False for a library type of which no value can be written as a literal.
  private func mayBeWritten(_ type: Type) -> Bool {
    guard type.declaration?.isLibrary == true, !nominal.isLibrary else { return true }
    return ["Integer", "Float", "String", "ExtendedGraphemeCluster", "UnicodeScalar"].contains {
      world.conforms(type, to: world.standard("ExpressibleBy\($0)Literal"))
    }
  }

  /// What a type takes from a class or protocol that Grove does not model is not known.
  private func inheritUnmodelled(_ written: ParsedType) {
    guard !nominal.isLibrary, case .name(let name, _) = written.kind,
      !["Delegate", "DataSource", "Protocol"].contains(where: name.hasSuffix)
    else { return }
    nominal.attributes.insert("_unmodelled")
    guard nominal.kind == .object, nominal.superclass == nil,
      let stand = world.nominal(named: "_UnmodelledObject", inLibrary: true)
    else { return }
    nominal.superclass = .nominal(stand, [])
  }

  /// Says that what the program's type builds on does nothing.
  private func reportInert(_ declaration: Nominal, _ written: ParsedType) {
    guard declaration.attributes.contains("notSimulated"), !nominal.isLibrary else { return }
    let name = declaration.qualifiedName
    world.reportUnsimulated(name, .inert(name, written.range))
  }

  /// `where` clauses as requirements.
  ///
  /// What they ask of `Self` comes first: the others may name its associated types, in whatever
  /// order they are written.
  func requirements(_ parsed: [ParsedRequirement]) -> [GenericRequirement] {
    let ofSelf = parsed.filter(\.asksSelf).flatMap(requirements)
    scope.requirements += ofSelf
    return ofSelf + parsed.filter { !$0.asksSelf }.flatMap(requirements)
  }

  private func requirements(_ parsed: ParsedRequirement) -> [GenericRequirement] {
    let resolver = TypeResolver(world: world, scope: scope)
    switch parsed {
    case .conforms(let type, let bound):
      let subject = resolver.resolve(type)
      let bound = resolver.resolve(bound)
      guard case .existential(let parts) = bound else { return [.inherits(subject, bound)] }
      return parts.filter { $0.declaration.kind == .protocol }.map { .conforms(subject, $0) }
        + (bound.composedClass.map { [.inherits(subject, $0)] } ?? [])
    case .same(let left, let right):
      return [.same(resolver.resolve(left), resolver.resolve(right))]
    }
  }

  /// Bounds on the type's own parameters are kept with the parameter.
  private func apply(_ requirements: [GenericRequirement]) {
    for requirement in requirements {
      if case .conforms(.parameter(let parameter), let reference) = requirement {
        parameter.bounds.append(reference)
      } else {
        scope.requirements.append(requirement)
        if nominal.kind == .protocol { imply(requirement) }
      }
    }
  }

  /// `protocol Words: Collection where Element == String`: what is known of every conforming type.
  private func imply(_ requirement: GenericRequirement) {
    switch requirement {
    case .same(let left, let right):
      if let path = ownPath(left), let other = ownPath(right), path.count != other.count {
        // The longer way to a type is written as the shorter one.
        let (long, short) = path.count > other.count ? (path, right) : (other, left)
        world.impliedPaths[nominal, default: [:]][long] = short
      } else if let path = ownPath(left), path.count > 1 {
        world.impliedPaths[nominal, default: [:]][path] = right
      } else if let name = ownAssociatedType(left) {
        world.impliedTypes[nominal, default: [:]][name] = right
      } else if let name = ownAssociatedType(right) {
        world.impliedTypes[nominal, default: [:]][name] = left
      }
    case .conforms(let type, let bound):
      if let name = ownAssociatedType(type) {
        nominal.associatedTypes[name, default: []].append(bound)
      } else if let path = ownPath(type), path.count > 1 {
        world.impliedBounds[nominal, default: [:]][path, default: []].append(bound)
      }
    case .inherits: break
    }
  }

  /// The name of an associated type of `Self`, if the type is one.
  private func ownAssociatedType(_ type: Type) -> String? {
    guard case .member(.parameter(let parameter), let name) = type,
      parameter == nominal.selfParameter
    else { return nil }
    return name
  }

  /// `SubSequence.Element` of `Self` as the names on the way.
  private func ownPath(_ type: Type) -> [String]? {
    guard case .member(let base, let name) = type else { return nil }
    if case .parameter(let parameter) = base {
      return parameter == nominal.selfParameter ? [name] : nil
    }
    return ownPath(base).map { $0 + [name] }
  }

  /// Enums without payload are Equatable and Hashable by themselves; raw values make them
  /// RawRepresentable.
  private func synthesizeEnumConformances(_ parsed: ParsedNominal) {
    var names: [String] = []
    let hasPayload = parsed.outline.contains { member in
      if case .enumCases(let cases) = member.kind { return cases.contains { !$0.payload.isEmpty } }
      return false
    }
    if !hasPayload { names += ["Equatable", "Hashable"] }
    if nominal.rawType != nil { names.append("RawRepresentable") }
    for name in names {
      let reference = ProtocolReference(world.standard(name))
      if !nominal.conformances.contains(where: { $0.protocolReference == reference }) {
        world.protocolCaches = ProtocolCaches()
        nominal.conformances.append(Conformance(protocolReference: reference))
      }
    }
  }
}

extension ParsedRequirement {
  /// `Self: P`.
  fileprivate var asksSelf: Bool {
    guard case .conforms(let type, _) = self, case .name("Self", _) = type.kind else {
      return false
    }
    return true
  }
}
