import Diagnostics
import IR

/// Arguments whose elements a call asks for, as in `init<S: Sequence>(_: S) where S.Element == X`.
extension BodyChecker {
  /// Lets `where S.Element == X` tell either side what the other is, as far as it is known.
  func applySameTypes(_ candidate: CallCandidate) {
    for requirement in candidate.requirements {
      if case .same(let left, let right) = requirement {
        let state = solver.save()
        let first = solver.head(candidate.substitution.apply(left))
        let second = solver.head(candidate.substitution.apply(right))
        // What another argument tells of one side must not wait for the other.
        if solver.isOpenMember(first, of: second) || solver.isOpenMember(second, of: first) {
          continue
        }
        if !solver.unify(first, second) { solver.restore(state) }
      }
    }
  }

  /// `String(cells.map { $0 ? "#" : "." })`: the list of characters that the argument has to be,
  /// where by itself it would be one of something else.
  func hintedList(
    _ argument: ParsedExpression, _ parameter: Parameter, _ candidate: CallCandidate
  ) -> Type? {
    guard case .parameter(let generic) = parameter.type,
      handsClosureOver(argument) || isListOfOpenElements(argument),
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

  /// `moves.elementsEqual([.up, .down])`, `[Double]([1, 2])`: elements that mean nothing, or
  /// something else, without their type.
  private func isListOfOpenElements(_ argument: ParsedExpression) -> Bool {
    guard case .array(let elements) = argument.kind else { return false }
    return elements.contains(where: isOpenElement)
  }

  private func isOpenElement(_ element: ParsedExpression) -> Bool {
    if case .tuple(let parts) = element.kind { return parts.contains { isOpenElement($0.value) } }
    return startsImplicitly(element) || isLiteral(element)
  }

  /// `Bag([5])` where the elements are asked to be pairs: no list of numbers is meant.
  func holdsOtherLiterals(
    _ argument: ParsedExpression, _ parameter: Parameter, _ candidate: CallCandidate
  ) -> Bool {
    guard case .parameter(let generic) = parameter.type, case .array(let elements) = argument.kind,
      case .variable = solver.head(candidate.type(of: parameter)),
      let wanted = wantedElement(of: generic, candidate), case .tuple = wanted
    else { return false }
    return elements.contains { isLiteral($0) && cost(of: $0, as: wanted) == nil }
  }

  /// `Frame(.zero)` for a `K` of which `K.Value == Angle` is asked: the type that is constructed,
  /// so that what is asked of it can tell its generic arguments.
  func hintedConstruction(
    _ argument: ParsedExpression, _ parameter: Parameter, _ candidate: CallCandidate
  ) -> Type? {
    guard case .parameter(let generic) = parameter.type,
      case .call(_, let arguments) = argument.kind,
      arguments.contains(where: { needsContext($0.value) || isLiteral($0.value) }),
      isAskedForMember(generic, candidate),
      case .variable = solver.head(candidate.type(of: parameter)),
      case .nominal(let declaration, let open) = naturalType(of: argument), !open.isEmpty
    else { return nil }
    return .nominal(declaration, open.map { _ in solver.fresh() })
  }

  /// True for `where K.Value == X`.
  private func isAskedForMember(_ generic: GenericParameter, _ candidate: CallCandidate) -> Bool {
    candidate.requirements.contains { requirement in
      guard case .same(let left, let right) = requirement else { return false }
      return [left, right].contains {
        if case .member(.parameter(generic), _) = $0 { true } else { false }
      }
    }
  }

  /// What `where S.Element == X`, or `S: Sequence<X>`, says of the parameter `S`.
  private func wantedElement(
    of generic: GenericParameter, _ candidate: CallCandidate
  ) -> Type? {
    for case .same(let left, let right) in candidate.requirements {
      for (side, other) in [(left, right), (right, left)] {
        if isElement(side, of: generic) {
          return solver.head(candidate.substitution.apply(other))
        }
      }
    }
    for bound in generic.bounds where !bound.arguments.isEmpty {
      let index = world.primaryNames(of: bound.declaration).firstIndex(of: "Element")
      guard let index, bound.arguments.indices.contains(index) else { continue }
      return solver.head(candidate.substitution.apply(bound.arguments[index]))
    }
    return nil
  }

  /// True for `S.Element` and `S.Iterator.Element`.
  private func isElement(_ type: Type, of generic: GenericParameter) -> Bool {
    type == .member(.parameter(generic), "Element")
      || type == .member(.member(.parameter(generic), "Iterator"), "Element")
  }

  /// True for `xs.map { … }`, whose closure makes the elements.
  private func handsClosureOver(_ expression: ParsedExpression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind, case .member = callee.kind else {
      return false
    }
    return arguments.contains { if case .closure = $0.value.kind { true } else { false } }
  }
}
