import Interpreter

extension Feature {
  /// Rectangles whose corners follow those of the shape around them; nothing is drawn.
  static let concentricRectangle = Feature(
    "ConcentricRectangle",
    #"""
    extension Edge {
      /// A corner of a rectangle.
      enum Corner: Int8, Hashable, CaseIterable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// How a corner is rounded: like that of the shape around it, or with a radius of its own.
        struct Style: Hashable {
          let _name: String
          static let concentric = Style(_name: "concentric")
          static func concentric(minimum: Edge.Corner.Style) -> Style {
            Style(_name: "concentric(minimum: \(minimum._name))")
          }
          static func fixed(_ radius: CGFloat) -> Style {
            Style(_name: "fixed(" + _reader(radius) + ")")
          }
        }
      }
    }

    extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
      init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    }

    /// A rectangle whose corners lie within those of the shape around it.
    struct ConcentricRectangle: InsettableShape {
      /// Top leading, top trailing, bottom leading and bottom trailing.
      let _corners: [Edge.Corner.Style]
      init() { self._corners = [.concentric, .concentric, .concentric, .concentric] }
      init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self._corners = [corners, corners, corners, corners]
      }
      init(
        topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
      ) {
        self._corners = [
          topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner,
        ]
      }
      init(
        uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
      ) {
        self._corners = [
          uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
        ]
      }
      init(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
      ) {
        self._corners = [
          uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner,
        ]
      }
      init(
        uniformBottomCorners: Edge.Corner.Style,
        topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
      ) {
        self._corners = [
          topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners,
        ]
      }
      init(
        uniformLeadingCorners: Edge.Corner.Style,
        uniformTrailingCorners: Edge.Corner.Style = .concentric
      ) {
        self._corners = [
          uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners,
          uniformTrailingCorners,
        ]
      }
      init(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
      ) {
        self._corners = [
          uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner,
        ]
      }
      init(
        uniformTrailingCorners: Edge.Corner.Style,
        topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
      ) {
        self._corners = [
          topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners,
        ]
      }
    }

    extension Shape where Self == ConcentricRectangle {
      static func rect(
        corners: Edge.Corner.Style, isUniform: Bool = false
      ) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
      }
      static func rect(
        topLeadingCorner: Edge.Corner.Style,
        topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
      ) -> ConcentricRectangle {
        ConcentricRectangle(
          topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
          bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
      }
      static func rect(
        uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
      ) -> ConcentricRectangle {
        ConcentricRectangle(
          uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
      }
      static func rect(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
      ) -> ConcentricRectangle {
        ConcentricRectangle(
          uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
          bottomTrailingCorner: bottomTrailingCorner)
      }
      static func rect(
        uniformBottomCorners: Edge.Corner.Style,
        topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
      ) -> ConcentricRectangle {
        ConcentricRectangle(
          uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
          topTrailingCorner: topTrailingCorner)
      }
      static func rect(
        uniformLeadingCorners: Edge.Corner.Style,
        uniformTrailingCorners: Edge.Corner.Style = .concentric
      ) -> ConcentricRectangle {
        ConcentricRectangle(
          uniformLeadingCorners: uniformLeadingCorners,
          uniformTrailingCorners: uniformTrailingCorners)
      }
      static func rect(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
      ) -> ConcentricRectangle {
        ConcentricRectangle(
          uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
          bottomTrailingCorner: bottomTrailingCorner)
      }
      static func rect(
        uniformTrailingCorners: Edge.Corner.Style,
        topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
      ) -> ConcentricRectangle {
        ConcentricRectangle(
          uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
          bottomLeadingCorner: bottomLeadingCorner)
      }
    }
    """#,
    views: [
      "ConcentricRectangle": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      }
    ],
    details: ["Edge.Corner.Style": { part throws(Trap) in "." + part.string("_name") }])
}
