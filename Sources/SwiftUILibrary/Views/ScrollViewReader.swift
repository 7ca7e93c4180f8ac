import Interpreter
import ViewRuntime

extension Feature {
  static let scrollViewReader = Feature(
    "ScrollViewReader",
    #"""
    /// Content that can ask to be scrolled (Z14).
    struct ScrollViewReader<Content: View>: View {
      typealias Body = Never
      var content: (ScrollViewProxy) -> Content
      init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
      var body: Never { _primitiveBody() }
      func _content() -> Content { content(ScrollViewProxy()) }
    }

    /// Scrolls to views by their id.
    struct ScrollViewProxy {
      init() {}
      func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        _scrollTo(id, anchor?.x, anchor?.y)
      }
    }

    func _scrollTo(_ id: Any, _ anchorX: CGFloat?, _ anchorY: CGFloat?)
    """#,
    natives: ["_scrollTo(_:_:_:)": scrollTo],
    views: [
      "ScrollViewReader": { part throws(Trap) in
        let kept = part.kept()
        return .container(
          ContainerElement(
            type: "ScrollViewReader", layout: .passthrough,
            content: .deferred(
              DeferredElement(.inOrder) { _ in
                try kept.element(try kept.call("_content", []), as: kept.typeArgument(0))
              })))
      }
    ])

  private static func scrollTo(_ call: NativeCall) throws(Trap) -> Value {
    let bridge = try ViewBridge.of(call)
    let (x, y) = (call.evaluator.opened(call[1]), call.evaluator.opened(call[2]))
    bridge.runtime.scroll(
      to: bridge.explicitID(call[0]),
      anchor: x.isNumber && y.isNumber ? Point(x: x.asNumber, y: y.asNumber) : nil)
    return .void
  }
}
