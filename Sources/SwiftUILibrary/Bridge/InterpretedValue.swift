import Interpreter
import ViewRuntime

/// A value of the program that the runtime compares and shows: an environment value, the value of
/// an `onChange`, a task's id, a tag.
final class InterpretedValue: ComparableValue {
  unowned let bridge: ViewBridge
  private let held: HeldValue
  private let mode: ComparisonMode

  init(_ value: Value, _ bridge: ViewBridge, comparing mode: ComparisonMode = .equatableAlways) {
    self.bridge = bridge
    self.mode = mode
    held = HeldValue(borrowing: value, bridge.evaluator)
  }

  var value: Value { held.value }

  func isEqual(to other: any ComparableValue) -> Bool {
    guard let other = other as? InterpretedValue else { return false }
    return bridge.comparison.areEqual(value, other.value, mode)
  }

  var display: String { bridge.display(value) }

  var typeName: String { bridge.typeName(of: value) }
}
