import Diagnostics
import IR

/// Functions of several parameters handed over where one that takes a tuple is wanted.
extension BodyChecker {
  /// `pairs.map(max)`: a closure that takes each pair apart for the function, which only an
  /// argument may leave to the compiler (SE-0110).
  func takingTupleApart(_ expression: ParsedExpression, for type: Type) -> ParsedExpression? {
    guard isWrittenFunction(expression), let flat = withTupleApart(type),
      contextualCost(expression, as: type) == nil, contextualCost(expression, as: flat) != nil
    else { return nil }
    let write = ParsedSynthesis(range: expression.range)
    let function = check(expression, expecting: flat)
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
    guard isWrittenFunction(expression), let flat = withTupleApart(type) else { return nil }
    return contextualCost(expression, as: flat).map { $0 + 1 }
  }

  private func isWrittenFunction(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .name, .member: true
    default: false
    }
  }

  /// `(A, B) -> R` for `((A, B)) -> R`; the result is left open, as the function decides it.
  private func withTupleApart(_ type: Type) -> Type? {
    var wanted = solver.head(type)
    while let payload = world.optionalPayload(wanted) { wanted = solver.head(payload) }
    guard let function = wanted.functionType, function.parameters.count == 1,
      case .tuple(let elements) = solver.head(function.parameters[0].type), elements.count > 1
    else { return nil }
    return .function(
      FunctionType(
        parameters: elements.map { FunctionTypeParameter(type: $0.type) },
        result: isOpen(function.result) ? solver.fresh() : function.result,
        isThrowing: function.isThrowing, isAsync: function.isAsync, thrown: function.thrown))
  }
}
