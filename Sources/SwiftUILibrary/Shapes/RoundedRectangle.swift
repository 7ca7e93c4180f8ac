import Interpreter

extension Feature {
  static let roundedRectangle = Feature(
    "RoundedRectangle",
    #"""
    /// A rectangle with rounded corners.
    struct RoundedRectangle: InsettableShape {
      var cornerSize: CGSize
      var style: RoundedCornerStyle
      init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
        self.style = style
      }
      init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
      }
    }

    extension Shape where Self == RoundedRectangle {
      static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
      ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
      }
    }
    """#,
    views: [
      "RoundedRectangle": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      }
    ])
}
