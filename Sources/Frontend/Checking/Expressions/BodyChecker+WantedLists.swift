import IR

/// Lists whose elements have nothing in common but what is wanted of a call in the end.
extension BodyChecker {
  /// `let checks: [Check.Type] = [A.self, B.self, strict ? C.self : nil].compactMap { $0 }`: the
  /// list holds what is wanted, or optionals of it, where it means nothing by itself.
  func listOfWanted(
    _ list: ParsedExpression, _ elements: [ParsedExpression], expecting: Type?,
    _ use: (Expression) -> Expression
  ) -> Expression? {
    guard elements.count > 1, let expecting, let wanted = element(ofList: expecting),
      !isOpen(wanted), meansNothing(list)
    else { return nil }
    for element in [wanted, world.optional(wanted)] {
      let fits = trial {
        context.hasErrors = false
        let made = use(check(list, expecting: world.array(element)))
        return !context.hasErrors && solver.convert(made.type, to: expecting) != nil
      }
      if fits { return check(list, expecting: world.array(element)) }
    }
    return nil
  }

  private func element(ofList type: Type) -> Type? {
    guard case .nominal(let declaration, let arguments) = solver.head(type),
      declaration == world.standard("Array")
    else { return nil }
    return arguments.first
  }

  private func meansNothing(_ list: ParsedExpression) -> Bool {
    trial {
      context.hasErrors = false
      let made = check(list, expecting: nil)
      guard !context.hasErrors, let element = element(ofList: made.type) else { return true }
      guard case .existential(let protocols) = solver.head(element) else { return false }
      return protocols.isEmpty
    }
  }
}
