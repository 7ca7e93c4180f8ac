import Interpreter
import ViewRuntime

/// Two closures of the program (U54).
final class ClosureLocation: Location {
  private let getter: HeldValue
  private let setter: HeldValue

  init(_ getter: Value, _ setter: Value, _ bridge: ViewBridge) {
    self.getter = HeldValue(borrowing: getter, bridge.evaluator)
    self.setter = HeldValue(borrowing: setter, bridge.evaluator)
    super.init(bridge)
  }

  override var isOpaque: Bool { true }

  override func latest() throws(Trap) -> Value { try bridge.perform(getter.value, []) }

  override func set(_ value: Value) throws(Trap) {
    bridge.evaluator.release(try bridge.perform(setter.value, [value]))
  }
}
