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

extension Part {
  /// A style value as its shorthand: `.borderedProminent`, or its own name for a custom one.
  func styleDetail(_ name: String) throws(Trap) -> String {
    let style = value(name)
    guard let nominal = bridge.evaluator.types.nominal(of: style.type), nominal.isLibrary else {
      return bridge.typeName(of: style)
    }
    for suffix in [
      "ButtonStyle", "TextFieldStyle", "ListStyle", "PickerStyle", "ToggleStyle",
      "LabelStyle", "TabViewStyle", "ProgressViewStyle", "NavigationViewStyle",
    ]
    where nominal.name.hasSuffix(suffix) {
      let stem = nominal.name.dropLast(suffix.count)
      if stem == "Default" { return ".automatic" }
      return "." + stem.prefix(1).lowercased() + stem.dropFirst()
    }
    return try bridge.detail(style)
  }
}
