import Interpreter
import ViewRuntime

/// The edit mode of a window, a presentation or the screens of a stack, which `EditButton` and
/// `\.editMode` read and write.
final class EditModeLocation: Location {
  private var mode: Value
  private let noteChange: (_ old: String, _ new: String) -> Void

  init(_ bridge: ViewBridge, _ noteChange: @escaping (String, String) -> Void) {
    mode = .enumCase(0, type: bridge.evaluator.types.generic("EditMode"))
    self.noteChange = noteChange
    super.init(bridge)
  }

  override func latest() -> Value { mode }

  override func set(_ value: Value) {
    let value = bridge.evaluator.opened(value)
    let (old, new) = (bridge.caseName(mode), bridge.caseName(value))
    guard old != new else { return }
    mode = value
    noteChange(old, new)
  }

  /// A view with a binding to the mode in its surroundings.
  func applied(to view: ViewElement) -> ViewElement {
    let types = bridge.evaluator.types
    let binding = bridge.evaluator.makeStructure(
      [mode, bridge.makeLocation(self)], type: types.generic("Binding", [mode.type]))
    defer { bridge.evaluator.release(binding) }
    return .surrounded(
      ModifierElement(
        type: "editMode",
        effect: .environment(
          bridge.environmentKey(types.generic("_EditModeKey")),
          InterpretedValue(binding.wrapped, bridge)),
        content: view))
  }
}

/// What a window keeps outside the views of the program.
private final class WindowMemory: ViewMemory {
  private(set) lazy var editing = EditModeLocation(bridge) { [unowned self] old, new in
    noteChange(of: "editMode", from: old, to: new)
  }
}

extension ViewBridge {
  /// The content of a window, which has an edit mode of its own.
  package func window(_ content: ViewElement) -> ViewElement {
    .dynamic(
      DynamicElement(
        sources: [], remember: { WindowMemory(self, of: "Window") },
        make: { $0.editing.applied(to: content) }))
  }
}
