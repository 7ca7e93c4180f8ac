import IR

/// Aliases inside types and functions that have generic parameters of their own:
/// `typealias Step<Output> = Parser<[Token], Output>`.
extension TypeResolver {
  /// What an alias stands for, with its own parameters in it.
  func alias(_ generics: [ParsedGenericParameter], _ type: ParsedType) -> Type {
    guard !generics.isEmpty else { return resolve(type) }
    let inner = DeclarationScope(parent: scope)
    let parameters = generics.enumerated().map { index, written in
      GenericParameter(name: written.name, index: index, belongsToType: false)
    }
    for parameter in parameters {
      inner.generics[parameter.name] = parameter
      world.nestedAliasParameters[parameter] = parameters
    }
    return TypeResolver(world: world, scope: inner).resolve(type)
  }

  /// What such an alias is with these arguments; those that are left out are inferred.
  ///
  /// They are resolved for an alias only: to do so for everything, and then again, would double the
  /// work at each level of nesting.
  func specialized(_ alias: Type, _ arguments: @autoclosure () -> [Type]) -> Type? {
    guard !world.nestedAliasParameters.isEmpty, let parameters = aliasParameters(in: alias),
      !parameters.contains(where: scope.encloses)
    else { return nil }
    let given = arguments()
    var substitution = Substitution()
    for (index, parameter) in parameters.enumerated() {
      substitution.types[parameter] =
        given.indices.contains(index) ? given[index] : world.solver.fresh()
    }
    return substitution.apply(alias)
  }

  private func aliasParameters(in type: Type) -> [GenericParameter]? {
    var found: [GenericParameter]?
    _ = type.contains {
      guard case .parameter(let parameter) = $0,
        let parameters = world.nestedAliasParameters[parameter]
      else { return false }
      found = parameters
      return true
    }
    return found
  }

  /// The protocols that a type says it conforms to, and those that its superclasses do.
  func writtenProtocols(of nominal: Nominal) -> [Nominal] {
    var result = nominal.conformances.map(\.protocolReference.declaration)
    var parent = nominal.superclass?.declaration
    while let current = parent {
      world.completeHeader(current)
      result += current.conformances.map(\.protocolReference.declaration)
      parent = current.superclass?.declaration
    }
    return result
  }

  /// `Style.Configuration`, or `S.Configuration` of a `S: Style`, where the protocol says for all
  /// what that is.
  func sharedAlias(_ name: String, of type: Type) -> Type? {
    switch type {
    case .existential, .parameter, .opaque: break
    default: return nil
    }
    guard !scope.isLibrary else { return nil }
    let bounds = world.protocols(of: type)
    let isAssociated = bounds.contains {
      world.allRefined(by: $0.declaration).contains { $0.associatedTypes[name] != nil }
    }
    return isAssociated ? nil : world.alias(name, declaredBy: bounds, for: type)
  }
}
