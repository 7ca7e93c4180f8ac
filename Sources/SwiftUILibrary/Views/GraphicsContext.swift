extension Feature {
  static let graphicsContext = Feature(
    "GraphicsContext",
    #"""
    /// What has been drawn so far.
    class _Drawings {
      var lines: [String] = []
    }

    /// Where a `Canvas` draws.
    struct GraphicsContext {
      let _drawings: _Drawings
      let _size: CGSize
      var opacity: Double = 1
      var blendMode: BlendMode = .normal
      var environment: EnvironmentValues { EnvironmentValues() }
      var transform: CGAffineTransform = CGAffineTransform.identity
      var clipBoundingRect: CGRect { CGRect(origin: CGPoint.zero, size: _size) }
      init(_size: CGSize) {
        self._drawings = _Drawings()
        self._size = _size
      }
      func _draw(_ line: String) { _drawings.lines.append(line) }
      /// Fills a path.
      func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        _draw("fill \(shading._name)")
      }
      /// Draws the outline of a path.
      func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        _draw("stroke \(shading._name)")
      }
      func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        _draw("stroke \(shading._name)")
      }
      /// Draws text.
      func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        _draw("text " + _reader(text._text))
      }
      func draw(_ text: Text, in rect: CGRect) { _draw("text " + _reader(text._text)) }
      func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        _draw("text " + _reader(text._text._text))
      }
      func draw(_ text: ResolvedText, in rect: CGRect) {
        _draw("text " + _reader(text._text._text))
      }
      /// Draws a picture.
      func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        _draw("image " + _reader(image._name))
      }
      func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        _draw("image " + _reader(image._name))
      }
      func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        _draw("image " + _reader(image._image._name))
      }
      func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        _draw("image " + _reader(image._image._name))
      }
      /// Draws one of the symbols.
      func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        _draw("symbol \(symbol._id)")
      }
      func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { _draw("symbol \(symbol._id)") }
      /// Draws in a layer of its own.
      func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
      }
      /// Cuts off what lies outside a path.
      mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
      ) {}
      mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
      ) rethrows {}
      mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}
      mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
      }
      mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
      }
      mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: CGFloat(angle.radians))
      }
      mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
      }
      func resolve(_ text: Text) -> ResolvedText { ResolvedText(_text: text) }
      func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(_image: image) }
      func resolve(_ shading: Shading) -> Shading { shading }
      func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        ResolvedSymbol(_id: "\(id)")
      }

      /// What is drawn with.
      struct Shading {
        let _name: String
        static var foreground: Shading { Shading(_name: "foreground") }
        static var backdrop: Shading { Shading(_name: "backdrop") }
        static func color(_ color: Color) -> Shading { Shading(_name: _reader(color)) }
        static func color(
          _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
          opacity: Double = 1
        ) -> Shading {
          .color(Color(red: red, green: green, blue: blue, opacity: opacity))
        }
        static func color(
          _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
          .color(Color(white: white, opacity: opacity))
        }
        static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(_name: _reader(style)) }
        static func palette(_ array: [Shading]) -> Shading { Shading(_name: "palette") }
        static func linearGradient(
          _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
          options: GradientOptions = GradientOptions()
        ) -> Shading {
          Shading(_name: "linearGradient")
        }
        static func radialGradient(
          _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
          options: GradientOptions = GradientOptions()
        ) -> Shading {
          Shading(_name: "radialGradient")
        }
        static func conicGradient(
          _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
          options: GradientOptions = GradientOptions()
        ) -> Shading {
          Shading(_name: "conicGradient")
        }
        static func tiledImage(
          _ image: Image, origin: CGPoint = .zero,
          sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
          Shading(_name: "tiledImage")
        }
      }

      /// How a drawing is changed.
      struct Filter {
        let _name: String
        static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
          Filter(_name: "blur")
        }
        static func shadow(
          color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
          blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
          Filter(_name: "shadow")
        }
        static func alphaThreshold(
          min: Double, max: Double = 1, color: Color = Color.black
        ) -> Filter {
          Filter(_name: "alphaThreshold")
        }
        static func colorMultiply(_ color: Color) -> Filter { Filter(_name: "colorMultiply") }
        static func hueRotation(_ angle: Angle) -> Filter { Filter(_name: "hueRotation") }
        static func saturation(_ amount: Double) -> Filter { Filter(_name: "saturation") }
        static func brightness(_ amount: Double) -> Filter { Filter(_name: "brightness") }
        static func contrast(_ amount: Double) -> Filter { Filter(_name: "contrast") }
        static func colorInvert(_ amount: Double = 1) -> Filter { Filter(_name: "colorInvert") }
        static func grayscale(_ amount: Double) -> Filter { Filter(_name: "grayscale") }
        static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
          Filter(_name: "projectionTransform")
        }
        static var luminanceToAlpha: Filter { Filter(_name: "luminanceToAlpha") }
      }

      /// Text that is ready to be drawn.
      struct ResolvedText {
        let _text: Text
        var shading: Shading = Shading.foreground
        func measure(in size: CGSize) -> CGSize {
          CGSize(width: min(size.width, CGFloat(_text._text.count * 8)), height: 16)
        }
        func firstBaseline(in size: CGSize) -> CGFloat { 12 }
        func lastBaseline(in size: CGSize) -> CGFloat { 12 }
      }

      /// A picture that is ready to be drawn.
      struct ResolvedImage {
        let _image: Image
        var shading: Shading?
        var size: CGSize { CGSize(width: 20, height: 20) }
        let baseline: CGFloat = 20
      }

      /// A view that is ready to be drawn.
      struct ResolvedSymbol {
        let _id: String
        var size: CGSize { CGSize(width: 20, height: 20) }
      }

      struct BlurOptions: OptionSet {
        let rawValue: UInt32
        init(rawValue: UInt32) { self.rawValue = rawValue }
        static let opaque = BlurOptions(rawValue: 1)
        static let dithersResult = BlurOptions(rawValue: 2)
      }
      struct ShadowOptions: OptionSet {
        let rawValue: UInt32
        init(rawValue: UInt32) { self.rawValue = rawValue }
        static let shadowAbove = ShadowOptions(rawValue: 1)
        static let shadowOnly = ShadowOptions(rawValue: 2)
        static let invertsAlpha = ShadowOptions(rawValue: 4)
        static let disablesGroup = ShadowOptions(rawValue: 8)
      }
      struct FilterOptions: OptionSet {
        let rawValue: UInt32
        init(rawValue: UInt32) { self.rawValue = rawValue }
        static let linearColor = FilterOptions(rawValue: 1)
      }
      struct ClipOptions: OptionSet {
        let rawValue: UInt32
        init(rawValue: UInt32) { self.rawValue = rawValue }
        static let inverse = ClipOptions(rawValue: 1)
      }
      struct GradientOptions: OptionSet {
        let rawValue: UInt32
        init(rawValue: UInt32) { self.rawValue = rawValue }
        static let `repeat` = GradientOptions(rawValue: 1)
        static let mirror = GradientOptions(rawValue: 2)
        static let linearColor = GradientOptions(rawValue: 4)
      }
    }
    """#)
}
