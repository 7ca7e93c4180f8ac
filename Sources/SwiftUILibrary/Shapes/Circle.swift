import Interpreter

extension Feature {
  static let circle = Feature(
    "Circle",
    #"""
    /// A circle in the middle of its space.
    struct Circle: InsettableShape {
      init() {}
    }

    extension Shape where Self == Circle {
      static var circle: Circle { Circle() }
    }
    """#,
    views: [
      "Circle": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      }
    ])
}
