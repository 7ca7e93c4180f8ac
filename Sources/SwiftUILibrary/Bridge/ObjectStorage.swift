import Interpreter
import ViewRuntime

/// What the storages of observed objects share: the object, and its signal.
class ObjectStorage {
  unowned let bridge: ViewBridge
  let instance: CompositeInstance
  let property: Int
  fileprivate(set) var object: HeldValue?

  init(in instance: CompositeInstance, property: Int, _ bridge: ViewBridge) {
    self.instance = instance
    self.property = property
    self.bridge = bridge
  }

  /// Observes an object: any signal of it runs the body again (U60).
  func observe(_ object: Value) {
    self.object = HeldValue(borrowing: object, bridge.evaluator)
    if isHidden(object) {
      let type = instance.type
      bridge.objects.record(of: object)?.shownName =
        "\(type.name).\(type.properties[property].shownName)"
    }
    if let signal = bridge.objects.signal(of: object) {
      instance.subscribe(property: property, to: signal)
      bridge.followOwnPublisher(of: object)
    }
  }

  /// True for an object of a type that the program cannot name.
  func isHidden(_ object: Value) -> Bool {
    guard let nominal = bridge.evaluator.types.nominal(of: object.type) else { return false }
    return nominal.isLibrary && nominal.name.hasPrefix("_")
  }

  var signal: SourceID? { object.flatMap { bridge.objects.signal(of: $0.value) } }

  /// How often the object announced a change, as the wrapper's `_seed`.
  var seed: Value {
    .integer(object.flatMap { bridge.objects.knownRecord(of: $0.value)?.signals } ?? 0)
  }
}
