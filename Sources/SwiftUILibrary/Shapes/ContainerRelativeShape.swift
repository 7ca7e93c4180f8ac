import Interpreter

extension Feature {
  static let containerRelativeShape = Feature(
    "ContainerRelativeShape",
    #"""
    /// The shape of the container.
    struct ContainerRelativeShape: InsettableShape {
      init() {}
    }

    extension Shape where Self == ContainerRelativeShape {
      static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
    }
    """#,
    views: [
      "ContainerRelativeShape": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      }
    ])
}
