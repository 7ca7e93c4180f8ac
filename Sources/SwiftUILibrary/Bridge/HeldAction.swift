import Interpreter

/// A closure of the program as something a person does.
///
/// One object, which `run` as a Swift closure needs nothing beside of: there may be as many as
/// there are rows.
class HeldAction: HeldValue {
  private unowned let bridge: ViewBridge
  /// What the closure is called with, borrowed from nobody.
  private let arguments: [Value]

  init(_ closure: Value, _ arguments: [Value], _ bridge: ViewBridge) {
    self.bridge = bridge
    self.arguments = arguments
    super.init(borrowing: closure, bridge.evaluator)
  }

  final func run() throws(Trap) {
    bridge.evaluator.release(try bridge.perform(value, arguments))
  }
}
