import Interpreter
import ViewRuntime

extension Feature {
  static let canvas = Feature(
    "Canvas",
    #"""
    /// A drawing made by code; Grove runs the code and keeps what it draws as words.
    struct Canvas<Symbols: View>: View {
      typealias Body = Never
      var symbols: Symbols
      var renderer: (inout GraphicsContext, CGSize) -> Void
      init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
      ) {
        self.symbols = symbols()
        self.renderer = renderer
      }
      var body: Never { _primitiveBody() }
      func _drawings(_ width: Double, _ height: Double) -> [String] {
        let size = CGSize(width: CGFloat(width), height: CGFloat(height))
        var context = GraphicsContext(_size: size)
        renderer(&context, size)
        return context._drawings.lines
      }
    }

    extension Canvas where Symbols == EmptyView {
      init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
      ) {
        self.symbols = EmptyView()
        self.renderer = renderer
      }
    }

    /// In which space colors are mixed.
    enum ColorRenderingMode: Hashable { case nonLinear, linear, extendedLinear }
    """#,
    views: [
      "Canvas": { part throws(Trap) in
        let kept = part.kept()
        return .container(
          ContainerElement(
            type: "Canvas", layout: .geometry,
            content: .deferred(
              DeferredElement { size in
                let lines = try kept.call(
                  "_drawings", [.double(size.width), .double(size.height)])
                let evaluator = kept.bridge.evaluator
                defer { evaluator.release(lines) }
                let drawn = evaluator.elements(of: lines).map { evaluator.string(of: $0) }
                let rest = drawn.count > 3 ? ["… \(drawn.count - 3) more"] : []
                return .primitive(
                  LeafElement(
                    type: "Drawing", detail: (drawn.prefix(3) + rest).joined(separator: ", "),
                    layout: .flexible))
              })))
      }
    ])
}
