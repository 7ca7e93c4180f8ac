import ViewRuntime

/// One view among the content of a `TabView` or a `Picker`, and the value it stands for.
struct TaggedLeaf {
  let element: ViewElement
  /// Its `.tag`s, the outermost first, and the id of its `ForEach` element.
  private let tags: [InterpretedValue]
  let label: ViewElement?
  /// What the outermost `badge` says; `nil` if it says nothing.
  let badge: String?

  init(_ element: ViewElement, implicitTag: InterpretedValue?) {
    self.element = element
    var tags: [InterpretedValue] = []
    var label: ViewElement?
    var badge: String?
    var current = element
    while case .modified(let modifier) = current.unwrapped {
      switch modifier.effect {
      case .trait(.tag(let value)): if let tag = value as? InterpretedValue { tags.append(tag) }
      case .trait(.tabLabel(let view)): label = label ?? view
      default: if modifier.type == "badge" { badge = badge ?? modifier.detail }
      }
      current = modifier.content
    }
    self.tags = tags + (implicitTag.map { [$0] } ?? [])
    self.label = label
    self.badge = badge.flatMap { ["", "0", "nil"].contains($0) ? nil : $0 }
  }

  /// The value that the view stands for in a control: its first tag of the control's type.
  func tag(for control: BoundControl?) -> InterpretedValue? {
    guard let control else { return tags.first }
    return tags.first { control.accepts($0.value) }
  }

  /// The first text that is written out in the view, else the tag.
  func title(for control: BoundControl?) -> String {
    element.firstText ?? tag(for: control)?.display ?? ""
  }
}

extension ViewElement {
  /// The element without wrappers that show nothing themselves.
  var unwrapped: ViewElement {
    switch self {
    case .group(let inner), .erased(_, let inner), .identified(_, let inner): inner.unwrapped
    case .surrounded(let element): element.content.unwrapped
    default: self
    }
  }

  /// The first text that is written out in the element; what bodies would add is not known.
  var firstText: String? {
    switch self {
    case .primitive(let element): element.text
    case .container(let element): element.content.firstText
    case .modified(let element), .surrounded(let element): element.content.firstText
    case .tuple(let elements): elements.lazy.compactMap(\.firstText).first
    case .group(let inner), .erased(_, let inner), .identified(_, let inner),
      .conditional(_, let inner), .optional(.some(let inner)):
      inner.firstText
    default: nil
    }
  }
}
