import Interpreter
import ViewRuntime

extension Feature {
  /// `objectWillChange.send()`, also before each assignment to a `@Published` property (U63, U64).
  ///
  /// Who declares `objectWillChange` is not given one, so its `@Published` properties tell nobody:
  /// only what its own publisher sends counts.
  static func announceObjectChange(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    guard !bridge.declaresPublisher(call[0]) else { return .void }
    return announceChange(of: call[0], bridge)
  }

  /// The publisher that an object declares itself has sent something.
  static func announceOwnPublisher(_ call: NativeCall) throws(Trap) -> Value {
    announceChange(of: call[0], try ViewBridge.of(call))
  }

  private static func announceChange(of object: Value, _ bridge: ViewBridge) -> Value {
    let record = bridge.objects.knownRecord(of: object)
    record?.signals += 1
    func report() -> WriteReport {
      let type = bridge.evaluator.types.name(of: object.type, qualified: false)
      let name = record?.shownName ?? "\(type).objectWillChange"
      return WriteReport(name: name, old: "", new: "", isChange: true, readers: 0)
    }
    guard let signal = record?.signal else {
      if bridge.isUserObject(object) { bridge.runtime.noteUnreadWrite(report) }
      return .void
    }
    bridge.runtime.fire(signal, report(), isPublish: true)
    return .void
  }

  /// A tracked property is read (M6).
  static func noteObservableAccess(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    if !bridge.objects.trackings.isEmpty {
      bridge.objects.track(call.evaluator.string(of: call[1]), of: call[0])
    }
    guard bridge.runtime.isUpdating else { return .void }
    if let source = bridge.objects.source(of: call.evaluator.string(of: call[1]), in: call[0]) {
      bridge.runtime.didReadObservable(source)
    }
    return .void
  }

  /// A tracked property is about to change; whether an equal value counts depends on the release
  /// (U86) and on how it is written (U87, U88).
  static func announceObservableChange(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    let name = call.evaluator.string(of: call[1])
    let record = bridge.objects.knownRecord(of: call[0])
    let source = record?.properties[name]
    let trackings = record?.trackings[name] ?? []
    func report(_ isChange: Bool) -> WriteReport {
      let type = call.evaluator.types.name(of: call[0].type, qualified: false)
      let (old, new) = (call.evaluator.opened(call[2]), call.evaluator.opened(call[3]))
      return WriteReport(
        name: "\(type).\(name)", old: bridge.display(old), new: bridge.display(new),
        isChange: isChange, readers: 0)
    }
    guard source != nil || !trackings.isEmpty else {
      if bridge.isUserObject(call[0]) { bridge.runtime.noteUnreadWrite { report(true) } }
      return .void
    }
    let notifies =
      call[4].asBool || bridge.runtime.profile.equalObservableAssignmentNotifies
      || !bridge.isSilentAssignment(call[2], call[3])
    if notifies, let record, !trackings.isEmpty {
      record.trackings[name] = nil
      for tracking in trackings { try tracking.fire(bridge) }
    }
    guard let source else { return .void }
    bridge.runtime.fire(source, report(notifies), isPublish: false)
    return .void
  }
}

extension ViewBridge {
  /// True for objects of the program's own classes, whose changes a report tells.
  fileprivate func isUserObject(_ object: Value) -> Bool {
    evaluator.types.nominal(of: object.type)?.isLibrary == false
  }

  /// True if assigning an equal value says nothing: for Equatable types and the same instance.
  func isSilentAssignment(_ old: Value, _ new: Value) -> Bool {
    if old.kind == .existentialOptional {
      // Optionals are Equatable only if what they wrap is (U88).
      guard let wrapped = evaluator.types.wrapped(of: old.type),
        comparison.traits(of: wrapped).isEquatable || wrapped == .any
      else { return false }
      return comparison.areEqual(
        evaluator.opened(old), evaluator.opened(new), .equatableAlways)
    }
    switch old.kind {
    case .object where new.kind == .object && old.bits == new.bits: return true
    case .closure: return false
    case .array:
      let element = evaluator.types.arguments(of: old.type).first ?? .any
      return comparison.traits(of: element).isEquatable
        && comparison.areEqual(old, new, .equatableAlways)
    case .none: return new.isNone
    case .structure, .enumCase, .enumPayload, .object, .dictionary, .set, .emptyStructure:
      return comparison.traits(of: old.type).isEquatable
        && comparison.areEqual(old, new, .equatableAlways)
    default: return comparison.areEqual(old, new, .equatableAlways)
    }
  }
}
