import Diagnostics
import IR

extension BodyChecker {
  /// Checks an expression; `expecting` steers literals, implicit members and overloads, and the
  /// result's own type may still differ from it.
  func check(_ expression: ParsedExpression, expecting: Type?) -> Expression {
    guard depth < Self.maximumDepth else {
      report(.tooComplex(expression.range))
      return failed(expression.range)
    }
    if trialDepth > 0 { trialEffort += 1 }
    guard trialEffort < Self.maximumEffort else {
      report(.tooManyOverloads(expression.range))
      return failed(expression.range)
    }
    depth += 1
    let isOutermost = outermost == nil
    if isOutermost { outermost = expression.range }
    defer {
      depth -= 1
      if isOutermost { outermost = nil }
    }
    guard !isInChain, hasLink(expression) else { return dispatch(expression, expecting) }
    isInChain = true
    // A chain that ends in something declared with `!` ends in its optional.
    let value = optionalForm(dispatch(expression, expecting.map { solver.head($0) }))
    isInChain = false
    if let expecting, let whole = optionalInChain(value, returning: expecting) {
      return make(.chain(whole), whole.type, expression.range)
    }
    // A chain is optional once, however many links it has.
    let type = world.isOptional(solver.head(value.type)) ? value.type : world.optional(value.type)
    return make(.chain(value), type, expression.range)
  }

  /// `sequence(first: node) { $0?.next }`: where a closure returns a `T?` whose `T` is inferred and
  /// optional itself, the end of a chain becomes a `T` inside it, and a chain that breaks is `nil`.
  private func optionalInChain(_ value: Expression, returning expected: Type) -> Expression? {
    guard context.isInferringResult, expected == context.result,
      let inferred = world.optionalPayload(expected), case .variable = inferred,
      world.isOptional(solver.head(inferred)), world.isOptional(solver.head(value.type))
    else { return nil }
    return coerce(value, to: expected)
  }

  /// True if the expression is a postfix chain with a `?` of its own; that of `Int?.some` is a part
  /// of a type's name.
  func hasLink(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .optionalLink(let inner): !namesType(inner)
    case .member(let base?, _, _, _), .call(let base, _), .subscripted(let base, _),
      .forceUnwrap(let base), .postfix(_, let base):
      hasLink(base)
    default: false
    }
  }

  /// True for the name of a type where no value has that name.
  private func namesType(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .type: return true
    case .name(let name, _):
      guard mayNameType(name) else { return false }
      if case .metatype = check(expression, expecting: nil).kind { return true }
      return false
    case .optionalLink(let inner): return namesType(inner)
    default: return false
    }
  }

  /// One line per construct; each is checked in the file of its name.
  private func dispatch(_ expression: ParsedExpression, _ expecting: Type?) -> Expression {
    let range = expression.range
    if let value = checkThroughLiteral(expression, expecting: expecting) { return value }
    switch expression.kind {
    case .integer, .wideInteger, .floating, .boolean, .string, .regex, .nil, .array, .dictionary:
      return checkLiteral(expression, expecting: expecting)
    case .name(let name, let generics):
      return checkName(name, generics, expecting: expecting, range)
    case .member(let base?, let name, let generics, let nameRange):
      if startsChain(base) {
        let checked = checkBase(base, expecting: expecting)
        return checkMember(of: checked, name, generics, expecting: expecting, range, nameRange)
      }
      return checkMember(base, name, generics, expecting: expecting, range, nameRange)
    case .member(nil, let name, _, let nameRange):
      return checkImplicitMember(name, expecting: expecting, range, nameRange)
    case .call(let callee, let arguments):
      return checkCall(callee, arguments, expecting: expecting, range)
    case .subscripted(let base, let arguments):
      return checkSubscript(base, arguments, expecting: expecting, range)
    case .closure(let closure):
      return checkClosure(closure, expecting: expecting, builder: nil, isEscaping: true)
    case .tuple(let elements): return checkTuple(elements, expecting: expecting, range)
    case .parenthesized(let inner):
      let value = check(inner, expecting: expecting)
      if case .prefix("repeat", _) = inner.kind { return asTuple(value) }
      return value
    case .binary(let name, let left, let right, let operatorRange):
      return checkBinary(name, left, right, expecting: expecting, range, operatorRange)
    case .prefix(let name, let operand):
      return checkPrefix(name, operand, expecting: expecting, range)
    case .postfix(let name, let operand):
      return checkPostfix(name, operand, expecting: expecting, range)
    case .assign(let target, let value): return checkAssignment(target, value, range)
    case .ternary(let condition, let first, let second):
      return checkTernary(condition, first, second, expecting: expecting, range)
    case .cast(let value, let type, let kind):
      return checkCast(value, type, kind, expecting: expecting, range)
    case .optionalLink(let inner): return checkLink(inner, range)
    case .forceUnwrap(let inner): return checkForce(inner, expecting: expecting, range)
    case .attempt(let mark, let inner):
      return checkAttempt(mark, inner, expecting: expecting, range)
    case .await(let inner):
      awaitDepth += 1
      context.awaits = true
      let value = check(inner, expecting: expecting)
      awaitDepth -= 1
      return make(.await(value), value.type, range)
    case .address(let inner):
      report(.extraneousAddress(range))
      return check(inner, expecting: expecting)
    case .keyPath(let root, let components):
      return checkKeyPath(root, components, expecting: expecting, range)
    default: return dispatchOther(expression, expecting)
    }
  }

  /// What stands in an expression's place more rarely.
  private func dispatchOther(_ expression: ParsedExpression, _ expecting: Type?) -> Expression {
    let range = expression.range
    switch expression.kind {
    case .ifExpression, .switchExpression, .doExpression:
      return checkStatementExpression(expression, expecting: expecting)
    case .type(let written):
      let type = TypeResolver(world: world, scope: scope).resolve(written)
      return make(.metatype(type), .metatype(type), range)
    case .macro(let name, let arguments):
      return checkMacro(name, arguments, expecting: expecting, range)
    case .discard:
      report(.misplacedDiscard(range))
      return failed(range)
    case .operatorReference(let name):
      return checkOperatorReference(name, expecting: expecting, range)
    case .checked(let already): return already
    case .missing:
      context.hasErrors = true
      return failed(range)
    default: return failed(range)
    }
  }

  private func startsChain(_ base: ParsedExpression) -> Bool {
    switch base.kind {
    case .member(nil, _, _, _): true
    case .call(let callee, _): startsChain(callee)
    case .member(let inner?, _, _, _): startsChain(inner)
    default: false
    }
  }

  /// `throw isOpen ? BankError.empty : .closed`: the other branch names what a protocol does not.
  private func isNamedByOther(
    _ first: ParsedExpression, _ second: ParsedExpression, _ expecting: Type
  ) -> Bool {
    guard case .existential = solver.head(expecting),
      startsImplicitly(first) != startsImplicitly(second)
    else { return false }
    let implicit = startsImplicitly(first) ? first : second
    return cost(of: implicit, as: solver.head(expecting)) == nil
  }

  private func checkTernary(
    _ condition: ParsedExpression, _ first: ParsedExpression, _ second: ParsedExpression,
    expecting: Type?, _ range: SourceRange
  ) -> Expression {
    let test = checkCondition(condition)
    let hasNil = isNilLiteral(first) || isNilLiteral(second)
    // Where anything will do, `nil` has its type from the other branch.
    if let expecting, !isOpen(expecting), !hasNil || !solver.head(expecting).isAny,
      !isNamedByOther(first, second, expecting)
    {
      let a = checkConverted(first, to: expecting)
      let b = checkConverted(second, to: expecting)
      return make(.ternary(test, a, b), expecting, range)
    }
    if hasNil {
      return optionalTernary(test, first, second, range)
    }
    if isLiteral(first), isLiteral(second) {
      let (values, type) = joined([first, second])
      if type.isAny {
        report(.ternaryMismatch(naturalType(of: first), naturalType(of: second), first.range))
        return make(.ternary(test, values[0], values[1]), .dynamic, range)
      }
      return make(.ternary(test, values[0], values[1]), type, range)
    }
    // The branch whose type stands by itself decides for a literal or implicit member.
    let secondFirst = phase(first) > phase(second)
    let lead = check(secondFirst ? second : first, expecting: expecting)
    let follow = check(secondFirst ? first : second, expecting: lead.type)
    let a = secondFirst ? follow : lead
    let b = secondFirst ? lead : follow
    if let converted = coerce(b, to: a.type) {
      return make(.ternary(test, a, converted), a.type, range)
    }
    if let converted = coerce(a, to: b.type) {
      return make(.ternary(test, converted, b), b.type, range)
    }
    let common = join(a.type, b.type)
    if !common.isAny, let first = coerce(a, to: common), let second = coerce(b, to: common) {
      return make(.ternary(test, first, second), common, range)
    }
    report(.ternaryMismatch(a.type, b.type, first.range))
    return make(.ternary(test, a, b), .dynamic, range)
  }

  func isNilLiteral(_ expression: ParsedExpression) -> Bool {
    if case .nil = expression.kind { true } else { false }
  }

  /// `test ? nil : x`, an optional of what `x` is.
  private func optionalTernary(
    _ test: Expression, _ first: ParsedExpression, _ second: ParsedExpression,
    _ range: SourceRange
  ) -> Expression {
    let value = optionalForm(check(isNilLiteral(first) ? second : first, expecting: nil))
    let isOptional = world.isOptional(solver.head(value.type))
    let type = isOptional ? value.type : world.optional(value.type)
    let none = make(.nil, type, range)
    let some = coerce(value, to: type) ?? value
    return isNilLiteral(first)
      ? make(.ternary(test, none, some), type, range)
      : make(.ternary(test, some, none), type, range)
  }

  func isOpen(_ type: Type) -> Bool {
    switch solver.head(type) {
    case .variable, .dynamic: true
    case .member(let base, _): isOpen(base)
    default: false
    }
  }

  /// A condition: anything that is a `Bool`.
  func checkCondition(_ expression: ParsedExpression) -> Expression {
    if case .assign(let target, let value) = expression.kind,
      let sign = target.range.following("=", before: value.range.start)
    {
      report(.assignedCondition(sign))
      return failed(expression.range)
    }
    return checkConverted(expression, to: world.bool, for: .condition)
  }

  private func checkCast(
    _ value: ParsedExpression, _ written: ParsedType, _ kind: ParsedExpression.ParsedCast,
    expecting: Type?, _ range: SourceRange
  ) -> Expression {
    let type = TypeResolver(world: world, scope: scope).resolve(written)
    switch kind {
    case .coercion:
      if let bridged = bridge(value, to: type, range) { return bridged }
      if let plain = unbridged(value, to: type, range) { return plain }
      if type.isAnyObject || world.optionalPayload(type)?.isAnyObject == true {
        return make(.convert(check(value, expecting: nil)), type, range)
      }
      let checked = checkConverted(value, to: type, for: .coercion)
      return make(.convert(checked), type, range)
    case .check:
      return make(.cast(check(value, expecting: nil), type, .check), world.bool, range)
    case .conditional:
      return make(
        .cast(check(value, expecting: nil), type, .conditional), world.optional(type), range)
    case .forced:
      return make(.cast(check(value, expecting: nil), type, .forced), type, range)
    }
  }

  /// `3 as NSNumber`: the library class says what it is made from.
  private func bridge(
    _ value: ParsedExpression, to type: Type, _ range: SourceRange
  ) -> Expression? {
    guard type.declaration?.isLibrary == true, type.declaration?.kind == .object,
      !world.members(named: "__bridge", of: type, isStatic: true).isEmpty
    else { return nil }
    let checked = check(value, expecting: nil)
    if let same = coerce(checked, to: type) { return make(.convert(same), type, range) }
    let write = ParsedSynthesis(range: range)
    let metatype = make(.metatype(type), .metatype(type), range)
    let maker = write.member(ParsedExpression(.checked(metatype), range: range), "__bridge")
    return check(write.call(maker, [(nil, value)]), expecting: type)
  }

  /// `text as String` of an `NSString`: what the library class says it stands for.
  private func unbridged(
    _ value: ParsedExpression, to type: Type, _ range: SourceRange
  ) -> Expression? {
    guard type.declaration?.isLibrary == true, !isLiteral(value),
      let source = solver.head(naturalType(of: value)).declaration,
      source.isLibrary, source.kind == .object
    else { return nil }
    let checked = check(value, expecting: nil)
    guard coerce(checked, to: type) == nil,
      !world.members(named: "__unbridged", of: solver.head(checked.type), isStatic: false).isEmpty
    else { return nil }
    let write = ParsedSynthesis(range: range)
    let plain = check(
      write.member(ParsedExpression(.checked(checked), range: range), "__unbridged"),
      expecting: nil)
    return coerce(plain, to: type).map { make(.convert($0), type, range) }
  }

  private func checkForce(
    _ inner: ParsedExpression, expecting: Type?, _ range: SourceRange
  ) -> Expression {
    if let made = forcedDelegation(inner) { return made }
    let value = optionalForm(check(inner, expecting: wantedOfForced(inner, expecting)))
    let type = solver.head(value.type)
    if let payload = forcedPayload(of: type, expecting) {
      return make(.unwrap(value, isImplicit: false), payload, range)
    }
    if !isOpen(type) {
      report(.forceOnNonOptional(type, end(of: range)))
      return value
    }
    return make(.unwrap(value, isImplicit: false), .dynamic, range)
  }

  func checkMacro(
    _ name: String, _ arguments: [ParsedArgument], expecting: Type?, _ range: SourceRange
  ) -> Expression {
    if let literal = literal(ofMacro: name, range) {
      return checkLiteral(literal, expecting: expecting)
    }
    switch name {
    case "selector": return checkSelector(arguments, range)
    case "colorLiteral":
      return literal("UIColor", "_colorLiteralRed", arguments, expecting: expecting, range)
    case "imageLiteral":
      return literal("UIImage", "imageLiteralResourceName", arguments, expecting: expecting, range)
    default:
      report(.macroNotSimulated(name, range))
      return Expression(
        .unsupported("#\(name) is not simulated"), type: .dynamic, range: range)
    }
  }

  /// `#colorLiteral(…)`, `#imageLiteral(…)`: an initialiser of UIKit's type, told by its first
  /// label.
  private func literal(
    _ type: String, _ label: String, _ arguments: [ParsedArgument], expecting: Type?,
    _ range: SourceRange
  ) -> Expression {
    let write = ParsedSynthesis(range: range)
    let labels = [label] + arguments.dropFirst().map(\.label)
    let call = write.call(
      write.name(type), zip(labels, arguments).map { ($0, $1.value) })
    return check(call, expecting: expecting)
  }
}

extension SourceFile {
  /// The 1-based line an offset is on.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
