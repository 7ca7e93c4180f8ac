import Interpreter
import ViewRuntime

extension Feature {
  /// Makes a field for a line of text: it shows what is typed, or its prompt while that is empty.
  static func textControl(_ type: String, _ part: Part) throws(Trap) -> ViewElement {
    let labels = [part.value("_prompt"), part.value("_label")].filter { !$0.isNone }
      .compactMap { part.bridge.evaluator.fields(of: $0).first }.filter { $0.kind == .string }
      .map { part.bridge.evaluator.string(of: $0) }
    let name = labels.first ?? ""
    let hint =
      part.value("_prompt").isNone
      ? try part.element("_label", as: part.typeArgument(0)) : try part.element("_prompt")
    let commit = part.bridge.evaluator.opened(part.value("_onCommit"))
    let submit = commit.isNone ? part.bridge.surroundings.submit : part.bridge.action(commit)
    return part.control(boundTo: "_text") { control throws(Trap) in
      let text = try control.readString()
      let shown = type == "SecureField" ? String(repeating: "•", count: text.count) : text
      let content: ViewElement =
        shown.isEmpty
        ? hint
        : .primitive(
          PrimitiveElement(
            type: "Text", detail: Detail.quoted(shown), text: shown,
            layout: .text(shown, lineLimit: 1)))
      return .container(
        ContainerElement(
          type: type, detail: Detail.list([Detail.quoted(name), "text: \(Detail.quoted(shown))"]),
          layout: .passthrough, content: content,
          interaction: .text(value: text, set: { try control.write($0) }, submit: submit),
          labels: labels))
    }
  }
}
