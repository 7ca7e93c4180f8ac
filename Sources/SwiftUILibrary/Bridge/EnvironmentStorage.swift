import Interpreter
import ViewRuntime

/// The storage of an `@Environment`: reads the surroundings before each body, so that the body
/// depends on what it declares, read or not (U110).
final class EnvironmentStorage: InstalledProperty {
  private unowned let bridge: ViewBridge
  private let instance: CompositeInstance
  private let property: Int

  init(in instance: CompositeInstance, property: Int, _ bridge: ViewBridge) {
    self.instance = instance
    self.property = property
    self.bridge = bridge
  }

  var display: String? { nil }

  var source: SourceID? { nil }

  func follow(_ wrapper: Value) -> Bool { false }

  func installed(over wrapper: Value) throws(Trap) -> Value {
    let part = Part(bridge, wrapper)
    let objectType = part.value("_objectType")
    if objectType.kind == .metatype {
      let key = bridge.objectKey(objectType.asMetatype)
      let found = instance.environmentValue(for: key, property: property) as? InterpretedValue
      guard let found else { return wrapper.copied }
      return bridge.wrapper(like: wrapper, [3: found.value.copied])
    }
    let reader = EnvironmentReader(instance, property, bridge)
    let values = bridge.evaluator.makeStructure(
      [bridge.makeLocation(reader)], type: bridge.evaluator.types.generic("EnvironmentValues"))
    defer { bridge.evaluator.release(values) }
    let found = try bridge.callMember("_read", of: wrapper, [values])
    return bridge.wrapper(like: wrapper, [3: found])
  }
}
