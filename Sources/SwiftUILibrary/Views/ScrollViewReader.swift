import Interpreter
import ViewRuntime

extension Feature {
  static let scrollViewReader = Feature(
    "ScrollViewReader",
    #"""
    /// Content that can ask to be scrolled; scrolling to an id is not simulated.
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
        _warn("scrollTo is not simulated: nothing is scrolled")
      }
    }
    """#,
    views: [
      "ScrollViewReader": { part throws(Trap) in
        let kept = part.kept()
        return .container(
          ContainerElement(
            type: "ScrollViewReader", layout: .passthrough,
            content: .deferred(
              DeferredElement(dependsOnSize: false) { _ in
                try kept.element(try kept.call("_content", []), as: kept.typeArgument(0))
              })))
      }
    ])
}
