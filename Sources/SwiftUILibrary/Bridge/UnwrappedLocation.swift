import Interpreter
import ViewRuntime

/// The value inside an optional; the last one while there is none.
final class UnwrappedLocation: Location {
  private let base: Location
  private var last: HeldValue

  init(_ base: Location, _ value: Value, _ bridge: ViewBridge) {
    self.base = base
    last = HeldValue(borrowing: value, bridge.evaluator)
    super.init(bridge)
  }

  override var source: SourceID? { base.source }
  override var isOpaque: Bool { base.isOpaque }
  override var animation: Value { base.animation }
  override func noteRead() { base.noteRead() }
  override func latest() throws(Trap) -> Value { remember(try base.latest()) }
  override func current() throws(Trap) -> Value { remember(try base.current()) }

  private func remember(_ value: Value) -> Value {
    if value.isNone { return last.value.copied }
    last = HeldValue(borrowing: value.unwrapped, bridge.evaluator)
    return value.unwrapped
  }

  override func set(_ value: Value) throws(Trap) { try base.set(value.wrapped) }

  override func isSame(as other: Location) -> Bool {
    guard let other = other as? UnwrappedLocation else { return false }
    return base.isSame(as: other.base)
  }
}
