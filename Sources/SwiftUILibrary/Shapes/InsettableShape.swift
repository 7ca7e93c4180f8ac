import Interpreter

extension Feature {
  static let insettableShape = Feature(
    "InsettableShape",
    #"""
    /// A shape that can be made smaller on all sides.
    protocol InsettableShape: Shape {
      associatedtype InsetShape = _InsetShape<Self>
    }

    extension InsettableShape {
      /// Makes the shape smaller on all sides.
      func inset(by amount: CGFloat) -> _InsetShape<Self> {
        _InsetShape(shape: self, amount: amount)
      }
      /// Draws the outline inside the bounds of the shape.
      func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
      ) -> _ShapeView<_StrokedShape<_InsetShape<Self>>, S> {
        _ShapeView(
          shape: _StrokedShape(
            shape: inset(by: lineWidth / 2), style: StrokeStyle(lineWidth: lineWidth)),
          style: content)
      }
      func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
      ) -> _ShapeView<_StrokedShape<_InsetShape<Self>>, S> {
        _ShapeView(
          shape: _StrokedShape(shape: inset(by: style.lineWidth / 2), style: style),
          style: content)
      }
      func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
      ) -> _ShapeView<_StrokedShape<_InsetShape<Self>>, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
      }
      func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
      ) -> _ShapeView<_StrokedShape<_InsetShape<Self>>, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), style: style)
      }
    }

    /// A shape with space around it.
    struct _InsetShape<S>: InsettableShape {
      var shape: S
      var amount: CGFloat
    }
    """#,
    views: [
      "_InsetShape": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      }
    ])
}
