import Interpreter

extension Feature {
  static let capsule = Feature(
    "Capsule",
    #"""
    /// A rectangle whose shorter sides are half circles.
    struct Capsule: InsettableShape {
      var style: RoundedCornerStyle
      init(style: RoundedCornerStyle = .continuous) { self.style = style }
    }

    extension Shape where Self == Capsule {
      static var capsule: Capsule { Capsule() }
    }
    """#,
    views: [
      "Capsule": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      }
    ])
}
