import Interpreter

extension Feature {
  /// Reads a state: its snapshot while bodies run, else the latest value (U24, U97).
  static func readState(_ call: NativeCall) throws(Trap) -> Value {
    let fields = call.evaluator.fields(of: call[0])
    guard fields.count > 1 else { return .none }
    guard let location = call.evaluator.nativeObject(fields[1]) as? Location else {
      let isLazy = fields.count > 2 && fields[2].kind == .bool && fields[2].asBool
      return isLazy ? try call.evaluator.call(closure: fields[0], []) : fields[0].copied
    }
    return try read(location, snapshot: fields[0])
  }

  static func isStateLazy(_ call: NativeCall) throws(Trap) -> Value {
    .bool(try ViewBridge.of(call).runtime.profile.stateIsLazy)
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
