import Interpreter
import ViewRuntime

extension Part {
  /// What selecting a row of a list does: it becomes the value, or joins or leaves the set.
  ///
  /// A tag of another type than the selection's selects nothing.
  func rowSelector(_ name: String) -> ((any ComparableValue) -> Action?)? {
    guard !value(name).isNone else { return nil }
    let control = bound(name)
    return { value in
      guard let tag = value as? InterpretedValue, control.acceptsElement(tag.value) else {
        return nil
      }
      return { try control.select(tag.value) }
    }
  }
}

extension BoundControl {
  fileprivate func select(_ tag: Value) throws(Trap) {
    let latest = try latest()
    defer { bridge.evaluator.release(latest) }
    guard latest.kind == .set else { return try write(tag.wrapped) }
    var changed = latest.copied
    defer { bridge.evaluator.release(changed) }
    if let old = try bridge.evaluator.remove(tag, fromTableIn: &changed) {
      bridge.evaluator.release(old.key)
    } else {
      _ = try bridge.evaluator.insert(tag.copied, .uninitialised, intoTableIn: &changed)
    }
    try write(changed)
  }
}
