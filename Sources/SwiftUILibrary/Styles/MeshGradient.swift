extension Feature {
  static let meshGradient = Feature(
    "MeshGradient",
    #"""
    /// Colors at the points of a grid.
    struct MeshGradient: ShapeStyle, View {
      let width: Int
      let height: Int
      let _colors: [Color]
      init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true
      ) {
        self.width = width
        self.height = height
        self._colors = colors
      }
      var body: some View { Rectangle().fill(self) }
    }

    /// A picture that fills shapes.
    struct ImagePaint: ShapeStyle {
      var image: Image
      var scale: CGFloat
      init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
      ) {
        self.image = image
        self.scale = scale
      }
    }

    extension ShapeStyle where Self == ImagePaint {
      static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
      ) -> ImagePaint {
        ImagePaint(image: image, scale: scale)
      }
    }

    /// What shapes cast inside or behind them.
    struct ShadowStyle: Equatable {
      let _description: String
      static func drop(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
      ) -> ShadowStyle {
        ShadowStyle(_description: ".drop(radius: " + _reader(radius) + ")")
      }
      static func inner(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
      ) -> ShadowStyle {
        ShadowStyle(_description: ".inner(radius: " + _reader(radius) + ")")
      }
    }

    extension ShapeStyle {
      /// Adds a shadow to a style.
      func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(self) }
      /// Makes a style see-through.
      @_disfavoredOverload
      func opacity(_ opacity: Double) -> AnyShapeStyle { AnyShapeStyle(self) }
      @_disfavoredOverload
      func blendMode(_ mode: BlendMode) -> AnyShapeStyle { AnyShapeStyle(self) }
    }
    """#)
}
