import IR

/// What a signature demands without saying so: `func f<T>(_ set: Set<T>)` needs a `T: Hashable`.
///
/// Swift infers it from the parameters, the result and the `where` clause alike.
struct ImpliedRequirements {
  let world: World
  let function: Function

  /// Adds what the types in the signature ask of the function's own generic parameters.
  func add() {
    guard !function.genericParameters.isEmpty else { return }
    var types = function.parameters.map(\.type) + [function.result]
    for requirement in function.requirements {
      if case .same(let left, let right) = requirement { types += [left, right] }
    }
    types.forEach(visit)
  }

  private func visit(_ type: Type) {
    if case .nominal(let declaration, let arguments) = type, !arguments.isEmpty {
      demand(of: declaration, arguments)
    }
    _ = type.mapComponents {
      visit($0)
      return $0
    }
  }

  private func demand(of declaration: Nominal, _ arguments: [Type]) {
    let substitution = Substitution(declaration, arguments)
    for (parameter, argument) in zip(declaration.genericParameters, arguments) {
      for bound in parameter.bounds { require(argument, bound, substitution) }
    }
    for requirement in world.headerRequirements[declaration] ?? [] {
      guard case .conforms(let type, let bound) = requirement else { continue }
      require(substitution.apply(type), bound, substitution)
    }
  }

  private func require(
    _ type: Type, _ bound: ProtocolReference, _ substitution: Substitution
  ) {
    let reference = ProtocolReference(
      bound.declaration, arguments: bound.arguments.map(substitution.apply))
    switch type {
    case .parameter(let parameter):
      guard function.genericParameters.contains(parameter), !parameter.isPack,
        !parameter.bounds.contains(where: { $0.declaration == bound.declaration })
      else { return }
      parameter.bounds.append(reference)
    case .member(let base, _):
      guard base.contains(isOwn) else { return }
      let requirement = GenericRequirement.conforms(type, reference)
      if !function.requirements.contains(where: { states($0, type, bound.declaration) }) {
        function.requirements.append(requirement)
      }
    default: break
    }
  }

  private func isOwn(_ type: Type) -> Bool {
    guard case .parameter(let parameter) = type else { return false }
    return function.genericParameters.contains(parameter)
  }

  private func states(
    _ requirement: GenericRequirement, _ type: Type, _ needed: Nominal
  ) -> Bool {
    guard case .conforms(let other, let reference) = requirement else { return false }
    return other == type && reference.declaration == needed
  }
}
