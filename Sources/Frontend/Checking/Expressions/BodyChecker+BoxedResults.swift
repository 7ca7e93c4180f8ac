import IR

/// Results that are put into a box, as an argument of `print` is: what is made is told by the
/// arguments, not by the box.
extension BodyChecker {
  /// True for an existential, which takes values of many types.
  func isBox(_ type: Type) -> Bool {
    if case .existential = solver.head(type) { true } else { false }
  }

  /// What is wanted of the optional in front of a `!`.
  func wantedOfForced(_ optional: ParsedExpression, _ expecting: Type?) -> Type? {
    guard let expecting, !(isBox(expecting) && isToldByArguments(optional)) else { return nil }
    return world.optional(expecting)
  }

  /// What the `!` gives: what is wanted, where nothing else has told.
  func forcedPayload(of optional: Type, _ expecting: Type?) -> Type? {
    let payload = world.optionalPayload(optional)
    if let payload, let expecting, isOpen(payload) { _ = solver.unify(payload, expecting) }
    return payload
  }

  /// `first(3)!` as an `Any`: the arguments tell what is made before it is put into the box.
  private func isToldByArguments(_ expression: ParsedExpression) -> Bool {
    guard case .call(_, let arguments) = expression.kind else { return false }
    return arguments.contains { !isClosure($0.value) && !startsImplicitly($0.value) }
  }

  /// `find(Int.self)`: what is made is named by an argument, which is no box.
  func isBoxNamed(by pairs: [(Int, Parameter)], _ candidate: CallCandidate) -> Bool {
    pairs.contains { _, parameter in
      guard case .metatype(.parameter(let named)) = parameter.type else { return false }
      return candidate.substitution.types[named].map(isBox) ?? false
    }
  }
}
