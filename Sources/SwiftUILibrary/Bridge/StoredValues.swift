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
    /// True once what was stored before the first view of it has been looked up.
    var isLoaded = false
    /// True while a write of a view is passed on to where the value is kept.
    var isBeingKept = false

    init(_ source: SourceID, name: String) {
      self.source = source
      self.name = name
    }
  }

  private unowned let runtime: Runtime
  private var cells: [String: Cell] = [:]

  init(_ runtime: Runtime) { self.runtime = runtime }

  /// The cell of a key; `wrapper` keeps those of a scene apart from those of the app.
  func cell(_ key: String, of wrapper: String, suite: String = "") -> Cell {
    let name = "\(wrapper).\(key)"
    if let known = cells[suite + name] { return known }
    let made = Cell(runtime.makeSource(name: name), name: name)
    cells[suite + name] = made
    return made
  }

  /// The program changed one of the user's defaults; views that show it follow.
  func follow(_ value: Value, key: String, suite: String, _ bridge: ViewBridge) {
    guard let cell = cells[suite + "AppStorage.\(key)"], !cell.isBeingKept else { return }
    let value = bridge.evaluator.opened(value)
    let old = cell.latest?.value ?? .none
    let isChange =
      old.isNone || value.isNone
      ? old.isNone != value.isNone : !bridge.comparison.areEqual(old, value, .equatableAlways)
    let report = WriteReport(
      name: cell.name, old: bridge.display(old), new: bridge.display(value), isChange: isChange,
      readers: 0)
    let written = value.isNone ? nil : HeldValue(borrowing: value, bridge.evaluator)
    let isAccepted = runtime.write(cell.source, report) { cell.current = written }
    if isAccepted, isChange { cell.latest = written }
  }
}
