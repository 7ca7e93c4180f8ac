import Diagnostics
import IR

/// Why something cannot be changed.
enum Immutability {
  case constant, property, getOnly, selfValue, element, literal, result, operation, method
  case shorthand

  /// The reason in the compiler's words.
  func reason(_ name: String) -> String {
    switch self {
    case .constant, .property: "'\(name)' is a 'let' constant"
    case .getOnly: "'\(name)' is a get-only property"
    case .selfValue: "'self' is immutable"
    case .element: "subscript is get-only"
    case .literal: "literals are not mutable"
    case .result: (name.isEmpty ? "function call" : "'\(name)'") + " returns immutable value"
    case .operation: "\(name) operator returns immutable value"
    case .method: "'\(name)' is a method"
    case .shorthand: "'\(name)' is immutable"
    }
  }
}

/// What is changed as a whole, and where the compiler says that it cannot be.
struct ChangedPlace {
  enum Form { case whole, property, element }
  let range: SourceRange
  let form: Form
}

extension Diagnostic {
  /// Returns an error diagnosing a type that cannot be encoded because one of its properties
  /// cannot.
  static func cannotSynthesize(
    _ protocolName: String, of nominal: Nominal, _ field: Field, _ type: Type, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.not-codable",
      message: "type '\(nominal.name)' does not conform to protocol '\(protocolName)'",
      range: range,
      notes: [
        Note(
          "cannot automatically synthesize '\(protocolName)' because '\(type)' does not conform"
            + " to '\(protocolName)'",
          range: field.range)
      ])
  }

  /// Returns an error diagnosing a change of something constant.
  static func immutable(
    _ name: String, kind: Immutability, use: BodyChecker.PlaceUse, form: ChangedPlace.Form,
    _ range: SourceRange, declaration: SourceRange?
  ) -> Diagnostic {
    let reason = kind.reason(name)
    let message: String
    switch use {
    case .assign, .assignPart: message = refusal(kind, form) + ": \(reason)"
    case .mutate(let member):
      let isOperator = member.first.map { !$0.isLetter && $0 != "_" } ?? false
      message =
        isOperator
        ? "left side of mutating operator isn't mutable: \(reason)"
        : "cannot use mutating member on immutable value: \(reason)"
    case .pass: message = "cannot pass immutable value as inout argument: \(reason)"
    }
    var notes: [Note] = []
    if let declaration, kind == .constant || kind == .property {
      notes.append(Note("change 'let' to 'var' to make it mutable", range: declaration))
    }
    if kind == .selfValue {
      notes.append(Note("mark the method 'mutating' to change 'self'"))
    }
    if kind == .operation { notes.append(Note("'==' compares two values")) }
    let isStoredNowhere = form == .whole && (kind == .result || kind == .operation)
    return Diagnostic(
      id: isStoredNowhere ? "frontend.not-assignable" : "frontend.immutable", message: message,
      range: range, notes: notes)
  }

  /// What cannot be assigned to, in the compiler's words.
  private static func refusal(_ kind: Immutability, _ form: ChangedPlace.Form) -> String {
    switch (kind, form) {
    case (_, .element): "cannot assign through subscript"
    case (.result, .whole), (.operation, .whole): "expression is not assignable"
    case (.method, _), (.constant, .whole), (.literal, .whole), (.shorthand, .whole):
      "cannot assign to value"
    default: "cannot assign to property"
    }
  }

  /// Returns an error diagnosing an `inout` argument that is no variable.
  static func immutableArgument(_ reason: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.immutable",
      message: "cannot pass immutable value as inout argument: \(reason)", range: range)
  }

  /// Returns an error diagnosing an assignment to a value that is stored nowhere.
  static func cannotAssignToValue(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.not-assignable", message: "expression is not assignable", range: range)
  }

  /// Returns an error diagnosing an optional used as its payload.
  static func unwrapNeeded(
    _ name: String, of type: Type, _ range: SourceRange, payload: Type
  ) -> Diagnostic {
    let what = name == "subscript" ? "a subscript" : "member '\(name)'"
    let end = SourceRange(file: range.file, start: range.end, end: range.end)
    return Diagnostic(
      id: "frontend.unwrap",
      message:
        "value of optional type '\(type)' must be unwrapped to refer to \(what) "
        + "of wrapped base type '\(payload)'",
      range: range,
      notes: [Note("chain the optional using '?' to access it only if there is a value")],
      fixIts: [FixIt(message: "insert '?'", range: end, replacement: "?")])
  }

  /// Returns an error diagnosing `[]` where nothing tells what it holds.
  static func emptyLiteral(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.empty-literal", message: "empty collection literal requires an explicit type",
      range: range)
  }

  /// Returns an error diagnosing an array literal where a dictionary is wanted.
  static func arrayForDictionary(
    _ type: Type, isEmpty: Bool, _ range: SourceRange
  ) -> Diagnostic {
    guard isEmpty else {
      return Diagnostic(
        id: "frontend.convert",
        message: "dictionary of type '\(type)' cannot be initialized with array literal",
        range: range)
    }
    return Diagnostic(
      id: "frontend.convert", message: "use [:] to get an empty dictionary literal", range: range,
      fixIts: [FixIt(message: "write '[:]'", range: range, replacement: "[:]")])
  }

  /// Returns an error diagnosing a literal whose elements have nothing in common.
  static func mixedLiteral(_ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.mixed-literal",
      message: "heterogeneous collection literal could only be inferred to '\(type)'; "
        + "add explicit type annotation if this is intentional", range: range)
  }

  /// Returns an error diagnosing a division that can only fail.
  static func divisionByZero(_ range: SourceRange) -> Diagnostic {
    Diagnostic(id: "frontend.division", message: "division by zero", range: range)
  }

  /// Returns an error diagnosing text that is counted through by whole numbers.
  static func stringSubscript(
    _ type: Type, _ index: String, _ kind: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "frontend.string-subscript",
      message: "'subscript(_:)' is unavailable: cannot subscript \(type) with \(index), "
        + "use a String.Index\(kind) instead.", range: range)
  }

  /// Returns an error diagnosing `!` on something that is never nil.
  static func forceOnNonOptional(_ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.force-unwrap",
      message: "cannot force unwrap value of non-optional type '\(type)'", range: range)
  }

  /// Returns an error diagnosing `?` on something that is never nil.
  static func chainOnNonOptional(_ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.optional-chain",
      message: "cannot use optional chaining on non-optional value of type '\(type)'",
      range: range)
  }

  /// Returns an error diagnosing `if let` on something that is never nil.
  static func bindingNeedsOptional(_ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.optional-binding",
      message: "initializer for conditional binding must have Optional type, not '\(type)'",
      range: range)
  }

  /// Returns an error diagnosing `nil` where no type is known.
  static func nilNeedsContext(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.nil", message: "'nil' requires a contextual type", range: range)
  }

  /// Returns an error diagnosing `nil` for a type that is never nil.
  static func nilForNonOptional(_ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.nil-mismatch", message: "'nil' is not compatible with expected type '\(type)'",
      range: range)
  }

  /// Returns an error diagnosing `_` outside an assignment or pattern.
  static func misplacedDiscard(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.discard",
      message: "'_' can only appear in a pattern or on the left side of an assignment",
      range: range)
  }

  /// Returns an error diagnosing an expression nested deeper than the limit.
  static func tooComplex(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.too-deep",
      message: "this expression is nested deeper than \(BodyChecker.maximumDepth) levels",
      range: range, notes: [Note("break it up into smaller parts")])
  }

  /// Returns an error diagnosing an expression whose overloads were too many to try.
  static func tooManyOverloads(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.too-complex",
      message: "the compiler is unable to type-check this expression in reasonable time; "
        + "try breaking up the expression into distinct sub-expressions",
      range: range)
  }

  /// Returns an error diagnosing a variable with neither type nor value.
  static func typeAnnotationMissing(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.type-annotation", message: "type annotation missing in pattern", range: range)
  }
}
