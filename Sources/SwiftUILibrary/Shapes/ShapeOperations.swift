import Interpreter

extension Feature {
  static let shapeOperations = Feature(
    "ShapeOperations",
    #"""
    extension Shape {
      /// Moves the shape.
      func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
      }
      func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
      }
      func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
      }
      /// Draws the shape in a size of its own.
      func size(_ size: CGSize) -> _SizedShape<Self> { _SizedShape(shape: self, size: size) }
      func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
        _SizedShape(shape: self, size: CGSize(width: width, height: height))
      }
      func size(_ size: CGSize, anchor: UnitPoint) -> _SizedShape<Self> {
        _SizedShape(shape: self, size: size, anchor: anchor)
      }
      func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> _SizedShape<Self> {
        size(CGSize(width: width, height: height), anchor: anchor)
      }
      /// Moves, turns and bends the shape.
      func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
      }
      func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
      ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
      }
      /// Combines the areas of two shapes.
      func union<T: Shape>(_ other: T, eoFill: Bool = false) -> _CombinedShape<Self, T> {
        _CombinedShape(shape: self, other: other, _operation: "union")
      }
      func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> _CombinedShape<Self, T> {
        _CombinedShape(shape: self, other: other, _operation: "intersection")
      }
      func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> _CombinedShape<Self, T> {
        _CombinedShape(shape: self, other: other, _operation: "subtracting")
      }
      func symmetricDifference<T: Shape>(
        _ other: T, eoFill: Bool = false
      ) -> _CombinedShape<Self, T> {
        _CombinedShape(shape: self, other: other, _operation: "symmetricDifference")
      }
      func lineSubtraction<T: Shape>(
        _ other: T, eoFill: Bool = false
      ) -> _CombinedShape<Self, T> {
        _CombinedShape(shape: self, other: other, _operation: "lineSubtraction")
      }
      func lineIntersection<T: Shape>(
        _ other: T, eoFill: Bool = false
      ) -> _CombinedShape<Self, T> {
        _CombinedShape(shape: self, other: other, _operation: "lineIntersection")
      }
      /// The size that the shape takes when one is proposed.
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
    }

    /// A moved shape.
    struct OffsetShape<Content: Shape>: Shape {
      var shape: Content
      var offset: CGSize
      init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
      }
      func path(in rect: CGRect) -> Path {
        shape.path(in: rect.offsetBy(dx: offset.width, dy: offset.height))
      }
    }

    /// A shape in a size of its own.
    struct _SizedShape<S: Shape>: Shape {
      var shape: S
      var size: CGSize
      /// Where in the space that is offered the shape lies.
      var anchor: UnitPoint = .topLeading
      func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
          x: rect.minX + (rect.width - size.width) * anchor.x,
          y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
      }
    }

    /// A transformed shape.
    struct TransformedShape<Content: Shape>: Shape {
      var shape: Content
      var transform: CGAffineTransform
      func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    }

    /// Two shapes in one.
    struct _CombinedShape<S: Shape, T: Shape>: Shape {
      var shape: S
      var other: T
      let _operation: String
      func path(in rect: CGRect) -> Path {
        var path = shape.path(in: rect)
        path.addPath(other.path(in: rect))
        return path
      }
    }

    /// Any shape, its type hidden.
    struct AnyShape: Shape {
      let _shape: Any
      let _path: (CGRect) -> Path
      init<S: Shape>(_ shape: S) {
        self._shape = shape
        self._path = { shape.path(in: $0) }
      }
      func path(in rect: CGRect) -> Path { _path(rect) }
    }

    extension _ShapeView {
      /// Fills or strokes the same shape once more.
      func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
      ) -> some View {
        overlay { _ShapeView<Content, S>(shape: shape, style: content) }
      }
      func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
      ) -> some View {
        overlay {
          _ShapeView<_StrokedShape<Content>, S>(
            shape: _StrokedShape(shape: shape, style: StrokeStyle(lineWidth: lineWidth)),
            style: content)
        }
      }
      func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
      ) -> some View {
        overlay {
          _ShapeView<_StrokedShape<Content>, S>(
            shape: _StrokedShape(shape: shape, style: style), style: content)
        }
      }
      func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
      ) -> some View {
        stroke(content, lineWidth: lineWidth)
      }
      func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
      ) -> some View {
        stroke(content, style: style)
      }
    }
    """#,
    views: [
      "OffsetShape": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      },
      "_SizedShape": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      },
      "TransformedShape": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      },
      "_CombinedShape": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      },
      "AnyShape": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      },
    ])
}
