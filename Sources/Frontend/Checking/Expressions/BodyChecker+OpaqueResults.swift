import Diagnostics
import IR

// The type behind a `some P` that is returned.

extension BodyChecker {
  /// The first value returned decides what a `some` result is; one that the function itself made
  /// says nothing, and one with such a value inside would have no end.
  func settle(_ opaque: OpaqueResult, as type: Type, _ range: SourceRange) {
    if case .opaque(opaque, _) = type { return }
    if let first = opaque.underlying {
      // What `if #available` returns may differ, and of an unknown type nothing is known.
      guard first != type, !context.asksAvailability, !first.mentionsUnknown, !type.mentionsUnknown,
        trialDepth == 0, !scope.isLibrary, let function = context.function,
        mismatchedResults.insert(ObjectIdentifier(function)).inserted
      else { return }
      return report(
        .opaqueMismatch(.opaque(opaque, []), place(ofOpaque: function)))
    }
    guard !type.mentions(opaque) else {
      return report(.opaqueInTermsOfItself(type, context.function?.range ?? range))
    }
    opaque.underlying = type
  }

  /// Checks a body whose result has `some` types inside it, as `(some View)?` (SE-0328): they are
  /// inferred from what is returned, like the result of a closure.
  func settlingParts<Body>(of function: Function, _ body: () -> Body) -> Body {
    var parts: [(opaque: OpaqueResult, variable: Type)] = []
    func opened(_ type: Type) -> Type {
      guard case .opaque(let opaque, _) = type, opaque.underlying == nil else {
        return type.mapComponents(opened)
      }
      let variable = solver.fresh(bounds: opaque.bounds)
      parts.append((opaque, variable))
      return variable
    }
    if case .opaque = function.result { return body() }
    let result = opened(function.result)
    guard !parts.isEmpty else { return body() }
    context.result = result
    let made = body()
    for (opaque, variable) in parts { opaque.underlying = solver.finalize(variable) }
    return made
  }

  /// Where the compiler points for the result of a whole body.
  func place(ofOpaque function: Function) -> SourceRange {
    world.opaqueAccessors[ObjectIdentifier(function)] ?? function.range
  }
}

extension Type {
  fileprivate var mentionsUnknown: Bool {
    contains {
      switch $0 {
      case .dynamic, .variable: true
      default: false
      }
    }
  }
}

extension Diagnostic {
  /// Returns an error diagnosing an opaque result that would have several types behind it.
  static func opaqueMismatch(_ type: Type, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.opaque-result",
      message: "function declares an opaque return type '\(type)', but the return statements in "
        + "its body do not have matching underlying types", range: range)
  }

  /// Returns an error diagnosing an opaque result of a body that returns nothing.
  static func opaqueWithoutReturn(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.opaque-result",
      message: "function declares an opaque return type, but has no return statements in its body "
        + "from which to infer an underlying type", range: range)
  }

  /// Returns an error diagnosing a stored property of an opaque type without a value.
  static func opaqueWithoutValue(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "frontend.opaque-result",
      message: "property declares an opaque return type, but has no initializer expression from "
        + "which to infer an underlying type", range: range)
  }
}
