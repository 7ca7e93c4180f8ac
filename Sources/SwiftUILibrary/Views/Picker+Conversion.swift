import Interpreter
import ViewRuntime

extension Feature {
  /// Makes a picker: its rows select their tag when they are tapped.
  static func picker(_ part: Part) throws(Trap) -> ViewElement {
    var named = try part.element("_label", as: part.typeArgument(0))
    if !part.value("_current").isNone { named = .tuple([named, try part.element("_current")]) }
    let label = named
    let kept = part.kept()
    let control = part.bound("_selection")
    return control.element { control throws(Trap) in
      let detail = try control.reading { value throws(Trap) in try control.bridge.detail(value) }
      let content = try control.bridge.changing({ $0.selection = control }) {
        () throws(Trap) in
        try kept.part.element("_content", as: kept.typeArgument(2))
      }
      let plain = try control.bridge.changing({ $0.selection = nil }) { () throws(Trap) in
        try kept.part.element("_content", as: kept.typeArgument(2))
      }
      return .container(
        ContainerElement(
          type: "Picker", detail: "selection: \(detail)",
          layout: .vertical(alignment: .leading, spacing: nil), content: .tuple([label, content]),
          choices: try control.choices(in: plain)))
    }
  }
}

extension BoundControl {
  /// A row that selects a value, whose count it takes over, when it is tapped.
  func row(_ element: ViewElement, selecting tag: Value) -> ViewElement {
    let held = HeldValue(owning: tag, bridge.evaluator)
    return .modified(
      ModifierElement.make(
        type: "tag", detail: (try? bridge.detail(tag)) ?? "",
        effect: .gesture(.tap { [self] in try write(held.value) }), content: element))
  }
}
