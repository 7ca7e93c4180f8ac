import Interpreter

extension Feature {
  static let shape = Feature(
    "Shape",
    #"""
    /// A figure that fills the space it is offered.
    protocol Shape: View, Animatable {
      func path(in rect: CGRect) -> Path
    }

    extension Shape {
      typealias Body = _ShapeView<Self, ForegroundStyle>
      var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
      }
      func path(in rect: CGRect) -> Path { Path(rect) }
      /// Fills the shape with a style.
      func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
      ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content)
      }
      func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
      }
      /// Draws the outline of the shape with a style.
      func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
      ) -> _ShapeView<_StrokedShape<Self>, S> {
        _ShapeView(
          shape: _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth)),
          style: content)
      }
      func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
      ) -> _ShapeView<_StrokedShape<Self>, S> {
        _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
      }
      func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
      }
      func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
        _StrokedShape(shape: self, style: style)
      }
      /// Keeps a part of the outline, from 0 to 1.
      func trim(
        from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
      ) -> _TrimmedShape<Self> {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
      }
      /// Turns the shape.
      func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
      }
      /// Scales the shape.
      func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(
          shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
      }
    }

    /// A shape drawn with a style.
    struct _ShapeView<Content, Style>: View {
      typealias Body = Never
      var shape: Content
      var style: Style
      var body: Never { _primitiveBody() }
    }

    /// The outline of a shape.
    struct _StrokedShape<S>: Shape {
      var shape: S
      var style: StrokeStyle
    }

    /// A part of the outline of a shape.
    struct _TrimmedShape<S>: Shape {
      var shape: S
      var startFraction: CGFloat
      var endFraction: CGFloat
    }

    /// A turned shape.
    struct RotatedShape<Content>: Shape {
      var shape: Content
      var angle: Angle
      var anchor: UnitPoint
      init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
      }
    }

    /// A scaled shape.
    struct ScaledShape<Content>: Shape {
      var shape: Content
      var scale: CGSize
      var anchor: UnitPoint
      init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
      }
    }
    """#,
    views: [
      "_ShapeView": { part throws(Trap) in
        let style = try part.detail("style")
        return try drawnShape(part.bridge, part.value("shape"), style: style)
      },
      "_StrokedShape": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      },
      "_TrimmedShape": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      },
      "RotatedShape": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      },
      "ScaledShape": { part throws(Trap) in
        try drawnShape(part.bridge, part.value, style: nil)
      },
    ])
}
