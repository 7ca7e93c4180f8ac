import Interpreter
import ViewRuntime

/// A property of an object, observed or observable.
final class ObjectLocation: Location {
  private let object: HeldValue
  private let keyPath: HeldValue

  init(_ object: Value, _ keyPath: Value, _ bridge: ViewBridge) {
    self.object = HeldValue(borrowing: object, bridge.evaluator)
    self.keyPath = HeldValue(borrowing: keyPath, bridge.evaluator)
    super.init(bridge)
  }

  override var isOpaque: Bool { true }

  override func latest() throws(Trap) -> Value {
    try bridge.evaluator.value(at: keyPath.value, of: object.value)
  }

  override func set(_ value: Value) throws(Trap) {
    var object = object.value.copied
    defer { bridge.evaluator.release(object) }
    try bridge.evaluator.set(value.copied, at: keyPath.value, in: &object)
  }

  /// By object and property since 2023; before, no two were the same (C1).
  override func isSame(as other: Location) -> Bool {
    if self === other { return true }
    guard let other = other as? ObjectLocation, bridge.runtime.profile.comparesObservedBindings
    else { return false }
    return object.value.bits == other.object.value.bits
      && bridge.comparison.areEqual(keyPath.value, other.keyPath.value)
  }
}
