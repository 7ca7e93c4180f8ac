import Diagnostics
import IR

extension BodyChecker {
  /// An operator function: a static member of an operand's type, or one at file level.
  ///
  /// Literals are passed as written, so that each overload may make its own type of them.
  func declaredOperator(
    _ name: String, _ a: Expression, _ b: Expression, _ leftSyntax: ParsedExpression,
    _ rightSyntax: ParsedExpression, _ expecting: Type?, _ range: SourceRange
  ) -> Expression? {
    let mayBeAbstract = !areUnrelated(a, b)
    let isPresumed = solver.presumes(a.type, of: b.type)
    if mayBeAbstract, !isPresumed, let abstract = abstractOperator(name, a, b, range) {
      return abstract
    }
    let arguments = [(a, leftSyntax), (b, rightSyntax)].map { value, syntax in
      isLiteral(syntax) || value.type.functionType != nil
        ? syntax : ParsedExpression(.checked(value), range: value.range)
    }
    var candidates = operatorCandidates(name, [a.type, b.type], range)
    if areUnrelated(a, b) { candidates.removeAll(where: takesSelf) }
    // `["1", "2"] |> map(Int.init)`: what a literal is by itself tells the function.
    let settled = [ParsedExpression(.checked(a), range: a.range), rightSyntax]
    let isTold = isLiteral(leftSyntax) && b.type.functionType != nil
    if isTold, naturalType(of: rightSyntax).contains(\.isDynamic),
      let call = operatorCall(name, candidates, settled, expecting, range)
    {
      return call
    }
    if let call = operatorCall(name, candidates, arguments, expecting, range) { return call }
    if mayBeAbstract, isPresumed, let abstract = abstractOperator(name, a, b, range) {
      return abstract
    }
    let opened = operatorCandidates(name, openOwners([a.type, b.type]), range)
    if let call = operatorCall(name, opened, arguments, expecting, range) { return call }
    guard isTold, !context.hasErrors else { return nil }
    return operatorCall(name, candidates, settled, expecting, range)
  }

  /// Generic types of the program with nothing said of their parameters: an operator of
  /// `Either<L, R>` may take an `Either<L, (R) -> A>` on one side.
  private func openOwners(_ types: [Type]) -> [Type] {
    var seen: Set<Nominal> = []
    return types.compactMap { type in
      guard case .nominal(let declaration, let arguments) = solver.head(type),
        !declaration.isLibrary, !arguments.isEmpty, seen.insert(declaration).inserted
      else { return nil }
      let parameters = declaration.genericParameters.map { solver.fresh(bounds: $0.bounds) }
      return .nominal(declaration, parameters)
    }
  }

  /// `user |> rename`: an operator of the program that takes its left operand `inout`, where no
  /// other of that name will do.
  func changesOperand(
    _ name: String, _ left: ParsedExpression, _ right: ParsedExpression, _ expecting: Type?,
    _ range: SourceRange, _ operatorRange: SourceRange
  ) -> Bool {
    guard !name.hasSuffix("="), !scope.isLibrary, mayChangeOperand(name, left) else {
      return false
    }
    return trial {
      context.hasErrors = false
      _ = operation(name, left, right, expecting, range, operatorRange)
      guard context.hasErrors else { return false }
      context.hasErrors = false
      _ = checkCompoundAssignment(name, left, right, range, operatorRange)
      return !context.hasErrors
    }
  }

  /// True if some operator of the program of this name takes its left operand `inout`.
  private func mayChangeOperand(_ name: String, _ left: ParsedExpression) -> Bool {
    let free = world.user.functions[name] ?? []
    if free.contains(where: \.changesFirstOperand) { return true }
    guard BinaryOperator(rawValue: name) == nil, !Self.standardOperators.contains(name) else {
      return false
    }
    return world.members(named: name, of: solver.head(naturalType(of: left)), isStatic: true)
      .contains { found in
        guard case .function(let function) = found.kind else { return false }
        world.completeSignature(of: function)
        return function.changesFirstOperand
      }
  }

  /// The operators with a meaning of their own, none of which changes an operand.
  static let standardOperators: Set<String> = [
    "&&", "||", "??", "===", "!==", "~=", "...", "..<",
  ]

  /// True for two values of existential types, which may be of two types: no operator of `Self` and
  /// `Self` takes them.
  private func areUnrelated(_ a: Expression, _ b: Expression) -> Bool {
    guard !scope.isLibrary, case .existential = solver.head(a.type),
      case .existential = solver.head(b.type)
    else { return false }
    return true
  }

  /// True for an operator of two values of one type, as a protocol declares it.
  private func takesSelf(_ candidate: CallCandidate) -> Bool {
    if candidate.requirementOwner != nil { return true }
    guard let owner = candidate.function?.owner else { return false }
    return owner.isLibrary && owner.kind == .protocol
  }

  /// `a * b` of some `Numeric`: the operands tell when it runs.
  private func abstractOperator(
    _ name: String, _ a: Expression, _ b: Expression, _ range: SourceRange
  ) -> Expression? {
    for type in [solver.head(a.type), solver.head(b.type)] {
      if case .nominal = type { continue }
      for found in world.members(named: name, of: type, isStatic: true) {
        guard case .function(let function) = found.kind, found.requirementOwner?.isLibrary == true
        else { continue }
        world.completeSignature(of: function)
        guard function.parameters.count == 2, let right = coerce(b, to: a.type) else { continue }
        return make(
          .dynamicOperator(name, [a, right]), found.substitution.apply(function.result), range)
      }
    }
    return nil
  }

  /// Operators called `name` of these types and at file level.
  private func operatorCandidates(
    _ name: String, _ types: [Type], _ range: SourceRange
  ) -> [CallCandidate] {
    var candidates: [CallCandidate] = []
    var seen: Set<Function> = []
    for type in types.map({ solver.head($0) }) {
      for owner in [type] + [world.optionalPayload(type)].compactMap({ $0 }) {
        for found in world.members(named: name, of: owner, isStatic: true) {
          guard case .function(let function) = found.kind else { continue }
          // A protocol's operator is another one for each type that has it, and so is that of a
          // generic type: `Either<L, (R) -> A> <*> Either<L, R>` is one of either operand's.
          if function.owner?.kind != .protocol, !seen.insert(function).inserted,
            owner.genericArguments.isEmpty || owner == solver.head(types[0])
          {
            continue
          }
          if found.requirementOwner != nil, case .nominal = owner { continue }
          let metatype = make(.metatype(owner), .metatype(owner), range)
          candidates.append(
            CallCandidate(
              function: function, receiver: .value(metatype), found: found, solver: solver))
        }
      }
    }
    // Of operands that nothing is known of, the library's operators for lists are no reading.
    let isUnknown = types.allSatisfy(isOpen)
    let functions =
      isUnknown && !scope.isLibrary
      ? world.user.functions[name] ?? []
      : world.functions(named: name, in: scope)
    for function in functions {
      candidates.append(CallCandidate(function: function, receiver: nil, solver: solver))
    }
    return candidates
  }

  private func operatorCall(
    _ name: String, _ candidates: [CallCandidate], _ operands: [ParsedExpression],
    _ expecting: Type?, _ range: SourceRange, isContextual: Bool = false
  ) -> Expression? {
    guard !candidates.isEmpty else { return nil }
    let arguments = operands.map { ParsedArgument(label: nil, labelRange: nil, value: $0) }
    let errors = context.hasErrors
    let applicable = candidates.filter {
      applies($0, arguments, making: isContextual ? expecting : nil)
    }
    context.hasErrors = errors
    guard !applicable.isEmpty else { return nil }
    return resolveCall(
      applicable, unlabelled(arguments, applicable), expecting: expecting, range, name: name)
  }

  /// Operator parameters have names but no labels at the call.
  private func unlabelled(
    _ arguments: [ParsedArgument], _ candidates: [CallCandidate]
  ) -> [ParsedArgument] {
    guard let labels = candidates.first?.parameters.map(\.label), labels.count == arguments.count
    else { return arguments }
    return zip(arguments, labels).map {
      ParsedArgument(label: $1, labelRange: nil, value: $0.value)
    }
  }

  /// Operands that mean nothing by themselves are told by the result that is wanted, if any is.
  private func applies(
    _ candidate: CallCandidate, _ arguments: [ParsedArgument], making result: Type?
  ) -> Bool {
    trial {
      guard candidate.parameters.count == arguments.count else { return false }
      if let result, !candidate.result.isVoid {
        let state = solver.save()
        if solver.convert(candidate.result, to: result) == nil { solver.restore(state) }
      }
      let pairs = zip(candidate.parameters, arguments).sorted {
        phase($0.1.value) < phase($1.1.value)
      }
      for (parameter, argument) in pairs {
        guard cost(of: argument.value, as: solver.head(candidate.type(of: parameter))) != nil
        else { return false }
      }
      return world.satisfies(candidate.requirements, candidate.substitution)
    }
  }

  /// An operation on operands that mean nothing by themselves (`.zero + .one`, or literals of a
  /// type of the user's): the other operand's type, or the expected one, has the operator.
  func contextualOperation(
    _ name: String, _ left: ParsedExpression, _ right: ParsedExpression, _ expecting: Type?,
    _ range: SourceRange
  ) -> Expression? {
    guard !isComparison(name) || isRootless(left) || isRootless(right) else { return nil }
    let isOpen = (hasNoTypeAlone(left), hasNoTypeAlone(right))
    guard
      isOpen.0 || isOpen.1
        || isLiteral(left) && isLiteral(right) && hasOperator(name, expecting)
    else { return nil }
    var owners = [expecting].compactMap { $0 }
    for (operand, isOpen) in [(left, isOpen.0), (right, isOpen.1)]
    where !isOpen && !isLiteral(operand) {
      owners.insert(naturalType(of: operand), at: 0)
    }
    let candidates = operatorCandidates(name, owners, range)
    if let call = operatorCall(
      name, candidates, [left, right], expecting, range, isContextual: true)
    {
      return call
    }
    let opened = operatorCandidates(name, openOwners(owners), range)
    return operatorCall(name, opened, [left, right], expecting, range, isContextual: true)
  }

  /// True for `\.age`, of which the operator has to know the root: `people.filter(\.age > 17)`.
  private func isRootless(_ expression: ParsedExpression) -> Bool {
    if case .keyPath(nil, _) = expression.kind { true } else { false }
  }

  /// True if an operation on literals may be one of the expected type.
  private func hasOperator(_ name: String, _ type: Type?) -> Bool {
    isUserType(type) || type.flatMap { rangeOperator(name, of: solver.head($0)) } != nil
  }

  private func isUserType(_ type: Type?) -> Bool {
    guard var type = type.map({ solver.head($0) }) else { return false }
    if let payload = world.optionalPayload(type) { type = solver.head(payload) }
    return type.declaration.map { !$0.isLibrary } ?? false
  }

  /// True for expressions that have no type by themselves: implicit members, closures, and
  /// operations on nothing but these and literals.
  func hasNoTypeAlone(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .closure, .member(nil, _, _, _), .keyPath(nil, _): true
    case .call(let callee, _): startsWithImplicitMember(callee)
    case .member(let base?, _, _, _): startsWithImplicitMember(base)
    case .parenthesized(let inner), .prefix(_, let inner): hasNoTypeAlone(inner)
    case .binary(let name, let left, let right, _):
      !isComparison(name)
        && (hasNoTypeAlone(left) && (hasNoTypeAlone(right) || isLiteral(right))
          || isLiteral(left) && hasNoTypeAlone(right))
    default: false
    }
  }

  /// `x == nil`, which asks for no `Equatable`; what is never nil may be asked, too.
  func nilTest(
    _ name: String, _ left: ParsedExpression, _ right: ParsedExpression, _ range: SourceRange
  ) -> Expression? {
    let operand: ParsedExpression
    switch (left.kind, right.kind) {
    case (.nil, .nil): return nil
    case (_, .nil): operand = left
    case (.nil, _): operand = right
    default: return nil
    }
    guard name == "==" || name == "!=", !hasNoTypeAlone(operand) else { return nil }
    let value = optionalForm(check(operand, expecting: nil))
    let type = solver.head(value.type)
    if hasNilLiteral(type) { return nil }
    guard !world.isOptional(type), !isOpen(type) else {
      return nilTest(name, value, range)
    }
    return nilTest(name, make(.wrap(value), world.optional(value.type), value.range), range)
  }

  /// `x == none` of a `none` that only `nil` can be given for.
  func nilTest(
    _ name: String, _ left: Expression, _ right: Expression, _ range: SourceRange
  ) -> Expression? {
    guard name == "==" || name == "!=", !scope.isLibrary else { return nil }
    let none = world.standard("_OptionalNilComparisonType")
    if solver.head(right.type).declaration == none { return nilTest(name, left, range) }
    return solver.head(left.type).declaration == none ? nilTest(name, right, range) : nil
  }

  private func nilTest(_ name: String, _ value: Expression, _ range: SourceRange) -> Expression {
    let none = make(
      .nil, isOpen(value.type) ? world.optional(.dynamic) : value.type, range)
    return make(.dynamicOperator(name, [value, none]), world.bool, range)
  }

  /// True for a type beside the optionals that `nil` can be.
  func hasNilLiteral(_ type: Type) -> Bool {
    type.declaration != nil && !world.isOptional(type)
      && world.conforms(type, to: world.standard("ExpressibleByNilLiteral"))
  }

  /// `==` of two values that are not `Equatable` and have raw values that are.
  func rawComparison(
    _ name: String, _ left: Expression, _ right: Expression, _ range: SourceRange
  ) -> Expression? {
    let wanted = world.standard("RawRepresentable")
    guard !scope.isLibrary, world.conforms(solver.head(left.type), to: wanted),
      world.conforms(solver.head(right.type), to: wanted)
    else { return nil }
    func raw(_ value: Expression) -> ParsedExpression {
      let base = ParsedExpression(.checked(value), range: value.range)
      return ParsedExpression(
        .member(base, "rawValue", [], nameRange: value.range), range: value.range)
    }
    return checkBinary(name, raw(left), raw(right), expecting: nil, range, range)
  }

  func isNil(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .nil: true
    case .convert(let inner), .wrap(let inner): isNil(inner)
    default: false
    }
  }

  func isComparable(_ type: Type, _ wanted: Nominal) -> Bool {
    switch type {
    case .tuple(let elements):
      return elements.allSatisfy { isComparable(solver.head($0.type), wanted) }
    case .metatype: return true
    case .existential where !scope.isLibrary: return false  // They may be of two types.
    default:
      if let payload = world.optionalPayload(type) {
        return wanted.name == "Equatable" && isComparable(solver.head(payload), wanted)
      }
      if let declaration = type.declaration, declaration.isLibrary,
        ["Array", "Set", "Dictionary"].contains(declaration.name)
      {
        return type.genericArguments.allSatisfy { isComparable(solver.head($0), wanted) }
      }
      return world.conforms(type, to: wanted)
    }
  }
}

extension Function {
  /// True for an operator of two operands that takes the left one `inout`.
  var changesFirstOperand: Bool { parameters.count == 2 && parameters[0].isInout }
}
