import ViewRuntime

/// One view among the content of a `TabView` or a `Picker`, and the value it stands for.
struct TaggedLeaf {
  let element: ViewElement
  /// Its `.tag`, else the id of its `ForEach` element.
  let tag: InterpretedValue?
  let label: ViewElement?

  init(_ element: ViewElement, implicitTag: InterpretedValue?) {
    self.element = element
    var tag: InterpretedValue?
    var label: ViewElement?
    var current = element
    while case .modified(let modifier) = current.unwrapped {
      switch modifier.effect {
      case .trait(.tag(let value)): tag = tag ?? value as? InterpretedValue
      case .trait(.tabLabel(let view)): label = label ?? view
      default: break
      }
      current = modifier.content
    }
    self.tag = tag ?? implicitTag
    self.label = label
  }

  /// The first text that is written out in the view, else the tag.
  var title: String { element.firstText ?? tag?.display ?? "" }
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
