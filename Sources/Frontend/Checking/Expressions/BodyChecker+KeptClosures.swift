import Diagnostics
import IR

/// Closures that live longer than the statement they are written in.
extension BodyChecker {
  /// A closure that is assigned or returned, unless it says how it holds `self`.
  func noteStored(_ expression: ParsedExpression) {
    switch expression.kind {
    case .parenthesized(let inner): noteStored(inner)
    case .closure(let closure):
      if closure.captures.allSatisfy({ $0.name != "self" }) { storedClosures.insert(closure.range) }
    default: break
    }
  }

  /// A closure that the program itself keeps, whatever it captures.
  func noteKept(_ expression: ParsedExpression) {
    switch expression.kind {
    case .parenthesized(let inner): noteKept(inner)
    case .closure(let closure): keptClosures.insert(closure.range)
    default: break
    }
  }

  /// Reports parameters without `@escaping` that a closure which is kept would keep.
  func checkCaptures(of closure: ParsedClosure, _ context: FunctionContext) {
    guard trialDepth == 0, !scope.isLibrary, keptClosures.contains(closure.range) else { return }
    for local in context.captures where nonescaping.contains(local) {
      report(.capturedParameter(local, closure.range))
    }
  }

  /// True if what a function is given outlives the call: what is marked so, and what is more than a
  /// function, as an optional one is.
  func keeps(_ parameter: Parameter) -> Bool {
    if parameter.capturesSelfImplicitly { return false }
    if parameter.isEscaping { return true }
    guard let payload = world.optionalPayload(solver.head(parameter.type)) else { return false }
    return solver.head(payload).functionType != nil
  }

  /// `self` where code may leave it out: of a method, or once a closure that holds it weakly has
  /// unwrapped it (SE-0365).
  var implicitReceiver: (Local, FunctionContext)? {
    guard let (entry, owner) = locals.find("self") else { return nil }
    if let receiver = context.receiver { return (receiver, owner) }
    guard case .local(let local) = entry, let nominal = scope.nominal,
      solver.head(local.type).declaration == nominal
    else { return nil }
    return (local, owner)
  }

  /// Reports a member of a class that a kept closure uses by its bare name.
  func checkImplicitSelf(
    _ name: String, _ found: [FoundMember], _ nominal: Nominal, _ owner: FunctionContext,
    _ range: SourceRange
  ) {
    guard nominal.kind == .object, !nominal.isLibrary, trialDepth == 0, let member = found.first
    else { return }
    var current: FunctionContext? = context
    while let here = current, here !== owner {
      if here.isStored {
        let isMethod = if case .function = member.kind { true } else { false }
        return report(.implicitSelf(name, isMethod: isMethod, range))
      }
      current = here.parent
    }
  }

  /// Reports a parameter without `@escaping` that is kept, by a property or by what it is given to.
  func checkKept(_ value: Expression, in place: Place? = nil) {
    if let place, case .local = place { return }
    guard let local = nonescapingParameter(value) else { return }
    // An assignment is reported at its `=`.
    let range =
      place == nil
      ? value.range : SourceRange.lastToken(before: value.range.start, in: value.range.file)
    report(.keptParameter(local, isArgument: place == nil, range))
  }

  /// Reports one that is handed over as a value of a generic type, which may keep it.
  func checkKept(_ value: Expression, as generic: Type) {
    guard case .parameter(let parameter) = generic, let local = nonescapingParameter(value) else {
      return
    }
    report(.genericParameter(local, parameter, value.range))
  }

  /// True for `withoutActuallyEscaping`, which the language lets take any closure.
  func lendsItsClosure(_ candidate: CallCandidate) -> Bool {
    guard let function = candidate.function else { return false }
    return function.name == "withoutActuallyEscaping"
      && world.libraryFiles.contains(function.range.file)
  }

  /// Reports one that is returned.
  func checkReturned(_ value: Expression) {
    guard let local = nonescapingParameter(value) else { return }
    report(.returnedParameter(local, value.range))
  }

  private func nonescapingParameter(_ value: Expression) -> Local? {
    guard trialDepth == 0, !scope.isLibrary, !nonescaping.isEmpty else { return nil }
    var kept = value
    while true {
      switch kept.kind {
      case .wrap(let inner), .convert(let inner): kept = inner
      case .local(let local): return nonescaping.contains(local) ? local : nil
      default: return nil
      }
    }
  }
}
