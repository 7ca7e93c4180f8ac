import Interpreter
import ViewRuntime

extension Feature {
  /// Makes a field for a line of text: it shows what is typed, or its prompt while that is empty.
  static func textControl(_ type: String, _ part: Part) throws(Trap) -> ViewElement {
    if type == "TextField", let styled = part.styled("TextField") { return styled }
    let labels = [part.value("_prompt"), part.value("_label")].filter { !$0.isNone }
      .compactMap { writtenText($0, part) }
    let name = labels.first ?? ""
    let hint =
      part.value("_prompt").isNone
      ? try part.element("_label", as: part.typeArgument(0)) : try part.element("_prompt")
    let commit = part.bridge.evaluator.opened(part.value("_onCommit"))
    let submit = commit.isNone ? part.bridge.surroundings.submit : part.bridge.action(commit)
    let editing = editingAction(part)
    return part.control(boundTo: "_text") { control throws(Trap) in
      let text = try control.readString()
      let shown = type == "SecureField" ? String(repeating: "•", count: text.count) : text
      let content: ViewElement =
        shown.isEmpty
        ? hint
        : .text(shown)
      return .container(
        ContainerElement(
          type: type, detail: Detail.list([Detail.quoted(name), "text: \(Detail.quoted(shown))"]),
          layout: .passthrough, content: content,
          interaction: .text(
            value: text, set: { try control.write($0) }, submit: submit, editing: editing),
          labels: labels))
    }
  }

  /// The text of a label, which a style may have been given as a part of the field.
  private static func writtenText(_ label: Value, _ part: Part) -> String? {
    let evaluator = part.bridge.evaluator
    let fields = evaluator.fields(of: evaluator.opened(label))
    guard let first = fields.first else { return nil }
    if first.kind == .string { return evaluator.string(of: first) }
    guard fields.count == 1 else { return nil }
    let inner = evaluator.fields(of: evaluator.opened(first)).first
    return inner?.kind == .string ? inner.map { evaluator.string(of: $0) } : nil
  }

  /// What the older form of a field does when it gets and loses the focus.
  private static func editingAction(_ part: Part) -> ((Bool) throws -> Void)? {
    let editing = part.bridge.evaluator.opened(part.value("_onEditing"))
    guard !editing.isNone else { return nil }
    let bridge = part.bridge
    let held = HeldValue(borrowing: editing, bridge.evaluator)
    return { [unowned bridge] isEditing in
      bridge.evaluator.release(try bridge.perform(held.value, [.bool(isEditing)]))
    }
  }
}
