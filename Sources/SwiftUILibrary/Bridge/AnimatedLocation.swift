import Interpreter
import ViewRuntime

/// Another location, whose changes are animated: an update of their own (U41).
///
/// What `withAnimation` around a change says goes before.
final class AnimatedLocation: Location {
  private let base: Location
  private let written: HeldValue
  private let span: AnimationSpan?

  init(_ base: Location, animation: Value, _ bridge: ViewBridge) {
    self.base = base
    written = HeldValue(borrowing: animation, bridge.evaluator)
    span = bridge.animationSpan(animation)
    super.init(bridge)
  }

  override var source: SourceID? { base.source }
  override var isOpaque: Bool { base.isOpaque }
  override var animation: Value { written.value }
  override func noteRead() { base.noteRead() }
  override func latest() throws(Trap) -> Value { try base.latest() }
  override func current() throws(Trap) -> Value { try base.current() }

  override func set(_ value: Value) throws(Trap) {
    let outer = bridge.runtime.currentManner
    guard !outer.setsAnimation else { return try base.set(value) }
    let manner = TransactionManner(
      animation: span, disablesAnimations: outer.disablesAnimations, values: outer.values)
    try bridge.inTransaction(manner) { () throws(Trap) in
      try self.base.set(value)
    }
  }

  override func isSame(as other: Location) -> Bool {
    guard let other = other as? AnimatedLocation else { return false }
    return base.isSame(as: other.base)
  }
}
