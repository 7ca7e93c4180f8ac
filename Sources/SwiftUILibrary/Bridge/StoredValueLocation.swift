import Interpreter
import ViewRuntime

/// The storage of one `@AppStorage` or `@SceneStorage` of one node: the shared value, or this
/// property's own default while nothing of its type is stored.
final class StoredValueLocation: Location, InstalledProperty {
  private let cell: StoredValues.Cell
  /// The property as the view has it, with its default value.
  private let wrapper: HeldValue
  /// True if the value is one of the user's defaults.
  private let isKept: Bool
  private let instance: CompositeInstance
  private let property: Int

  init(
    _ slot: CompositePlan.Slot, _ wrapper: Value, in instance: CompositeInstance, property: Int,
    _ bridge: ViewBridge
  ) throws(Trap) {
    let fields = bridge.evaluator.fields(of: wrapper)
    let key = fields.count > 2 ? bridge.evaluator.string(of: fields[2]) : ""
    let nominal = bridge.evaluator.types.nominal(of: slot.wrapper)
    isKept = nominal.map { bridge.memberFunction("_keep", of: $0) != nil } ?? false
    var suite = ""
    if isKept {
      let named = try bridge.callMember("_suite", of: wrapper, [])
      suite = bridge.evaluator.string(of: named)
      bridge.evaluator.release(named)
    }
    cell = bridge.stored.cell(key, of: nominal?.name ?? "", suite: suite)
    self.wrapper = HeldValue(borrowing: wrapper, bridge.evaluator)
    self.instance = instance
    self.property = property
    super.init(bridge)
    if isKept, !cell.isLoaded { try load() }
  }

  private func load() throws(Trap) {
    cell.isLoaded = true
    let stored = try bridge.callMember("_load", of: wrapper.value, [])
    guard !stored.isNone else { return }
    let held = HeldValue(owning: stored, bridge.evaluator)
    cell.latest = held
    cell.current = held
  }

  private var initial: Value { bridge.evaluator.fields(of: wrapper.value).first ?? .none }

  override var source: SourceID? { cell.source }
  override func latest() throws(Trap) -> Value { try usable(cell.latest) }
  override func current() throws(Trap) -> Value { try usable(cell.current) }
  override func noteRead() { instance.didRead(property: property) }

  /// What is stored counts only for a property of the same type; owned by the caller.
  private func usable(_ stored: HeldValue?) throws(Trap) -> Value {
    guard let stored else { return initial.copied }
    if stored.value.type == initial.type { return stored.value.copied }
    guard isKept else {
      let isOptional = initial.isNone || initial.kind == .existentialOptional
      return (isOptional ? stored.value : initial).copied
    }
    return try bridge.callMember("_restored", of: wrapper.value, [stored.value])
  }

  /// An equal value is dropped, as for a state (C8).
  override func set(_ value: Value) throws(Trap) {
    let old = try usable(cell.latest)
    defer { bridge.evaluator.release(old) }
    let isChange = !bridge.comparison.areEqual(old, value, .equatableAlways)
    let report = WriteReport(
      name: cell.name, old: bridge.display(old), new: bridge.display(value), isChange: isChange,
      readers: 0)
    let written = try stored(value)
    let isAccepted = bridge.runtime.write(cell.source, report) { [cell] in cell.current = written }
    guard isAccepted, isChange else { return }
    cell.latest = written
    guard isKept else { return }
    cell.isBeingKept = true
    defer { cell.isBeingKept = false }
    bridge.evaluator.release(
      try bridge.callMember("_keep", of: wrapper.value, [written?.value ?? .none]))
  }

  /// What is stored for a value; nothing for `nil`.
  private func stored(_ value: Value) throws(Trap) -> HeldValue? {
    guard isKept else {
      return value.isNone ? nil : HeldValue(borrowing: value, bridge.evaluator)
    }
    let stored = try bridge.callMember("_stored", of: wrapper.value, [value])
    return stored.isNone ? nil : HeldValue(owning: stored, bridge.evaluator)
  }

  override func isSame(as other: Location) -> Bool {
    (other as? StoredValueLocation)?.cell === cell
  }

  /// Not the node's own: it is not lost with it.
  var display: String? { nil }

  func installed(over wrapper: Value) throws(Trap) -> Value {
    bridge.wrapper(like: wrapper, [0: try current(), 1: bridge.makeLocation(self)])
  }

  func follow(_ wrapper: Value) -> Bool { false }
}
