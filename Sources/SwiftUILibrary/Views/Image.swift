import Interpreter
import ViewRuntime

extension Feature {
  static let image = Feature(
    "Image",
    #"""
    /// `CGImage`, which is not modelled.
    final class _PlatformImage {}

    /// A picture or a symbol.
    struct Image: View, Equatable {
      typealias Body = Never
      let _label: String
      let _name: String
      let _options: String
      init(_label: String, _name: String, _options: String) {
        self._label = _label
        self._name = _name
        self._options = _options
      }
      /// A symbol of the system.
      init(systemName: String) { self.init(_label: "systemName", _name: systemName, _options: "") }
      init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
      /// A picture of the app, by name.
      init(_ name: String, bundle: Bundle? = nil) {
        self.init(_label: "", _name: name, _options: "")
      }
      init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }
      init(decorative name: String, bundle: Bundle? = nil) {
        self.init(_label: "decorative", _name: name, _options: "")
      }
      init(_ resource: ImageResource) { self.init(resource._name) }
      init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name) }
      init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name)
      }
      init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name)
      }
      /// A picture that the program draws.
      @notSimulated("the image is not drawn") init(
        size: CGSize, label: Text? = nil, opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
      ) {
        self.init(
          _label: "drawn", _name: label?._text ?? "\(size.width) × \(size.height)", _options: "")
      }
      /// A picture of Core Graphics, of which nothing is known.
      init(
        _ cgImage: _PlatformImage, scale: CGFloat, orientation: Image.Orientation = .up,
        label: Text
      ) {
        self.init(_label: "CGImage", _name: label._text, _options: "")
      }
      init(
        decorative cgImage: _PlatformImage, scale: CGFloat,
        orientation: Image.Orientation = .up
      ) {
        self.init(_label: "decorative", _name: "CGImage", _options: "")
      }
      /// Lets the picture take the size it is offered.
      func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
      ) -> Image {
        Image(_label: _label, _name: _name, _options: _options + ", resizable")
      }
      /// Draws the picture as it is, or as a mask.
      func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
        _with("renderingMode", renderingMode)
      }
      /// The image with one more word about how it is drawn.
      func _with<T>(_ name: String, _ value: T) -> Image {
        Image(
          _label: _label, _name: _name,
          _options: _options + ", " + name + ": " + _reader(value))
      }
      /// Sets the quality of scaling.
      func interpolation(_ interpolation: Image.Interpolation) -> Image {
        _with("interpolation", interpolation)
      }
      /// Smooths the edges.
      func antialiased(_ isAntialiased: Bool) -> Image { _with("antialiased", isAntialiased) }
      /// Draws a symbol in layers.
      func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        _with("symbolRenderingMode", mode)
      }
      var body: Never { _primitiveBody() }

      enum ResizingMode: Hashable { case tile, stretch }
      enum TemplateRenderingMode: Hashable { case template, original }
      enum Interpolation: Hashable { case none, low, medium, high }
      enum Scale: Hashable { case small, medium, large }
      enum Orientation: UInt8, Hashable, CaseIterable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
      }
    }

    /// The name of a picture in a catalog.
    struct ImageResource: Hashable {
      let _name: String
      init(name: String, bundle: Bundle? = nil) { self._name = name }
    }

    /// How a symbol's layers are colored.
    struct SymbolRenderingMode: Hashable {
      let _name: String
      static let monochrome = SymbolRenderingMode(_name: "monochrome")
      static let hierarchical = SymbolRenderingMode(_name: "hierarchical")
      static let palette = SymbolRenderingMode(_name: "palette")
      static let multicolor = SymbolRenderingMode(_name: "multicolor")
    }
    """#,
    views: [
      "Image": { part throws(Trap) in
        let label = part.string("_label")
        let name = part.string("_name")
        let quoted = Detail.quoted(name)
        let options = part.string("_options")
        return .primitive(
          LeafElement(
            type: "Image", detail: (label.isEmpty ? quoted : "\(label): \(quoted)") + options,
            name: name,
            layout: options.contains("resizable")
              ? .flexible : .fixed(Size(width: 20, height: 20))))
      }
    ],
    details: ["SymbolRenderingMode": { part throws(Trap) in "." + part.string("_name") }])
}
