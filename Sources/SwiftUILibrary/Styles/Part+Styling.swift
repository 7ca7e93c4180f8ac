import Interpreter
import ViewRuntime

extension Part {
  /// What the innermost style of the program makes of this control; `nil` if there is none.
  ///
  /// The control's `_configuration()` hands its parts over. Inside the style's view the same
  /// control looks as it does by itself.
  func styled(_ control: String, boundTo name: String? = nil) -> ViewElement? {
    guard let style = bridge.surroundings.styles[control] else { return nil }
    let kept = kept()
    let source = name.flatMap { bound($0).source }
    return .dynamic(
      DynamicElement(sources: source.map { [$0] } ?? []) {
        let configuration = try kept.call("_configuration", [])
        return try kept.styled(by: style, configuration) {
          $0.styles[control] = nil
          $0.suspendedStyles[control] = style
        }
      })
  }

  /// A style value as its shorthand: `.borderedProminent`, or its own name for a custom one.
  func styleDetail(_ name: String) throws(Trap) -> String {
    let style = value(name)
    if style.kind == .string { return bridge.evaluator.string(of: style) }
    guard let nominal = bridge.evaluator.types.nominal(of: style.type), nominal.isLibrary else {
      return bridge.typeName(of: style)
    }
    for suffix in Part.styleSuffixes where nominal.name.hasSuffix(suffix) {
      let stem = nominal.name.dropLast(suffix.count)
      if stem == "Default" { return ".automatic" }
      return "." + stem.prefix(1).lowercased() + stem.dropFirst()
    }
    return try bridge.detail(style)
  }

  /// The names of the protocols, longest first where one ends another.
  private static let styleSuffixes = [
    "ButtonStyle", "TextFieldStyle", "ListStyle", "DatePickerStyle", "PickerStyle", "ToggleStyle",
    "LabelStyle", "IndexViewStyle", "TabViewStyle", "ProgressViewStyle",
    "NavigationSplitViewStyle", "NavigationViewStyle", "GroupBoxStyle", "GaugeStyle",
    "DisclosureGroupStyle", "ControlGroupStyle", "LabeledContentStyle", "MenuStyle", "FormStyle",
    "TextEditorStyle", "TableStyle",
  ]
}
