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

  /// Returns an error diagnosing a wrapped value where its wrapper's projection is wanted, or the
  /// other way round.
  static func useWrapper(
    _ name: String, _ type: Type, _ expected: Type, isProjection: Bool, _ range: SourceRange,
    _ start: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.type-mismatch",
      message: "cannot convert value '\(name)' of type '\(type)' to expected type "
        + "'\(expected)', use "
        + (isProjection ? "wrapped value instead" : "wrapper instead"), range: range,
      fixIts: [
        FixIt(
          message: isProjection ? "remove '$'" : "insert '$'", range: start,
          replacement: isProjection ? "" : "$")
      ])
  }

  /// Returns an error diagnosing a closure that does not say that it ignores its arguments.
  static func ignoredArguments(_ count: Int, _ range: SourceRange) -> Diagnostic {
    let start = SourceRange(file: range.file, start: range.start + 1, end: range.start + 1)
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    return Diagnostic(
      id: "frontend.closure-arguments",
      message: "contextual type for closure argument list expects \(count) "
        + "argument\(count == 1 ? "" : "s"), which cannot be implicitly ignored", range: range,
      fixIts: [FixIt(message: "insert '\(names) in'", range: start, replacement: " \(names) in")])
  }

  /// Returns an error diagnosing a function that throws where none may.
  static func throwingFunction(
    _ given: String, _ expected: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.throwing-function",
      message: "invalid conversion from throwing function of type '\(given)' to non-throwing "
        + "function type '\(expected)'", range: range)
  }

  /// Returns an error diagnosing an argument that waits where nobody waits for it.
  static func asyncArgument(_ given: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.async-function",
      message: "cannot pass function of type '\(given)' to parameter expecting synchronous "
        + "function type", range: range)
  }

  /// Returns an error diagnosing a function that waits where nobody waits for it.
  static func asyncFunction(
    _ given: String, _ expected: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.async-function",
      message: "invalid conversion from 'async' function of type '\(given)' to synchronous "
        + "function type '\(expected)'", range: range)
  }

  /// Returns an error diagnosing a statement that a result builder does not transform.
  static func controlFlow(in builder: Nominal, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.builder-statement",
      message: "closure containing control flow statement cannot be used with result builder "
        + "'\(builder.name)'", range: range)
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

  /// Returns an error diagnosing a parameter without `@escaping` as a value of any type.
  static func genericParameter(
    _ local: Local, _ parameter: GenericParameter, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.escaping",
      message: "converting non-escaping parameter '\(local.name)' to generic parameter "
        + "'\(parameter.name)' may allow it to escape", range: range,
      notes: [Note("parameter '\(local.name)' is implicitly non-escaping", range: nil)])
  }

  /// Returns an error diagnosing a parameter without `@escaping` that is returned.
  static func returnedParameter(_ local: Local, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.escaping",
      message: "using non-escaping parameter '\(local.name)' in a context expecting an "
        + "'@escaping' closure", range: range,
      notes: [Note("parameter '\(local.name)' is implicitly non-escaping", range: nil)])
  }

  /// Returns an error diagnosing a closure that is kept and uses a parameter without `@escaping`.
  static func capturedParameter(_ local: Local, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.escaping",
      message: "escaping closure captures non-escaping parameter '\(local.name)'", range: range,
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
