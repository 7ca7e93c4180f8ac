import ViewRuntime

extension Part {
  /// What a button does: its action, and, in an alert or a menu, closing that.
  func buttonAction(_ name: String) -> Action {
    let action = action(name)
    guard let closing = bridge.surroundings.closing else { return action }
    return { [weak closing] in
      try action()
      try closing?.close()
    }
  }
}

extension ViewElement {
  /// A button that the library adds, as an alert without buttons gets one.
  static func button(_ title: String, role: String = "", _ action: @escaping Action) -> ViewElement
  {
    .container(
      ContainerElement(
        type: "Button", detail: role.isEmpty ? "" : "role: .\(role)", layout: .passthrough,
        content: .text(title), interaction: .tap(action)))
  }

  /// A line of text that the library adds.
  static func text(_ text: String) -> ViewElement {
    .primitive(TextElement(text, lineLimit: 1))
  }

  /// True for an element that can show nothing, whatever it is updated to.
  var isBlank: Bool {
    switch self {
    case .empty, .optional(nil): true
    case .tuple(let elements): elements.allSatisfy(\.isBlank)
    case .group(let inner), .erased(_, let inner), .conditional(_, let inner),
      .identified(_, let inner), .optional(.some(let inner)):
      inner.isBlank
    default: false
    }
  }

  /// True if a button with a role is written out in the element.
  func hasButton(role: String) -> Bool {
    switch self {
    case .container(let element):
      element.type == "Button"
        ? element.detail == "role: .\(role)" : element.content.hasButton(role: role)
    case .tuple(let elements): elements.contains { $0.hasButton(role: role) }
    case .group(let inner), .erased(_, let inner), .conditional(_, let inner),
      .identified(_, let inner), .optional(.some(let inner)):
      inner.hasButton(role: role)
    case .modified(let element), .surrounded(let element): element.content.hasButton(role: role)
    default: false
    }
  }
}
