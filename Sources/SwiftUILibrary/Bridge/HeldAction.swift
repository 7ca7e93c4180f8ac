import Interpreter

/// A closure of the program as something a person does.
///
/// One object, which `run` as a Swift closure needs nothing beside of: there may be as many as
/// there are rows.
class HeldAction: HeldValue {
  /// What the closure is called with, borrowed from nobody.
  var arguments: [Value] { [] }

  init(_ closure: Value, _ bridge: ViewBridge) {
    super.init(borrowing: closure, bridge.evaluator)
  }

  /// Calls the closure; does nothing once the session is over.
  final func run() throws(Trap) {
    guard let bridge = handle.evaluator?.host as? ViewBridge else { return }
    bridge.evaluator.release(try bridge.perform(value, arguments))
  }
}

/// The same, of a closure with parameters.
final class HeldActionWithArguments: HeldAction {
  private let given: [Value]
  override var arguments: [Value] { given }

  init(_ closure: Value, _ arguments: [Value], _ bridge: ViewBridge) {
    given = arguments
    super.init(closure, bridge)
  }
}
