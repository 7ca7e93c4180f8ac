import Diagnostics
import IR

/// `??`: what is inside an optional, or something else.
extension BodyChecker {
  /// True for `??` of something that is no optional, or with a closure that gives what is missing,
  /// where the program declares one.
  ///
  /// Where anything will do, the closure may be meant itself.
  func isDeclaredCoalescing(
    _ left: ParsedExpression, _ right: ParsedExpression, _ expecting: Type?
  ) -> Bool {
    guard world.declaresCoalescing, !scope.isLibrary else { return false }
    let type = naturalType(of: left)
    guard !isOpen(type) else { return false }
    guard let payload = world.optionalPayload(type).map(solver.head) else { return true }
    let takesAny = expecting.map { solver.head($0).isAny } ?? false
    return isClosure(right) && !takesAny && !isOpen(payload) && payload.functionType == nil
  }

  /// Checks `left ?? right`.
  func checkCoalesce(
    _ left: ParsedExpression, _ right: ParsedExpression, expecting: Type?, _ range: SourceRange
  ) -> Expression {
    let hint = expecting.map { type in
      world.isOptional(solver.head(type)) ? type : world.optional(type)
    }
    let takesHint = isContextualOperand(left) || makes(hint, left)
    var a = optionalForm(check(left, expecting: takesHint ? hint : nil))
    if let payload = world.optionalPayload(solver.head(a.type)),
      solver.resolve(payload).hasVariables, !isNilLiteral(right), !isContextualOperand(left)
    {
      // `settings["retry"] ?? false`: only the right side tells what is looked for, or what is
      // wanted in the end: `(try? load()) ?? []`.
      let wanted = naturalType(of: right)
      if let hint, let expecting, !isOpen(expecting), !solver.head(expecting).isAny,
        case .nominal = solver.head(expecting)
      {
        a = optionalForm(check(left, expecting: hint))
      } else if case .variable = solver.head(payload), !isOpen(wanted),
        !wanted.contains(\.isDynamic)
      {
        a = optionalForm(check(left, expecting: world.optional(wanted)))
      }
    }
    guard let payload = world.optionalPayload(solver.head(a.type)) else {
      let b = check(right, expecting: a.type)
      return make(.coalesce(a, b), isOpen(a.type) ? b.type : a.type, range)
    }
    let keepsOptional =
      mayBeNil(right) && !isNilOfItsOwn(payload, expecting) || isOptionalChoice(right)
    let b = check(right, expecting: keepsOptional ? a.type : payload)
    if solver.head(payload).isDynamic, !isOpen(b.type), !keepsOptional {
      // `session?.name ?? "none"` of something that Grove does not model: the other side tells.
      return make(.coalesce(a, b), b.type, range)
    }
    if case .member = solver.head(payload), solver.resolve(b.type) == solver.resolve(a.type) {
      // `first ?? iterator.next()`: an `Element` might be an optional, and is none here.
      return make(.coalesce(a, b), a.type, range)
    }
    if let converted = coerce(b, to: payload) {
      return make(.coalesce(a, converted), payload, range)
    }
    if let expecting, solver.head(expecting).isAny, world.isOptional(solver.head(b.type)),
      let left = coerce(a, to: world.optional(.any))
    {
      // Where anything will do the operator gives what is inside, or all of the right side.
      return make(.coalesce(left, make(.erase(b), .any, range)), .any, range)
    }
    if let converted = coerce(b, to: a.type) { return make(.coalesce(a, converted), a.type, range) }
    if let wider = coerce(a, to: world.optional(b.type)) {
      // `count ?? fallback as Any`: the right side decides for both.
      return make(.coalesce(wider, b), b.type, range)
    }
    if let expecting, world.isOptional(solver.head(expecting)),
      let first = coerce(a, to: expecting), let second = coerce(b, to: expecting)
    {
      // Two subclasses of what is wanted.
      return make(.coalesce(first, second), expecting, range)
    }
    if let expecting, let first = coerce(a, to: world.optional(expecting)),
      let second = coerce(b, to: expecting)
    {
      // What is wanted says what the two sides, of which neither becomes the other, both become.
      return make(.coalesce(first, second), expecting, range)
    }
    report(.cannotConvert(b.type, to: payload, b.range, for: .argument))
    return make(.coalesce(a, b), payload, range)
  }

  /// True for a call whose closure makes what is wanted only where that is known:
  /// `name.map { ["class": $0] } ?? [:]` as pairs.
  private func makes(_ wanted: Type?, _ call: ParsedExpression) -> Bool {
    guard let wanted, case .call(_, let arguments) = call.kind,
      arguments.contains(where: { isClosure($0.value) }), !self.isOpen(wanted)
    else { return false }
    func converts(_ expected: Type?) -> Bool {
      trial {
        context.hasErrors = false
        let value = check(call, expecting: expected)
        return !context.hasErrors && solver.convert(value.type, to: wanted) != nil
      }
    }
    return !converts(nil) && converts(wanted)
  }

  /// True for a type beside the optionals that `nil` can be, where one is wanted that is none.
  private func isNilOfItsOwn(_ type: Type, _ expecting: Type?) -> Bool {
    guard let expecting, !world.isOptional(solver.head(expecting)), !isOpen(type) else {
      return false
    }
    let wanted = solver.head(type)
    return !world.isOptional(wanted)
      && world.conforms(wanted, to: world.standard("ExpressibleByNilLiteral"))
  }

  /// True for `nil` and for a choice with `nil` in it, which only an optional can be.
  private func mayBeNil(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .nil: true
    case .parenthesized(let inner): mayBeNil(inner)
    case .ternary(_, let first, let second): mayBeNil(first) || mayBeNil(second)
    default: false
    }
  }

  /// True for a choice between two optionals, neither of which is written `nil`.
  private func isOptionalChoice(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .parenthesized(let inner): isOptionalChoice(inner)
    case .ternary: world.isOptional(solver.head(naturalType(of: expression)))
    default: false
    }
  }

  private func isContextualOperand(_ expression: ParsedExpression) -> Bool {
    phase(expression) == 1
  }
}
