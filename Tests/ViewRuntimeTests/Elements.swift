import ViewRuntime

/// Elements as a library would make them.
func text(_ string: String) -> ViewElement {
  .primitive(
    LeafElement(
      type: "Text", detail: string, text: string, layout: .text(string, lineLimit: nil)))
}

func box(_ height: Double) -> ViewElement {
  .primitive(LeafElement(type: "Box", layout: .fixed(Size(width: 10, height: height))))
}

func vstack(_ content: ViewElement...) -> ViewElement { vstack(content) }

func vstack(_ content: [ViewElement]) -> ViewElement {
  .container(
    ContainerElement(
      type: "VStack", layout: .vertical(alignment: .center, spacing: 0),
      content: content.count == 1 ? content[0] : .tuple(ElementSlots(content))))
}

func scroll(_ content: ViewElement) -> ViewElement {
  .container(
    ContainerElement(
      type: "ScrollView", layout: .scroll(vertical: true, horizontal: false), content: content))
}

func lazyStack(_ content: ViewElement) -> ViewElement {
  .container(
    ContainerElement(
      type: "LazyVStack", layout: .lazyVertical(alignment: .center, spacing: 0), content: content))
}

func button(_ label: String, _ action: @escaping Action) -> ViewElement {
  .container(
    ContainerElement(
      type: "Button", layout: .passthrough, content: text(label), interaction: .tap(action)))
}

func either(_ condition: Bool, _ first: ViewElement, _ second: ViewElement) -> ViewElement {
  .conditional(condition, condition ? first : second)
}

func rows(
  _ ids: [Int], isConstantRange: Bool = false,
  _ content: @escaping (Int) throws -> ViewElement
) -> ViewElement {
  .collection(
    CollectionElement(
      count: ids.count, id: { .integer(ids[$0]) }, content: { try content(ids[$0]) },
      isConstantRange: isConstantRange, typeName: "ForEach<Array<Int>, Int, Row>"))
}

extension ViewElement {
  func modified(_ type: String, _ effect: ModifierEffect, _ detail: String = "") -> ViewElement {
    .modified(ModifierElement.make(type: type, detail: detail, effect: effect, content: self))
  }

  func id(_ id: Int) -> ViewElement { .identified(.integer(id), self) }

  func onAppear(_ action: @escaping Action) -> ViewElement {
    modified("onAppear", .appear(action))
  }

  func onDisappear(_ action: @escaping Action) -> ViewElement {
    modified("onDisappear", .disappear(action))
  }

  func task(id: Int? = nil, _ action: @escaping Action) -> ViewElement {
    modified(
      "task",
      .task(
        id: id.map(Number.init),
        {
          try action()
          return {}
        }))
  }

  func onChange(
    of value: Int, initial: Bool = false, usesPreviousAction: Bool = false,
    _ action: @escaping (Int, Int) throws -> Void
  ) -> ViewElement {
    modified(
      "onChange",
      .change(Number(value), initial: initial, usesPreviousAction: usesPreviousAction) { old, new in
        try action((old as? Number)?.value ?? -1, (new as? Number)?.value ?? -1)
      })
  }

  func environment(_ key: EnvironmentKey, _ value: Int) -> ViewElement {
    modified("environment", .environment(key, Number(value)), "\(key.name): \(value)")
  }
}

extension [NodeReport] {
  var types: [String] { map(\.type) }
}

extension [BodyRun] {
  var views: [String] { map(\.view) }
}
