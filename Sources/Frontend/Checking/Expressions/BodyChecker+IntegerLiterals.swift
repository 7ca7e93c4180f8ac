import IR

extension BodyChecker {
  /// `reduce(0) { $0 + $1.price }`: a whole number may stand for a number of another type if the
  /// closure beside it makes no sense with an `Int`.
  func settleIntegerLiterals(
    _ candidate: CallCandidate, _ pairs: [(Int, Parameter)], _ arguments: [ParsedArgument]
  ) {
    let open = pairs.compactMap { index, parameter -> Type? in
      guard case .integer = arguments[index].value.kind, !parameter.type.mentionsPack else {
        return nil
      }
      let type = solver.head(candidate.type(of: parameter))
      if case .variable = type { return type }
      return nil
    }
    let hasClosure = arguments.contains {
      if case .closure = $0.value.kind { true } else { false }
    }
    guard !open.isEmpty, hasClosure, !fits(candidate, pairs, arguments, [], as: world.double)
    else { return }
    let types = literalTypes(handedTo: pairs.map(\.1), candidate)
    guard let found = types.first(where: { fits(candidate, pairs, arguments, open, as: $0) })
    else { return }
    for type in open { _ = solver.unify(type, found) }
  }

  /// What a whole number may stand for: a `Double` first, then what the closures of the call are
  /// handed, then the other numbers.
  private func literalTypes(
    handedTo parameters: [Parameter], _ candidate: CallCandidate
  ) -> [Type] {
    let handed = parameters.flatMap { parameter in
      solver.head(candidate.type(of: parameter)).functionType?.parameters ?? []
    }
    let own = handed.map { solver.head($0.type) }.filter {
      $0 != world.int && conforms($0, "ExpressibleByIntegerLiteral")
    }
    return [world.double] + own + otherNumberTypes
  }

  /// The numbers of the library besides `Int` and `Double`, those that programs use most first.
  private var otherNumberTypes: [Type] {
    let names = [
      "CGFloat", "Float", "Decimal", "Int64", "UInt64", "UInt", "UInt8", "UInt32", "Int32",
      "UInt16", "Int16", "Int8",
    ]
    return names.compactMap { name in
      world.nominal(named: name, inLibrary: true).map { .nominal($0, []) }
    }
  }
}
