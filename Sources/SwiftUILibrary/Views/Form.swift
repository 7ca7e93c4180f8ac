import Interpreter
import ViewRuntime

extension Feature {
  static let form = Feature(
    "Form",
    #"""
    /// Controls in rows, as settings are shown.
    struct Form<Content: View>: View {
      typealias Body = Never
      let _content: Content
      init(@ViewBuilder content: () -> Content) { self._content = content() }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "Form": { part throws(Trap) in
        .container(
          ContainerElement(
            type: "Form", layout: .list,
            content: try part.element("_content", as: part.typeArgument(0))))
      }
    ])
}
