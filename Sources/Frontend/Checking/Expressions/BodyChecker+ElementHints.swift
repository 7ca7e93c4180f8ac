import Diagnostics
import IR

/// Arguments whose elements a call asks for, as in `init<S: Sequence>(_: S) where S.Element == X`.
extension BodyChecker {
  /// `String(cells.map { $0 ? "#" : "." })`: the list of characters that the argument has to be,
  /// where by itself it would be one of something else.
  func hintedList(
    _ argument: ParsedExpression, _ parameter: Parameter, _ candidate: CallCandidate
  ) -> Type? {
    guard case .parameter(let generic) = parameter.type, !candidate.requirements.isEmpty,
      handsClosureOver(argument),
      case .variable = solver.head(candidate.type(of: parameter)),
      let wanted = wantedElement(of: generic, candidate), !isOpen(wanted)
    else { return nil }
    let own = naturalType(of: argument)
    guard case .nominal(let declaration, let elements) = own, elements.count == 1,
      declaration == world.standard("Array"), elements[0] != wanted
    else { return nil }
    let list = Type.nominal(declaration, [wanted])
    return contextualCost(argument, as: list) == nil ? nil : list
  }

  /// What `where S.Element == X` says of the parameter `S`.
  private func wantedElement(
    of generic: GenericParameter, _ candidate: CallCandidate
  ) -> Type? {
    for case .same(let left, let right) in candidate.requirements {
      for (side, other) in [(left, right), (right, left)] {
        if case .member(.parameter(generic), "Element") = side {
          return solver.head(candidate.substitution.apply(other))
        }
      }
    }
    return nil
  }

  /// True for `xs.map { … }`, whose closure makes the elements.
  private func handsClosureOver(_ expression: ParsedExpression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind, case .member = callee.kind else {
      return false
    }
    return arguments.contains { if case .closure = $0.value.kind { true } else { false } }
  }
}
