import Interpreter
import ViewRuntime

extension ViewBridge {
  /// The content of a button: its label, or what the innermost custom style makes of it, again
  /// when a finger comes down on it or is lifted.
  func styledButton(_ part: Part) throws(Trap) -> ViewElement {
    guard let style = surroundings.buttonStyle else {
      return try part.element("_label", as: part.typeArgument(0))
    }
    let kept = part.kept()
    return .dynamic(
      DynamicElement(sources: [], remember: { ButtonPress(self, of: "Button") }) { press in
        let configuration = try kept.call("_pressConfiguration", [.bool(press.isPressed)])
        return try kept.styled(by: style, configuration) { $0.buttonStyle = nil }
      })
  }
}

/// Whether a finger is on a button, for its style.
private final class ButtonPress: ViewMemory {
  private(set) var isPressed = false

  override func setPressed(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    bridge.runtime.fire(source, nil, isPublish: false)
  }
}
