import Interpreter
import ViewRuntime

/// One element of a collection.
final class ElementLocation: Location {
  private let base: Location
  private let position: Int

  init(_ base: Location, at position: Int, _ bridge: ViewBridge) {
    self.base = base
    self.position = position
    super.init(bridge)
  }

  override var source: SourceID? { base.source }
  override var isOpaque: Bool { base.isOpaque }
  override var animation: Value { base.animation }
  override func noteRead() { base.noteRead() }
  override func latest() throws(Trap) -> Value { try element(of: base.latest()) }
  override func current() throws(Trap) -> Value { try element(of: base.current()) }

  private func element(of whole: Value) throws(Trap) -> Value {
    defer { bridge.evaluator.release(whole) }
    let elements = bridge.evaluator.elements(of: whole)
    guard elements.indices.contains(position) else { throw Trap("Index out of range") }
    return elements[position].copied
  }

  override func set(_ value: Value) throws(Trap) {
    var whole = try base.latest()
    defer { bridge.evaluator.release(whole) }
    guard bridge.evaluator.elements(of: whole).indices.contains(position),
      let elements = bridge.evaluator.makeUniqueArray(in: &whole)
    else { throw Trap("Index out of range") }
    let old = elements[position]
    elements[position] = value.copied
    bridge.evaluator.release(old)
    try base.set(whole)
  }

  override func isSame(as other: Location) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return position == other.position && base.isSame(as: other.base)
  }
}
