import Interpreter
import ViewRuntime

extension Feature {
  static let zStack = Feature(
    "ZStack",
    #"""
    /// Views on top of each other.
    struct ZStack<Content: View>: View {
      typealias Body = Never
      let _alignment: Alignment
      let _content: Content
      init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self._alignment = alignment
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "ZStack": { part throws(Trap) in
        let alignment = part.alignment("_alignment")
        return part.bridge.container(
          "ZStack", .depth(alignment: alignment), detail: Detail.argument("alignment", alignment),
          content: try part.element("_content", as: part.typeArgument(0)))
      }
    ])
}
