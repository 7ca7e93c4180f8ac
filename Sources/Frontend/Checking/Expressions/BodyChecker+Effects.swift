import Diagnostics
import IR

extension BodyChecker {
  /// The error for an argument whose type cannot stand for a generic parameter with bounds.
  func unmetBound(
    _ value: Expression, _ type: Type, _ candidate: CallCandidate
  ) -> Diagnostic? {
    guard case .variable(let index) = solver.head(type), let function = candidate.function,
      function.kind == .function
    else { return nil }
    let given = solver.resolve(value.type)
    guard case .nominal(let declaration, _) = given, !declaration.isLibrary,
      let missing = solver.bounds(of: index).first(where: {
        !world.conforms(given, to: $0.declaration)
      })
    else { return nil }
    let what = function.owner == nil ? "global function" : "instance method"
    return .requirementUnmet(
      "\(what) '\(function.shownName)'", given, missing.declaration, callRange ?? value.range)
  }

  /// Where the name of the method stands that is called on `receiver`.
  func methodRange(_ range: SourceRange) -> SourceRange? {
    let bytes = range.file.text.utf8
    var index = bytes.index(bytes.startIndex, offsetBy: range.end, limitedBy: bytes.endIndex)
    var offset = range.end
    while let here = index, here < bytes.endIndex {
      if bytes[here] == UInt8(ascii: ".") {
        return SourceRange(file: range.file, start: offset + 1, end: offset + 2)
      }
      guard [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")].contains(bytes[here])
      else { return nil }
      index = bytes.index(after: here)
      offset += 1
    }
    return nil
  }

  /// Reports a call that may throw where nothing handles it.
  ///
  /// A function that takes a throwing closure throws only if the closure given to it does.
  func checkEffects(
    _ function: Function, _ candidate: CallCandidate, _ arguments: [Argument],
    _ range: SourceRange
  ) {
    checkSuspension(function, range)
    checkIsolation(function, candidate, range)
    guard function.isThrowing, attemptDepth == 0 else { return }
    let forwards = candidate.parameters.contains { parameter in
      parameter.isAutoclosure
        || isFunctionLike(parameter, candidate)
          && (candidate.type(of: parameter).functionType?.isThrowing ?? false)
    }
    if forwards, !arguments.contains(where: throwsItself) { return }
    noteThrown(function.thrownType.map { candidate.substitution.apply($0) })
    guard trialDepth == 0, !world.isCheckingLibrary, !scope.isLibrary,
      !isSynthesized(candidate)
    else { return }
    if tryDepth == 0 { return report(.tryMissing(function.fullName, range)) }
    guard !context.isThrowing, catchDepth == 0, !context.isInferringResult, !context.isTopLevel
    else { return }
    hasUnhandledCall = true
  }

  /// True for the `next()` of a loop, whose `try` stands before the loop's variable.
  private func isSynthesized(_ candidate: CallCandidate) -> Bool {
    guard case .local(let local)? = candidate.receiver?.value.kind else { return false }
    return local.name.hasPrefix("$") && Int(local.name.dropFirst()) == nil
  }

  /// Reports a call that may suspend where nothing says so, or where nothing may.
  private func checkSuspension(_ function: Function, _ range: SourceRange) {
    guard function.isAsync, trialDepth == 0, !world.isCheckingLibrary, !scope.isLibrary,
      function.owner?.isLibrary != true, context.function != nil, context.parent == nil
    else { return }
    if !context.isAsync, !context.isTopLevel {
      report(.asyncInSync(function.fullName, range))
    } else if awaitDepth == 0 {
      report(.awaitMissing(range))
    }
  }

  private func throwsItself(_ argument: Argument) -> Bool {
    guard case .value(var value) = argument else { return false }
    while case .convert(let inner) = value.kind { value = inner }
    if case .closure(let body, _) = value.kind { return body.mayThrow }
    return value.type.functionType?.isThrowing ?? false
  }
}
