import Interpreter
import ViewRuntime

extension Feature {
  /// Panes of a window of a Mac whose borders can be moved.
  static let splitViews = Feature(
    "SplitViews",
    #"""
    /// Panes side by side.
    struct HSplitView<Content: View>: View {
      typealias Body = Never
      let _content: Content
      init(@ViewBuilder content: () -> Content) { self._content = content() }
      var body: Never { _primitiveBody() }
    }

    /// Panes one below the other.
    struct VSplitView<Content: View>: View {
      typealias Body = Never
      let _content: Content
      init(@ViewBuilder content: () -> Content) { self._content = content() }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "HSplitView": { part throws(Trap) in
        part.bridge.container(
          "HSplitView", .horizontal(alignment: .center, spacing: 0), detail: "",
          content: try part.element("_content", as: part.typeArgument(0)))
      },
      "VSplitView": { part throws(Trap) in
        part.bridge.container(
          "VSplitView", .vertical(alignment: .center, spacing: 0), detail: "",
          content: try part.element("_content", as: part.typeArgument(0)))
      },
    ])
}
