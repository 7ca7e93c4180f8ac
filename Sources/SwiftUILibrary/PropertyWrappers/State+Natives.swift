import Interpreter

extension Feature {
  /// Reads a state: its snapshot while bodies run, else the latest value (U24, U97).
  static func readState(_ call: NativeCall) throws(Trap) -> Value {
    let fields = call.evaluator.fields(of: call[0])
    guard fields.count > 1 else { return .none }
    guard let location = call.evaluator.nativeObject(fields[1]) as? Location else {
      return fields[0].copied
    }
    if location is UnmadeLocation { return try call.evaluator.call(closure: fields[0], []) }
    return try read(location, snapshot: fields[0])
  }

  static func unmadeLocation(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    return bridge.runtime.profile.stateIsLazy
      ? bridge.makeLocation(bridge.unmadeLocation).wrapped : .none
  }

  /// What is not made yet is installed nowhere.
  static func installedLocation(_ call: NativeCall) throws(Trap) -> Value {
    call.evaluator.nativeObject(call[0]) is UnmadeLocation ? .none : call[0].copied
  }

  static func unevaluated(_ call: NativeCall) throws(Trap) -> Value { call[0].copied }

  /// Writes a state; without a node there is nothing to write to (U30).
  static func writeState(_ call: NativeCall) throws(Trap) -> Value {
    let fields = call.evaluator.fields(of: call[0])
    if fields.count > 1, let location = call.evaluator.nativeObject(fields[1]) as? Location {
      try location.set(call[1])
    }
    return .void
  }

  /// Reads a binding, as a state is read.
  static func readBinding(_ call: NativeCall) throws(Trap) -> Value {
    try readState(call)
  }

  static func writeBinding(_ call: NativeCall) throws(Trap) -> Value {
    try writeState(call)
  }

  private static func read(_ location: Location, snapshot: Value) throws(Trap) -> Value {
    guard location.bridge.runtime.isUpdating else { return try location.latest() }
    location.noteRead()
    return snapshot.copied
  }
}
