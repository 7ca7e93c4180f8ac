import ViewRuntime

/// The content of a `TabView` or a `Picker` with the rows of its `ForEach`s made, so that all tags
/// are known.
struct TaggedContent {
  private(set) var leaves: [TaggedLeaf] = []
  private var shape = Shape.tuple([])

  private indirect enum Shape {
    case leaf(Int)
    case tuple([Shape])
    case inside((ViewElement) -> ViewElement, Shape)
    case rows(CollectionElement, [Shape])
    case nothing(ViewElement)
  }

  init(_ element: ViewElement) throws {
    shape = try read(element, nil)
  }

  /// The content with each view replaced, in the same structure: identities stay as they are.
  func replacing(_ replacement: (Int, TaggedLeaf) -> ViewElement) -> ViewElement {
    element(shape, leaves.enumerated().map { replacement($0, $1) })
  }

  private mutating func read(_ element: ViewElement, _ tag: InterpretedValue?) throws -> Shape {
    switch element {
    case .empty, .optional(nil): return .nothing(element)
    case .tuple(let elements):
      var shapes: [Shape] = []
      for element in elements { shapes.append(try read(element, tag)) }
      return .tuple(shapes)
    case .group(let inner): return .inside({ .group($0) }, try read(inner, tag))
    case .optional(.some(let inner)): return .inside({ .optional($0) }, try read(inner, tag))
    case .conditional(let isTrue, let inner):
      return .inside({ .conditional(isTrue, $0) }, try read(inner, tag))
    case .identified(let id, let inner):
      return .inside({ .identified(id, $0) }, try read(inner, tag))
    case .collection(let collection):
      var rows: [Shape] = []
      for index in 0..<collection.count {
        let tag = try collection.tag?(index) as? InterpretedValue
        rows.append(try read(collection.content(index), tag))
      }
      return .rows(collection, rows)
    default:
      leaves.append(TaggedLeaf(element, implicitTag: tag))
      return .leaf(leaves.count - 1)
    }
  }

  private func element(_ shape: Shape, _ replaced: [ViewElement]) -> ViewElement {
    switch shape {
    case .leaf(let index): return replaced[index]
    case .nothing(let element): return element
    case .tuple(let shapes): return .tuple(ElementSlots(shapes.map { element($0, replaced) }))
    case .inside(let wrap, let inner): return wrap(element(inner, replaced))
    case .rows(let collection, let shapes):
      let rows = shapes.map { element($0, replaced) }
      return .collection(
        CollectionElement(
          count: rows.count, id: collection.id,
          content: { rows.indices.contains($0) ? rows[$0] : .empty },
          isConstantRange: collection.isConstantRange, typeName: collection.typeName,
          tag: collection.tag))
    }
  }
}
