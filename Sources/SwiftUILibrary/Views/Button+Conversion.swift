import Interpreter
import ViewRuntime

extension ViewBridge {
  /// The content of a button: its label, or what the innermost custom style makes of it.
  func styledButton(_ part: Part, _ role: Value) throws(Trap) -> ViewElement {
    guard let style = surroundings.buttonStyle else {
      return try part.element("_label", as: part.typeArgument(0))
    }
    let styled = try perform(style.value, [role, part.value("_label")])
    defer { evaluator.release(styled) }
    return try changing({ $0.buttonStyle = nil }) { () throws(Trap) in
      try self.element(styled)
    }
  }
}
