import Diagnostics
import IR

// `self` in an initialiser: usable once everything has a value, and finished at the end.

extension InitializationFlow {
  func isSelf(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .local(let local): local === initializer?.receiver
    case .convert(let inner): isSelf(inner)
    default: false
    }
  }

  func isOwn(_ field: Field) -> Bool { field.owner == initializer?.owner }

  /// A property of `self` that is read by itself; false for one of anything else.
  func readField(_ field: Field, of base: Expression, _ range: SourceRange) -> Bool {
    guard let initializer, isSelf(base) else { return false }
    if closure != nil {
      checkSelf(usedAt: range)
      return true
    }
    let place = range.last(field.name)
    guard isOwn(field), initializer.duty != .handingOver else {
      checkSelf(usedAt: place, for: .property(field.name))
      return true
    }
    let id = ObjectIdentifier(field)
    guard variables[id] != nil, !state.assigned.contains(id) else { return true }
    if initializer.owner.isReference { read(id, place) }
    report(.selfUsedEarly([field], place))
    assume(id)
    return true
  }

  func visit(_ local: Local, _ expression: Expression) {
    if local === initializer?.receiver { return checkSelf(usedAt: expression.range) }
    let id = ObjectIdentifier(local)
    read(id, expression.range)
    for captured in functionCaptures[id] ?? [] {
      read(ObjectIdentifier(captured), expression.range)
    }
  }

  /// The stored properties that have no value yet.
  private var missing: [Field] {
    (initializer?.fields ?? []).filter { !state.assigned.contains(ObjectIdentifier($0)) }
  }

  private var hasHandedOver: Bool {
    guard let initializer else { return true }
    return state.assigned.contains(ObjectIdentifier(initializer.receiver))
  }

  func giveSelf() {
    guard let initializer else { return }
    give(ObjectIdentifier(initializer.receiver))
    for field in initializer.fields { give(ObjectIdentifier(field)) }
  }

  /// Reports a use of `self` before everything has a value.
  func checkSelf(usedAt range: SourceRange, for use: SelfUse = .plain) {
    // What stands at `}` was not written; the end of the initialiser is judged by itself.
    guard let initializer, range != initializer.endRange else { return }
    if let closure, initializer.duty == .fields { return checkSelf(capturedAt: closure.range) }
    switch initializer.duty {
    case .handingOver:
      if !hasHandedOver { report(.selfUsedBeforeHandingOver(range)) }
    case .fieldsAndSuperclass:
      if !hasHandedOver { report(.selfUsedBeforeSuperclass(use, range)) }
    case .fields:
      reportMissing(initializer.owner, use, range)
    }
    assumeSelf()
  }

  private func assumeSelf() {
    guard let initializer else { return }
    assume(ObjectIdentifier(initializer.receiver))
    for field in initializer.fields { assume(ObjectIdentifier(field)) }
  }

  private func reportMissing(_ owner: Nominal, _ use: SelfUse, _ range: SourceRange) {
    guard let first = missing.first else { return }
    switch use {
    case .plain where owner.isReference: read(ObjectIdentifier(first), range)
    case .plain: report(.selfUsedEarly(missing, range))
    default: report(.selfUsedEarly(missing, range, for: owner.isReference ? use : .plain))
    }
  }

  /// Reports a closure that captures `self` before everything has a value.
  private func checkSelf(capturedAt range: SourceRange) {
    guard let initializer, !missing.isEmpty else { return }
    if initializer.owner.isReference {
      report(.selfCapturedEarly(missing, range))
    } else if let variable = missing.first.flatMap({ variables[ObjectIdentifier($0)] }) {
      report(.capturedUninitialized(variable, range))
    }
    assumeSelf()
  }

  /// A call of `super.init`, `self.init` or of something of `self`; false for any other.
  func visitInitializerCall(
    _ callee: Callee, _ arguments: [Argument], _ call: Expression
  ) -> Bool {
    guard initializer != nil, case .value(let receiver)? = arguments.first, isSelf(receiver)
    else { return false }
    for argument in arguments.dropFirst() { visit(argument, call.range) }
    defer { if mayThrow(callee) { noteThrow() } }
    let function: Function
    switch callee {
    case .superMethod(let called) where called.kind == .initializer:
      for field in missing {
        report(.missingAtSuperclass(field, call.range.superclassCall))
      }
      giveSelf()
      return true
    case .function(let called), .method(let called), .superMethod(let called): function = called
    case .requirement(let requirement, _): function = requirement.function
    case .value: return false
    }
    if function.kind == .initializer {
      giveSelf()
    } else {
      let isAccessor = function.kind == .getter || function.kind == .setter
      checkSelf(
        usedAt: receiver.range,
        for: isAccessor ? .property(function.name) : .method(function.name))
    }
    return true
  }

  func follow(return value: Expression?) {
    if closure != nil {
      if let value { visit(value) }
      state.isReachable = false
      return
    }
    if let value, initializer == nil || !isReturnedSelf(value) { visit(value) }
    let isFailure = if case .nil? = value?.kind { true } else { false }
    if !isFailure { leave() }
    state.isReachable = false
  }

  private func isReturnedSelf(_ value: Expression) -> Bool {
    if case .wrap(let inner) = value.kind { return isSelf(inner) }
    return isSelf(value)
  }

  /// Reports what an initialiser has left out, where it ends.
  func leave() {
    guard let initializer, state.isReachable else { return }
    switch initializer.duty {
    case .handingOver:
      if !hasHandedOver { report(.notHandedOver(initializer.endRange)) }
    case .fieldsAndSuperclass:
      if !hasHandedOver { report(.superInitializerMissing(initializer.endRange)) }
    case .fields:
      if !missing.isEmpty { report(.incompleteInitializer(missing, initializer.endRange)) }
    }
  }
}

extension SourceRange {
  /// The name that an access ends with.
  func last(_ name: String) -> SourceRange {
    SourceRange(file: file, start: max(start, end - name.utf8.count), end: end)
  }

  /// The `init` of `super.init(…)`.
  fileprivate var superclassCall: SourceRange {
    let start = self.start + "super.".utf8.count
    return start < end ? SourceRange(file: file, start: start, end: start + 4) : self
  }
}
