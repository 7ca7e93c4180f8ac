import Diagnostics
import IR

extension BodyChecker {
  /// Checks `left op right`.
  func checkBinary(
    _ name: String, _ left: ParsedExpression, _ right: ParsedExpression, expecting: Type?,
    _ range: SourceRange, _ operatorRange: SourceRange
  ) -> Expression {
    switch name {
    case "&&" where isDeclaredLogic(name, left, expecting): break
    case "||" where isDeclaredLogic(name, left, expecting): break
    case "&&":
      return make(.and(checkCondition(left), checkCondition(right)), world.bool, range)
    case "||":
      return make(.or(checkCondition(left), checkCondition(right)), world.bool, range)
    case "??" where isDeclaredCoalescing(left, right, expecting): break
    case "??": return checkCoalesce(left, right, expecting: expecting, range)
    case "===", "!==":
      let (a, b) = identityOperands(left, right)
      if isDeclaredIdentity(name, a, b),
        let declared = declaredOperator(
          name, a, b, settled(left, a), settled(right, b), expecting, range)
      {
        return declared
      }
      let same = make(.identical(a, b), world.bool, range)
      return name == "===" ? same : make(.not(same), world.bool, range)
    case "~=": break
    default:
      if name.hasSuffix("="), !Self.comparisons.contains(name), !name.hasPrefix("."),
        assigns(name), !givesValue(name, left)
      {
        return checkCompoundAssignment(name, left, right, range, operatorRange)
      }
    }
    if changesOperand(name, left, right, expecting, range, operatorRange) {
      return checkCompoundAssignment(name, left, right, range, operatorRange)
    }
    if isComparison(name), let test = nilTest(name, left, right, range) { return test }
    operations.append(
      CheckedOperation(name: name, left: left, right: right, expecting: expecting, range: range))
    defer { operations.removeLast() }
    if let made = closedOperation(name, left, right, expecting, range, operatorRange) {
      return made
    }
    return operation(name, left, right, expecting, range, operatorRange)
  }

  /// An operation on what both operands are by themselves.
  func operation(
    _ name: String, _ left: ParsedExpression, _ right: ParsedExpression, _ expecting: Type?,
    _ range: SourceRange, _ operatorRange: SourceRange
  ) -> Expression {
    if let call = contextualOperation(name, left, right, expecting, range) { return call }
    let (a, b) = operands(name, left, right, expecting)
    if name == "~=", isOpen(a.type) {
      return make(.dynamicOperator(name, [a, b]), world.bool, range)
    }
    if name == "~=", !scope.isLibrary, isContainment(a.type, b.type) {
      // `low...high ~= value`, also where nothing is known of the bounds.
      let write = ParsedSynthesis(range: range)
      let contains = write.member(ParsedExpression(.checked(a), range: a.range), "contains")
      let value = ParsedExpression(.checked(b), range: b.range)
      return check(write.call(contains, [(nil, value)]), expecting: world.bool)
    }
    return apply(name, a, b, left, right, expecting, range, operatorRange)
  }

  /// The operands of `===`: `nil` is of the other's type.
  private func identityOperands(
    _ left: ParsedExpression, _ right: ParsedExpression
  ) -> (Expression, Expression) {
    guard isNilLiteral(left) != isNilLiteral(right) else {
      return (check(left, expecting: nil), check(right, expecting: nil))
    }
    let known = check(isNilLiteral(left) ? right : left, expecting: nil)
    let type = solver.head(known.type)
    let wanted = world.isOptional(type) || hasNilLiteral(type) ? type : world.optional(type)
    let none = check(isNilLiteral(left) ? left : right, expecting: wanted)
    return isNilLiteral(left) ? (none, known) : (known, none)
  }

  /// An operand, where `nil` is what it has been found to be.
  private func settled(_ operand: ParsedExpression, _ value: Expression) -> ParsedExpression {
    isNilLiteral(operand) ? ParsedExpression(.checked(value), range: operand.range) : operand
  }

  /// True if `name` is a `+=` of the program that leaves its left operand as it is.
  private func givesValue(_ name: String, _ left: ParsedExpression) -> Bool {
    guard !scope.isLibrary, !world.user.nominals.isEmpty else { return false }
    let type = solver.head(naturalType(of: left))
    guard !isInteger(type), !isFloating(type), type != world.string else { return false }
    let found = world.members(named: name, of: type, isStatic: true)
    return !found.isEmpty
      && found.allSatisfy { member in
        guard case .function(let function) = member.kind else { return false }
        world.completeSignature(of: function)
        return !function.changesFirstOperand
      }
  }

  /// True if the program may mean its own `===`: an operand is no object.
  private func isDeclaredIdentity(_ name: String, _ a: Expression, _ b: Expression) -> Bool {
    guard !scope.isLibrary else { return false }
    let types = [a, b].map { value in
      let type = solver.head(value.type)
      return world.optionalPayload(type).map(solver.head) ?? type
    }
    let isValue = types.contains { type in
      switch type {
      case .nominal(let declaration, _): !declaration.isReference
      case .parameter(let parameter): parameter.superclass == nil && !isReference(type)
      default: false
      }
    }
    guard isValue else { return false }
    return world.user.functions[name] != nil
      || types.contains { !world.members(named: name, of: $0, isStatic: true).isEmpty }
  }

  /// True for `&&` and `||` of something else than truth values, where the program declares them.
  private func isDeclaredLogic(
    _ name: String, _ left: ParsedExpression, _ expecting: Type?
  ) -> Bool {
    guard world.declaresLogic, !scope.isLibrary else { return false }
    if hasNoTypeAlone(left) { return isDeclaredLogic(name, in: expecting) }
    let type = naturalType(of: left)
    return type != world.bool && !isOpen(type)
  }

  /// True if a type that is wanted has `&&`, `||` or `!` of its own: `.isEmpty || .equals("")`.
  func isDeclaredLogic(_ name: String, in expecting: Type?) -> Bool {
    guard world.declaresLogic, let expecting else { return false }
    var wanted = solver.head(expecting)
    while let payload = world.optionalPayload(wanted) { wanted = solver.head(payload) }
    if wanted.functionType != nil { return true }
    return wanted != world.bool && wanted.declaration != nil
      && !world.members(named: name, of: wanted, isStatic: true).isEmpty
  }

  /// False for an operator of the program's that ends like an assignment and changes nothing.
  private func assigns(_ name: String) -> Bool {
    let declared = world.user.functions[name] ?? []
    return declared.isEmpty || declared.contains { $0.parameters.first?.isInout == true }
  }

  /// Checks both operands; literals and implicit members take the other side's type.
  private func operands(
    _ name: String, _ left: ParsedExpression, _ right: ParsedExpression, _ expecting: Type?
  ) -> (Expression, Expression) {
    let hint = isComparison(name) ? nil : numericHint(name, expecting)
    if isLiteral(left), isLiteral(right) {
      // What a range counts stays whole where other numbers are read as fractions.
      let isWhole = !isFloatingLiteral(left) && !isFloatingLiteral(right)
      let bounds = isRange(name) && readsFractions && isWhole ? world.int : nil
      return literalOperands(left, right, hint ?? bounds ?? wantedList(left, right, expecting))
    }
    if name == "+", let joined = joinedText(left, right, expecting) { return joined }
    if name == "+", let lists = joinedLists(left, right, expecting) { return lists }
    if name == "~=", let sign = signOfLiteralRange(left) {
      // `"0"..."9" ~= character`: the bounds are of the type of what may lie between them.
      let b = check(right, expecting: nil)
      let range = world.standard(sign == "..." ? "ClosedRange" : "Range")
      let wanted = mayBeBound(b.type) ? Type.nominal(range, [solver.head(b.type)]) : nil
      return (check(left, expecting: wanted), b)
    }
    if hint == nil, isRange(name), let bounds = boundsToldByLiteral(left, right) { return bounds }
    let isOpen = (isMadeOfLiterals(left), isMadeOfLiterals(right))
    if Self.shifts.contains(name) {
      let a = check(left, expecting: isOpen.0 ? hint : nil)
      // A number of the program's is moved by any integer.
      return (a, check(right, expecting: isInteger(solver.head(a.type)) ? a.type : nil))
    }
    if let pair = operandsOverLists(left, right, hint) { return pair }
    if isOpen.0, isOpen.1 { return (check(left, expecting: hint), check(right, expecting: hint)) }
    if isOpen.0, phase(right) == 0 {
      let b = check(right, expecting: nil)
      return (check(left, expecting: operandHint(name, left, beside: b.type, isLeft: true)), b)
    }
    if phase(left) > phase(right) {
      let function = declaredHint(name, right, at: 1, beside: naturalType(of: left), expecting)
      let b = check(right, expecting: function ?? (isLiteral(left) ? hint : nil))
      return (check(left, expecting: operandHint(name, left, beside: b.type, isLeft: true)), b)
    }
    let wanted = isLiteral(left) || isImplicit(left) ? hint : nil
    let a = check(
      left, expecting: wanted ?? declaredHint(name, left, at: 0, beside: nil, expecting))
    if BinaryOperator(rawValue: name) == nil {
      if isMadeOfCalls(right), !naturalType(of: right).contains(\.isDynamic) {
        // An operator of the program may take operands of two types: `f >>> g`.
        return (a, check(right, expecting: nil))
      }
      if let declared = declaredHint(name, right, at: 1, beside: a.type, expecting) {
        return (a, check(right, expecting: declared))
      }
    }
    return (a, check(right, expecting: operandHint(name, right, beside: a.type, isLeft: false)))
  }

  /// True for calls, and for what operators of the program make of calls and named values: they
  /// have a type by themselves.
  func isMadeOfCalls(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .call: !startsImplicitly(expression)
    case .parenthesized(let inner): isMadeOfCalls(inner)
    case .binary(let name, let left, let right, _):
      isDeclaredOperator(name)
        && (isMadeOfCalls(left) || isNamed(left)) && (isMadeOfCalls(right) || isNamed(right))
    default: false
    }
  }

  /// True for operators of the program, and for those that only types of the program may have.
  private func isDeclaredOperator(_ name: String) -> Bool {
    world.user.functions[name] != nil
      || BinaryOperator(rawValue: name) == nil && !Self.standardOperators.contains(name)
  }

  private func isNamed(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .name: true
    case .member(let base?, _, _, _): !startsImplicitly(base)
    default: false
    }
  }

  static let shifts: Set<String> = ["<<", ">>", "&<<", "&>>"]

  /// Arithmetic whose type is that of the numbers written in it: `(1 << count) - 1`, `2 * .pi`.
  private func isMadeOfLiterals(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .integer, .wideInteger, .member(nil, _, _, _): true
    case .parenthesized(let inner), .prefix("-", let inner), .prefix("~", let inner):
      isMadeOfLiterals(inner)
    case .binary(let name, let left, let right, _):
      Self.shifts.contains(name)
        ? isMadeOfLiterals(left)
        : BinaryOperator(rawValue: name) != nil && !isComparison(name) && isMadeOfLiterals(left)
          && isMadeOfLiterals(right)
    default: false
    }
  }

  private func isImplicit(_ expression: ParsedExpression) -> Bool { phase(expression) == 1 }

  func isComparison(_ name: String) -> Bool { Self.comparisons.contains(name) }

  private static let comparisons: Set<String> = ["==", "!=", "<", "<=", ">", ">="]

  private func numericHint(_ name: String, _ expecting: Type?) -> Type? {
    guard let expecting else { return nil }
    var target = solver.head(expecting)
    if let payload = world.optionalPayload(target) { target = solver.head(payload) }
    if isRange(name) {
      return target.genericArguments.first.map { solver.head($0) }
    }
    if isAbstract(target) {
      return conforms(target, "ExpressibleByIntegerLiteral") ? target : nil
    }
    let isNumber = isInteger(target) || isFloating(target) || isDeclaredNumber(target)
    return isNumber ? target : nil
  }

  /// True for a `Numeric` type of the program's: `(1 << 64) * BigUInt(x)` is one.
  private func isDeclaredNumber(_ type: Type) -> Bool {
    guard case .nominal(let declaration, _) = type, !declaration.isLibrary else { return false }
    return conforms(type, "Numeric")
  }

  private func literalOperands(
    _ left: ParsedExpression, _ right: ParsedExpression, _ hint: Type?
  ) -> (Expression, Expression) {
    if let hint { return (check(left, expecting: hint), check(right, expecting: hint)) }
    let a = check(left, expecting: nil)
    let b = check(right, expecting: nil)
    if a.type == b.type { return (a, b) }
    if isFloating(a.type) { return (a, check(right, expecting: a.type)) }
    if isFloating(b.type) { return (check(left, expecting: b.type), b) }
    return (a, b)
  }

  func apply(
    _ name: String, _ left: Expression, _ right: Expression, _ leftSyntax: ParsedExpression,
    _ rightSyntax: ParsedExpression, _ expecting: Type?, _ range: SourceRange,
    _ operatorRange: SourceRange
  ) -> Expression {
    var (a, b) = balanced(left, right)
    if name == "==" || name == "!=" { (a, b) = (optionalForm(a), optionalForm(b)) }
    bindOpenOperand(name, a.type, b.type)
    if isRange(name), !world.foreignModules.isEmpty, a.type.isDynamic || b.type.isDynamic {
      return make(.dynamicOperator(name, [a, b]), .dynamic, range)
    }
    if let builtin = builtinBinary(name, a, b, range) {
      let operands = (a, b, leftSyntax, rightSyntax)
      if let own = ownOperation(name, operands, insteadOf: builtin, expecting) { return own }
      if name == "/" || name == "%", case .integer(0) = rightSyntax.kind, isInteger(builtin.type) {
        report(.divisionByZero(operatorRange))
      }
      return builtin
    }
    if let declared = declaredOperator(name, a, b, leftSyntax, rightSyntax, expecting, range) {
      return declared
    }
    if let test = nilTest(name, a, b, range) { return test }
    if let comparison = structuralComparison(name, a, b, range) { return comparison }
    if isOpen(a.type) || isOpen(b.type) {
      return make(
        .dynamicOperator(name, [a, b]), Self.comparisons.contains(name) ? world.bool : .dynamic,
        range)
    }
    if let (first, second) = comparedLists(name, a, b, leftSyntax, rightSyntax) {
      return apply(name, first, second, leftSyntax, rightSyntax, expecting, range, operatorRange)
    }
    if let other = fractionOperand(a, leftSyntax, beside: b) {
      return apply(name, other, b, leftSyntax, rightSyntax, expecting, range, operatorRange)
    }
    if let other = fractionOperand(b, rightSyntax, beside: a) {
      return apply(name, a, other, leftSyntax, rightSyntax, expecting, range, operatorRange)
    }
    if let other = textOperand(a, leftSyntax) {
      return apply(name, other, b, leftSyntax, rightSyntax, expecting, range, operatorRange)
    }
    if let other = textOperand(b, rightSyntax) {
      return apply(name, a, other, leftSyntax, rightSyntax, expecting, range, operatorRange)
    }
    if let optional = unwrappable(name, a, b) {
      report(
        .mustUnwrap(
          optional.type, as: world.optionalPayload(solver.head(optional.type)) ?? .dynamic,
          optional.range == rightSyntax.range ? rightSyntax.anchor : leftSyntax.anchor))
      return failed(range)
    }
    report(operandMistake(name, a, b, leftSyntax, rightSyntax, operatorRange))
    return make(.dynamicOperator(name, [a, b]), .dynamic, range)
  }

  /// `"1" + digits` of some `StringProtocol`: the literal is a string if it is nothing else.
  private func textOperand(_ operand: Expression, _ syntax: ParsedExpression) -> Expression? {
    guard case .string = syntax.kind, isAbstract(solver.head(operand.type)) else { return nil }
    return check(syntax, expecting: world.string)
  }

  /// Bounds of which one is not known make a range that is known as little.
  private func isRange(_ name: String) -> Bool { name == "..." || name == "..<" }

  /// In arithmetic a value whose type is not known yet has the type of a number or text beside it.
  private func bindOpenOperand(_ name: String, _ left: Type, _ right: Type) {
    guard Self.closedOperators.contains(name) else { return }
    let (a, b) = (solver.head(left), solver.head(right))
    if case .variable = a, isArithmetic(b) { _ = solver.unify(a, b) }
    if case .variable = b, isArithmetic(a) { _ = solver.unify(b, a) }
  }

  /// Operators of two values of one type that give a third.
  private static let closedOperators: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^",
  ]

  /// True if values of the type may be operands, as far as that is known.
  func takes(_ type: Type, _ operatorName: String) -> Bool {
    let type = solver.head(type)
    return !isOpen(type)
      && (isArithmetic(type) || type == world.bool
        || !world.members(named: operatorName, of: type, isStatic: true).isEmpty
        || world.user.functions[operatorName]?.isEmpty == false)
  }

  private func isArithmetic(_ type: Type) -> Bool {
    isInteger(type) || isFloating(type) || type == world.string
  }

  /// The operand that only has to be unwrapped for the operation to make sense.
  private func unwrappable(_ name: String, _ a: Expression, _ b: Expression) -> Expression? {
    let types = [a, b].map { world.optionalPayload(solver.head($0.type)) ?? $0.type }
    let plain = zip([a, b], types).map { Expression(.nil, type: $1, range: $0.range) }
    guard builtinBinary(name, plain[0], plain[1], a.range) != nil else { return nil }
    return [a, b].first { world.isOptional(solver.head($0.type)) }
  }

  /// `CGFloat` meets `Double`: one of them is converted.
  private func balanced(_ a: Expression, _ b: Expression) -> (Expression, Expression) {
    guard let first = solver.head(a.type).declaration, let second = solver.head(b.type).declaration,
      first != second, world.isFloatingPair(first, second)
    else { return (a, b) }
    return first.name == "CGFloat"
      ? (make(.convert(a), world.double, a.range), b)
      : (a, make(.convert(b), world.double, b.range))
  }
}
