import Diagnostics
import IR

extension BodyChecker {
  /// `var x = 0 { didSet { … } }` in a function: storage, and closures that read and write it.
  ///
  /// Inside its observers the name means the storage, so that assigning it there tells nobody.
  func checkObservedLocal(
    _ name: String, _ variable: ParsedVariable, _ declaration: ParsedDeclaration
  ) -> [Statement] {
    let range = declaration.nameRange
    let written = variable.type.map { TypeResolver(world: world, scope: scope).resolve($0) }
    let initial: Expression? =
      if let value = variable.value {
        if let written { checkConverted(value, to: written) } else { check(value, expecting: nil) }
      } else if let written, world.isOptional(written) {
        make(.nil, written, range)
      } else { nil }
    let type = solver.resolve(written ?? initial?.type ?? .dynamic)
    let storage = Local(name: name, type: type, isMutable: true, range: range)
    locals.declare(name, .local(storage))
    let write = ParsedSynthesis(range: range)
    let observing = ObservedPropertyBuilder.observing(
      variable.accessors, of: variable.type, storage: write.name(name), write)
    let getter = accessor(
      [write.returnStatement(write.name(name))], parameters: [], result: type, range)
    let setter = accessor(
      observing, parameters: [FunctionTypeParameter(type: type)], result: .void, range)
    locals.declare(name, .observed(storage, getter: getter.local, setter: setter.local))
    return [
      Statement(.declare(.bind(storage), initial), range: declaration.range), getter.statement,
      setter.statement,
    ]
  }

  private func accessor(
    _ body: [ParsedStatement], parameters: [FunctionTypeParameter], result: Type,
    _ range: SourceRange
  ) -> (local: Local, statement: Statement) {
    let closure = ParsedClosure(
      captures: [],
      parameters: parameters.map { _ in
        ParsedClosure.Parameter(name: "newValue", type: nil, range: range)
      }, result: nil, isThrowing: false, isAsync: false, highestShorthand: -1, body: body,
      range: range)
    let type = Type.function(FunctionType(parameters: parameters, result: result))
    let value = checkClosure(closure, expecting: type, builder: nil, isEscaping: true)
    let local = Local(name: "$accessor", type: value.type, isMutable: false, range: range)
    return (local, Statement(.declare(.bind(local), value), range: range))
  }

  /// An observed local as something to write.
  func observedPlace(
    _ storage: Local, _ getter: Local, _ setter: Local, _ owner: FunctionContext,
    _ range: SourceRange
  ) -> (Place, Type) {
    for local in [getter, setter] { context.use(local, of: owner) }
    func value(_ local: Local) -> Callee {
      .value(Expression(.local(local), type: local.type, range: range))
    }
    let accessor = Accessor(
      getter: value(getter), setter: value(setter), receiver: .none, type: storage.type)
    return (.accessor(accessor), storage.type)
  }
}
