import IR

/// Members of a type that are not entered yet: those of its own braces, or of one extension.
struct WrittenMembers {
  let members: [ParsedDeclaration]
  let scope: DeclarationScope
}

/// An associated type of one type.
struct AssociatedTypeName: Hashable {
  let declaration: Nominal
  let name: String
}

extension World {
  /// What a requirement's witness says about an associated type, read from how it is written.
  ///
  /// A type's members may name an associated type that only a later member tells, so this does not
  /// wait until all of them are entered.
  func writtenWitness(
    for requirement: Requirement, tells name: String, _ wanted: Type, in declaration: Nominal
  ) -> Type? {
    let asked = AssociatedTypeName(declaration: declaration, name: name)
    guard let written = writtenMembers[declaration], inferringWitnesses.insert(asked).inserted
    else { return nil }
    defer { inferringWitnesses.remove(asked) }
    for part in written {
      let resolver = TypeResolver(world: self, scope: part.scope)
      for member in part.members {
        let pairs = typePairs(of: member, as: requirement)
        // An index that is a name says nothing about a collection's elements.
        guard
          !requirement.function.isSubscript
            || pairs.dropLast().allSatisfy({ pattern, type in
              pattern.contains { $0 == wanted }
                || isTold(pattern, toBe: quietly { resolver.resolve(type) }, in: declaration)
            })
        else { continue }
        let found = pairs.lazy.compactMap { pattern, type in
          pattern.contains { $0 == wanted }
            ? self.part(of: self.quietly { resolver.resolve(type) }, where: pattern, is: wanted)
            : nil
        }
        if let type = found.first(where: { !$0.contains(\.isDynamic) }) { return type }
      }
    }
    return nil
  }

  /// The types of a requirement beside those of a member that may be its witness.
  private func typePairs(
    of member: ParsedDeclaration, as requirement: Requirement
  ) -> [(pattern: Type, written: ParsedType)] {
    let function = requirement.function
    switch (member.kind, requirement.kind) {
    case (.variable(let variable), .getter) where !function.isSubscript:
      guard variable.name == function.name, let type = variable.type else { return [] }
      return [(function.result, type)]
    case (.function(let parsed), let kind):
      let isAlike =
        switch parsed.kind {
        case .function: kind == .function && parsed.name == function.name
        case .initializer: kind == .initializer
        case .subscript: kind == .getter && function.isSubscript
        case .deinitializer: false
        }
      guard isAlike, parsed.generics.isEmpty,
        parsed.parameters.map(\.label) == function.parameters.map(\.label)
      else { return [] }
      let parameters = zip(function.parameters.map(\.type), parsed.parameters.map(\.type))
      return Array(parameters) + (parsed.result.map { [(function.result, $0)] } ?? [])
    default: return []
    }
  }
}
