import Diagnostics
import IR

extension Diagnostic {
  /// Returns an error diagnosing a variable that is read too early.
  static func usedUninitialized(_ variable: LateVariable, _ range: SourceRange) -> Diagnostic {
    early(variable, "used", range)
  }

  /// Returns an error diagnosing a variable that is changed in place too early.
  static func passedUninitialized(_ variable: LateVariable, _ range: SourceRange) -> Diagnostic {
    early(variable, "passed by reference", range)
  }

  /// Returns an error diagnosing a variable that a closure keeps too early.
  static func capturedUninitialized(
    _ variable: LateVariable, _ range: SourceRange
  ) -> Diagnostic {
    early(variable, "captured by a closure", range)
  }

  private static func early(
    _ variable: LateVariable, _ use: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.uninitialized",
      message: "\(variable.kind) '\(variable.name)' \(use) before being initialized", range: range,
      notes: [Note("\(variable.kind) defined here", range: variable.range)])
  }

  /// Returns an error diagnosing a member that is assigned in something without value.
  static func memberStoredEarly(_ variable: LateVariable, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.uninitialized",
      message: "struct '\(variable.name)' must be completely initialized before a member is "
        + "stored to", range: range,
      notes: [Note("\(variable.kind) defined here", range: variable.range)])
  }

  /// Returns an error diagnosing a constant that may get a second value.
  static func assignedTwice(_ variable: LateVariable, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.assigned-twice",
      message: "immutable value '\(variable.name)' may only be initialized once", range: range,
      notes: [Note("change 'let' to 'var' to make it mutable", range: variable.range)])
  }

  /// Returns an error diagnosing an initialiser that leaves something out.
  static func incompleteInitializer(_ fields: [Field], _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.uninitialized",
      message: "return from initializer without initializing all stored properties",
      range: range, notes: notes(fields))
  }

  private static func notes(_ fields: [Field]) -> [Note] {
    fields.map { Note("'self.\($0.name)' not initialized", range: $0.range) }
  }

  /// Returns an error diagnosing `self` used while it lacks values.
  static func selfUsedEarly(
    _ fields: [Field], _ range: SourceRange, for use: SelfUse = .plain
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.uninitialized",
      message: "'self' used\(use.described) before all stored properties are initialized",
      range: range, notes: notes(fields))
  }

  /// Returns an error diagnosing a closure that keeps `self` while it lacks values.
  static func selfCapturedEarly(_ fields: [Field], _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.uninitialized",
      message: "'self' captured by a closure before all members were initialized", range: range,
      notes: notes(fields))
  }

  /// Returns an error diagnosing `self` used before the superclass has initialised its part.
  static func selfUsedBeforeSuperclass(_ use: SelfUse, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.super-initializer",
      message: "'self' used\(use.described) before 'super.init' call", range: range)
  }

  /// Returns an error diagnosing `self` used before another initialiser has made it.
  static func selfUsedBeforeHandingOver(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.self-initializer",
      message: "'self' used before 'self.init' call or assignment to 'self'", range: range)
  }

  /// Returns an error diagnosing a stored property without value where the superclass is to
  /// initialise its part.
  static func missingAtSuperclass(_ field: Field, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.uninitialized",
      message: "property 'self.\(field.name)' not initialized at super.init call", range: range)
  }

  /// Returns an error diagnosing an initialiser that does not hand over to the superclass.
  static func superInitializerMissing(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.super-initializer",
      message: "'super.init' isn't called on all paths before returning from initializer",
      range: range)
  }

  /// Returns an error diagnosing an initialiser that does not hand over to another on every way.
  static func notHandedOver(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.self-initializer",
      message: "'self.init' isn't called on all paths before returning from initializer",
      range: range)
  }
}

/// What an initialiser uses `self` for, where the compiler says it.
enum SelfUse {
  case plain
  case method(String)
  case property(String)

  var described: String {
    switch self {
    case .plain: ""
    case .method(let name): " in method call '\(name)'"
    case .property(let name): " in property access '\(name)'"
    }
  }
}

extension LateVariable {
  fileprivate var kind: String { isMutable ? "variable" : "constant" }
}
