import Interpreter
import ViewRuntime

/// The storage of one dynamic property, as the bridge works with it.
protocol InstalledProperty: PropertyStorage {
  /// The wrapper connected to this storage, made from the one in the view's value; owned.
  func installed(over wrapper: Value) throws(Trap) -> Value
  /// Takes over what a new value of the view brings along; true if that alone is a change.
  func follow(_ wrapper: Value) throws(Trap) -> Bool
}

extension ViewBridge {
  /// Makes the storage of a dynamic property for a new identity.
  func makeStorage(
    _ slot: CompositePlan.Slot, _ wrapper: Value, in instance: CompositeInstance, _ index: Int
  ) throws(Trap) -> (any PropertyStorage)? {
    switch slot.kind {
    case .state:
      let fields = evaluator.fields(of: wrapper)
      let initial = fields.first ?? .none
      guard fields.count > 1, location(fields[1]) is UnmadeLocation else {
        return StateLocation(initial, in: instance, property: index, self)
      }
      let made = try perform(initial, [])
      defer { evaluator.release(made) }
      return StateLocation(made, in: instance, property: index, self)
    case .binding: return BindingStorage(wrapper, in: instance, property: index, self)
    case .stateObject:
      return try StateObjectStorage(wrapper, in: instance, property: index, self)
    case .observedObject:
      return ObservedObjectStorage(wrapper, in: instance, property: index, self)
    case .environmentObject:
      return EnvironmentObjectStorage(slot.wrapper, in: instance, property: index, self)
    case .environment: return EnvironmentStorage(in: instance, property: index, self)
    case .storage:
      return try StoredValueLocation(slot, wrapper, in: instance, property: index, self)
    case .namespace: return NamespaceStorage(instance.nodeID, index, self)
    case .custom: return nil
    }
  }

  /// Builds a wrapper like another one, with some fields replaced by owned values.
  func wrapper(like wrapper: Value, _ changes: KeyValuePairs<Int, Value>) -> Value {
    var copy = wrapper.copied
    for (index, value) in changes { evaluator.setField(index, to: value, in: &copy) }
    return copy
  }
}

extension StateLocation: InstalledProperty {
  func installed(over wrapper: Value) -> Value {
    bridge.wrapper(like: wrapper, [0: current(), 1: bridge.makeLocation(self)])
  }

  /// A new initial value counts for a new identity only (U31).
  func follow(_ wrapper: Value) -> Bool { false }
}
