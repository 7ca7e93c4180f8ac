import Diagnostics
import IR

/// Lists written in place whose elements the use of the whole decides.
extension BodyChecker {
  /// `let x: Double = [1, 2][i]`, `["a", "b"].randomElement()! as Character`: the elements are of
  /// the type wanted in the end, where by themselves they would not lead to it.
  func checkThroughLiteral(_ expression: ParsedExpression, expecting: Type?) -> Expression? {
    guard let expecting, let root = literalRoot(of: expression) else { return nil }
    if solver.head(expecting).isAny {
      guard isMixed(root), !hasCall(expression) else { return nil }
      let list = ofAnything(root)
      let isFound = trial {
        context.hasErrors = false
        let value = check(retyped(expression, root, list), expecting: expecting)
        return !context.hasErrors && !solver.head(value.type).isDynamic
      }
      return isFound ? check(retyped(expression, root, list), expecting: expecting) : nil
    }
    var element = solver.head(expecting)
    while let payload = world.optionalPayload(element) { element = solver.head(payload) }
    guard case .nominal = element, !solver.resolve(element).hasVariables,
      let list = listType(of: root, in: expression, element: element)
    else { return nil }
    let own = naturalType(of: expression)
    guard trial({ solver.convert(own, to: expecting) == nil }),
      trial({ literalCost(root, as: list) != nil })
    else { return nil }
    let fits = trial {
      context.hasErrors = false
      let value = check(retyped(expression, root, list), expecting: expecting)
      return !context.hasErrors && solver.convert(value.type, to: expecting) != nil
    }
    return fits ? check(retyped(expression, root, list), expecting: expecting) : nil
  }

  /// True for whole numbers beside fractions, which stay what they are where one of them is looked
  /// up and anything will do: `print([1, 2.5][0])`.
  private func isMixed(_ list: ParsedExpression) -> Bool {
    let values: [ParsedExpression]
    switch list.kind {
    case .array(let elements): values = elements
    case .dictionary(let pairs): values = pairs.map(\.value)
    default: return false
    }
    return values.allSatisfy(isLiteral) && values.contains(where: isFloatingLiteral)
      && values.contains { if case .integer = $0.kind { true } else { false } }
  }

  private func ofAnything(_ list: ParsedExpression) -> Type {
    guard case .dictionary(let pairs) = list.kind, let first = pairs.first else {
      return .nominal(world.standard("Array"), [.any])
    }
    return .nominal(world.standard("Dictionary"), [naturalType(of: first.key), .any])
  }

  private func hasCall(_ chain: ParsedExpression) -> Bool {
    switch chain.kind {
    case .call: true
    case .member(let base?, _, _, _), .subscripted(let base, _), .forceUnwrap(let base),
      .optionalLink(let base):
      hasCall(base)
    default: false
    }
  }

  /// `["+": 1, "*": 2][sign]`: the keys are of the type of what is looked up, where by themselves
  /// they would not be.
  func keyedLiteral(_ base: ParsedExpression, _ arguments: [ParsedArgument]) -> Expression? {
    guard case .dictionary = base.kind, let key = keyType(of: base, lookingUp: arguments) else {
      return nil
    }
    guard case .nominal(_, let own) = solver.head(naturalType(of: base)), own.count == 2,
      own[0] != key
    else { return nil }
    return check(base, expecting: .nominal(world.standard("Dictionary"), [key, own[1]]))
  }

  /// `word.reversed()[0]`: a call that gives a collection with indices of its own, or an array for
  /// whoever wants one, gives the array to a number.
  func indexedList(_ base: ParsedExpression, _ arguments: [ParsedArgument]) -> Expression? {
    guard case .call = base.kind, arguments.count == 1, arguments[0].label == nil,
      !hasNoTypeAlone(arguments[0].value)
    else { return nil }
    let type = solver.head(naturalType(of: base))
    guard case .nominal(let declaration, _) = type, declaration.isLibrary,
      declaration != world.standard("Array"), conforms(type, "Collection"),
      let index = world.associatedType(named: "Index", of: type).map({ solver.head($0) }),
      index != world.int, solver.head(naturalType(of: arguments[0].value)) == world.int,
      let element = world.associatedType(named: "Element", of: type)
    else { return nil }
    let list = world.array(solver.resolve(element))
    let givesList = trial {
      context.hasErrors = false
      let value = check(base, expecting: list)
      return !context.hasErrors && solver.head(value.type) == list
    }
    return givesList ? check(base, expecting: list) : nil
  }

  private func keyType(
    of base: ParsedExpression, lookingUp arguments: [ParsedArgument]
  ) -> Type? {
    guard case .dictionary(let pairs) = base.kind, !pairs.isEmpty, let argument = arguments.first,
      argument.label == nil, !isLiteral(argument.value), !hasNoTypeAlone(argument.value)
    else { return nil }
    let key = solver.head(naturalType(of: argument.value))
    guard case .nominal = key, !world.isOptional(key),
      pairs.allSatisfy({ isLiteral($0.key) && literalCost($0.key, as: key) != nil })
    else { return nil }
    return key
  }

  private func listType(
    of root: ParsedExpression, in chain: ParsedExpression, element: Type
  ) -> Type? {
    switch root.kind {
    case .array: return .nominal(world.standard("Array"), [element])
    case .dictionary(let pairs):
      guard let first = pairs.first else { return nil }
      let key = keyType(of: root, lookingUp: subscripts(of: root, in: chain))
      return .nominal(
        world.standard("Dictionary"), [key ?? naturalType(of: first.key), element])
    default: return nil
    }
  }

  /// What a chain looks up in the list that it starts with.
  private func subscripts(
    of root: ParsedExpression, in chain: ParsedExpression
  ) -> [ParsedArgument] {
    switch chain.kind {
    case .subscripted(let base, let arguments):
      base === root ? arguments : subscripts(of: root, in: base)
    case .member(let base?, _, _, _), .call(let base, _), .forceUnwrap(let base),
      .optionalLink(let base):
      subscripts(of: root, in: base)
    default: []
    }
  }

  /// True for a chain that starts with a list of literals: the other operand may decide for it.
  private func startsWithListOfLiterals(_ expression: ParsedExpression) -> Bool {
    literalRoot(of: expression) != nil
  }

  /// The list with elements that a chain of members, subscripts and calls starts with.
  private func literalRoot(of expression: ParsedExpression) -> ParsedExpression? {
    switch expression.kind {
    case .member(let base?, _, _, _), .call(let base, _), .subscripted(let base, _),
      .forceUnwrap(let base), .optionalLink(let base):
      switch base.kind {
      case .array(let elements): elements.allSatisfy(isLiteral) ? base : nil
      case .dictionary(let pairs):
        pairs.allSatisfy { isLiteral($0.value) } ? base : nil
      default: literalRoot(of: base)
      }
    default: nil
    }
  }

  /// The chain with its list as one of the type given.
  private func retyped(
    _ expression: ParsedExpression, _ root: ParsedExpression, _ list: Type
  ) -> ParsedExpression {
    if expression === root {
      return ParsedExpression(.checked(check(root, expecting: list)), range: root.range)
    }
    let kind: ParsedExpression.Kind =
      switch expression.kind {
      case .member(let base?, let name, let generics, let range):
        .member(retyped(base, root, list), name, generics, nameRange: range)
      case .call(let base, let arguments): .call(retyped(base, root, list), arguments)
      case .subscripted(let base, let arguments):
        .subscripted(retyped(base, root, list), arguments)
      case .forceUnwrap(let base): .forceUnwrap(retyped(base, root, list))
      case .optionalLink(let base): .optionalLink(retyped(base, root, list))
      default: expression.kind
      }
    return ParsedExpression(kind, range: expression.range)
  }

  /// `[1, 2].max()! + 0.5`, `2.0 * [1, 2][i]`: the operand with a type of its own, or with a
  /// fraction, tells what the list of the other one holds.
  func operandsOverLists(
    _ left: ParsedExpression, _ right: ParsedExpression, _ hint: Type?
  ) -> (Expression, Expression)? {
    switch (startsWithListOfLiterals(left), startsWithListOfLiterals(right)) {
    case (true, true): return hint.map { (check(left, expecting: $0), check(right, expecting: $0)) }
    case (true, false):
      guard decidesForList(right, hint) else { return nil }
      let b = check(right, expecting: hint)
      return (check(left, expecting: b.type), b)
    case (false, true):
      guard decidesForList(left, hint) else { return nil }
      let a = check(left, expecting: hint)
      return (a, check(right, expecting: a.type))
    case (false, false): return nil
    }
  }

  private func decidesForList(_ operand: ParsedExpression, _ hint: Type?) -> Bool {
    guard !hasNoTypeAlone(operand) else { return false }
    if isLiteral(operand) { return hint != nil || isFloatingLiteral(operand) }
    return numberType(solver.head(naturalType(of: operand)), allowsFraction: true) != nil
  }
}
