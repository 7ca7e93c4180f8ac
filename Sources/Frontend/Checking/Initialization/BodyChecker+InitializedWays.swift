import IR

/// Which stored properties have got their first value, where several ways through an initialiser
/// meet again.
struct InitializedWays {
  let before: Set<ObjectIdentifier>
  /// What has a value at the end of each way that goes on; `nil` while there is none.
  var after: Set<ObjectIdentifier>?

  mutating func join(_ end: Set<ObjectIdentifier>) {
    after = after?.intersection(end) ?? end
  }
}

extension BodyChecker {
  /// Checks what may go one of several ways; behind it a stored property counts as having its first
  /// value only if it got one on each way that comes there.
  func inWays<Result>(_ check: (inout InitializedWays) -> Result) -> Result {
    var ways = InitializedWays(before: context.initializedFields)
    let result = check(&ways)
    context.initializedFields = ways.after ?? ways.before
    return result
  }

  /// Checks one of the ways; a `break` in the case of a switch goes on behind the switch.
  func way(
    of ways: inout InitializedWays, isCase: Bool = false, _ check: () -> [Statement]
  ) -> [Statement] {
    context.initializedFields = ways.before
    let statements = check()
    if !leaves(statements) || isCase && containsBreak(statements) {
      ways.join(context.initializedFields)
    }
    return statements
  }

  /// Checks what may not run at all.
  func perhaps<Result>(_ check: () -> Result) -> Result {
    inWays { ways in
      let result = check()
      ways.join(ways.before)
      return result
    }
  }
}
