import Interpreter

extension Feature {
  static let unitPoint = Feature(
    "UnitPoint",
    #"""
    /// A point of a view, from 0 to 1 on each axis.
    struct UnitPoint: Hashable {
      var x: CGFloat
      var y: CGFloat
      init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
      }
      init() { self.init(x: 0, y: 0) }
      static let zero = UnitPoint(x: 0, y: 0)
      static let center = UnitPoint(x: 0.5, y: 0.5)
      static let leading = UnitPoint(x: 0, y: 0.5)
      static let trailing = UnitPoint(x: 1, y: 0.5)
      static let top = UnitPoint(x: 0.5, y: 0)
      static let bottom = UnitPoint(x: 0.5, y: 1)
      static let topLeading = UnitPoint(x: 0, y: 0)
      static let topTrailing = UnitPoint(x: 1, y: 0)
      static let bottomLeading = UnitPoint(x: 0, y: 1)
      static let bottomTrailing = UnitPoint(x: 1, y: 1)
    }
    """#,
    details: [
      "UnitPoint": { part throws(Trap) in
        Detail.unitPoint(x: part.number("x"), y: part.number("y"))
      }
    ])
}
