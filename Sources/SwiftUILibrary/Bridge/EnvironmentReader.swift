import Interpreter
import ViewRuntime

/// Where `EnvironmentValues` read from, inside a rule that belongs to no view (U153).
final class RuleEnvironmentReader: Location {
  /// The nearest override of a key, owned; `nil` where there is none.
  func value(for key: TypeID) -> Value? {
    let found = bridge.runtime.readEnvironment(bridge.environmentKey(key))
    return (found as? InterpretedValue)?.value.copied
  }
}

/// Where `EnvironmentValues` read from, inside one view.
final class EnvironmentReader: Location {
  private let instance: CompositeInstance
  private let property: Int

  init(_ instance: CompositeInstance, _ property: Int, _ bridge: ViewBridge) {
    self.instance = instance
    self.property = property
    super.init(bridge)
  }

  /// The nearest override of a key, owned; `nil` where there is none.
  func value(for key: TypeID) -> Value? {
    let found = instance.environmentValue(for: bridge.environmentKey(key), property: property)
    return (found as? InterpretedValue)?.value.copied
  }
}
