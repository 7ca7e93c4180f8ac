import Interpreter

extension Feature {
  static let rectangle = Feature(
    "Rectangle",
    #"""
    /// A rectangle.
    struct Rectangle: InsettableShape {
      init() {}
      func inset(by amount: CGFloat) -> Rectangle._Inset {
        Rectangle._Inset(shape: self, amount: amount)
      }

      /// A rectangle with space around it (T23).
      struct _Inset: InsettableShape {
        var shape: Rectangle
        var amount: CGFloat
      }
    }

    extension Shape where Self == Rectangle {
      static var rect: Rectangle { Rectangle() }
    }
    """#,
    views: [
      "Rectangle": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      },
      "Rectangle._Inset": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      },
    ])
}
