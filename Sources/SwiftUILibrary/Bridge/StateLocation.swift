import Interpreter
import ViewRuntime

/// The storage of one `@State` of one node.
final class StateLocation: Location, PropertyStorage {
  private let ownSource: SourceID
  private let property: Int32
  private let instance: CompositeInstance
  private var currentValue: Value
  /// What was written and no update has committed yet.
  private var newer: HeldValue? {
    get { bridge.writtenStates.isEmpty ? nil : bridge.writtenStates[ObjectIdentifier(self)] }
    set { bridge.writtenStates[ObjectIdentifier(self)] = newValue }
  }

  init(_ initial: Value, in instance: CompositeInstance, property: Int, _ bridge: ViewBridge) {
    ownSource = bridge.runtime.makeSource(name: instance.type.sourceName(of: property))
    self.instance = instance
    self.property = Int32(property)
    currentValue = initial.copied
    super.init(bridge)
  }

  deinit {
    // A session that is over has let go of everything at once.
    guard let composite = instance.value as? InterpretedComposite,
      let evaluator = composite.plan.handle.evaluator
    else { return }
    evaluator.release(currentValue)
    guard let bridge = evaluator.host as? ViewBridge else { return }
    if !bridge.writtenStates.isEmpty { newer = nil }
    bridge.runtime.removeSource(ownSource)
  }

  override var source: SourceID? { ownSource }

  private var latestValue: Value { newer?.value ?? currentValue }

  override func latest() -> Value { latestValue.copied }

  override func current() -> Value { currentValue.copied }

  /// An equal value is dropped, and the old one stays (U25–U28).
  override func set(_ value: Value) throws(Trap) {
    let isChange = !bridge.comparison.areEqual(latestValue, value, .equatableAlways)
    let report = WriteReport(
      name: instance.type.sourceName(of: Int(property)), old: bridge.display(latestValue),
      new: bridge.display(value), isChange: isChange, readers: 0)
    let written = HeldValue(borrowing: value, bridge.evaluator)
    let isAccepted = bridge.runtime.write(ownSource, report) { [self] in
      commit(written)
    }
    if isAccepted, isChange { newer = written }
  }

  private func commit(_ written: HeldValue) {
    let old = currentValue
    currentValue = written.value.copied
    if newer === written { newer = nil }
    bridge.evaluator.release(old)
  }

  override func noteRead() { instance.didRead(property: Int(property)) }

  var display: String? { bridge.display(latestValue) }
}
