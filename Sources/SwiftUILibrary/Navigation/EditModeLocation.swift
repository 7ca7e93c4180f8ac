import Interpreter
import ViewRuntime

/// The edit mode of a window, a presentation or the screens of a stack, which `EditButton` and
/// `\.editMode` read and write.
class EditModeLocation: Location {
  private var mode: Value
  private let noteChange: ((_ old: String, _ new: String) -> Void)?

  init(_ bridge: ViewBridge, _ noteChange: ((String, String) -> Void)? = nil) {
    mode = .enumCase(0, type: bridge.evaluator.types.generic("EditMode"))
    self.noteChange = noteChange
    super.init(bridge)
  }

  override final func latest() -> Value { mode }

  override final func set(_ value: Value) {
    let value = bridge.evaluator.opened(value)
    let (old, new) = (bridge.caseName(mode), bridge.caseName(value))
    guard old != new else { return }
    mode = value
    didChange(from: old, to: new)
  }

  /// Tells whoever shows the mode.
  func didChange(from old: String, to new: String) { noteChange?(old, new) }

  /// A binding to the mode, as `\.editMode` holds it.
  final var binding: InterpretedValue {
    let binding = bridge.evaluator.makeStructure(
      [mode, bridge.makeLocation(self)],
      type: bridge.evaluator.types.generic("Binding", [mode.type]))
    defer { bridge.evaluator.release(binding) }
    return InterpretedValue(binding.wrapped, bridge)
  }

  /// A view with a binding to the mode in its surroundings.
  final func applied(to view: ViewElement) -> ViewElement {
    let key = bridge.environmentKey(bridge.evaluator.types.generic("_EditModeKey"))
    return .surrounded(
      ModifierElement.make(type: "editMode", effect: .environment(key, binding), content: view))
  }
}

/// The edit mode of a window, for views that are in no stack and no presentation.
final class WindowEditMode: EditModeLocation {
  private let key: EnvironmentKey

  init(_ bridge: ViewBridge, _ key: EnvironmentKey) {
    self.key = key
    super.init(bridge)
  }

  override func didChange(from old: String, to new: String) {
    let report = WriteReport(
      name: "Window.editMode", old: old, new: new, isChange: true, readers: 0)
    bridge.runtime.changeEnvironment(key, to: binding, report)
  }
}
