import Diagnostics
import IR

extension BodyChecker {
  /// Reports a call of an actor's method from outside of the actor that does not wait for it.
  ///
  /// Only what stands in a function itself is looked at: a closure may run where the actor does.
  func checkIsolation(_ function: Function, _ candidate: CallCandidate, _ range: SourceRange) {
    guard function.owner?.kind == .actor, function.kind == .function, !function.isStatic,
      !function.isAsync, !function.attributes.contains("nonisolated"), trialDepth == 0,
      awaitDepth == 0, !world.isCheckingLibrary, !scope.isLibrary,
      let caller = context.function, context.parent == nil,
      !caller.attributes.contains("isolated"), let receiver = candidate.receiver?.value,
      !isOwn(receiver)
    else { return }
    let name = methodRange(receiver.range) ?? range
    if context.isAsync {
      report(.calledFromOutside(function.shownName, name))
    } else {
      report(.calledWithoutWaiting(function.shownName, place(of: caller), name))
    }
  }

  private func isOwn(_ receiver: Expression) -> Bool {
    var value = receiver
    while case .convert(let inner) = value.kind { value = inner }
    guard case .local(let local) = value.kind else { return false }
    return local.name == "self" || local === context.receiver
  }

  private func place(of caller: Function) -> String {
    let attributes = caller.attributes.union(caller.owner?.attributes ?? [])
    if attributes.contains("MainActor") {
      return "main actor-isolated"
    }
    let isInActor =
      caller.owner?.kind == .actor && !caller.isStatic
      && !caller.attributes.contains("nonisolated")
    return isInActor ? "actor-isolated" : "nonisolated"
  }
}
