import Diagnostics
import IR

/// Diagnostics about closures that outlive the call they are written in, and about classes.
extension Diagnostic {
  /// Returns an error diagnosing a member of a class that a stored closure uses without `self`.
  static func implicitSelf(
    _ name: String, isMethod: Bool, _ range: SourceRange
  ) -> Diagnostic {
    let use = isMethod ? "call to method" : "reference to property"
    return Diagnostic(
      id: "frontend.implicit-self",
      message: "\(use) '\(name)' in closure requires explicit use of 'self' "
        + "to make capture semantics explicit", range: range)
  }

  /// Returns an error diagnosing a closure parameter that is kept without `@escaping`.
  static func keptParameter(_ local: Local, isArgument: Bool, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.escaping",
      message: isArgument
        ? "passing non-escaping parameter '\(local.name)' to function expecting an '@escaping' "
          + "closure"
        : "assigning non-escaping parameter '\(local.name)' to an '@escaping' closure",
      range: range,
      notes: [Note("parameter '\(local.name)' is implicitly non-escaping", range: nil)])
  }

  /// Returns an error diagnosing a subclass of a class that may have none.
  static func finalSuperclass(_ nominal: Nominal, _ parent: Nominal) -> Diagnostic {
    Diagnostic(
      id: "frontend.inheritance",
      message: "inheritance from a final class '\(parent.name)'", range: nominal.range)
  }

  /// Returns an error diagnosing an initialiser that subclasses would not have to have.
  static func requirementNotRequired(
    _ function: Function, _ nominal: Nominal
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.requirement",
      message: "initializer requirement '\(function.fullName)' can only be satisfied by a "
        + "'required' initializer in non-final class '\(nominal.name)'", range: function.range)
  }
}
