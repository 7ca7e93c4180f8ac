import Interpreter
import ViewRuntime

/// A part of a value, by key path (U53).
final class PartLocation: Location {
  private let base: Location
  private let keyPath: HeldValue

  init(_ base: Location, _ keyPath: Value, _ bridge: ViewBridge) {
    self.base = base
    self.keyPath = HeldValue(borrowing: keyPath, bridge.evaluator)
    super.init(bridge)
  }

  override var source: SourceID? { base.source }
  override var isOpaque: Bool { base.isOpaque }
  override var animation: Value { base.animation }
  override func noteRead() { base.noteRead() }

  override func latest() throws(Trap) -> Value { try part(of: base.latest()) }
  override func current() throws(Trap) -> Value { try part(of: base.current()) }

  private func part(of whole: Value) throws(Trap) -> Value {
    defer { bridge.evaluator.release(whole) }
    return try bridge.evaluator.value(at: keyPath.value, of: whole)
  }

  override func set(_ value: Value) throws(Trap) {
    var whole = try base.latest()
    defer { bridge.evaluator.release(whole) }
    try bridge.evaluator.set(value.copied, at: keyPath.value, in: &whole)
    // What is behind a reference changed in place; the reference itself is the same.
    if whole.kind != .object { try base.set(whole) }
  }

  override func isSame(as other: Location) -> Bool {
    guard let other = other as? PartLocation else { return self === other }
    return base.isSame(as: other.base)
      && bridge.comparison.areEqual(keyPath.value, other.keyPath.value)
  }
}
