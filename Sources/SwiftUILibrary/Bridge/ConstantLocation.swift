import Interpreter
import ViewRuntime

/// `.constant(x)`: writes are ignored.
final class ConstantLocation: Location {
  private let held: HeldValue

  init(_ value: Value, _ bridge: ViewBridge) {
    held = HeldValue(borrowing: value, bridge.evaluator)
    super.init(bridge)
  }

  override func latest() -> Value { held.value.copied }

  override func isSame(as other: Location) -> Bool {
    guard let other = other as? ConstantLocation else { return false }
    return bridge.comparison.areEqual(held.value, other.held.value, .equatableAlways)
  }
}
