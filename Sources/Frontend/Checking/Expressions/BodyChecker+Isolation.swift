import Diagnostics
import IR

/// Uses of what belongs to an actor, from where the actor has to be waited for.
extension BodyChecker {
  /// What happens to something isolated.
  enum IsolatedUse: String {
    case referenced, mutated
    case passed = "used 'inout'"

    /// What a place is wanted for.
    init(_ use: PlaceUse) {
      if case .pass = use { self = .passed } else { self = .mutated }
    }
  }

  /// Reports a call of an actor's function from outside of the actor that does not wait for it;
  /// true if it did.
  func checkIsolation(
    _ function: Function, _ candidate: CallCandidate, _ range: SourceRange
  ) -> Bool {
    guard mayReportIsolation, awaitDepth == 0 else { return false }
    if function.kind == .getter, function.isSubscript, let object = candidate.receiver?.value {
      checkIsolation(ofSubscript: function, .referenced, of: object)
    }
    guard function.kind == .function || function.kind == .initializer,
      context.isAsync || !function.isAsync
    else { return false }
    let isShared = function.isStatic || function.kind == .initializer
    let stated = world.isolation(
      of: function.attributes, owner: function.owner, isShared: isShared)
    guard isOutside(stated, candidate.receiver?.value) else { return false }
    let name = candidate.receiver.flatMap { methodRange($0.value.range) } ?? range
    let callee = "\(stated.adjective) \(function.described)"
    if context.isAsync {
      report(.usedFromOutside(callee, "called", name))
    } else {
      report(.calledWithoutWaiting(callee, context.isolation.adjective, name))
    }
    return true
  }

  /// The same for a subscript, which its bracket stands for.
  func checkIsolation(
    ofSubscript function: Function, _ use: IsolatedUse, of object: Expression
  ) {
    let end = object.range.end
    checkIsolation(
      function.described, function.attributes, owner: function.owner,
      isShared: function.isStatic, use, of: object,
      SourceRange(file: object.range.file, start: end, end: end + 1))
  }

  /// Reports a property or subscript that is used where its actor does not run.
  func checkIsolation(
    _ what: String, _ attributes: Set<String>, owner: Nominal?, isShared: Bool,
    _ use: IsolatedUse, of receiver: Expression?, _ place: SourceRange
  ) {
    guard mayReportIsolation, awaitDepth == 0 || use != .referenced else { return }
    let stated = world.isolation(of: attributes, owner: owner, isShared: isShared)
    guard isOutside(stated, receiver) else { return }
    let described = "\(stated.adjective) \(what)"
    if use != .referenced {
      // The receiver of a mutating call was read before it was known to be one.
      world.withdrawIsolation(at: place)
    } else if context.isAsync {
      return report(.usedFromOutside(described, "accessed", place))
    }
    report(.usedElsewhere(described, use.rawValue, context.isolation.place, place))
  }

  /// The same for a stored property; what never changes may be read from anywhere.
  func checkIsolation(
    _ field: Field, _ use: IsolatedUse, of base: Expression, _ range: SourceRange
  ) {
    guard field.isMutable, field.owner.isReference,
      !world.nonisolatedFields.contains(ObjectIdentifier(field))
    else { return }
    checkIsolation(
      "property '\(field.name)'", [], owner: field.owner, isShared: false, use, of: base,
      nameRange(behind: base, range))
  }

  /// The same for a computed, observed or static property.
  func checkIsolation(
    _ property: Property, _ use: IsolatedUse, of base: Expression, _ range: SourceRange
  ) {
    if let global = property.global, !global.isMutable { return }
    checkIsolation(
      "\(property.isStatic ? "static " : "")property '\(property.name)'", property.attributes,
      owner: property.owner, isShared: property.isStatic, use, of: base,
      nameRange(behind: base, range))
  }

  /// What a function may do with a closure: run it at once, or keep it and run it somewhere.
  func isolation(
    ofClosureFor parameter: Parameter, _ candidate: CallCandidate
  ) -> Isolation {
    if parameter.isActorBound { return .unknown }
    let function = candidate.function
    let owner = function?.owner?.isLibrary == true ? function?.owner : nil
    if owner?.name == "MainActor" { return .global("MainActor") }
    // What `assumeIsolated` gives the closure is the actor that it runs on.
    if owner?.name == "Actor" { return .unknown }
    guard parameter.isEscaping else { return context.isolation }
    guard let function, let owner else { return .unknown }
    switch (owner.name, function.name) {
    case ("Task", _) where function.kind == .initializer: return context.isolation
    case ("Task", "detached"): return .nonisolated
    default: return .unknown
    }
  }

  private func nameRange(behind base: Expression, _ range: SourceRange) -> SourceRange {
    base.range.start == range.start && base.range.end == range.end
      ? range : methodRange(base.range) ?? range
  }

  private var mayReportIsolation: Bool {
    trialDepth == 0 && !world.isCheckingLibrary && !scope.isLibrary
      && context.isolation != .unknown
  }

  /// True if code here does not run where something so isolated is at home.
  private func isOutside(_ stated: Isolation, _ receiver: Expression?) -> Bool {
    switch stated {
    case .nonisolated, .unknown: return false
    case .global: return context.isolation != stated
    case .actor:
      guard let receiver else { return false }
      return context.isolation != .actor || !isOwn(receiver)
    }
  }

  private func isOwn(_ receiver: Expression) -> Bool {
    var value = receiver
    while case .convert(let inner) = value.kind { value = inner }
    guard case .local(let local) = value.kind else { return false }
    return local.name == "self" || local === context.receiver
  }
}
