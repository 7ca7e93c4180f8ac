import Interpreter
import ViewRuntime

/// The storage of an `@EnvironmentObject`: the object the nearest ancestor injected (U71).
final class EnvironmentObjectStorage: ObjectStorage, InstalledProperty {
  private let key: EnvironmentKey

  init(
    _ wrapper: TypeID, in instance: CompositeInstance, property: Int, _ bridge: ViewBridge
  ) {
    let type = bridge.evaluator.types.arguments(of: wrapper).first ?? .any
    key = bridge.objectKey(type)
    super.init(in: instance, property: property, bridge)
  }

  var display: String? { nil }

  var source: SourceID? { signal }

  func installed(over wrapper: Value) -> Value {
    let found = instance.environmentValue(for: key, property: property) as? InterpretedValue
    guard let found, !found.value.isNone else { return wrapper.copied }
    if object?.value.bits != found.value.bits {
      // A subscription takes the place of what the property depended on: the environment again.
      observe(found.value)
      _ = instance.environmentValue(for: key, property: property)
    }
    return bridge.wrapper(like: wrapper, [0: found.value.copied, 1: seed])
  }

  func follow(_ wrapper: Value) -> Bool { false }
}
