import Diagnostics
import IR

extension BodyChecker {
  /// `-x`, `!x`, `~x`, `...x`.
  func checkPrefix(
    _ name: String, _ operand: ParsedExpression, expecting: Type?, _ range: SourceRange
  ) -> Expression {
    if name == "repeat" { return checkExpansion(operand, range) }
    if name == "each" { return checkPackElement(operand, range) }
    if name == "!" { return negation(operand, expecting, range) }
    if name == "-", let literal = negated(operand, range) {
      return check(literal, expecting: expecting)
    }
    if let call = contextualPrefix(name, operand, expecting, range) { return call }
    let hint = oneSidedBound(name, operand, expecting) ?? unaryHint(expecting)
    let value = check(operand, expecting: hint)
    let type = solver.head(value.type)
    if name == "+", isInteger(type) || isFloating(type) { return value }
    if name == "-", isInteger(type) || isFloating(type) {
      return make(.unary(.negate, value), type, range)
    }
    if name == "~", isInteger(type) { return make(.unary(.bitNot, value), type, range) }
    return unaryFunction(name, value, operand, range, excluding: "postfix")
  }

  /// `!x`: of a condition, or what the program declares it to be for other values.
  private func negation(
    _ operand: ParsedExpression, _ expecting: Type?, _ range: SourceRange
  ) -> Expression {
    if hasNoTypeAlone(operand), isDeclaredLogic("!", in: expecting) {
      let value = check(operand, expecting: unaryHint(expecting))
      return unaryFunction("!", value, operand, range, excluding: "postfix")
    }
    var condition = operand
    if world.declaresLogic {
      let value = check(operand, expecting: nil)
      let type = solver.head(value.type)
      guard isOpen(type) || trial({ solver.convert(type, to: world.bool) != nil }) else {
        return unaryFunction("!", value, operand, range, excluding: "postfix")
      }
      condition = ParsedExpression(.checked(value), range: operand.range)
    }
    return make(
      .not(checkConverted(condition, to: world.bool, for: .negation)), world.bool, range)
  }

  /// `↑\.name` where an order is wanted: the operand has no type by itself, so the operator of the
  /// program that takes it says what it is.
  private func contextualPrefix(
    _ name: String, _ operand: ParsedExpression, _ expecting: Type?, _ range: SourceRange
  ) -> Expression? {
    switch operand.kind {
    case .keyPath, .closure: break
    default: return nil
    }
    let candidates = world.functions(named: name, in: scope).filter {
      $0.parameters.count == 1 && !$0.attributes.contains("postfix")
    }.map {
      CallCandidate(function: $0, receiver: nil, solver: solver)
    }
    guard let first = candidates.first else { return nil }
    let argument = ParsedArgument(
      label: first.parameters[0].label, labelRange: nil, value: operand)
    return resolveCall(candidates, [argument], expecting: expecting, range, name: name)
  }

  /// What is wanted of an operand: not what only the result becomes, as `Any` or an optional.
  private func unaryHint(_ expecting: Type?) -> Type? {
    guard let expecting else { return nil }
    let wanted = solver.head(expecting)
    if let payload = world.optionalPayload(wanted) { return unaryHint(payload) }
    return wanted.isAny ? nil : wanted
  }

  /// `-1` is one literal.
  private func negated(_ operand: ParsedExpression, _ range: SourceRange) -> ParsedExpression? {
    switch operand.kind {
    case .integer(let value): ParsedExpression(.integer(0 &- value), range: range)
    case .floating(let value): ParsedExpression(.floating(-value), range: range)
    default: nil
    }
  }

  func checkPostfix(
    _ name: String, _ operand: ParsedExpression, expecting: Type?, _ range: SourceRange
  ) -> Expression {
    let value = check(operand, expecting: oneSidedBound(name, operand, expecting))
    return unaryFunction(name, value, operand, range, excluding: "prefix")
  }

  /// `0x7F...` where a range of bytes is wanted: its bound is a byte.
  private func oneSidedBound(
    _ name: String, _ operand: ParsedExpression, _ expecting: Type?
  ) -> Type? {
    guard name == "..." || name == "..<", isLiteral(operand), let expecting,
      case .nominal(let declaration, let bounds) = solver.head(expecting), declaration.isLibrary,
      Self.oneSidedRanges.contains(declaration.name)
    else { return nil }
    return bounds.first.map { solver.head($0) }
  }

  private static let oneSidedRanges: Set<String> = [
    "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
  ]

  /// Calls a declared operator; one of the other fixity may have the same name, as `...` has.
  private func unaryFunction(
    _ name: String, _ value: Expression, _ operand: ParsedExpression, _ range: SourceRange,
    excluding other: String
  ) -> Expression {
    let type = solver.head(value.type)
    let found = world.members(named: name, of: type, isStatic: true)
    let metatype = make(.metatype(type), .metatype(type), range)
    var candidates = found.compactMap { member -> CallCandidate? in
      guard case .function(let function) = member.kind, function.parameters.count == 1,
        !function.attributes.contains(other)
      else { return nil }
      return CallCandidate(
        function: function, receiver: .value(metatype), found: member, solver: solver)
    }
    candidates += world.functions(named: name, in: scope).filter {
      $0.parameters.count == 1 && !$0.attributes.contains(other)
    }.map {
      CallCandidate(function: $0, receiver: nil, solver: solver)
    }
    guard let first = candidates.first else {
      if isOpen(type) { return make(.dynamicOperator(name, [value]), .dynamic, range) }
      let place = operatorRange(name, range, isPostfix: other == "prefix")
      report(.badOperand(name, type, place))
      return failed(range)
    }
    let changing = candidates.filter { $0.parameters[0].isInout }
    if !changing.isEmpty {
      // `count++`: the operand is changed without a `&`.
      let address = ParsedExpression(.address(operand), range: operand.range)
      let argument = ParsedArgument(
        label: changing[0].parameters[0].label, labelRange: nil, value: address)
      return resolveCall(changing, [argument], expecting: nil, range, name: name)
    }
    let argument = ParsedArgument(
      label: first.parameters[0].label, labelRange: nil,
      value: isLiteral(operand)
        ? operand : ParsedExpression(.checked(value), range: value.range))
    return resolveCall(candidates, [argument], expecting: nil, range, name: name)
  }

  private func operatorRange(_ name: String, _ range: SourceRange, isPostfix: Bool) -> SourceRange {
    let start = isPostfix ? range.end - name.utf8.count : range.start
    return SourceRange(file: range.file, start: start, end: start + name.utf8.count)
  }

  /// `reduce(0, +)`: a closure over two parameters.
  func checkOperatorReference(_ name: String, expecting: Type?, _ range: SourceRange) -> Expression
  {
    let wanted = expecting.flatMap { solver.head($0).functionType }
    let write = ParsedSynthesis(range: range)
    var count = wanted?.parameters.count ?? 2
    // A function of two values may stand where one of a pair is wanted, as a closure may.
    if count == 1, let parameter = wanted?.parameters.first,
      case .tuple(let elements) = solver.head(parameter.type)
    {
      count = elements.count
    }
    let names = (0..<count).map { write.name("$\($0)") }
    let value: ParsedExpression
    if count == 1 {
      value = ParsedExpression(.prefix(name, names[0]), range: range)
    } else {
      value = ParsedExpression(
        .binary(name, names[0], names[count > 1 ? 1 : 0], operatorRange: range), range: range)
    }
    let closure = ParsedClosure(
      captures: [], parameters: nil, result: nil, isThrowing: false, isAsync: false,
      highestShorthand: count - 1, body: [write.statement(value)], range: range)
    return checkClosure(closure, expecting: expecting, builder: nil, isEscaping: false)
  }
}
