import Interpreter
import ViewRuntime

extension Feature {
  static let geometryReader = Feature(
    "GeometryReader",
    #"""
    /// Content made from the size it is offered, in a rule of its own (U22, U96).
    struct GeometryReader<Content: View>: View {
      typealias Body = Never
      var content: (GeometryProxy) -> Content
      init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
      var body: Never { _primitiveBody() }
      func _content(_ proxy: GeometryProxy) -> Content { content(proxy) }
    }
    """#,
    views: [
      "GeometryReader": { part throws(Trap) in
        let make = part.kept()
        return .container(
          ContainerElement(
            type: "GeometryReader", layout: .geometry,
            content: .deferred(
              DeferredElement { size in
                let bridge = make.bridge
                let proxy = bridge.makeProxy(bridge.runtime.runningGeometry(), size: size)
                defer { bridge.evaluator.release(proxy) }
                return try make.element(
                  try make.call("_content", [proxy]), as: make.typeArgument(0))
              })))
      }
    ])
}
