import Diagnostics
import IR

extension BodyChecker {
  /// A member that nothing declares: one of what is not known, or a mistake.
  func missingMember(
    _ name: String, _ base: Expression, _ type: Type, _ range: SourceRange,
    _ nameRange: SourceRange
  ) -> Expression {
    switch type {
    case .dynamic, .variable:
      return isKeptName(base) ? base : make(.dynamicMember(base, name), .dynamic, range)
    default: break
    }
    if let payload = world.optionalPayload(type), base.type != .dynamic {
      if solver.head(payload).isDynamic { return make(.dynamicMember(base, name), .dynamic, range) }
      let inner = world.members(named: name, of: payload, isStatic: false)
      if !inner.isEmpty || isElement(name, of: base, payload, range) {
        let token = SourceRange.lastToken(before: nameRange.start, in: nameRange.file)
        report(.unwrapNeeded(name, of: type, token, payload: payload))
        return failed(range)
      }
    }
    if isKnownMember(name, of: type) {
      reportUnsimulated(".\(name)", .unmodelled(member: name, nameRange))
      return make(.dynamicMember(base, name), .dynamic, range)
    }
    if let namesake = namesakeMember(name, of: type, base.range, nameRange) { return namesake }
    if let misplaced = misplacedMember(name, base, type) {
      report(misplaced)
      return failed(range)
    }
    let owner = if case .metatype(let instance) = type { instance } else { type }
    if owner != type, !isCallee, owner.declaration?.name == "Color",
      let asset = assetSymbol(name, as: owner, nameRange)
    {
      return asset
    }
    report(.unknownMember(name, of: type, nameRange, candidates: memberNames(of: owner)))
    return failed(range)
  }

  /// True for an element of a tuple in an optional, or what its `@dynamicMemberLookup` finds.
  private func isElement(
    _ name: String, of base: Expression, _ payload: Type, _ range: SourceRange
  ) -> Bool {
    if case .tuple(let elements) = solver.head(payload) {
      return tupleIndex(name, elements) != nil
    }
    let inside = make(.unwrap(base, isImplicit: true), payload, base.range)
    return trial {
      context.hasErrors = false
      return dynamicLookup(name, inside, solver.head(payload), range) != nil && !context.hasErrors
    }
  }

  /// The error for a type's member asked of a value, or a value's asked of its type.
  private func misplacedMember(_ name: String, _ base: Expression, _ type: Type) -> Diagnostic? {
    guard case .metatype(let instance) = type else {
      return world.members(named: name, of: type, isStatic: true).isEmpty || name == "init"
        ? nil : .staticMember(name, of: type, base.range)
    }
    guard case .metatype = base.kind else { return nil }
    return world.members(named: name, of: solver.head(instance), isStatic: false).isEmpty
      ? nil : .instanceMember(name, of: instance, isMeta: true, base.range)
  }
}
