import Interpreter
import ViewRuntime

/// The storage of an `@Environment`: reads the surroundings before each body, so that the body
/// depends on what it declares, read or not (U110).
final class EnvironmentStorage: InstalledProperty {
  private unowned let bridge: ViewBridge
  private let instance: CompositeInstance
  private let property: Int
  /// The wrapper when the body last ran, and what it read.
  private var last: (wrapper: HeldValue, found: HeldValue)?

  init(in instance: CompositeInstance, property: Int, _ bridge: ViewBridge) {
    self.instance = instance
    self.property = property
    self.bridge = bridge
  }

  var display: String? { nil }

  var source: SourceID? { nil }

  /// True if a part of the value that changed was declared, and not the part that differs.
  ///
  /// Whole surroundings are asked each time: nothing tells beforehand what the body will read.
  var isAsBefore: Bool {
    guard let last, bridge.evaluator.types.nominal(of: last.found.value.type)?.name != wholeName,
      let current = try? bridge.runtime.installing({ () throws(Trap) in
        try read(last.wrapper.value)
      })
    else { return false }
    defer { bridge.evaluator.release(current) }
    return bridge.comparison.areEqual(last.found.value, current, .equatableAlways)
  }

  private var wholeName: String { "EnvironmentValues" }

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
    let found = try read(wrapper)
    last = (
      HeldValue(borrowing: wrapper, bridge.evaluator), HeldValue(borrowing: found, bridge.evaluator)
    )
    return bridge.wrapper(like: wrapper, [3: found])
  }

  /// What the key path leads to in the surroundings of the view; owned.
  private func read(_ wrapper: Value) throws(Trap) -> Value {
    let evaluator = bridge.evaluator
    let values = evaluator.makeStructure(
      [bridge.makeLocation(EnvironmentReader(instance, property, bridge))],
      type: evaluator.types.generic(wholeName))
    defer { evaluator.release(values) }
    return try bridge.callMember("_read", of: wrapper, [values])
  }
}
