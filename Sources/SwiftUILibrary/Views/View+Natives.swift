import Interpreter
import ViewRuntime

extension ViewBridge {
  /// How `_printChanges` calls a type: with its outer types and generic arguments, without the
  /// module (U04); without the arguments if one of them is not known.
  func printedName(of type: TypeID) -> String {
    let types = evaluator.types
    guard let nominal = types.nominal(of: type) else { return types.name(of: type) }
    guard !types.arguments(of: type).contains(.any) else { return nominal.qualifiedName }
    let own = types.name(of: type)
    return nominal.outer.map { "\($0.qualifiedName).\(own)" } ?? own
  }
}

extension Feature {
  /// Prints why the body that calls this runs (U01–U10, M7).
  static func printBodyReasons(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    let type = call[0].asMetatype
    if let running = bridge.running.last, running.type == type {
      bridge.evaluator.output(running.instance.changesDescription)
    } else {
      bridge.evaluator.output("\(bridge.printedName(of: type)): unchanged.")
    }
    return .void
  }

  /// `withAnimation` and its like (U41).
  static func runTransaction(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    let (evaluator, closure) = (call.evaluator, call[1])
    return try bridge.inTransaction(bridge.manner(of: call[0])) { () throws(Trap) in
      try evaluator.call(closure: closure, [])
    }
  }

  /// What the program's own keys say in the transaction around the current code.
  static func currentTransactionValues(_ call: NativeCall) throws(Trap) -> Value {
    let runtime = try ViewBridge.of(call).runtime
    guard runtime.profile.mergesTransactions,
      let values = runtime.currentManner.values as? InterpretedValue
    else { return .none }
    return values.value.copied
  }
}
