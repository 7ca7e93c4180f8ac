import IR

/// Generic functions that meet requirements which are not: `decode<T>(_: T.Type)` is also the
/// witness for `decode(_: Int.Type)`.
extension Evaluator {
  /// A function that calls the witness with the type arguments that the requirement implies;
  /// nothing if it implies none.
  func specialized(_ witness: Function, for wanted: Function, in nominal: Nominal) -> Function? {
    let own = witness.genericParameters.filter { !$0.belongsToType }
    guard !own.isEmpty, wanted.genericParameters.allSatisfy(\.belongsToType),
      wanted.kind == .function, !wanted.isStatic, !witness.isAsync, witness.owner === nominal
    else { return nil }
    var implied: [GenericParameter: Type] = [:]
    let pairs = zip(witness.parameters.map(\.type), wanted.parameters.map(\.type))
    for (pattern, type) in pairs + [(witness.result, wanted.result)] {
      match(pattern, type, own, &implied)
    }
    guard own.allSatisfy({ implied[$0] != nil }) else { return nil }
    return adapter(for: witness, wanted, nominal, own.compactMap { implied[$0] })
  }

  private func match(
    _ pattern: Type, _ type: Type, _ own: [GenericParameter],
    _ implied: inout [GenericParameter: Type]
  ) {
    switch (pattern, type) {
    case (.parameter(let parameter), _) where own.contains(parameter):
      if isSettled(type), implied[parameter] == nil { implied[parameter] = type }
    case (.metatype(let inner), .metatype(let other)): match(inner, other, own, &implied)
    case (.nominal(let first, let inner), .nominal(let second, let others)) where first == second:
      for (part, other) in zip(inner, others) { match(part, other, own, &implied) }
    default: break
    }
  }

  private func adapter(
    for witness: Function, _ wanted: Function, _ nominal: Nominal, _ arguments: [Type]
  ) -> Function {
    let range = witness.range
    let made = Function(
      name: witness.name, kind: .function, owner: nominal, result: wanted.result, range: range)
    made.isMutating = witness.isMutating
    made.isThrowing = witness.isThrowing
    let owner = nominal.genericParameters.map { Type.parameter($0) }
    let receiver = Local(
      name: "self", type: .nominal(nominal, owner), isMutable: witness.isMutating, range: range)
    var locals = [receiver]
    var passed: [Argument] = [
      witness.isMutating
        ? .mutable(.local(receiver))
        : .value(Expression(.local(receiver), type: receiver.type, range: range))
    ]
    for (own, other) in zip(witness.parameters, wanted.parameters) {
      let type = isSettled(other.type) ? other.type : own.type
      let local = Local(name: own.name, type: type, isMutable: false, range: range)
      made.parameters.append(Parameter(label: own.label, name: own.name, type: type))
      locals.append(local)
      passed.append(.value(Expression(.local(local), type: type, range: range)))
    }
    let result = isSettled(wanted.result) ? wanted.result : witness.result
    made.result = result
    let call = Expression(
      .call(
        nominal.isReference ? .method(witness) : .function(witness), passed,
        typeArguments: owner + arguments), type: result, range: range)
    made.body = FunctionBody(
      name: witness.name, parameters: locals, inoutParameters: witness.isMutating ? [0] : [],
      statements: [Statement(.return(call), range: range)], result: result,
      isThrowing: witness.isThrowing, range: range,
      genericParameters: nominal.genericParameters)
    return made
  }
}
