import Interpreter
import ViewRuntime

extension Feature {
  static let viewThatFits = Feature(
    "ViewThatFits",
    #"""
    /// The first of several views that fits (G41).
    struct ViewThatFits<Content: View>: View {
      typealias Body = Never
      let _axes: Axis.Set
      let _content: Content
      init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self._axes = axes
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "ViewThatFits": { part throws(Trap) in
        let axes = part.rawValue("_axes")
        return .container(
          ContainerElement(
            type: "ViewThatFits", detail: axes == 3 ? "" : "in: \(try part.detail("_axes"))",
            layout: .firstFitting(horizontal: axes & 1 != 0, vertical: axes & 2 != 0),
            content: try part.element("_content", as: part.typeArgument(0))))
      }
    ])
}
