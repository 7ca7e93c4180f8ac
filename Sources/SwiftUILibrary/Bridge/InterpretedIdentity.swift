import Interpreter
import ViewRuntime

/// A `Hashable` value of the program as an identity: a `UUID`, an enum, a struct.
final class InterpretedIdentity: HostIdentity {
  private unowned let bridge: ViewBridge
  private let held: HeldValue

  init(_ value: Value, _ bridge: ViewBridge) {
    self.bridge = bridge
    held = HeldValue(borrowing: value, bridge.evaluator)
    super.init(display: bridge.display(value))
  }

  override func isEqual(to other: HostIdentity) -> Bool {
    guard let other = other as? InterpretedIdentity else { return false }
    return bridge.comparison.areEqual(held.value, other.held.value, .equatableAlways)
  }

  override func hash(into hasher: inout Hasher) {
    // The text of equal values is equal but for custom `==`, where a shared bucket is all we need.
    hasher.combine(bridge.typeName(of: held.value))
  }
}

extension ViewBridge {
  /// The identity that a value of the program stands for.
  func explicitID(_ value: Value) -> ExplicitID {
    let value = evaluator.opened(value)
    switch value.kind {
    case .integer: return .integer(value.asInt)
    case .string: return .string(evaluator.string(of: value))
    default: return .value(InterpretedIdentity(value, self))
    }
  }
}
