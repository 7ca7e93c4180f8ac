import Interpreter
import ViewRuntime

extension Feature {
  static let meshGradient = Feature(
    "MeshGradient",
    #"""
    /// Colors at the points of a grid.
    struct MeshGradient: ShapeStyle, View {
      typealias Body = Never
      let width: Int
      let height: Int
      let points: [SIMD2<Float>]
      let colors: [Color]
      init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
      ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
      }
      var body: Never { _primitiveBody() }
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
      @_disfavoredOverload
      func blendMode(_ mode: BlendMode) -> AnyShapeStyle { AnyShapeStyle(self) }
    }
    """#,
    views: [
      "MeshGradient": { part throws(Trap) in
        .primitive(
          LeafElement(type: "MeshGradient", detail: try meshDetail(part), layout: .flexible))
      }
    ],
    details: [
      "MeshGradient": { part throws(Trap) in "MeshGradient(\(try meshDetail(part)))" }
    ])

  /// The size of the grid, and what is at its points.
  private static func meshDetail(_ part: Part) throws(Trap) -> String {
    let (colors, points) = (try part.detail("colors"), part.bridge.display(part.value("points")))
    return Detail.list([
      "width: \(part.integer("width")), height: \(part.integer("height"))",
      "colors: \(colors)", "points: \(points)",
    ])
  }
}
