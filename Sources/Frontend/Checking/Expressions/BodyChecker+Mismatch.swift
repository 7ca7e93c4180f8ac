import Diagnostics
import IR

// What is said of a value that is not of the type that is wanted.

extension BodyChecker {
  /// Reports an array for a parameter that takes several numbers.
  func arrayForSeveral(_ value: ParsedExpression, _ element: Type) -> Expression? {
    guard case .nominal(let declaration, _) = solver.head(element),
      !world.conforms(solver.head(element), to: world.standard("ExpressibleByArrayLiteral"))
    else { return nil }
    let type = naturalType(of: value)
    guard type == world.array(.nominal(declaration, [])) else { return nil }
    report(.arrayForSeveral(type, of: solver.resolve(element), value.range))
    return failed(value.range)
  }

  /// The error for a value that does not become what is wanted.
  func mismatch(
    _ value: Expression, _ wanted: Type, for purpose: ConversionPurpose, at range: SourceRange,
    of expression: ParsedExpression? = nil
  ) -> Diagnostic {
    let type = solver.resolve(value.type)
    let whole = solver.resolve(wanted)
    // A plain value would become the optional by way of what that holds.
    let expected = world.isOptional(type) ? whole : world.optionalPayload(whole) ?? whole
    if case .negation = purpose, isInteger(type) {
      if case .integer = value.kind {
        return .cannotConvert(type, to: expected, range, for: purpose)
      }
      return .integerCondition(type, value.range, test: "== 0")
    }
    if case .integer(let bit) = value.kind, bit == 0 || bit == 1, expected == world.bool {
      return .literalCondition(bit, value.range)
    }
    if case .condition = purpose {
      if world.isOptional(type) { return .optionalCondition(type, value.range) }
      if isInteger(type) { return .integerCondition(type, value.range) }
    }
    if let payload = world.optionalPayload(type), !world.isOptional(expected),
      trial({ solver.convert(payload, to: expected) != nil })
    {
      return .mustUnwrap(type, as: payload, range)
    }
    if let expression {
      if let problem = closureArity(value, expression, expected) { return problem }
      if let problem = wrapperMismatch(value, expression, expected) { return problem }
    }
    if case .existential(let protocols) = expected, case .nominal = type,
      let missing = protocols.first(where: { !world.conforms(type, to: $0.declaration) })
    {
      return .lacksConformance(type, missing.declaration, range, for: purpose)
    }
    if purpose == .branch, let firstBranch {
      return .cannotConvert(type, to: expected, firstBranch, for: purpose)
    }
    return .cannotConvert(type, to: expected, range, for: purpose)
  }

  /// The error for a closure that uses another number of arguments than it is given; the compiler
  /// points at its parameters.
  private func closureArity(
    _ value: Expression, _ expression: ParsedExpression, _ wanted: Type
  ) -> Diagnostic? {
    guard case .closure(let closure) = expression.kind, let own = value.type.functionType,
      let function = wanted.functionType, own.parameters.count != function.parameters.count
    else { return nil }
    return .closureArity(
      wanted, own.parameters.count, closure.parameters?.first?.range ?? expression.anchor)
  }

  /// The error for a wrapped property where its projection is wanted, or the other way round.
  private func wrapperMismatch(
    _ value: Expression, _ expression: ParsedExpression, _ wanted: Type
  ) -> Diagnostic? {
    guard case .name(let name, _) = expression.kind else { return nil }
    let isProjection = name.hasPrefix("$")
    let other = isProjection ? String(name.dropFirst()) : "$" + name
    let start = SourceRange(
      file: expression.range.file, start: expression.range.start,
      end: expression.range.start + (isProjection ? 1 : 0))
    let fits = trial { () -> Bool in
      context.hasErrors = false
      let found = resolve(other, [], expression.range)
      guard case .expression(let counterpart) = found, !context.hasErrors else { return false }
      return solver.convert(counterpart.type, to: wanted) != nil
    }
    guard fits else { return nil }
    return .useWrapper(
      name, solver.resolve(value.type), wanted, isProjection: isProjection, expression.range,
      start)
  }

  /// Reports a closure without a parameter list that uses fewer arguments than it is given: that it
  /// ignores the others has to be said.
  func checkArity(_ closure: ParsedClosure, _ wanted: FunctionType?) {
    guard let wanted, closure.parameters == nil, !scope.isLibrary, !takesNothing(wanted) else {
      return
    }
    let used = closure.highestShorthand + 1
    guard used < wanted.parameters.count else { return }
    report(
      used == 0
        ? .ignoredArguments(wanted.parameters.count, closure.range)
        : .closureArity(solver.resolve(.function(wanted)), used, closure.range))
  }

  /// True for `(()) -> T`, whose argument nobody has to name.
  func takesNothing(_ function: FunctionType) -> Bool {
    function.parameters.count == 1 && solver.head(function.parameters[0].type).isVoid
  }

  /// The error for a function that throws or waits where one is wanted that does not.
  func effectMismatch(
    _ value: Expression, _ expression: ParsedExpression, _ wanted: Type,
    for purpose: ConversionPurpose
  ) -> Diagnostic? {
    if scope.isLibrary { return nil }
    var target = solver.head(wanted)
    while let payload = world.optionalPayload(target) { target = solver.head(payload) }
    guard case .function(let function) = target, let own = solver.resolve(value.type).functionType,
      own.isThrowing && !function.isThrowing || own.isAsync && !function.isAsync,
      own.parameters.count == function.parameters.count
    else { return nil }
    let given = shown(own, value, of: expression, for: purpose)
    let expected = solver.resolve(target).asWritten
    if own.isThrowing, !function.isThrowing {
      return .throwingFunction(given, expected, expression.range)
    }
    if case .argument = purpose { return .asyncArgument(given, expression.range) }
    return .asyncFunction(given, expected, expression.range)
  }

  /// A closure's type as the compiler infers it: of several statements, and where a type is
  /// written, a `Void` is the wanted one.
  private func shown(
    _ type: FunctionType, _ value: Expression, of expression: ParsedExpression,
    for purpose: ConversionPurpose
  ) -> String {
    guard case .closure(let closure) = expression.kind, case .closure(let body, _) = value.kind
    else { return "\(Type.function(type))" }
    let own = FunctionType(
      parameters: type.parameters, result: type.result, isThrowing: body.mayThrow,
      isAsync: body.mayWait, thrown: type.thrown)
    if case .argument = purpose, closure.body.count == 1,
      case .expression? = closure.body.first?.kind
    {
      return "\(Type.function(own))"
    }
    return Type.function(own).asWritten
  }
}

extension Type {
  /// The type as declarations write it, with `Void` for what functions return.
  var asWritten: String { description.replacing("-> ()", with: "-> Void") }
}
