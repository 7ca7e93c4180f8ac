import IR

extension World {
  /// The type of what stands for a requirement in a type: of a member of its own, or of what an
  /// extension of one of its protocols gives.
  ///
  /// A witness whose type is itself said by means of the associated type that is asked for,
  /// `subscript(i: Index) -> Element`, tells nothing about it.
  func witnessResult(
    of requirement: Requirement, telling name: String, in declaration: Nominal
  ) -> Type? {
    if let own = ownWitnessResult(of: requirement, in: declaration),
      !own.mentions(name, of: declaration)
    {
      return own
    }
    return givenResult(of: requirement, telling: name, in: declaration)
  }

  private func ownWitnessResult(of requirement: Requirement, in declaration: Nominal) -> Type? {
    let function = requirement.function
    switch requirement.kind {
    case .getter where function.isSubscript:
      let witnesses = (declaration.members[function.name] ?? []).filter { candidate in
        candidate.isStatic == function.isStatic
          && candidate.parameters.map(\.label) == function.parameters.map(\.label)
      }
      witnesses.forEach(completeSignature)
      // Subscripts have no labels to tell an index from a range of them.
      let takesRange = function.parameters.contains { isRange($0.type) }
      let alike = witnesses.filter { witness in
        witness.parameters.contains { isRange($0.type) } == takesRange
      }
      guard alike.count > 1 else { return alike.first?.result }
      return alike.first { witness in
        zip(function.parameters, witness.parameters).allSatisfy {
          isTold($0.type, toBe: $1.type, in: declaration)
        }
      }?.result
    case .getter:
      if let field = declaration.fields.first(where: { $0.name == function.name }) {
        inferType(of: field)
        return field.type
      }
      guard
        let property = declaration.properties[function.name]?.first(where: {
          $0.isStatic == function.isStatic
        })
      else { return nil }
      inferType(of: property)
      return property.type
    case .function:
      let witness = declaration.members[function.name]?.first { $0.fullName == function.fullName }
      if let witness { completeSignature(of: witness) }
      return witness?.result
    case .setter, .initializer: return nil
    }
  }

  /// Whether what a requirement writes as `Self.Index` is `type`, by what the other witnesses say.
  func isTold(_ pattern: Type, toBe type: Type, in declaration: Nominal) -> Bool {
    switch (pattern, type) {
    case (.member(.parameter, let step), _):
      guard let told = inferAssociatedType(step, of: declaration) else { return true }
      return told == type || type.mentions(step, of: declaration)
    case (.nominal(let x, let left), .nominal(let y, let right)) where x == y:
      return zip(left, right).allSatisfy { isTold($0, toBe: $1, in: declaration) }
    case (.nominal, .nominal): return false
    default: return true
    }
  }

  /// The same of what an extension of a protocol gives everything that conforms to it.
  ///
  /// The standard protocols' own extensions tell nothing that they do not say as a default.
  private func givenResult(
    of requirement: Requirement, telling name: String, in declaration: Nominal
  ) -> Type? {
    for ancestor in allProtocols(of: declaration) where !ancestor.isLibrary {
      guard let parameter = ancestor.selfParameter else { continue }
      complete(ancestor)
      for given in givenMembers(for: requirement, by: ancestor) {
        guard !given.contains({ $0 == .member(.parameter(parameter), name) }) else { continue }
        let own = Substitution.selfType(ancestor, whole(declaration))
        let result = solver.finalize(own.apply(given))
        if !result.mentions(name, of: declaration) { return result }
      }
    }
    return nil
  }

  private func givenMembers(for requirement: Requirement, by ancestor: Nominal) -> [Type] {
    let function = requirement.function
    switch requirement.kind {
    case .getter where !function.isSubscript:
      let given = ancestor.properties[function.name]?.filter {
        $0.isStatic == function.isStatic && $0.getter?.isExtensionMember == true
      }
      given?.forEach(inferType)
      return given?.map(\.type) ?? []
    case .getter, .function:
      let given = ancestor.members[function.name]?.filter {
        $0.isExtensionMember && $0.isStatic == function.isStatic
          && $0.parameters.map(\.label) == function.parameters.map(\.label)
      }
      given?.forEach(completeSignature)
      return given?.map(\.result) ?? []
    case .setter, .initializer: return []
    }
  }

  private func isRange(_ type: Type) -> Bool {
    type.declaration == standard("Range")
  }
}

extension Type {
  /// Whether the type is said by means of an associated type of `declaration`.
  fileprivate func mentions(_ name: String, of declaration: Nominal) -> Bool {
    contains { part in
      guard case .member(let base, name) = part else { return false }
      return base.declaration == declaration
    }
  }
}
