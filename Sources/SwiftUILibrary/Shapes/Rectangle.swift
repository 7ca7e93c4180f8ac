import Interpreter

extension Feature {
  static let rectangle = Feature(
    "Rectangle",
    #"""
    /// A rectangle.
    struct Rectangle: InsettableShape {
      init() {}
    }

    extension Shape where Self == Rectangle {
      static var rect: Rectangle { Rectangle() }
    }
    """#,
    views: [
      "Rectangle": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      }
    ])
}
