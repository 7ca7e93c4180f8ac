import Interpreter

extension Feature {
  static let ellipse = Feature(
    "Ellipse",
    #"""
    /// An ellipse that touches its sides.
    struct Ellipse: InsettableShape {
      init() {}
    }

    extension Shape where Self == Ellipse {
      static var ellipse: Ellipse { Ellipse() }
    }
    """#,
    views: [
      "Ellipse": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      }
    ])
}
