import Diagnostics
import IR

/// What operands tell each other, and what is wanted of the whole tells both.
extension BodyChecker {
  /// What an operand that needs to be told is, beside one of a type: of that type, or of the one
  /// that the operator takes beside it, as in `moment + max(interval, .zero)`.
  ///
  /// A comparison with an optional may name the payload's members.
  func operandHint(
    _ name: String, _ operand: ParsedExpression, beside other: Type, isLeft: Bool
  ) -> Type? {
    let type = solver.head(other)
    // A function says nothing about what another operator makes of functions.
    guard case .nominal(let declaration, _) = type else {
      return type.functionType == nil ? other : nil
    }
    if case .array = operand.kind, declaration != world.standard("Array"),
      !conforms(type, "ExpressibleByArrayLiteral"), conforms(type, "Sequence"),
      let element = elementType(of: type)
    {
      return world.array(element)
    }
    return isComparison(name) ? other : partner(of: type, name, isLeft: isLeft) ?? other
  }

  /// `list |> map { $0.name }`: the function that an operator of the program takes, where the other
  /// operand and what is wanted of the whole tell more of it than it does by itself.
  ///
  /// Also another type, as in `function <*> pure(1)` or `functions <*> [1, 2]`, if only one of the
  /// operators takes the left operand and that tells all of the type.
  func declaredHint(
    _ name: String, _ operand: ParsedExpression, at index: Int, beside other: Type?,
    _ expecting: Type?
  ) -> Type? {
    guard !scope.isLibrary, BinaryOperator(rawValue: name) == nil,
      let declared = world.user.functions[name], isLiteral(operand) || isOpenCall(operand)
    else { return nil }
    var others: [Type] = []
    for function in declared {
      let candidate = CallCandidate(function: function, receiver: nil, solver: solver)
      guard candidate.parameters.count == 2 else { continue }
      let state = solver.save()
      if let expecting, solver.convert(candidate.result, to: expecting) == nil {
        solver.restore(state)
        continue
      }
      let beside = candidate.type(of: candidate.parameters[1 - index])
      let isTaken = other.map { solver.convert($0, to: beside) != nil } ?? true
      let wanted = solver.resolve(candidate.type(of: candidate.parameters[index]))
      let isFunction = wanted.functionType != nil
      if isTaken, isFunction, !isLiteral(operand) { return wanted }
      if isTaken, !isFunction { others.append(wanted) }
      solver.restore(state)
    }
    guard other != nil, others.count == 1, let only = others.first, !only.hasVariables,
      contextualCost(operand, as: only) != nil
    else { return nil }
    return only
  }

  /// True for calls, also joined by operators, that do not tell all of their own type.
  private func isOpenCall(_ operand: ParsedExpression) -> Bool {
    isMadeOfCalls(operand) && naturalType(of: operand).contains(\.isDynamic)
  }

  /// The only type that a type's operator takes on one side, with a value of the type on the other;
  /// `nil` if that may be one of its own.
  private func partner(of type: Type, _ name: String, isLeft: Bool) -> Type? {
    guard !isInteger(type), !isFloating(type), type != world.string else { return nil }
    var partners: Set<Type> = []
    for found in world.members(named: name, of: type, isStatic: true) {
      guard case .function(let function) = found.kind else { continue }
      world.completeSignature(of: function)
      let types = function.parameters.map { solver.resolve(found.substitution.apply($0.type)) }
      guard types.count == 2, types[isLeft ? 1 : 0] == type else { continue }
      partners.insert(types[isLeft ? 0 : 1])
    }
    guard partners.count == 1, let only = partners.first, case .nominal = only else { return nil }
    return only
  }

  /// The operator of a range between literals, also of one in parentheses: `(0x00...0xFF)`.
  func signOfLiteralRange(_ expression: ParsedExpression) -> String? {
    switch expression.kind {
    case .parenthesized(let inner): signOfLiteralRange(inner)
    case .binary(let sign, _, _, _) where sign == "..." || sign == "..<":
      isLiteral(expression) ? sign : nil
    default: nil
    }
  }

  /// `0 ..< .max` where nothing tells the bounds: the literal tells what the other one is.
  func boundsToldByLiteral(
    _ left: ParsedExpression, _ right: ParsedExpression
  ) -> (Expression, Expression)? {
    switch (isLiteral(left), isLiteral(right)) {
    case (true, false) where startsImplicitly(right):
      let a = check(left, expecting: nil)
      return (a, check(right, expecting: a.type))
    case (false, true) where startsImplicitly(left):
      let b = check(right, expecting: nil)
      return (check(left, expecting: b.type), b)
    default: return nil
    }
  }

  /// `[.first] + [.second]` where a list is wanted: what both are.
  func wantedList(
    _ left: ParsedExpression, _ right: ParsedExpression, _ expecting: Type?
  ) -> Type? {
    guard let expecting, case .array = left.kind, case .array = right.kind,
      solver.head(expecting).declaration == world.standard("Array")
    else { return nil }
    return expecting
  }

  /// `word.suffix(2) == other.suffix(2)`: calls that give a part of a collection give a list of its
  /// elements to a comparison that takes no parts.
  func comparedLists(
    _ name: String, _ a: Expression, _ b: Expression, _ left: ParsedExpression,
    _ right: ParsedExpression
  ) -> (Expression, Expression)? {
    guard name == "==" || name == "!=", !scope.isLibrary,
      let element = elementType(of: solver.head(a.type)),
      solver.head(element) == elementType(of: solver.head(b.type)).map(solver.head)
    else { return nil }
    let list = world.array(element)
    func asList(_ value: Expression, _ syntax: ParsedExpression) -> Expression? {
      if solver.head(value.type) == list { return value }
      guard case .call = syntax.kind else { return nil }
      let made = trial { solver.head(check(syntax, expecting: list).type) == list }
      return made ? check(syntax, expecting: list) : nil
    }
    guard let first = asList(a, left), let second = asList(b, right) else { return nil }
    return (first, second)
  }

  /// `word + "ay"` of a substring where a string is wanted: the literals are what makes it one,
  /// wherever they stand in the chain.
  func joinedText(
    _ left: ParsedExpression, _ right: ParsedExpression, _ expecting: Type?
  ) -> (Expression, Expression)? {
    guard let expecting, solver.head(expecting) == world.string else { return nil }
    switch (isText(left), isText(right)) {
    case (true, true) where !isLiteral(left) || !isLiteral(right):
      return (check(left, expecting: world.string), check(right, expecting: world.string))
    case (true, false):
      let other = check(right, expecting: nil)
      guard solver.head(other.type) == world.standardType("Substring") else { return nil }
      return (check(left, expecting: world.string), other)
    case (false, true):
      let other = check(left, expecting: nil)
      guard solver.head(other.type) == world.standardType("Substring") else { return nil }
      return (other, check(right, expecting: world.string))
    default: return nil
    }
  }

  /// A text literal, or a sum of which one operand is.
  private func isText(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .string: true
    case .parenthesized(let inner): isText(inner)
    case .binary("+", let left, let right, _): isText(left) || isText(right)
    default: false
    }
  }

  /// `[square] + circles` where a list of `any Shape` is wanted: both become what is wanted.
  func joinedLists(
    _ left: ParsedExpression, _ right: ParsedExpression, _ expecting: Type?
  ) -> (Expression, Expression)? {
    guard let expecting, case .nominal(let list, let arguments) = solver.head(expecting),
      list == world.standard("Array"), let element = arguments.first.map(solver.head),
      mayBeConvertedTo(element)
    else { return nil }
    func converted(_ operand: ParsedExpression) -> Expression? {
      coerce(check(operand, expecting: expecting), to: expecting)
    }
    let fits = trial {
      context.hasErrors = false
      return converted(left) != nil && converted(right) != nil && !context.hasErrors
    }
    guard fits, let a = converted(left), let b = converted(right) else { return nil }
    return (a, b)
  }

  /// True for types that values of other types become without being asked.
  private func mayBeConvertedTo(_ type: Type) -> Bool {
    if case .existential = type { return true }
    return type.declaration?.isReference == true || world.isOptional(type)
  }
}
