import Interpreter

extension Feature {
  static let axis = Feature(
    "Axis",
    #"""
    /// A direction of the plane.
    enum Axis: Int8, CaseIterable {
      case horizontal, vertical

      /// Directions of the plane.
      struct Set: OptionSet {
        let rawValue: Int8
        init(rawValue: Int8) { self.rawValue = rawValue }
        static let horizontal = Axis.Set(rawValue: 1)
        static let vertical = Axis.Set(rawValue: 2)
      }
    }

    /// How something keeps its proportions in another space.
    enum ContentMode: Hashable, CaseIterable { case fit, fill }

    /// Whether something is shown.
    enum Visibility: Hashable, CaseIterable { case automatic, visible, hidden }
    """#,
    details: [
      "Axis.Set": { part throws(Trap) in
        switch part.integer("rawValue") {
        case 1: ".horizontal"
        case 2: ".vertical"
        case 3: "[.horizontal, .vertical]"
        default: "[]"
        }
      }
    ])
}
