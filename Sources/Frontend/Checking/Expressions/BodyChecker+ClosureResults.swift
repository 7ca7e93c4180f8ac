import IR

/// Overloads that differ in what a closure returns: `then { $0.count }` where one takes a closure
/// that makes something and another one that makes nothing.
extension BodyChecker {
  /// An overload that suits, with what calling it costs.
  struct PossibleCall {
    let candidate: CallCandidate
    let binding: ArgumentBinding
    let cost: Int
  }

  /// The overload that uses what a closure makes, if the chosen one would throw it away.
  ///
  /// A closure of one expression fits where nothing is to be returned whatever its expression
  /// makes, so the closure's type alone leaves that open.
  func usingClosureResult(
    _ best: PossibleCall, among possible: [PossibleCall], _ arguments: [ParsedArgument]
  ) -> PossibleCall? {
    guard possible.count > 1 else { return nil }
    for (index, parameter) in pairs(best.candidate, best.binding) {
      guard case .closure(let closure) = arguments[index].value.kind, closure.result == nil,
        let ignoring = function(of: parameter, best.candidate), ignoring.result.isVoid
      else { continue }
      let others = possible.filter { other in
        other.cost <= best.cost + 4
          && function(for: index, other).map { !$0.result.isVoid } == true
      }
      guard !others.isEmpty, let made = made(by: arguments[index].value, ignoring) else { continue }
      let fitting = others.filter { other in
        trial {
          guard let function = function(for: index, other) else { return false }
          return solver.convert(made, to: function.result) != nil
        }
      }
      return fitting.dropFirst().reduce(fitting.first) { chosen, next in
        guard let chosen, !saysMore(next.candidate, than: chosen.candidate) else { return next }
        return chosen
      }
    }
    return nil
  }

  /// What a closure makes if nothing is said about its result; `nil` if that is nothing or unknown.
  private func made(by closure: ParsedExpression, _ function: FunctionType) -> Type? {
    trial { () -> Type? in
      context.hasErrors = false
      let open = FunctionType(
        parameters: function.parameters, result: solver.fresh(), isThrowing: true,
        isAsync: function.isAsync)
      let value = check(closure, expecting: .function(open))
      guard !context.hasErrors, let made = solver.head(value.type).functionType else { return nil }
      let result = solver.finalize(made.result)
      return result.isVoid || result.isDynamic || result.declaration?.name == "Never" ? nil : result
    }
  }

  /// What it costs to want something of a closure that has no `return`.
  ///
  /// `{ items, place in }` is for the overload whose closure gives nothing.
  func costOfMissingResult(
    _ argument: ParsedExpression, _ parameter: Parameter, _ candidate: CallCandidate
  ) -> Int {
    guard case .closure(let closure) = argument.kind, closure.result == nil,
      let wanted = function(of: parameter, candidate)?.result, !wanted.isVoid, !isOpen(wanted),
      singleExpression(closure.body) == nil, !containsReturn(closure.body)
    else { return 0 }
    return 100
  }

  private func function(for index: Int, _ call: PossibleCall) -> FunctionType? {
    let pair = pairs(call.candidate, call.binding).first { $0.0 == index }
    return pair.flatMap { function(of: $0.1, call.candidate) }
  }

  private func function(of parameter: Parameter, _ candidate: CallCandidate) -> FunctionType? {
    guard parameter.builder == nil else { return nil }
    return solver.head(candidate.type(of: parameter)).functionType
  }

  /// False if a closure's written types are others than those of the function it is wanted as.
  func writtenTypesFit(_ closure: ParsedClosure, _ function: FunctionType) -> Bool {
    let parameters = closure.parameters ?? []
    guard closure.result != nil || parameters.contains(where: { $0.type != nil }),
      parameters.count == function.parameters.count
    else { return true }
    return trial { () -> Bool in
      let resolver = TypeResolver(world: world, scope: scope)
      let fit = zip(parameters, function.parameters).allSatisfy { written, wanted in
        guard let type = resolver.resolve(written) else { return true }
        return solver.convert(wanted.type, to: type) != nil
      }
      guard fit, let result = closure.result else { return fit }
      return solver.convert(resolver.resolve(result), to: function.result) != nil
    }
  }
}
