import IR

extension World {
  /// `State<Int>` for `State<_>` and a wrapped value of type `Int`.
  func wrapperType(_ written: Type, holding valueType: Type) -> Type? {
    guard case .nominal(let declaration, let arguments) = written else { return nil }
    complete(declaration)
    let open = declaration.genericParameters.map { _ in solver.fresh() }
    let type = Type.nominal(declaration, arguments.isEmpty ? [] : open)
    let state = solver.save()
    let found = memberType("wrappedValue", of: .nominal(declaration, open))
    if found.isDynamic { return nil }
    guard solver.unify(found, valueType) else {
      solver.restore(state)
      return nil
    }
    for (fresh, given) in zip(open, arguments) { _ = solver.unify(fresh, given) }
    let isKnown = open.allSatisfy { if case .variable = solver.head($0) { false } else { true } }
    if !isKnown { applyRequirements(of: declaration, open) }
    return solver.finalize(type)
  }

  /// `Result == [Element]` of every initialiser says what the wrapped value alone does not.
  private func applyRequirements(of declaration: Nominal, _ arguments: [Type]) {
    let initializers = declaration.members["init"] ?? []
    for initializer in initializers { completeSignature(of: initializer) }
    let all = initializers.map { Set($0.requirements) }
    let common = all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
    let substitution = Substitution(declaration, arguments)
    for case .same(let left, let right) in common {
      _ = solver.unify(substitution.apply(left), substitution.apply(right))
    }
  }
}
