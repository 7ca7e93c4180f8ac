import Diagnostics
import IR

extension BodyChecker {
  /// Checks an expression that must become `type`; reports what it is instead, or what `problem`
  /// says of it.
  func checkConverted(
    _ expression: ParsedExpression, to type: Type, for purpose: ConversionPurpose = .specified,
    problem: (Expression) -> Diagnostic? = { _ in nil }
  ) -> Expression {
    if case .nil = expression.kind, rejectsNil(type) {
      report(
        Diagnostic(
          id: "frontend.nil-mismatch", message: purpose.nilMessage(solver.resolve(type)),
          range: expression.range))
      return failed(expression.range)
    }
    if purpose == .argument, let closure = takingTupleApart(expression, for: type) {
      return checkConverted(closure, to: type, for: purpose, problem: problem)
    }
    let errors = context.hasErrors
    context.hasErrors = false
    let checked = checkFraction(expression, expecting: type)
    let failedInside = context.hasErrors
    context.hasErrors = errors || failedInside
    if let problem = effectMismatch(checked, expression, type, for: purpose) {
      report(problem)
      return failed(expression.range)
    }
    if let converted = coerce(checked, to: type) { return converted }
    if !failedInside {
      report(
        problem(checked)
          ?? mismatch(checked, type, for: purpose, at: expression.anchor, of: expression))
    }
    return Expression(.convert(checked), type: type, range: checked.range)
  }

  /// True for a plain type that `nil` cannot be.
  private func rejectsNil(_ type: Type) -> Bool {
    let target = solver.head(type)
    guard case .nominal = target else { return false }
    return !world.isOptional(target) && !hasNilLiteral(target)
  }

  /// Converts a checked expression to `type` where Swift would without being asked.
  func coerce(_ expression: Expression, to type: Type) -> Expression? {
    if let kept = keptOptional(expression, type) { return kept }
    let state = solver.save()
    guard let conversion = solver.convert(expression.type, to: type) else {
      solver.restore(state)
      return unmodelledValue(expression, as: type)
    }
    return apply(conversion, to: expression, type)
  }

  /// Something that Grove does not model may be of whatever type is wanted.
  private func unmodelledValue(_ expression: Expression, as type: Type) -> Expression? {
    guard case .nominal(let declaration, _) = solver.head(expression.type), declaration.isLibrary,
      declaration.name == "_OpaqueView", let conversion = solver.convert(.dynamic, to: type)
    else { return nil }
    let unknown = make(.erase(expression), .dynamic, expression.range)
    return apply(conversion, to: unknown, type)
  }

  /// The value of something declared with `!` stays optional wherever an optional will do.
  private func keptOptional(_ expression: Expression, _ type: Type) -> Expression? {
    guard case .unwrap(let optional, isImplicit: true) = expression.kind else { return nil }
    return coerce(optional, to: type)
  }

  private func apply(_ conversion: Conversion, to expression: Expression, _ type: Type)
    -> Expression
  {
    let target = solver.resolve(type)
    let range = expression.range
    switch conversion {
    case .identity: return relabelled(expression, target)
    case .wrap(let inner):
      let payload = world.optionalPayload(solver.head(type)) ?? .dynamic
      return make(.wrap(apply(inner, to: expression, payload)), target, range)
    case .erase: return make(.erase(expression), target, range)
    case .floating, .inner, .upcast, .dynamic, .presumed, .function:
      if case .dynamic = conversion, solver.head(type).isDynamic { return expression }
      // An unmodelled type's `.self` where some model's is wanted: no value holds it.
      if case .dynamic = conversion, case .metatype(let inner) = target {
        switch solver.head(inner) {
        case .existential: return make(.metatype(inner), target, range)
        case .variable, .dynamic:
          _ = solver.unify(inner, .dynamic)
          return make(.metatype(.dynamic), .metatype(.dynamic), range)
        default: break
        }
      }
      if let function = takingVoid(expression, target) { return function }
      return make(.convert(expression), target, range)
    }
  }

  /// A function that takes nothing, where one of a `Void` is wanted.
  private func takingVoid(_ expression: Expression, _ target: Type) -> Expression? {
    guard let given = solver.head(expression.type).functionType, given.parameters.isEmpty,
      case .function(let wanted) = target, wanted.parameters.count == 1
    else { return nil }
    let solver = solver
    let reference = FunctionReference {
      FunctionReference.Shape(
        .callee(.value(expression)), receiver: nil, typeArguments: [],
        type: solver.finalize(target))
    }
    return make(.functionReference(reference), target, expression.range)
  }

  /// A tuple takes the labels of the type it becomes.
  private func relabelled(_ expression: Expression, _ target: Type) -> Expression {
    guard case .tuple(let wanted) = target, case .tuple(let given) = solver.head(expression.type),
      wanted.count == given.count, wanted.map(\.label) != given.map(\.label)
    else { return expression }
    if case .tuple = expression.kind { return make(expression.kind, target, expression.range) }
    return make(.convert(expression), target, expression.range)
  }

  /// `{ expression }` for an autoclosure parameter.
  func autoclosure(
    _ value: ParsedExpression, result: Type, mayThrow: Bool = false,
    problem: (Expression) -> Diagnostic? = { _ in nil }
  ) -> Expression {
    let inner = FunctionContext(parent: context, name: "autoclosure", result: result)
    inner.isThrowing = context.isThrowing || mayThrow
    let outer = (context, locals)
    context = inner
    locals = LocalScope(parent: outer.1, context: inner)
    let checked = checkConverted(value, to: result, for: .argument, problem: problem)
    (context, locals) = outer
    if inner.hasErrors { context.hasErrors = true }
    let body = FunctionBody(
      name: "closure", parameters: [], captures: inner.captures,
      statements: [Statement(.return(checked), range: value.range)],
      result: solver.finalize(result), mayThrow: inner.mayThrow, range: value.range)
    let type = Type.function(FunctionType(parameters: [], result: result))
    return make(.closure(body, captures: captured(inner, value.range)), type, value.range)
  }

  /// The captured locals as seen from outside the closure.
  func captured(_ inner: FunctionContext, _ range: SourceRange) -> [Expression] {
    inner.captures.map { local in
      Expression(.local(local), type: local.type, range: range)
    }
  }

  /// What it would cost to use an argument as `type`, without checking closures' bodies.
  func cost(of expression: ParsedExpression, as type: Type) -> Int? {
    if case .dynamic = type { return 3 }
    switch expression.kind {
    case .parenthesized(let inner): return cost(of: inner, as: type)
    case .closure(let closure): return closureCost(closure, expression, as: type)
    case .nil: return nilCost(type)
    case .integer, .wideInteger, .floating, .string, .boolean, .array, .dictionary:
      return literalCost(expression, as: type)
    case .checked(let value): return solver.convert(value.type, to: type)?.cost
    case .binary, .prefix, .macro:
      if isLiteral(expression) { return literalCost(expression, as: type) }
      if hasNoTypeAlone(expression) {
        if case .variable = type { return operandCost(expression, as: type) }
        return contextualCost(expression, as: type)
      }
    case .member(nil, let name, _, _): return implicitCost(name, called: nil, as: type)
    case .call(let callee, let arguments):
      if case .member(nil, let name, _, _) = callee.kind {
        return implicitCost(name, called: arguments, as: type)
      }
      if startsWithImplicitMember(callee) { return chainCost(callee, as: type) }
    case .keyPath(nil, _):
      switch type {
      case .nominal(let declaration, let arguments) where declaration.name.contains("KeyPath"):
        guard let root = arguments.first, !isOpen(root), arguments.count == 2,
          !isOpen(arguments[1])
        else { return 0 }
        return keyPathCost(expression, declaration, root, arguments[1])
      case .function(let function): return function.parameters.count == 1 ? 2 : nil
      case .variable: return 4
      default: return nil
      }
    case .ternary(_, let first, let second):
      guard let a = cost(of: first, as: type), let b = cost(of: second, as: type) else {
        return nil
      }
      return max(a, b)
    case .operatorReference: return type.functionType == nil ? nil : 0
    case .name, .member:
      // An overloaded function is the one that fits.
      if case .function = type, naturalType(of: expression).functionType != nil {
        return contextualCost(expression, as: type)
          ?? costTakingTupleApart(expression, as: type)
      }
    default: break
    }
    let natural = naturalType(of: expression)
    let cost = solver.convert(natural, to: type)?.cost
    // `map(Int.init)`: the function that is wanted of the call tells which one is handed over.
    if cost == nil, case .call = expression.kind, case .function = type,
      natural.functionType != nil
    {
      return contextualCost(expression, as: type)
    }
    // `take(try make())`: of overloads with other results, what is wanted here chooses.
    if cost == nil, let call = expression.calledRange, severalResults.contains(call) {
      return contextualCost(expression, as: type)
    }
    // Of a value whose type is not known, an overload that takes anything asks least.
    guard natural.isDynamic, case .nominal = solver.head(type) else { return cost }
    return cost.map { $0 + 8 }
  }

  /// `max(.pi * 2, total)`: what another argument will decide, both operands have to be.
  private func operandCost(_ operation: ParsedExpression, as type: Type) -> Int? {
    switch operation.kind {
    case .binary(_, let left, let right, _):
      guard let a = cost(of: left, as: type), let b = cost(of: right, as: type) else { return nil }
      return max(a, b)
    case .prefix(_, let operand): return cost(of: operand, as: type)
    default: return nil
    }
  }

  /// Both ends are known: the path has to lead from one to the other, and to be as writable.
  private func keyPathCost(
    _ path: ParsedExpression, _ wanted: Nominal, _ root: Type, _ value: Type
  ) -> Int? {
    trial {
      context.hasErrors = false
      let probe = Type.nominal(world.standard("KeyPath"), [root, solver.fresh()])
      let made = check(path, expecting: probe)
      guard !context.hasErrors, case .nominal(let found, let ends) = made.type, ends.count == 2,
        solver.unify(ends[1], value)
      else { return nil }
      // What may do more is meant first; less than is wanted does not do.
      let ranks = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]
      guard let given = ranks.firstIndex(of: found.name) else { return 0 }
      let needed = ranks.firstIndex(of: wanted.name) ?? 0
      return given < needed ? nil : given - needed
    }
  }

  /// Checks an expression against the type to find out whether it fits.
  func contextualCost(_ expression: ParsedExpression, as type: Type) -> Int? {
    trial {
      context.hasErrors = false
      let value = check(expression, expecting: type)
      return context.hasErrors ? nil : solver.convert(value.type, to: type)?.cost
    }
  }

  /// What `.red.opacity(0.5)` would cost: nothing that lacks the first name can be meant.
  private func chainCost(_ expression: ParsedExpression, as type: Type) -> Int? {
    switch type {
    case .dynamic: return 1
    case .variable(let index) where solver.bounds(of: index).isEmpty: return 1
    default: break
    }
    switch expression.kind {
    case .member(nil, let name, _, _):
      return implicitCost(name, called: nil, as: type).map { $0 + 1 }
    case .call(let callee, let arguments):
      if case .member(nil, let name, _, _) = callee.kind {
        return implicitCost(name, called: arguments, as: type).map { $0 + 1 }
      }
      return chainCost(callee, as: type)
    case .member(let base?, _, _, _): return chainCost(base, as: type)
    default: return 1
    }
  }

  func startsWithImplicitMember(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .member(nil, _, _, _): true
    case .member(let base?, _, _, _): startsWithImplicitMember(base)
    case .call(let callee, _): startsWithImplicitMember(callee)
    default: false
    }
  }

  /// The type an argument has by itself; remembered, because overloads ask again and again.
  func naturalType(of expression: ParsedExpression) -> Type {
    let key = ObjectIdentifier(expression)
    if let known = naturalTypes[key] { return known.type }
    let type = trial { solver.finalize(check(expression, expecting: nil).type) }
    // The expression is kept, so that its identity is not given to another one.
    naturalTypes[key] = (expression, type)
    return type
  }

  private func nilCost(_ type: Type) -> Int? {
    switch type {
    case .variable: 6
    default: world.isOptional(type) ? 0 : nil
    }
  }

  private func closureCost(
    _ closure: ParsedClosure, _ expression: ParsedExpression, as type: Type
  ) -> Int? {
    var target = type
    var cost = 0
    while let payload = world.optionalPayload(target) {
      target = solver.head(payload)
      cost += 4
    }
    switch target {
    case .function(let function):
      let wanted = function.parameters.count
      if !function.isThrowing, wanted == 0, throwsOut(closure, expression) { cost += 4 }
      if let parameters = closure.parameters {
        if parameters.count == wanted { return writtenTypesFit(closure, function) ? cost : nil }
        // One tuple parameter may be taken apart.
        if wanted == 1, case .tuple(let elements) = solver.head(function.parameters[0].type),
          elements.count == parameters.count
        {
          return cost + 1
        }
        return nil
      }
      let used = closure.highestShorthand + 1
      if used > wanted {
        if wanted == 1, case .tuple(let elements) = solver.head(function.parameters[0].type),
          elements.count >= used
        {
          return cost + 1
        }
        return nil
      }
      // `{ }` ignores parameters only where there are none: of overloads it can be another, and
      // if there is none, what is wrong with it is said.
      return used < wanted && !takesNothing(function) ? 500 : cost
    case .variable(let index):
      return solver.bounds(of: index).isEmpty ? cost + 5 : nil
    case .existential(let protocols): return protocols.isEmpty ? cost + 8 : nil
    default: return nil
    }
  }

  /// True if an error leaves the closure: `Task { try await load() }` is a task that may fail.
  private func throwsOut(_ closure: ParsedClosure, _ expression: ParsedExpression) -> Bool {
    // Checking the code is dear, and most closures have nothing to throw.
    guard closure.isThrowing || closure.mentionsThrowing else { return false }
    return naturalType(of: expression).functionType?.isThrowing ?? false
  }
}
