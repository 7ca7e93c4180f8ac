import Diagnostics
import IR

// What is said of a type that lacks a conformance which the callee's generic parameters ask for.

extension Type {
  /// True for what an associated type stands for that nothing has told yet.
  fileprivate var isUnsettled: Bool {
    contains { if case .member = $0 { true } else { false } }
  }
}

extension BodyChecker {
  /// The error for an argument whose type cannot stand for a generic parameter with bounds.
  func unmetBound(
    _ value: Expression, _ type: Type, _ candidate: CallCandidate
  ) -> Diagnostic? {
    guard let (variable, given, missing) = unmetBound(of: type, by: value.type) else { return nil }
    if let payload = world.optionalPayload(given), world.conforms(payload, to: missing) {
      return .mustUnwrap(given, as: payload, value.range)
    }
    if case .enumCase(let enumCase) = candidate.target {
      return .requirementUnmet(
        "generic enum '\(enumCase.owner.name)'", given, missing, callRange ?? value.range)
    }
    guard let function = candidate.function else { return nil }
    if let refusal = refusal(beside: function) {
      let note = Note("what only does something belongs into an action, or after 'let _ ='")
      return refusal.diagnostic(
        function.name, value.range, notes: given.isVoid ? [note] : [])
    }
    let range = callRange ?? value.range
    guard isNominal(given) else { return .doesNotConform(given, to: missing, range) }
    return .requirementUnmet(
      description(of: function, asking: variable, candidate), given, missing, range)
  }

  /// The first generic parameter still open in `wanted` that part of a type cannot stand for, that
  /// part, and what it lacks.
  private func unmetBound(
    of wanted: Type, by given: Type
  ) -> (variable: Int, given: Type, missing: Nominal)? {
    let given = solver.resolve(given)
    switch (solver.head(wanted), given) {
    case (.variable(let index), _):
      guard !isOpen(given), !given.isUnsettled,
        let missing = solver.bounds(of: index).first(where: {
          !world.conforms(given, to: $0.declaration)
        })
      else { return nil }
      return (index, given, missing.declaration)
    case (.nominal(let first, let parameters), .nominal(let second, let arguments))
    where first == second:
      return zip(parameters, arguments).lazy.compactMap { self.unmetBound(of: $0, by: $1) }.first
    case (let optional, _):
      guard let payload = world.optionalPayload(optional) else { return nil }
      return unmetBound(of: payload, by: given)
    }
  }

  /// Reports `Set([x])` of something that cannot be hashed: what another argument says that a
  /// generic parameter is, it cannot be.
  func report(
    unmetBoundOf left: Type, _ right: Type, _ function: Function, _ candidate: CallCandidate,
    _ range: SourceRange
  ) {
    guard !context.hasErrors, !scope.isLibrary else { return }
    let (first, second) = (candidate.substitution.apply(left), candidate.substitution.apply(right))
    guard
      let (variable, given, missing) = unmetBound(of: first, by: second)
        ?? unmetBound(of: second, by: first), isNominal(given)
    else { return }
    self.report(
      .requirementUnmet(
        description(of: function, asking: variable, candidate), given, missing, range))
  }

  /// The error for two values of the program's own type that has no order, or is not `Equatable`.
  func incomparable(
    _ name: String, _ left: Expression, _ right: Expression, _ range: SourceRange
  ) -> Diagnostic? {
    let needed: String
    switch name {
    case "==": needed = "Equatable"
    case "<", ">", "<=", ">=": needed = "Comparable"
    default: return nil
    }
    let type = solver.resolve(left.type)
    guard type == solver.resolve(right.type), case .nominal(let declaration, _) = type,
      !declaration.isLibrary, declaration.kind == .structure,
      !world.conforms(type, to: world.standard(needed))
    else { return nil }
    return .requirementUnmet(
      "referencing operator function '\(name)' on '\(needed)'", type, world.standard(needed), range)
  }

  /// The error for an argument whose generic parameter another argument has decided otherwise.
  func conflict(
    _ value: Expression, _ parameter: Parameter, _ type: Type, _ candidate: CallCandidate
  ) -> Diagnostic? {
    guard case .parameter(let generic) = parameter.type,
      candidate.function?.genericParameters.contains(generic) == true,
      case .nominal(let first, _) = solver.head(type),
      case .nominal(let second, _) = solver.head(value.type), first != second,
      !world.isOptional(solver.head(type)), !world.isOptional(solver.head(value.type))
    else { return nil }
    return .conflictingArguments(
      generic, solver.resolve(type), solver.resolve(value.type), callRange ?? value.range)
  }

  /// The compiler says of these what they are required to be; of others that they cannot be it.
  private func isNominal(_ type: Type) -> Bool {
    switch type {
    case .nominal, .parameter, .member, .opaque: true
    default: false
    }
  }

  private func description(
    of function: Function, asking variable: Int, _ candidate: CallCandidate
  ) -> String {
    guard let owner = function.owner, function.kind == .initializer else {
      return function.described
    }
    let isOwners = owner.genericParameters.contains { parameter in
      candidate.substitution.types[parameter].map { solver.head($0) } == .variable(variable)
    }
    return isOwners
      ? "generic \(owner.kind.keyword) '\(owner.name)'" : function.described
  }

  /// Reports `any P` in the place of a `P`: only an argument itself is opened, so that its generic
  /// parameter is the type inside.
  func checkSelfConformance(_ candidate: CallCandidate, _ range: SourceRange) {
    guard !scope.isLibrary, let function = candidate.function else { return }
    let owners = function.owner.map { $0.kind == .protocol ? [] : $0.genericParameters } ?? []
    for parameter in owners + function.genericParameters {
      guard let type = candidate.substitution.types[parameter],
        case .existential(let protocols) = solver.head(type), !protocols.isEmpty,
        let bound = parameter.bounds.first(where: { !isSelfConforming($0.declaration) }),
        !candidate.parameters.contains(where: {
          $0.type.functionType == nil && $0.type.contains { $0 == .parameter(parameter) }
        })
      else { continue }
      return report(.doesNotConform(solver.resolve(type), to: bound.declaration, range))
    }
  }

  /// True for the protocols that their own existentials conform to.
  func isSelfConforming(_ declaration: Nominal) -> Bool {
    declaration.isLibrary && ["Error", "Sendable", "AnyObject"].contains(declaration.name)
  }

  /// The error for a type that a `where` clause asks something else of: one of the function's own
  /// generic parameters, or of the type or extension it is declared in.
  func unmet(
    _ needed: Nominal, asked: Type, _ type: Type, _ candidate: CallCandidate, _ range: SourceRange
  ) -> Diagnostic {
    guard isNominal(type), let function = candidate.function else {
      return .doesNotConform(type, to: needed, range)
    }
    let isOwn = asked.contains { part in
      if case .parameter(let parameter) = part {
        function.genericParameters.contains(parameter)
      } else {
        false
      }
    }
    guard let owner = function.owner, !isOwn else {
      return .requirementUnmet(function.described, type, needed, range)
    }
    return .requirementUnmet(
      "referencing \(function.described) on '\(owner.name)'", type, needed, range)
  }

  /// An overload that is declared only to say what is wrong: a builder's `buildExpression` that is
  /// unavailable and takes anything.
  func refusal(beside function: Function) -> Unavailability? {
    guard let owner = function.owner, owner.attributes.contains("resultBuilder") else { return nil }
    return (owner.members[function.name] ?? []).lazy
      .compactMap { self.world.unavailable[ObjectIdentifier($0)] }.first
  }

  /// Reports a call of a function that is declared only to say that it is gone.
  func reportUnavailable(_ function: Function, _ range: SourceRange) {
    guard !world.unavailable.isEmpty, !scope.isLibrary,
      let reason = world.unavailable[ObjectIdentifier(function)]
    else { return }
    report(reason.diagnostic(function.shownName, range))
  }
}
