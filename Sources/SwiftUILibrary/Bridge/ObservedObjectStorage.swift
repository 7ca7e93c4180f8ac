import Interpreter
import ViewRuntime

/// The storage of an `@ObservedObject`: whichever object the view's value brings (U67, U69).
final class ObservedObjectStorage: ObjectStorage, InstalledProperty {
  init(
    _ wrapper: Value, in instance: CompositeInstance, property: Int, _ bridge: ViewBridge
  ) {
    super.init(in: instance, property: property, bridge)
    observe(bridge.evaluator.fields(of: wrapper).first ?? .none)
  }

  var display: String? { nil }

  var source: SourceID? { signal }

  func installed(over wrapper: Value) -> Value { bridge.wrapper(like: wrapper, [1: seed]) }

  func follow(_ wrapper: Value) -> Bool {
    let object = bridge.evaluator.fields(of: wrapper).first ?? .none
    guard object.bits != self.object?.value.bits else { return false }
    observe(object)
    return true
  }
}
