import Interpreter

extension Feature {
  static let edge = Feature(
    "Edge",
    #"""
    /// A side of a rectangle.
    enum Edge: Int8, CaseIterable {
      case top, leading, bottom, trailing

      /// Several sides of a rectangle.
      struct Set: OptionSet {
        let rawValue: Int8
        init(rawValue: Int8) { self.rawValue = rawValue }
        init(_ edge: Edge) { self.rawValue = 1 << edge.rawValue }
        static let top = Edge.Set(rawValue: 1)
        static let leading = Edge.Set(rawValue: 2)
        static let bottom = Edge.Set(rawValue: 4)
        static let trailing = Edge.Set(rawValue: 8)
        static let all = Edge.Set(rawValue: 15)
        static let horizontal = Edge.Set(rawValue: 10)
        static let vertical = Edge.Set(rawValue: 5)
      }
    }

    /// A left or right side.
    enum HorizontalEdge: Int8, CaseIterable {
      case leading, trailing

      /// Left and right sides.
      struct Set: OptionSet {
        let rawValue: Int8
        init(rawValue: Int8) { self.rawValue = rawValue }
        static let leading = HorizontalEdge.Set(rawValue: 1)
        static let trailing = HorizontalEdge.Set(rawValue: 2)
        static let all = HorizontalEdge.Set(rawValue: 3)
      }
    }

    /// An upper or lower side.
    enum VerticalEdge: Int8, CaseIterable {
      case top, bottom

      /// Upper and lower sides.
      struct Set: OptionSet {
        let rawValue: Int8
        init(rawValue: Int8) { self.rawValue = rawValue }
        static let top = VerticalEdge.Set(rawValue: 1)
        static let bottom = VerticalEdge.Set(rawValue: 2)
        static let all = VerticalEdge.Set(rawValue: 3)
      }
    }

    /// Distances from the four sides of a rectangle.
    struct EdgeInsets: Equatable {
      var top: CGFloat
      var leading: CGFloat
      var bottom: CGFloat
      var trailing: CGFloat
      init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
      }
      init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    }

    /// The edges and corners that a safe area leaves free.
    struct SafeAreaRegions: OptionSet {
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static let container = SafeAreaRegions(rawValue: 1)
      static let keyboard = SafeAreaRegions(rawValue: 2)
      static let all = SafeAreaRegions(rawValue: 255)
    }
    """#,
    details: [
      "Edge.Set": { part throws(Trap) in Detail.edges(part.integer("rawValue")) },
      "EdgeInsets": { part throws(Trap) in Detail.insets(part.insets()) },
    ])
}
