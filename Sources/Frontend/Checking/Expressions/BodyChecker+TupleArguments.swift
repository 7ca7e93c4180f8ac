import Diagnostics
import IR

/// Tuples, and functions of several parameters handed over where one that takes a tuple is wanted.
extension BodyChecker {
  /// A tuple; what is wanted of the whole is wanted of its parts.
  func checkTuple(
    _ elements: [ParsedArgument], expecting: Type?, _ range: SourceRange
  ) -> Expression {
    var wanted: [Type?] = Array(repeating: nil, count: elements.count)
    if let expecting {
      var target = solver.head(expecting)
      if let payload = world.optionalPayload(target) { target = solver.head(payload) }
      if case .tuple(let types) = target, types.count == elements.count {
        wanted = types.map(\.type)
      }
    }
    var values: [Expression] = []
    var types: [TupleElement] = []
    for (element, type) in zip(elements, wanted) {
      var value = check(element.value, expecting: type)
      if let type, !value.isExpansion, let converted = coerce(value, to: type) {
        value = converted
      }
      values.append(value)
      types.append(TupleElement(label: element.label, type: value.type))
    }
    // `(first, repeat each rest)` has as many elements as the pack, and one more.
    if values.contains(where: \.isExpansion) {
      return asTuple(packed(values, range))
    }
    return make(.tuple(values), .tuple(types), range)
  }

  /// `pairs.map(max)`: a closure that takes each pair apart for the function, which only an
  /// argument may leave to the compiler (SE-0110).
  func takingTupleApart(_ expression: ParsedExpression, for type: Type) -> ParsedExpression? {
    guard isWrittenFunction(expression), let flat = withTupleApart(type, for: expression),
      contextualCost(expression, as: type) == nil, contextualCost(expression, as: flat) != nil
    else { return nil }
    let write = ParsedSynthesis(range: expression.range)
    let function = check(expression, expecting: flat)
    joinTuple(of: flat, in: type)
    let names = flat.functionType?.parameters.indices.map { (label: nil as String?, "$\($0)") }
    let call = write.call(
      write.name("function"), (names ?? []).map { ($0.label, write.name($0.1)) })
    let isThrowing = solver.head(function.type).functionType?.isThrowing ?? false
    let closure = ParsedClosure(
      captures: [
        ParsedClosure.Capture(
          specifier: nil, name: "function",
          value: ParsedExpression(.checked(function), range: expression.range),
          range: expression.range)
      ], parameters: nil, result: nil, isThrowing: false, isAsync: false,
      highestShorthand: (names?.count ?? 0) - 1,
      body: [
        write.statement(
          isThrowing ? ParsedExpression(.attempt("", call), range: call.range) : call)
      ], range: expression.range)
    return ParsedExpression(.closure(closure), range: expression.range)
  }

  /// What it costs to hand a function over that takes the elements of the one tuple wanted.
  func costTakingTupleApart(_ expression: ParsedExpression, as type: Type) -> Int? {
    guard isWrittenFunction(expression), let flat = withTupleApart(type, for: expression),
      let cost = contextualCost(expression, as: flat)
    else { return nil }
    joinTuple(of: flat, in: type)
    return cost + 1
  }

  private func isWrittenFunction(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .name, .member: true
    default: false
    }
  }

  /// `(A, B) -> R` for `((A, B)) -> R`; the result is left open, as the function decides it.
  ///
  /// Also for `(T) -> R` with an open `T`, which stands for all that the function takes.
  private func withTupleApart(_ type: Type, for expression: ParsedExpression) -> Type? {
    guard let function = innermost(type).functionType, function.parameters.count == 1,
      let elements = elements(of: function.parameters[0].type, for: expression)
    else { return nil }
    return .function(
      FunctionType(
        parameters: elements.map { FunctionTypeParameter(type: $0) },
        result: isOpen(function.result) ? solver.fresh() : function.result,
        isThrowing: function.isThrowing, isAsync: function.isAsync, thrown: function.thrown))
  }

  private func innermost(_ type: Type) -> Type {
    var wanted = solver.head(type)
    while let payload = world.optionalPayload(wanted) { wanted = solver.head(payload) }
    return wanted
  }

  private func elements(of taken: Type, for expression: ParsedExpression) -> [Type]? {
    switch solver.head(taken) {
    case .tuple(let elements) where elements.count > 1: return elements.map(\.type)
    case .variable:
      let own = solver.head(naturalType(of: expression)).functionType
      guard let own, own.parameters.count > 1,
        !own.parameters.contains(where: { $0.isInout || $0.isVariadic })
      else { return nil }
      return own.parameters.map(\.type)
    default: return nil
    }
  }

  /// An open `T` of `(T) -> R` becomes the tuple of what `flat` takes.
  private func joinTuple(of flat: Type, in type: Type) {
    guard let taken = innermost(type).functionType?.parameters.first?.type,
      case .variable = solver.head(taken), let parameters = flat.functionType?.parameters
    else { return }
    _ = solver.unify(taken, .tuple(parameters.map { TupleElement(type: $0.type) }))
  }
}
