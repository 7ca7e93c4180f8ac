import Interpreter
import ViewRuntime

/// The values of `@AppStorage` and `@SceneStorage`: they outlive every view of the session (U162).
final class StoredValues {
  /// One value, shared by every property with its key; nothing until it is written.
  final class Cell {
    let source: SourceID
    let name: String
    var latest: HeldValue?
    var current: HeldValue?

    init(_ source: SourceID, name: String) {
      self.source = source
      self.name = name
    }
  }

  private unowned let runtime: Runtime
  private var cells: [String: Cell] = [:]

  init(_ runtime: Runtime) { self.runtime = runtime }

  /// The cell of a key; `wrapper` keeps those of a scene apart from those of the app.
  func cell(_ key: String, of wrapper: String) -> Cell {
    let name = "\(wrapper).\(key)"
    if let known = cells[name] { return known }
    let made = Cell(runtime.makeSource(name: name), name: name)
    cells[name] = made
    return made
  }
}

/// The storage of one `@AppStorage` or `@SceneStorage` of one node: the shared value, or this
/// property's own default while nothing of its type is stored.
final class StoredValueLocation: Location, InstalledProperty {
  private let cell: StoredValues.Cell
  private let initial: HeldValue
  private unowned let instance: CompositeInstance
  private let property: Int

  init(
    _ slot: CompositePlan.Slot, _ wrapper: Value, in instance: CompositeInstance, property: Int,
    _ bridge: ViewBridge
  ) {
    let fields = bridge.evaluator.fields(of: wrapper)
    let name = bridge.evaluator.types.nominal(of: slot.wrapper)?.name ?? ""
    cell = bridge.stored.cell(
      fields.count > 2 ? bridge.evaluator.string(of: fields[2]) : "", of: name)
    initial = HeldValue(borrowing: fields.first ?? .none, bridge.evaluator)
    self.instance = instance
    self.property = property
    super.init(bridge)
  }

  override var source: SourceID? { cell.source }
  override func latest() -> Value { usable(cell.latest).copied }
  override func current() -> Value { usable(cell.current).copied }
  override func noteRead() { instance.didRead(property: property) }

  /// What is stored counts only for a property of the same type.
  private func usable(_ stored: HeldValue?) -> Value {
    guard let stored else { return initial.value }
    let isOptional = initial.value.isNone || initial.value.kind == .existentialOptional
    return isOptional || stored.value.type == initial.value.type ? stored.value : initial.value
  }

  /// An equal value is dropped, as for a state (C8).
  override func set(_ value: Value) throws(Trap) {
    let old = usable(cell.latest)
    let isChange = !bridge.comparison.areEqual(old, value, .equatableAlways)
    let report = WriteReport(
      name: cell.name, old: bridge.display(old), new: bridge.display(value), isChange: isChange,
      readers: 0)
    let written = HeldValue(borrowing: value, bridge.evaluator)
    let isAccepted = bridge.runtime.write(cell.source, report) { [cell] in cell.current = written }
    if isAccepted, isChange { cell.latest = written }
  }

  override func isSame(as other: Location) -> Bool {
    (other as? StoredValueLocation)?.cell === cell
  }

  /// Not the node's own: it is not lost with it.
  var display: String? { nil }

  func installed(over wrapper: Value) -> Value {
    bridge.wrapper(like: wrapper, [0: current(), 1: bridge.makeLocation(self)])
  }

  func follow(_ wrapper: Value) -> Bool { false }
}
