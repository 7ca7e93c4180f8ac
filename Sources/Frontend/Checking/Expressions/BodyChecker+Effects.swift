import Diagnostics
import IR

extension BodyChecker {
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

  /// `try`, `try?` and `try!`.
  func checkAttempt(
    _ mark: String, _ inner: ParsedExpression, expecting: Type?, _ range: SourceRange
  ) -> Expression {
    switch mark {
    case "?":
      attemptDepth += 1
      let value = check(inner, expecting: expecting)
      attemptDepth -= 1
      // `(try? load()) ?? []`: a type that only the result decides is the optional itself.
      if case .variable = solver.head(value.type) {
        _ = solver.unify(value.type, world.optional(solver.fresh()))
      }
      // `try?` flattens: an optional stays one level deep.
      let type = world.isOptional(solver.head(value.type)) ? value.type : world.optional(value.type)
      return make(.optionalTry(value), type, range)
    case "!":
      attemptDepth += 1
      let value = check(inner, expecting: expecting)
      attemptDepth -= 1
      return make(.forcedTry(value), value.type, range)
    default:
      let outer = hasUnhandledCall
      hasUnhandledCall = false
      tryDepth += 1
      let value = check(inner, expecting: expecting)
      tryDepth -= 1
      if hasUnhandledCall { report(.unhandledError("try", range)) }
      hasUnhandledCall = outer
      if catchDepth == 0 { context.mayThrow = true }
      return value
    }
  }

  /// Reports a call that may throw where nothing handles it.
  ///
  /// A function that takes a throwing closure throws only if the closure given to it does.
  func checkEffects(
    _ function: Function, _ candidate: CallCandidate, _ arguments: [Argument],
    _ range: SourceRange
  ) {
    if !checkIsolation(function, candidate, range) { checkSuspension(function, range) }
    guard function.isThrowing else { return }
    let forwards = candidate.parameters.contains { parameter in
      parameter.isAutoclosure
        || isFunctionLike(parameter, candidate)
          && (candidate.type(of: parameter).functionType?.isThrowing ?? false)
    }
    // Of an asynchronous sequence's own, only its conformance would tell.
    let isForwarding = forwards || function.attributes.contains("rethrows")
    if isForwarding, !forwarded(arguments, candidate).contains(where: throwsItself) { return }
    let thrown = function.thrownType.map { candidate.substitution.apply($0) }
    if isSynthesized(candidate) { return checkLoop(thrown, range) }
    checkThrowing(thrown, function, range)
  }

  /// The arguments that a call may throw through: a function that stands for a generic parameter,
  /// as what `reduce` begins with, is not run.
  private func forwarded(_ arguments: [Argument], _ candidate: CallCandidate) -> [Argument] {
    guard arguments.count == candidate.parameters.count else { return arguments }
    return zip(candidate.parameters, arguments).compactMap { parameter, argument in
      if case .parameter = parameter.type, !parameter.isAutoclosure { nil } else { argument }
    }
  }

  /// The same for a property, whose getter may throw or suspend.
  func checkEffects(ofReading getter: Function, _ range: SourceRange) {
    checkSuspension(getter, range)
    if getter.isThrowing { checkThrowing(getter.thrownType, getter, range) }
  }

  private func checkThrowing(_ thrown: Type?, _ function: Function, _ range: SourceRange) {
    guard attemptDepth == 0 else { return }
    if isNever(thrown) { return }
    noteThrown(thrown)
    guard trialDepth == 0, !world.isCheckingLibrary, !scope.isLibrary else { return }
    let isHandled = context.isThrowing || catchDepth > 0 || context.isTopLevel
    if tryDepth == 0 {
      return report(.tryMissing(function.accessName ?? "call", isHandled: isHandled, range))
    }
    // What a closure throws is a part of its type, which is compared with the wanted one.
    if !isHandled, !context.isInferringResult { hasUnhandledCall = true }
  }

  /// What throws `Never` throws nothing.
  private func isNever(_ thrown: Type?) -> Bool {
    thrown.flatMap { solver.head($0).declaration }.map { $0.name == "Never" && $0.isLibrary }
      ?? false
  }

  /// Reports `for await` where it has to be `for try await`.
  private func checkLoop(_ thrown: Type?, _ range: SourceRange) {
    guard attemptDepth == 0, !isNever(thrown) else { return }
    noteThrown(thrown)
    if tryDepth == 0, trialDepth == 0, !world.isCheckingLibrary, !scope.isLibrary {
      report(.throwingLoop(range))
    }
  }

  /// True for the `next()` of a loop, whose `try` stands before the loop's variable.
  private func isSynthesized(_ candidate: CallCandidate) -> Bool {
    guard case .local(let local)? = candidate.receiver?.value.kind else { return false }
    return local.name.hasPrefix("$") && Int(local.name.dropFirst()) == nil
  }

  /// Reports a call that may suspend where nothing says so, or where nothing may.
  private func checkSuspension(_ function: Function, _ range: SourceRange) {
    guard function.isAsync, trialDepth == 0, !world.isCheckingLibrary, !scope.isLibrary,
      function.owner?.isLibrary != true, context.function != nil || context.isAsync,
      context.parent == nil || context.isAsync
    else { return }
    if !context.isAsync, !context.isTopLevel {
      report(.asyncInSync(function.fullName, function.accessName ?? "call", range))
    } else if awaitDepth == 0 {
      // One `await` is enough for all that a whole expression waits for.
      let whole = outermost ?? range
      guard markedAwaits.insert(whole).inserted else { return }
      report(.awaitMissing(SourceRange(file: whole.file, start: whole.start, end: range.end)))
    }
  }

  private func throwsItself(_ argument: Argument) -> Bool {
    guard case .value(var value) = argument else { return false }
    while case .convert(let inner) = value.kind { value = inner }
    if case .closure(let body, _) = value.kind { return body.mayThrow }
    return value.type.functionType?.isThrowing ?? false
  }
}

extension Function {
  /// What messages call a read that runs this getter.
  fileprivate var accessName: String? {
    kind == .getter ? isSubscript ? "subscript access" : "property access" : nil
  }
}
