import Interpreter

/// A closure of the program as something a person does.
///
/// One object, which `run` as a Swift closure needs nothing beside of: there may be as many as
/// there are rows.
class HeldAction: HeldValue {
  private unowned let bridge: ViewBridge
  /// What the closure is called with, borrowed from nobody.
  var arguments: [Value] { [] }

  init(_ closure: Value, _ bridge: ViewBridge) {
    self.bridge = bridge
    super.init(borrowing: closure, bridge.evaluator)
  }

  final func run() throws(Trap) {
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
