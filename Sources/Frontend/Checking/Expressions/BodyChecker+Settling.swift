import Diagnostics
import IR

/// Types that become known while the arguments of a call are checked.
extension BodyChecker {
  /// `let store: any Store<Int> = ArrayStore()`: what the protocol says of its types decides.
  func bindPrimaryTypes(of result: Type, to protocols: [ProtocolReference]) {
    guard case .nominal = result, result.hasVariables else { return }
    for reference in protocols where !reference.arguments.isEmpty {
      let names = world.primaryNames(of: reference.declaration)
      for (name, argument) in zip(names, reference.arguments) {
        guard let own = world.associatedType(named: name, of: result) else { continue }
        let state = solver.save()
        if !solver.unify(own, argument) { solver.restore(state) }
      }
    }
  }

  /// `Graph(.directed, edges: […])`: an argument checked before the others told what its type's
  /// parameters stand for.
  func settled(_ argument: Argument) -> Argument {
    guard case .value(let value) = argument, value.type.hasVariables else { return argument }
    return .value(settled(value))
  }

  func settled(_ value: Expression) -> Expression {
    guard value.type.hasVariables else { return value }
    let kind: ExpressionKind =
      switch value.kind {
      case .enumCase(let enumCase, let payload): .enumCase(enumCase, payload.map(settled))
      case .array(let elements): .array(elements.map(settled))
      case .tuple(let elements): .tuple(elements.map(settled))
      case .wrap(let inner): .wrap(settled(inner))
      // `Pair.both(1, "one")`: by now the arguments have told the pair's own.
      case .metatype(let named): .metatype(solver.resolve(named))
      case .convert(let inner): .convert(settled(inner))
      default: value.kind
      }
    return make(kind, value.type, value.range)
  }

  /// A default argument decides generic parameters that nothing else does (SE-0347).
  func bindDefaults(_ candidate: CallCandidate, _ binding: ArgumentBinding) {
    for (parameter, source) in zip(candidate.parameters, binding.sources) {
      guard case .defaulted = source, let own = parameter.defaultType else { continue }
      let wanted = candidate.type(of: parameter)
      guard solver.resolve(wanted).hasVariables else { continue }
      let type = own()
      // `T.self` says nothing of `T`.
      if type.contains({ if case .parameter = $0 { true } else { false } }) { continue }
      let state = solver.save()
      if solver.convert(type, to: wanted) == nil { solver.restore(state) }
    }
  }
}
