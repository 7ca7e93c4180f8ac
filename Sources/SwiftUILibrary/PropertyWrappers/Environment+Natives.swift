import Interpreter

extension Feature {
  /// Reads the surroundings of a view, or what a modifier's setter has just written.
  static func readEnvironment(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    let key = call[1].asMetatype
    switch bridge.location(call[0]) {
    case let reader as EnvironmentReader: return reader.value(for: key)?.wrapped ?? .none
    case let reader as RuleEnvironmentReader: return reader.value(for: key)?.wrapped ?? .none
    case let recorder as EnvironmentRecorder: return recorder.value(for: key)?.wrapped ?? .none
    default: return .none
    }
  }

  /// Writes an environment value: only a modifier's own copy can be written.
  static func writeEnvironment(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    if let recorder = bridge.location(call[0]) as? EnvironmentRecorder {
      recorder.write(call[2], for: call[1].asMetatype)
    }
    return .void
  }

  /// `@Environment(Model.self)` without such a model above (U100).
  static func reportMissingObject(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    let part = Part(bridge, call[0])
    let isOptional = part.typeArgument(0).flatMap { bridge.evaluator.types.wrapped(of: $0) } != nil
    guard part.flag("_isRequired"), !isOptional else { return .none }
    let type = part.value("_objectType")
    let name = bridge.evaluator.types.name(of: type.asMetatype, qualified: false)
    throw Trap(
      "No Observable object of type \(name) found. A View.environmentObject(_:) for \(name) may be "
        + "missing as an ancestor of this view.")
  }

  static func warn(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    bridge.runtime.warn(call.evaluator.string(of: call[0]))
    return .void
  }
}
