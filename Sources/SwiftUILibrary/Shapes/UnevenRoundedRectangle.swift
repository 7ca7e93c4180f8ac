import Interpreter

extension Feature {
  static let unevenRoundedRectangle = Feature(
    "UnevenRoundedRectangle",
    #"""
    /// A rectangle with a radius for each corner.
    struct UnevenRoundedRectangle: InsettableShape {
      var topLeadingRadius: CGFloat
      var bottomLeadingRadius: CGFloat
      var bottomTrailingRadius: CGFloat
      var topTrailingRadius: CGFloat
      init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
      ) {
        self.topLeadingRadius = topLeadingRadius
        self.bottomLeadingRadius = bottomLeadingRadius
        self.bottomTrailingRadius = bottomTrailingRadius
        self.topTrailingRadius = topTrailingRadius
      }
    }
    """#,
    views: [
      "UnevenRoundedRectangle": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      }
    ])
}
