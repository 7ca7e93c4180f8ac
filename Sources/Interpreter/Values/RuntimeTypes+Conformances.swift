import IR

extension RuntimeTypes {
  /// True if a type conforms to a protocol, itself or through its superclass, and the conditions
  /// of a conditional conformance hold.
  package func conforms(_ id: TypeID, to declaration: Nominal) -> Bool {
    let key = ConformanceKey(type: id, declaration: declaration)
    if let known = conformanceCache[key] { return known }
    // A recursive question (Array: Equatable where Element: Equatable) ends in "not by this way".
    conformanceCache[key] = false
    let answer = findConformance(id, to: declaration)
    conformanceCache[key] = answer
    return answer
  }

  private func findConformance(_ id: TypeID, to declaration: Nominal) -> Bool {
    // A composition may name a class beside its protocols.
    if declaration.kind == .object { return isOfClass(id, declaration) }
    if declaration.isLibrary, RuntimeTypes.markers.contains(declaration.name) { return true }
    let entry = entry(id)
    switch entry.shape {
    case .existential(let protocols):
      return protocols.contains { inherits($0, declaration) }
    case .nominal, .named:
      guard let nominal = nominal(of: id) else { return false }
      if declaration.isLibraryType("AnyObject") { return nominal.isReference }
      return conformance(of: id, to: declaration) != nil
    default:
      return false
    }
  }

  private func isOfClass(_ id: TypeID, _ declaration: Nominal) -> Bool {
    if case .existential(let parts) = entry(id).shape { return parts.contains(declaration) }
    var current: TypeID? = id
    while let type = current {
      if nominal(of: type) == declaration { return true }
      current = superclass(of: type)
    }
    return false
  }

  /// Protocols without requirements that every value may be asked for.
  static let markers: Set<String> = [
    "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype",
  ]

  /// The conformance by which a nominal type meets a protocol, and the type that declares it.
  func conformance(of id: TypeID, to declaration: Nominal) -> (Conformance, TypeID)? {
    guard let nominal = nominal(of: id) else { return nil }
    nominal.completeIfNeeded()
    let arguments = arguments(of: id)
    for conformance in nominal.conformances
    where inherits(conformance.protocolReference.declaration, declaration) {
      let holds = conformance.conditions.allSatisfy { condition in
        satisfies(condition) { arguments.indices.contains($0.index) ? arguments[$0.index] : nil }
      }
      if holds { return (conformance, id) }
    }
    guard let superclass = superclass(of: id) else { return nil }
    return conformance(of: superclass, to: declaration)
  }

  /// True if a protocol is `ancestor` or refines it.
  package func inherits(_ declaration: Nominal, _ ancestor: Nominal) -> Bool {
    if declaration == ancestor { return true }
    return declaration.conformances.contains {
      inherits($0.protocolReference.declaration, ancestor)
    }
  }

  /// Checks one clause after `where`.
  func satisfies(
    _ requirement: GenericRequirement, _ binding: (GenericParameter) -> TypeID?
  ) -> Bool {
    switch requirement {
    case .conforms(let type, let reference):
      conforms(resolve(type, binding), to: reference.declaration)
    case .same(let left, let right):
      resolve(left, binding) == resolve(right, binding)
    case .inherits(let type, let superclass):
      isClass(resolve(type, binding), resolve(superclass, binding))
    }
  }

  /// Every protocol a type conforms to, the most refined first; conditions are not checked.
  func protocols(of id: TypeID) -> [Nominal] {
    var result: [Nominal] = []
    var seen: Set<Nominal> = []
    func visit(_ declaration: Nominal) {
      guard seen.insert(declaration).inserted else { return }
      declaration.completeIfNeeded()
      result.append(declaration)
      for parent in declaration.conformances { visit(parent.protocolReference.declaration) }
    }
    if case .existential(let declarations) = entry(id).shape { declarations.forEach(visit) }
    var current: TypeID? = id
    while let type = current {
      if let nominal = nominal(of: type) {
        nominal.completeIfNeeded()
        for conformance in nominal.conformances { visit(conformance.protocolReference.declaration) }
      }
      current = superclass(of: type)
    }
    // A protocol comes before those it refines.
    let heights = result.map { height(of: $0) }
    return result.indices.sorted { (heights[$1], $0) < (heights[$0], $1) }.map { result[$0] }
  }

  /// The protocol of the library by that name, if a type conforms to it.
  ///
  /// It is looked for among what the type declares: asking the library by name would have it read
  /// for a protocol that the program never mentions.
  package func libraryProtocol(_ name: String, conformedToBy id: TypeID) -> Nominal? {
    func search(_ declarations: [Nominal]) -> Nominal? {
      for declaration in declarations {
        if declaration.isLibraryType(name) { return declaration }
        let refined = declaration.conformances.map(\.protocolReference.declaration)
        if let found = search(refined) { return found }
      }
      return nil
    }
    if case .existential(let declarations) = entry(id).shape { return search(declarations) }
    var current: TypeID? = id
    while let type = current, let nominal = nominal(of: type) {
      nominal.completeIfNeeded()
      if let found = search(nominal.conformances.map(\.protocolReference.declaration)) {
        return conforms(id, to: found) ? found : nil
      }
      current = superclass(of: type)
    }
    return nil
  }

  /// The length of the longest chain of protocols that a protocol refines.
  private func height(of declaration: Nominal) -> Int {
    declaration.conformances.reduce(0) {
      max($0, 1 + height(of: $1.protocolReference.declaration))
    }
  }
}
