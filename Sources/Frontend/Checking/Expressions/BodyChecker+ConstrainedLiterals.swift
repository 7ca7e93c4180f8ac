import Diagnostics
import IR

/// Lists written in place before a member that only lists of one type of element have.
extension BodyChecker {
  /// `[Circle(), Square()].draw()` of `extension [any Shape]`, `[3, 1, 2].median` of
  /// `extension Array where Element == Double`: the list is the one that has the member, where by
  /// itself it would not have it.
  func constrainedList(_ base: ParsedExpression, with name: String) -> Expression? {
    guard !scope.isLibrary, let open = openList(base) else { return nil }
    let found = world.members(named: name, of: open, isStatic: false)
    guard found.contains(where: { equates($0) }) else { return nil }
    let own = solver.head(naturalType(of: base))
    // Of `[.a, .b]` nothing is known by itself.
    let isUnknown = own.genericArguments.contains(.dynamic)
    let has =
      !isUnknown
      && world.members(named: name, of: own, isStatic: false).contains { member in
        world.satisfies(requirements(of: member), member.substitution)
      }
    guard !has else { return nil }
    for member in found {
      let type = trial { () -> Type? in
        for case .same(let left, let right) in requirements(of: member) {
          let (a, b) = (member.substitution.apply(left), member.substitution.apply(right))
          guard solver.unify(a, b) else { return nil }
        }
        let type = solver.resolve(open)
        guard !type.hasVariables else { return nil }
        context.hasErrors = false
        _ = check(base, expecting: type)
        return context.hasErrors ? nil : type
      }
      if let type { return check(base, expecting: type) }
    }
    return nil
  }

  /// The type of a list or a table of which nothing is known.
  private func openList(_ literal: ParsedExpression) -> Type? {
    switch literal.kind {
    case .array(let elements):
      elements.isEmpty ? nil : world.array(solver.fresh())
    case .dictionary(let pairs):
      pairs.isEmpty
        ? nil : .nominal(world.standard("Dictionary"), [solver.fresh(), solver.fresh()])
    default: nil
    }
  }

  private func requirements(of member: FoundMember) -> [GenericRequirement] {
    switch member.kind {
    case .property(let property): property.requirements
    case .function(let function): function.requirements
    default: []
    }
  }

  /// True for a member of the program's own that an equality in a `where` clause comes with.
  private func equates(_ member: FoundMember) -> Bool {
    let isOwn =
      switch member.kind {
      case .property(let property): !property.range.file.isLibrary
      case .function(let function): !function.range.file.isLibrary
      default: false
      }
    return isOwn
      && requirements(of: member).contains { if case .same = $0 { true } else { false } }
  }
}
