import IR

/// Names that may stand for types. Most begin with a capital, which costs nothing to see; what the
/// program declares may be called `point` or `_Node` as well.
extension BodyChecker {
  /// True for a name that no value in reach has, and that may be a type's.
  func mayNameType(_ name: String) -> Bool {
    guard locals.find(name) == nil else { return false }
    return name.first?.isUppercase == true || scope.localType(named: name) != nil
      || scope.generic(named: name) != nil || isDeclaredType(name) || isNestedType(name)
  }

  /// True for a name that may be a type's inside of another type.
  func mayNameType(_ name: String, in outer: Type) -> Bool {
    if name.first?.isUppercase == true { return true }
    guard let owner = solver.head(outer).declaration, !owner.isLibrary else { return false }
    return owner.nested[name] != nil || owner.aliases[name] != nil
  }

  private func isDeclaredType(_ name: String) -> Bool {
    world.user.nominals[name] != nil || world.user.alias(name) != nil
      || scope.fileNames?.nominals[name] != nil || scope.fileNames?.alias(name) != nil
  }
}
