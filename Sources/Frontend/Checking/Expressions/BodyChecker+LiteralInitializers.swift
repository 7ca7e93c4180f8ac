import Diagnostics
import IR

extension BodyChecker {
  /// A literal of a type that is `ExpressibleBy…Literal`: a call of its initialiser.
  func viaLiteralInitializer(
    _ label: String, _ literal: Expression, _ wanted: Type?, _ range: SourceRange
  ) -> Expression {
    guard let wanted, wanted != literal.type else { return literal }
    if isAbstract(wanted), literalConforms(literal, to: wanted),
      isMember(wanted) || solver.convert(literal.type, to: wanted) == nil
    {
      // What the literal becomes is known only when the generic code runs.
      return make(.convert(literal), wanted, range)
    }
    guard case .nominal = wanted else { return literal }
    let labels =
      label == "stringLiteral"
      ? [label, "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"] : [label]
    guard
      let (label, found) = labels.lazy.compactMap({ label in
        self.literalInitializer(label, of: wanted).map { (label, $0) }
      }).first, case .function(let function) = found.kind
    else { return literal }
    let candidate = CallCandidate(
      function: function, receiver: nil, found: found, constructedType: wanted, solver: solver)
    let argument = ParsedArgument(
      label: label, labelRange: nil,
      value: ParsedExpression(.checked(retyped(literal, for: candidate)), range: range))
    return resolveCall([candidate], [argument], expecting: wanted, range, name: "init")
  }

  private func literalInitializer(_ label: String, of type: Type) -> FoundMember? {
    let protocolName = "ExpressibleBy" + label.prefix(1).uppercased() + label.dropFirst()
    guard type.declaration?.isLibrary != false || conforms(type, protocolName) else { return nil }
    return world.members(named: "init", of: type, isStatic: true).first { found in
      guard case .function(let function) = found.kind, function.parameters.count == 1,
        function.parameters[0].label == label, !function.parameters[0].isVariadic
      else { return false }
      return world.satisfies(function.requirements, found.substitution)
    }
  }

  /// `init(integerLiteral: UInt64)`: the number in the type that the initialiser takes.
  private func retyped(_ literal: Expression, for candidate: CallCandidate) -> Expression {
    guard let parameter = candidate.parameters.first else { return literal }
    let wanted = solver.head(candidate.type(of: parameter))
    switch literal.kind {
    case .integer(let value):
      guard let number = numberType(wanted, allowsFraction: true) else { return literal }
      return make(.integer(value), number, literal.range)
    case .floating(let value):
      guard let number = numberType(wanted, allowsFraction: false) else { return literal }
      return make(.floating(value), number, literal.range)
    case .string(let text)
    where text.count == 1 && wanted == world.standardType("Character"):
      return make(.string(text), wanted, literal.range)
    case .string where wanted != literal.type:
      return viaLiteralInitializer("stringLiteral", literal, wanted, literal.range)
    default: return literal
    }
  }

  /// True for types that stand for others: parameters, opaque and associated types.
  func isAbstract(_ type: Type) -> Bool {
    switch type {
    case .parameter, .opaque, .member, .existential: true
    default: false
    }
  }

  private func isMember(_ type: Type) -> Bool {
    if case .member = type { true } else { false }
  }

  private func literalConforms(_ literal: Expression, to type: Type) -> Bool {
    switch literal.kind {
    case .integer: conforms(type, "ExpressibleByIntegerLiteral")
    case .floating: conforms(type, "ExpressibleByFloatLiteral")
    case .boolean: conforms(type, "ExpressibleByBooleanLiteral")
    default: conforms(type, "ExpressibleByStringLiteral")
    }
  }

  /// True for a parameter still to be inferred that `Double` may stand for and `Int` may not.
  func takesOnlyFractions(_ type: Type) -> Bool {
    guard case .variable(let index) = type else { return false }
    let bounds = solver.bounds(of: index)
    return !bounds.isEmpty
      && !bounds.allSatisfy { world.conforms(world.int, to: $0.declaration) }
      && bounds.allSatisfy { world.conforms(world.double, to: $0.declaration) }
  }
}
