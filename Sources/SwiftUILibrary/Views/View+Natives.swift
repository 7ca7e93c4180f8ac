import Interpreter

extension Feature {
  /// Prints why the body that calls this runs (U01–U10, M7).
  static func printBodyReasons(_ call: inout NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    let type = call[0].asMetatype
    if let running = bridge.running.last, running.type == type {
      bridge.evaluator.output(running.instance.changesDescription)
    } else {
      let name = bridge.evaluator.types.nominal(of: type)?.qualifiedName ?? "View"
      bridge.evaluator.output("\(name): unchanged.")
    }
    return .void
  }

  /// `withAnimation` and its like (U41).
  static func runTransaction(_ call: inout NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    let (evaluator, closure) = (call.evaluator, call[1])
    return try bridge.inTransaction(bridge.animationSpan(call[0])) { () throws(Trap) in
      try evaluator.call(closure: closure, [])
    }
  }
}
