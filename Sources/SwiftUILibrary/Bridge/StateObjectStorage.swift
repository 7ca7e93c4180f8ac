import Interpreter
import ViewRuntime

/// The storage of a `@StateObject`: the object, made once per identity (U66, U68).
final class StateObjectStorage: ObjectStorage, InstalledProperty {
  init(
    _ wrapper: Value, in instance: CompositeInstance, property: Int, _ bridge: ViewBridge
  ) throws(Trap) {
    super.init(in: instance, property: property, bridge)
    let made = try bridge.perform(bridge.evaluator.fields(of: wrapper).first ?? .none, [])
    defer { bridge.evaluator.release(made) }
    observe(made)
  }

  /// What a library view keeps for itself is nobody's state.
  var display: String? {
    guard let object, !isHidden(object.value) else { return nil }
    return bridge.display(object.value)
  }

  var source: SourceID? { signal }

  func installed(over wrapper: Value) -> Value {
    bridge.wrapper(like: wrapper, [1: object?.value.copied ?? .none, 2: seed])
  }

  func follow(_ wrapper: Value) -> Bool { false }
}
